// One socket; when it breaks, it is tried again, soon at first, then less and less often. Pauses
// differ from browser to browser, so that not all come back to a new server at once. Who is told
// that there is nothing to come back to stays away.

const FIRST = 150;
const LONGEST = 4000;
const GROWS = 1.6;
// Codes of the server's own.
const TOO_MANY = 4429; // another one must go first
const FOR_GOOD = [4403, 4404]; // who comes back is told the same

export class Connection {
  constructor(path, { onMessage, onState }) {
    this.path = path;
    this.onMessage = onMessage;
    this.onState = onState;
    this.wait = FIRST;
    this.ended = false;
    this.timer = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
      this.send({ say: "looks", on: !document.hidden });
    });
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path()}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.wait = FIRST; // a door that opens and closes again is not yet a table
      this.onMessage(JSON.parse(event.data));
    };
    socket.onopen = () => {
      if (document.hidden) this.send({ say: "looks", on: false }); // who looks need not say so
      this.onState(true);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.onState(false);
      this.ended ||= FOR_GOOD.includes(code);
      if (this.ended) return;
      if (code === TOO_MANY) this.wait = LONGEST;
      this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
      this.wait = Math.min(LONGEST, this.wait * GROWS);
    };
  }

  hurry() {
    if (this.ended || this.socket.readyState !== WebSocket.CLOSED) return;
    this.wait = FIRST;
    this.open();
  }

  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
