"""A whole game as one animated SVG: every element is stored once, with the positions in which it is visible.

Programs that do not play animations show the last position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from ziggurat.pictures.canvas import svg
from ziggurat.pictures.picture import WIDTH, Picture

LAST = 5  # the last position stays as long as this many


class Node:
    """An element, or a group of elements, and the numbers of the frames that show it."""

    def __init__(self, text: str, children: list[Node] | None) -> None:
        self.text = text
        self.children = children
        self.frames: list[int] = []

    def shown_in(self, frame: int) -> None:
        """Note that a frame shows the element and everything in it."""
        self.frames.append(frame)
        for child in self.children or []:
            child.shown_in(frame)

    def absorb(self, other: Node, frame: int) -> None:
        """Take over a frame in which the same group has other contents."""
        self.frames.append(frame)
        if self.children is not None and other.children is not None:
            self.children = merged(self.children, other.children, frame)

    def write(self, frames: int, around: Sequence[int], seconds: float) -> Iterator[str]:
        """Yield the parts of the element; it is animated if it is not always visible where its group is."""
        always = self.frames == list(around)
        shown = "" if always else visibility(self.frames, frames, seconds)
        hidden = ' display="none"' if not always and self.frames[-1] != frames - 1 else ""
        if self.children is None:
            yield self.text if always else f"<g{hidden}>{shown}{self.text}</g>"
            return
        yield f"{self.text[:-1]}{hidden}>{shown}"
        for child in self.children:
            yield from child.write(frames, self.frames, seconds)
        yield "</g>"


def tree(parts: Sequence[str]) -> list[Node]:
    """Return the elements of a canvas as a tree of groups."""
    top: list[Node] = []
    open_groups = [top]
    for part in parts:
        if part == "</g>":
            open_groups.pop()
            continue
        node = Node(part, [] if part.startswith("<g") else None)
        open_groups[-1].append(node)
        if node.children is not None:
            open_groups.append(node.children)
    return top


def merged(old: Sequence[Node], new: Sequence[Node], frame: int) -> list[Node]:
    """Return all elements of both lists, in an order that keeps both orders; equal ones are joined.

    Only elements of the frame before are compared, so that an element moves over others only where it is drawn so.
    """
    recent = [place for place, node in enumerate(old) if node.frames[-1] == frame - 1]
    matcher = SequenceMatcher(None, [old[place].text for place in recent], [node.text for node in new], autojunk=False)
    result, done = list[Node](), 0
    for tag, first, last, start, end in matcher.get_opcodes():
        if tag == "equal":
            for place, node in zip(recent[first:last], new[start:end], strict=True):
                result += old[done : place + 1]
                done = place + 1
                old[place].absorb(node, frame)
        else:
            for node in new[start:end]:
                node.shown_in(frame)
                result.append(node)
    return [*result, *old[done:]]


def visibility(shown: Sequence[int], frames: int, seconds: float) -> str:
    """Return the animation of an element that some frames show."""
    total = frames - 1 + LAST
    times, values = ["0"], ["inline" if shown[0] == 0 else "none"]
    inside = set(shown)
    for frame in range(1, frames):
        if (frame in inside) != (frame - 1 in inside):
            times.append(f"{frame / total:.5f}")
            values.append("inline" if frame in inside else "none")
    return (
        f'<animate attributeName="display" values="{";".join(values)}" keyTimes="{";".join(times)}" '
        f'calcMode="discrete" dur="{total * seconds:.1f}s" repeatCount="indefinite"/>'
    )


def animated(pictures: Sequence[Picture], seconds: float) -> str:
    """Return an SVG that shows pictures one after the other, again and again."""
    height = max(picture.paint() for picture in pictures)
    nodes = tree(pictures[0].canvas.parts)
    for node in nodes:
        node.shown_in(0)
    definitions = dict(pictures[0].canvas.definitions)
    for frame, picture in enumerate(pictures[1:], 1):
        nodes = merged(nodes, tree(picture.canvas.parts), frame)
        definitions |= picture.canvas.definitions
    every = range(len(pictures))
    content = "".join(part for node in nodes for part in node.write(len(pictures), every, seconds))
    return svg(WIDTH, height, pictures[-1].title(), definitions, content)
