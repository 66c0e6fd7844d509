/**
 * References that the notes on many games share. What only one game cites stands with that game.
 */
import type { GameNotes } from './note.ts';

type Reference = GameNotes['references'][number];

export const KELLER: Reference = {
  id: 'keller',
  by: 'Michael Keller',
  title: 'Golf Solitaire and its variants (Solitaire Laboratory), 2008–2021',
  url: 'http://www.solitairelaboratory.com/golf.html',
};

export const PYSOLFC: Reference = {
  id: 'pysolfc',
  by: 'PySolFC',
  title: 'Rules of the games',
  url: 'https://github.com/shlomif/PySolFC/tree/master/html-src/rules',
};

/** The study of odds that most figures on games of open cards come from. */
export const BLAKE: Reference = {
  id: 'blake',
  by: 'Charlie Blake and Ian Gent',
  title:
    'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)',
  url: 'https://arxiv.org/abs/1906.12314',
};

export const SOLITAIRE_FOREVER: Reference = {
  id: 'forever',
  by: 'Solitaire Forever',
  title: 'Rules of Beleaguered Castle and its variations',
  url: 'http://solitaireforever.com/sf2/games/beleaguered-castle.html',
};

/** Figures found while the rules were prepared; intervals are for 95%. */
export const MEASURED: Reference = {
  id: 'measured',
  by: 'Cairn',
  title:
    'Our own measurements while we prepared these rules, on uniform random deals: exhaustive search with all cards ' +
    'known; the policy sees only face-up cards, plays the longest streak it sees, prefers cards that turn up others, ' +
    'and turns the stock only when stuck',
};

/** Figures anybody can have again from the command line; intervals are for 95%. */
export const SOLVED: Reference = {
  id: 'solved',
  by: 'Cairn',
  title:
    'cairn solve GAME --deals 1..N --no-moves: our own numbered deals from the first on, all cards known',
};

export const AISLERIOT: Reference = {
  id: 'aisleriot',
  by: 'GNOME',
  title: 'Manual of Aisleriot',
  url: 'https://gitlab.gnome.org/GNOME/aisleriot/-/tree/master/help/C',
};

export const POLITAIRE_DATA: Reference = {
  id: 'politaire',
  by: 'Jan Wolter',
  title: 'Politaire: its rules as data in solitaire.gg',
  url: 'https://github.com/kyleu/solitaire.gg',
};

/** The lists of verdicts, which anybody can make again; limits are positions for each deal. */
export const LISTED: Reference = {
  id: 'listed',
  by: 'Cairn',
  title: 'cairn verdicts GAME: our own numbered deals from the first on, all cards known',
};
