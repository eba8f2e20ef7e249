"""The base class of bots; finding a bot by name and asking it for actions.

CONTRIBUTING.md explains how to add a bot.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from functools import cache
from importlib import invalidate_caches
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from traceback import walk_tb
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Generic
from zlib import crc32

from ziggurat.core.box import Box
from ziggurat.core.errors import UnknownBot, ZigguratError
from ziggurat.core.game import Game, View
from ziggurat.core.options import shown
from ziggurat.core.plugins import BOTS
from ziggurat.core.registry import find, game_given, installed
from ziggurat.core.rng import Stream
from ziggurat.core.seed import fresh_seed, seed_bytes
from ziggurat.core.seed import stream as named_stream


class BotFailed(ZigguratError):
    """A bot raised an error, timed out or chose an illegal action."""

    code = "bot_failed"


if TYPE_CHECKING:
    from typing_extensions import TypeVar  # type checkers know it, installed or not

    AnyView = TypeVar("AnyView", bound=Mapping[str, Any], default=View)
else:  # before Python 3.13 a type variable has no default
    from typing import TypeVar

    AnyView = TypeVar("AnyView")


class Bot(ABC, Generic[AnyView]):
    """A player that knows only views of its seat and draws random numbers from `stream`.

    `self.game`, `self.stream` and `self.box` make a full position that agrees with a view:
    `self.game.sample(view, self.stream, self.box)`. A subclass with its own `__init__` takes and passes on these three.
    `Bot[BabelView]` is one whose view has the type of Babel's views; each game has one (`json_types.py`).

    >>> class Hasty(Bot):
    ...     def choose(self, view, seconds=None):
    ...         return view["actions"][0]
    >>> from ziggurat import Match
    >>> from ziggurat.core.rng import Stream
    >>> match = Match("babel", seed=7)
    >>> player = Hasty(match.game, Stream(bytes(32)))
    >>> player.choose(match.view(0))
    'end'
    >>> player.close()
    """

    origin = ""
    """Names the package of a bot that is not Ziggurat's, for error messages."""

    def __init__(self, game: Game, stream: Stream, box: Box | None = None) -> None:
        self.game = game
        self.stream = stream
        self.box = box or game.box

    @abstractmethod
    def choose(self, view: AnyView, seconds: float | None = None) -> str:
        """Return one of `view["actions"]`, within `seconds` if given."""

    def close(self) -> None:
        """Release processes and files after the game."""


def bots() -> list[str]:
    """Return the names of all installed bots.

    >>> bots()
    ['apprentice', 'architect', 'greedy', 'king', 'mason', 'random']
    """
    return list(installed(BOTS))


def bot(
    kind: str | type[Bot[Any]] | Bot[Any],
    game: Game | type[Game] | str,
    *,
    seed: int | str | bytes | None = None,
    box: Box | None = None,
) -> Bot[Any]:
    """Return a new bot for one game: an installed one, a class in a Python file, `mine.py:Class`, or a class.

    The seed decides the bot's random choices; without one it is drawn. An object that is a bot already is returned.

    >>> from ziggurat import Match
    >>> match = Match("babel", seed=7)
    >>> player = bot("random", "babel", seed=1)
    >>> player.choose(match.view(0)) in match.legal()
    True
    """
    if isinstance(kind, Bot):
        return kind
    key = fresh_seed() if seed is None else seed_bytes(seed)
    return new_bot(kind, game_given(game), named_stream(key, "bot"), box)


def new_bot(kind: str | type[Bot[Any]], game: Game, stream: Stream, box: Box | None = None) -> Bot[Any]:
    """Return a new bot by its name or class, or raise `UnknownBot` or, if it cannot start, `BotFailed`."""
    found = bot_class(kind) if isinstance(kind, str) else subclass(kind, "a bot", "or its name")
    name, origin = (kind, origin_of(kind)) if isinstance(kind, str) else (found.__name__, "")
    try:
        made = found(game, stream, box)
    except ZigguratError:
        raise
    except Exception as error:
        hint = "" if takes_three(found) else "its __init__ must take game, stream and box: "
        raise BotFailed(f"bot {name}{origin} failed to start: {hint}{described(error, found)}") from error
    made.origin = origin
    return made


def takes_three(kind: type[Bot[Any]]) -> bool:
    """Return whether a class can be called with game, stream and box, or has no signature."""
    try:
        signature(kind).bind(None, None, None)
    except TypeError:
        return False
    except ValueError:  # a class in C without a signature
        return True
    return True


def bot_class(name: str) -> type[Bot[Any]]:
    """Return the class of a bot, or raise `UnknownBot`."""
    if is_in_file(name):
        return subclass(class_in_file(name), f"bot {name!r}")
    if name not in installed(BOTS):
        raise unknown_bot(name)
    return subclass(find(BOTS, name, "bot", UnknownBot), f"bot {name!r}{origin_of(name)}")


def subclass(found: Any, what: str, instead: str = "") -> type[Bot[Any]]:
    """Return a class of bots that can be made, or raise `UnknownBot`."""
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{what} is {shown(found)}, but must be a subclass of ziggurat.Bot{instead and ' ' + instead}")
    if missing := sorted(getattr(found, "__abstractmethods__", ())):
        raise UnknownBot(f"{what} is the class {found.__name__}, which has no method {', '.join(missing)}")
    return found


def unknown_bot(name: str, *also: str) -> UnknownBot:
    """Return the error for a name that no bot has: what is installed, and how other bots are written."""
    hints = [f"unknown bot {name!r}", f"installed: {', '.join(bots()) or 'none'}"]
    hints.append(", ".join(["a class in a file is written FILE.py:CLASS", *also]))
    known, _, limit = name.rpartition(":")
    if known in bots() or is_in_file(known):
        hints.append(f"the limit {limit!r} is not for one bot, but for the players of a match")
    elif similar := get_close_matches(name.lower(), bots(), 1):
        hints.append(f"did you mean {similar[0]!r}?")
    return UnknownBot("; ".join(hints))


def is_in_file(name: str) -> bool:
    """Return whether a name means a class in a Python file, such as `bots/mine.py:Class`."""
    return name.rpartition(":")[0].endswith(".py")


def class_in_file(name: str) -> Any:
    """Return the object in a Python file that `FILE.py:NAME` means, or raise `UnknownBot`."""
    file, _, attribute = name.rpartition(":")
    path = Path(file).resolve()
    try:
        found = vars(module_in(path, path.stat().st_mtime_ns))
    except Exception as error:  # the file may fail in any way
        raise UnknownBot(f"bot {name!r} failed to load: {described(error, str(path))}") from error
    if attribute not in found:
        there = [
            each for each, value in found.items() if isinstance(value, type) and value.__module__ == found["__name__"]
        ]
        raise UnknownBot(f"bot {name!r}: {file} has no class {attribute!r}; it has {', '.join(there) or 'none'}")
    return found[attribute]


@cache
def module_in(path: Path, changed: int) -> ModuleType:
    """Return the module in a file, loaded again only if the file has changed."""
    name = f"ziggurat_bot_{path.stem}_{crc32(bytes(path)):08x}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = sys.modules[name] = module_from_spec(spec)  # dataclasses and pickles look for it there
    try:
        with neighbours(path.parent):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


@contextmanager
def neighbours(folder: Path) -> Iterator[None]:
    """Let a file import modules from its folder, as a program does.

    They are removed from `sys.modules` afterwards: files in other folders may import modules of the same names.
    """
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        yield
    finally:
        with suppress(ValueError):  # the file has changed the path itself
            sys.path.remove(str(folder))
        own = {name for name in set(sys.modules) - before if lies_in(sys.modules[name], folder)}
        for name in list(sys.modules):
            if name not in before and name.partition(".")[0] in own:
                del sys.modules[name]


def lies_in(module: ModuleType, folder: Path) -> bool:
    """Return whether a module is a file or a package directly in a folder."""
    file = getattr(module, "__file__", None)
    if file is None or module.__name__.startswith("ziggurat_bot_"):
        return False
    path = Path(file).resolve()
    return (path.parent if path.name == "__init__.py" else path).parent == folder


def origin_of(name: str) -> str:
    """Return ` of package NAME VERSION` for a bot of another package, otherwise nothing."""
    return installed(BOTS)[name].package if name in installed(BOTS) else ""


def described(error: Exception, where: type[Bot[Any]] | str) -> str:
    """Return an error of a bot with its last line in the bot's own file, unless that is one of ours."""
    text = f"{type(error).__name__}: {error}"
    files = {where} if isinstance(where, str) else {file_of(kind) for kind in where.__mro__}
    lines = [
        (at.f_code.co_filename, line) for at, line in walk_tb(error.__traceback__) if at.f_code.co_filename in files
    ]
    return f"{text} ({Path(lines[-1][0]).name}, line {lines[-1][1]})" if lines else text


def file_of(kind: type) -> str:
    """Return the file with the methods of a class; nothing for a class of ours, or of Python's."""
    codes = [method.__code__ for method in vars(kind).values() if isinstance(method, FunctionType)]
    return "" if not codes or kind.__module__.startswith("ziggurat.") else codes[0].co_filename


def ask(bot: Bot[Any], view: View, seconds: float | None = None) -> str:
    """Return the legal action that a bot chooses, or raise `BotFailed`."""
    legal = list(view["actions"])  # a copy: a faulty bot may change the view
    name = f"{type(bot).__name__}{bot.origin}"
    try:
        action = bot.choose(view, seconds)
    except Exception as error:
        raise BotFailed(f"bot {name} failed: {described(error, type(bot))}") from error
    if action is None:
        raise BotFailed(f"bot {name} returned None, but choose must return one of view['actions']")
    if action not in legal:
        raise BotFailed(f"bot {name} chose {shown(action)}, which is not legal")
    return action
