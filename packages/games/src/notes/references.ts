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
