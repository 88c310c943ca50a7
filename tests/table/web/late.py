"""A page on a slow machine: it hears, measures, draws and moves later than it should.

`LATE=300 python -m pytest tests/table/web` shows what takes a fast page for granted: a test that
looks before something has come, or a script that does.
"""

from __future__ import annotations

import os
from typing import Final

LATE: Final = int(os.environ.get("LATE", "0"))
"""By how many milliseconds."""

SCRIPT: Final = """(() => {
    const [soon, draw] = [setTimeout, requestAnimationFrame].map((one) => one.bind(window));
    const get = fetch.bind(window);
    const later = (hear) => hear && ((...told) => soon(() => hear(...told), LATE));
    window.WebSocket = class extends WebSocket {
        set onopen(hear) { super.onopen = later(hear); }
        set onmessage(hear) { super.onmessage = later(hear); }
        set onclose(hear) { super.onclose = later(hear); }
    };
    window.ResizeObserver = class extends ResizeObserver {
        constructor(hear) { super(later(hear)); }
    };
    window.requestAnimationFrame = (step) => draw(() => soon(() => draw(step), LATE));
    window.fetch = async (...asked) => {
        const answer = await get(...asked);
        await new Promise((done) => soon(done, LATE));
        return answer;
    };
    const slower = () => {
        for (const moving of document.getAnimations()) moving.playbackRate = 1 / 8;
        draw(slower);
    };
    slower();
})();""".replace("LATE", str(LATE))
