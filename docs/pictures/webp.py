"""Pictures as WebP, as fine as fits. A browser makes them: nothing else has to be installed."""

from __future__ import annotations

import base64

from playwright.sync_api import Page

MOST = 24_000  # bytes of a picture, unless it is said otherwise

ENCODE = """async ([png, quality]) => {
  const picture = new Image()
  picture.src = 'data:image/png;base64,' + png
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}"""


def webp(page: Page, png: bytes, most: int = MOST) -> bytes:
    """As WebP, as fine as fits."""
    data, quality = b"", 0.9
    while not data or (len(data) > most and quality > 0.2):
        data = base64.b64decode(page.evaluate(ENCODE, [base64.b64encode(png).decode(), quality]))
        quality -= 0.08
    return data
