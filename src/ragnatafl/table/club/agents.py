"""What a device is called in a list, by what its browser says of itself."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("edg", "Edge"), ("opr/", "Opera"), ("samsungbrowser", "Samsung Internet"),
    ("firefox", "Firefox"), ("fxios", "Firefox"), ("crios", "Chrome"), ("chrom", "Chrome"),
    ("safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("iphone", "iPhone"), ("ipad", "iPad"), ("android", "Android"), ("windows", "Windows"),
    ("mac os", "macOS"), ("cros", "ChromeOS"), ("linux", "Linux"),
)  # fmt: skip


def device_name(agent: str) -> str:
    """A browser and its system, as far as they tell; nothing of others.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox, Linux'
    >>> device_name("curl/8.5")
    ''
    """
    said = agent[:400].lower()
    found = (
        next((name for word, name in kinds if word in said), "") for kinds in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))
