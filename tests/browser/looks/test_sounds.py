"""What the table sounds like: every sound is rendered by the real browser, and measured. docs/performance.md tells what came of it."""

from __future__ import annotations

import math
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Person, picture

ROOT = Path(__file__).parents[3]
NODE, BUNDLER = ROOT / ".venv-web" / "node", ROOT / "web" / "sounds.mjs"
ROW = re.compile(r"^\| (turn|dice|card|blade|step|fall) \| (\d+) ms \| (-[\d.]+) dB \|$", re.MULTILINE)

# At full volume. A sound lasts as long as it is within 40 dB of its loudest sample.
RENDER = """async () => {
  const heard = {}
  let seed = 1
  Math.random = () => (seed = seed * 16807 % 2147483647) / 2147483647 // the same noise whenever it is measured
  for (const name of Object.keys(sounds.SOUNDS)) {
    const context = new OfflineAudioContext(1, 96_000, 48_000)
    Object.defineProperty(context, 'state', { value: 'running' })
    new sounds.Sounds(() => ({ sound: true, volume: 1 }), () => context).play(name)
    const samples = (await context.startRendering()).getChannelData(0)
    const loud = samples.map(Math.abs)
    const peak = loud.reduce((a, b) => Math.max(a, b))
    const last = loud.findLastIndex((level) => level > peak / 100)
    heard[name] = { peak, ms: last / 48, clean: samples.every(Number.isFinite), rest: Math.max(...loud.slice(-9_600)) }
    const canvas = document.body.appendChild(document.createElement('canvas'))
    Object.assign(canvas, { width: 1200, height: 120, title: name })
    const g = canvas.getContext('2d')
    g.font = '16px sans-serif'
    g.fillText(name, 4, 18)
    for (let x = 0; x < 1200; x++) {
      const level = 60 * Math.max(...loud.slice(x * 80, x * 80 + 80))
      g.fillRect(x, 60 - level, 1, Math.max(1, 2 * level))
    }
  }
  return heard
}"""


@pytest.fixture
def heard(person: Person) -> dict[str, dict[str, Any]]:
    """Each sound: its highest sample, how long it lasts, and whether it has come to rest."""
    if not (ROOT / "web" / "node_modules" / "rolldown").exists():
        pytest.skip("the client's tools are not installed (make web)")
    script = subprocess.run([NODE, BUNDLER.name], cwd=BUNDLER.parent, capture_output=True, check=True, timeout=60)
    page = person()
    page.set_content("")
    told: dict[str, dict[str, Any]] = page.evaluate(
        f"async () => {{ {script.stdout.decode()}; return await ({RENDER})() }}"
    )
    picture(page, "sounds")
    return told


def test_every_sound_is_heard_and_none_is_cut_off(heard: dict[str, dict[str, Any]]) -> None:
    """None is silent, none is clipped, each dies away, and each is as long and as loud as the documentation says."""
    told = {
        name: (int(ms), float(peak)) for name, ms, peak in ROW.findall((ROOT / "docs" / "performance.md").read_text())
    }
    print(
        "\n".join(
            f"| {name} | {of['ms']:.0f} ms | {20 * math.log10(of['peak']):.1f} dB |" for name, of in heard.items()
        )
    )
    assert set(told) == set(heard)
    for name, sound in heard.items():
        peak, (ms, decibels) = 20 * math.log10(sound["peak"]), told[name]
        assert sound["clean"] and sound["rest"] < 1e-4, name
        assert -20 < peak < -3, name  # heard, and two at once are not cut off
        assert sound["ms"] == pytest.approx(ms, rel=0.05), name
        assert peak == pytest.approx(decibels, abs=0.5), name
