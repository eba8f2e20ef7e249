"""Measures the page while pieces move, in a real Chromium: script per frame, layout shifts, answers to input.

    python benchmarks/motion.py [--steps 14] [--games babel,babylon] [--details]

For each game a few turns against a bot are played by mouse on the built page, with all animations. A trace gives the
script of each animation frame in which a piece moves. During each movement a tab of the list is clicked, and the time
to the next picture is taken. `--details` prints the longest tasks and the elements that shifted.

A frame lasts until the next one begins: its tasks for messages, timers and input count, not only its callbacks. What
the test program itself runs in the page does not: Playwright checks in each mouse event what is under the pointer,
which takes up to 2 ms. The line says how many frames are over the limit with it. `--pace` is the time between reaching,
pressing and releasing something; people need at least 40 ms for each, and without a pace all three fall into one frame.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import CDPSession  # noqa: E402

from helpers.browser import browser  # noqa: E402
from helpers.page_player import Player  # noqa: E402
from helpers.page_players import PLAYERS  # noqa: E402
from helpers.server import SameDeals  # noqa: E402

CATEGORIES = "devtools.timeline,v8.execute,blink.user_timing,benchmark"
SCRIPT = {
    *("EvaluateScript", "FunctionCall", "EventDispatch", "FireAnimationFrame", "FireIdleCallback", "TimerFire"),
    *("RunMicrotasks", "v8.callFunction", "V8.GC_MC", "MajorGC", "MinorGC"),
}
LAYOUT = {"UpdateLayoutTree", "Layout"}  # that a script has caused by measuring
LIMIT_MS = 4.0
POLL_MS = 25  # a look at the page takes 0.1 ms
FRAME = "ProxyMain::BeginMainFrame"
# Movements of the layer as marks in the trace; layout shifts with their elements; the time from a click to a picture.
WATCH = """(() => {
  window.shifts = [];
  window.answers = [];
  let moving = 0;
  const real = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const made = real.apply(this, given);
    if (!this.closest('.flights')) return made;
    if (moving++ === 0) performance.mark('fly');
    made.finished.catch(() => {}).finally(() => --moving || performance.mark('land'));
    return made;
  };
  const named = (node) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement;
    return one ? [one.tagName.toLowerCase(), ...one.classList].join('.') : '-';
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      window.shifts.push({ value: one.value, input: one.hadRecentInput, moving: moving > 0,
        at: one.sources.map(({ node, previousRect, currentRect }) =>
          `${named(node)} ${box(previousRect)} > ${box(currentRect)}`) });
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.name === 'click' && one.target?.role === 'tab')
        window.answers.push([one.duration, one.processingEnd - one.processingStart]);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})()"""
MOVING = "() => document.querySelector('.flights > *') !== null"


@dataclass
class Motion:
    """What was seen while pieces moved; times in milliseconds."""

    frames: list[float] = field(default_factory=list)
    """The script of each frame in which a piece moved."""
    with_tests: list[float] = field(default_factory=list)
    """The same with the functions of the test program."""
    steps: list[float] = field(default_factory=list)
    """The script before each movement, which shows the step on the board."""
    tasks: list[tuple[float, str]] = field(default_factory=list)
    """The scripts of the frames: time, name."""


def main_thread(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events of the thread that draws the table, sorted by time."""
    found = sorted((one for one in events if "ts" in one), key=lambda one: float(one["ts"]))
    marks = [one for one in found if one["name"] in ("fly", "land")]
    return [one for one in found if marks and (one["pid"], one["tid"]) == (marks[0]["pid"], marks[0]["tid"])]


def movements(events: Iterable[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """Return when pieces moved, from the first to the last piece."""
    begun = None
    for one in events:
        if one["name"] == "fly":
            begun = one["ts"]
        elif one["name"] == "land" and begun is not None:
            yield begun, one["ts"]
            begun = None


def outer(scripts: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Leave out scripts called by another one."""
    end = 0.0
    for one in scripts:
        if one["ts"] >= end:
            end = one["ts"] + one["dur"]
            yield one


def motion(events: Iterable[dict[str, Any]]) -> Motion:
    """Return the script of each frame of a movement, the one that starts it included."""
    events = main_thread(events)
    # the same name also marks flows between threads, in the middle of a frame
    frames = [one["ts"] for one in events if one["name"] == FRAME and one["ph"] == "X"]
    scripts = list(outer(one for one in events if one["name"] in SCRIPT and one.get("dur")))
    layouts = [one for one in events if one["name"] in LAYOUT and one.get("dur")]
    tests = list(outer(one for one in events if is_test(one)))
    for one in scripts:
        of_tests = within(one, tests)
        caused = within(one, layouts)
        own = [layout for layout in caused if not any(within(test, [layout]) for test in of_tests)]
        one["all"] = processor_ms(one) - sum(map(processor_ms, caused))
        one["script"] = processor_ms(one) - sum(map(processor_ms, [*own, *of_tests]))
    found = Motion()
    for start, end in movements(events):
        first = max(bisect_right(frames, start) - 1, 0)
        last = bisect_right(frames, end)
        for number in range(max(first - 1, 0), min(last, len(frames) - 1)):
            inside = [one for one in scripts if frames[number] <= one["ts"] < frames[number + 1]]
            time = sum(one["script"] for one in inside)
            (found.frames if number >= first else found.steps).append(time)
            if number >= first:
                found.with_tests.append(sum(one["all"] for one in inside))
                found.tasks += [(one["script"], name_of(one)) for one in inside]
    return found


def within(script: dict[str, Any], others: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events that begin while a script runs."""
    return [one for one in others if script["ts"] <= one["ts"] < script["ts"] + script["dur"]]


def is_test(event: dict[str, Any]) -> bool:
    """Return whether a function is not from a file of the page."""
    data = event.get("args", {}).get("data", {})
    return event["name"] == "FunctionCall" and bool(event.get("dur")) and not data.get("url", "").startswith("http")


def processor_ms(event: dict[str, Any]) -> float:
    """Return the processor time of an event, which does not depend on what else the machine does."""
    return float(event.get("tdur", event["dur"])) / 1000


def name_of(event: dict[str, Any]) -> str:
    """Return what ran, for people who look for its cause."""
    data = event.get("args", {}).get("data", {})
    what = data.get("type") or data.get("functionName") or data.get("callbackId", "")
    return f"{event['name']} {what} {data.get('lineNumber', '')}:{data.get('columnNumber', '')}".strip()


def trace(session: CDPSession) -> list[dict[str, Any]]:
    """Start a trace; the list is filled until it has ended."""
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    config = {"includedCategories": CATEGORIES.split(","), "recordMode": "recordAsMuchAsPossible"}
    session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    return events


def play(player: Player, steps: int) -> None:
    """Make steps; after each, click another tab of the list as soon as a piece moves."""
    for number in range(steps):
        if not player.wait_for_turn():
            return
        player.step()
        if player.page.evaluate(MOVING):
            tabs = player.page.locator("[role=tab]")
            tabs.nth((0, 2)[number % 2]).click(delay=player.pace_ms)
    player.wait_for_turn()


def measure(player: Player, steps: int) -> tuple[Motion, list[dict[str, Any]], list[list[float]]]:
    """Play and return what happened, the layout shifts, and the times of answers."""
    player.context.add_init_script(WATCH)
    player.start_against_bots(2)
    player.wait_for_turn()
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate("window.shifts.length = 0")
    session = player.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
    events = trace(session)
    done: list[object] = []
    session.on("Tracing.tracingComplete", lambda data: done.extend([data]))
    play(player, steps)
    session.send("Tracing.end")
    player.until(lambda: bool(done))
    return motion(events), player.page.evaluate("window.shifts"), player.page.evaluate("window.answers")


def report(name: str, found: Motion, shifts: list[dict[str, Any]], answers: list[list[float]]) -> str:
    """Return a line of figures."""
    frames = sorted(found.frames) or [0.0]
    p99 = frames[int(len(frames) * 0.99) - 1] if len(frames) > 1 else frames[0]
    shift = sum(one["value"] for one in shifts if not one["input"])
    own = sum(one["value"] for one in shifts)
    steps = found.steps or [0.0]
    over = sum(one > LIMIT_MS for one in frames)
    with_tests = sum(one > LIMIT_MS for one in found.with_tests)
    times, handlers = zip(*answers, strict=True) if answers else ((0.0,), (0.0,))
    return (
        f"{name:16} script per frame: median {median(frames):.1f}, 99 % {p99:.1f}, worst {frames[-1]:.1f} ms "
        f"({over} of {len(found.frames)} frames over {LIMIT_MS:.0f} ms, {with_tests} with the test program), "
        f"steps: median {median(steps):.0f}, worst {max(steps):.0f} ms ({len(found.steps)})  "
        f"layout shift {shift:.4f} (after input {own - shift:.4f})  "
        f"answers: median {median(times):.0f}, worst {max(times):.0f} ms ({len(answers)}), "
        f"of which in handlers: median {median(handlers):.0f}, worst {max(handlers):.0f} ms"
    )


def shifted(shifts: list[dict[str, Any]]) -> list[tuple[str, float, int]]:
    """Return the elements that shifted most: name and last change, the sum of their shifts, and how many."""
    sums: dict[str, tuple[str, float, int]] = {}
    for one in shifts:
        for text in one["at"]:
            name = text.partition(" ")[0] + (" (after input)" if one["input"] else "")
            _, value, count = sums.get(name, ("", 0.0, 0))
            sums[name] = (f"{name} {text.partition(' ')[2]}", value + one["value"], count + 1)
    return sorted(sums.values(), key=lambda one: -one[1])[:16]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page while pieces move.")
    parser.add_argument("--steps", type=int, default=14, help="steps per game")
    parser.add_argument("--games", default=",".join(PLAYERS), help="separated by commas")
    parser.add_argument("--pace", type=int, default=40, help="milliseconds between reaching, pressing, releasing")
    parser.add_argument("--details", action="store_true", help="print long tasks and shifted elements")
    wanted = parser.parse_args()
    with browser() as chromium, tempfile.TemporaryDirectory() as folder, SameDeals(Path(folder)) as server:
        for name in wanted.games.split(","):
            player = PLAYERS[name](server, chromium, reduced_motion="no-preference")
            player.pace_ms, player.poll_ms = wanted.pace, POLL_MS
            found, shifts, answers = measure(player, wanted.steps)
            sys.stdout.write(report(name, found, shifts, answers) + "\n")
            if wanted.details:
                for time, task in sorted(found.tasks, reverse=True)[:12]:
                    sys.stdout.write(f"    {time:6.1f} ms {task}\n")
                for element, value, count in shifted(shifts):
                    sys.stdout.write(f"    {value:.4f} in {count} shifts with {element}\n")
            sys.stdout.flush()
            player.close()


if __name__ == "__main__":
    main()
