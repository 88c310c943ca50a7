// The club: everybody's talk.

import { Connection } from "./connection.js";
import { lastName, setLanguage, setName } from "./settings.js";
import { Talk } from "./talk.js";

const find = (id) => document.getElementById(id);

const talk = new Talk("club", { send: (message) => connection.send(message) });
const connection = new Connection(
  () => `/ws/club?show=talk&lang=${find("language").value}`,
  {
    onMessage: (message) => {
      if ("talk" in message) talk.hear(message.talk);
      else if ("refused" in message) talk.refused(message.refused);
    },
    onState: (here) => (find("away").hidden = here),
  },
);

find("name").value ||= lastName();
find("name").addEventListener("change", ({ target }) => {
  setName(target.value);
  connection.socket.close(); // the next one knows it
});
find("language").addEventListener("change", ({ target }) => {
  setLanguage(target.value);
  location.reload();
});
