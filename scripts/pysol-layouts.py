#!/usr/bin/env python3
"""Prints layouts of PySolFC's deals, as fixtures/deals/pysol-layouts.txt has them.

    python3 scripts/pysol-layouts.py PYSOLFC "Scorpion" scorpion >> fixtures/deals/pysol-layouts.txt

PYSOLFC is a copy of PySolFC's source (https://github.com/shlomif/PySolFC), "Scorpion" the name of the game there,
scorpion the id of the game here; options may follow it ("carpet aces=out"). PySolFC's own code makes the stacks and
deals the cards; the pack is shuffled here, as docs/deals.md describes. Nothing of Cairn is used. What PySolFC imports
for its windows is replaced by objects that do nothing. Each line has the columns alone: for a game that also has
cards in a picture, or whose first cards Cairn puts elsewhere, the lines must be put right by hand.
"""

import importlib
import importlib.abc
import importlib.machinery
import pathlib
import random
import re
import sys
import types

NUMBERS = [1, 7, 24, 617, 11982, 31999, 32001, 49621, 123456, 999999, 12345678901, 12345678901234567890]


class Idle:
    """Takes every call and has every attribute."""

    def __init__(self, *args, **kwargs):
        pass

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Idle()

    def __call__(self, *args, **kwargs):
        return Idle()

    def __iter__(self):
        return iter(())

    # In sums and comparisons it is 0.
    def __getitem__(self, index):
        return 0

    def __index__(self):
        return 0

    __int__ = lambda self: 0
    __bool__ = lambda self: False
    __float__ = lambda self: 0.0
    __neg__ = lambda self: 0
    __add__ = __radd__ = __rsub__ = lambda self, other: other
    __sub__ = lambda self, other: -other
    __mul__ = __rmul__ = __truediv__ = __floordiv__ = lambda self, other: 0
    __lt__ = lambda self, other: 0 < other
    __le__ = lambda self, other: 0 <= other
    __gt__ = lambda self, other: 0 > other
    __ge__ = lambda self, other: 0 >= other


def idle_module(name):
    module = types.ModuleType(name)
    module.__path__ = []
    module.__version_info__ = (99, 0, 0)

    def attribute(name):
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (Idle,), {})

    module.__getattr__ = attribute
    return module


class IdleModules(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Stands in for modules that are not installed, and for those of the windows."""

    NAMES = re.compile(
        r"(pysollib\.(pysoltk|tk|tile|ui|kivy|pysolgtk|winsystems|pysolaudio|app|pysolrandom|init)"
        r"|six|attr|configobj|pysol_cards|tkinter|PIL|pygame|freecell_solver|kivy)(\.|$)"
    )

    def find_spec(self, name, path=None, target=None):
        if self.NAMES.match(name):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        return idle_module(spec.name)

    def exec_module(self, module):
        pass


class Card:
    def __init__(self, deck, suit, rank):
        self.deck, self.suit, self.rank, self.face_up = deck, suit, rank, 0
        self.color = suit // 2
        self.item = Idle()

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Idle()

    def __str__(self):
        return "A23456789TJQK"[self.rank] + "CSHD"[self.suit]


def shuffled(number, decks):
    """The pack in PySolFC's order: the last card is dealt first."""
    cards = [Card(deck, suit, rank) for deck in range(decks) for suit in range(4) for rank in range(13)]
    if number < 32000:
        if decks == 1:
            cards.sort(key=lambda card: (card.rank, "CDHS".index("CSHD"[card.suit])))
        state = number

        def draw(bound):
            nonlocal state
            state = (state * 214013 + 2531011) % 2**33
            return ((state >> 16) & 0x7FFF) % bound
    else:
        source = random.Random(number)

        def draw(bound):
            return int(source.random() * bound)

    for i in range(len(cards) - 1, 0, -1):
        j = draw(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def registered(source, name):
    """The class and the number of packs under which PySolFC registers a game."""
    call = re.compile(r"registerGame\(GameInfo\(\s*\d+,\s*(\w+),\s*[\"']" + re.escape(name) + r"[\"'],\s*[^,]+,\s*(\d)")
    for path in sorted((source / "pysollib" / "games").glob("*.py")):
        found = call.search(re.sub(r"  #.*", "", path.read_text(encoding="utf-8")))
        if found:
            module = importlib.import_module(f"pysollib.games.{path.stem}")
            return getattr(module, found.group(1)), int(found.group(2))
    sys.exit(f'PySolFC has no game "{name}": wanted a name as its menus have it, like "Triple Russian Solitaire"')


def columns(kind, decks, number):
    from pysollib.mfxutil import Struct

    game = kind.__new__(kind)
    game.app = Idle()
    game.app.images = Idle()
    game.app.images.CARDW, game.app.images.CARDH = 80, 100
    game.app.images.getDelta = lambda: (0, 0)
    game.app.opt = Idle()
    game.app.opt.randomize_place = False
    game.canvas = Idle()
    game.canvas.xmargin = game.canvas.ymargin = 0
    game.preview = 2
    game.demo = Idle()
    game.moves = Struct(state=kind.S_INIT)
    game.saveinfo = Idle()
    game.gameinfo = Struct(
        decks=decks, ncards=52 * decks, redeals=0, suits=(0, 1, 2, 3), ranks=tuple(range(13)), trumps=(), category=0,
        si=Struct(game_type=0), id=0, name="",
    )
    game.random = Idle()
    game.allstacks, game.stackmap, game.sn_groups, game.texts = [], {}, [], Idle()
    game.s = Struct(talon=None, waste=None, foundations=[], rows=[], reserves=[], internals=[])
    game.sg = Idle()
    game.regions = Idle()
    game.finished = False

    def flip(stack):
        stack.cards[-1].face_up = not stack.cards[-1].face_up

    def move(count, source, target, *args, **kwargs):
        taken = source.cards[len(source.cards) - count:]
        del source.cards[len(source.cards) - count:]
        target.cards += taken

    game.flipMove, game.moveMove, game.flipAndMoveMove = flip, move, lambda a, b, *c, **d: (flip(a), move(1, a, b))
    for name in ("startDealSample", "stopSamples", "playSample", "setRegion", "updateStatus",
                 "saveStateMove", "updateText", "top"):
        setattr(game, name, Idle())
    game.setSize, game.width, game.height = Idle(), 0, 0
    game.enterState = game.leaveState = lambda *args: 0
    game.createGame()
    for stack in game.allstacks:
        stack.prepareView = Idle()
        stack.prepareStack()
    cards = game._shuffleHook(shuffled(number, decks))
    game.s.talon.cards = list(cards)
    game.startGame()
    return " | ".join(" ".join(map(str, stack.cards)) for stack in game.s.rows)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    source, name, here = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], " ".join(sys.argv[3:])
    if not (source / "pysollib" / "games").is_dir():
        sys.exit(f'Cannot read "{source}/pysollib/games": wanted the folder of PySolFC\'s source')
    sys.meta_path.insert(0, IdleModules())
    sys.path.insert(0, str(source))
    # The package itself would import every game.
    games = types.ModuleType("pysollib.games")
    games.__path__ = [str(source / "pysollib" / "games")]
    sys.modules["pysollib.games"] = games
    kind, decks = registered(source, name)
    for number in NUMBERS:
        print(f"{here} pysol:{number}: {columns(kind, decks, number)}")


main()
