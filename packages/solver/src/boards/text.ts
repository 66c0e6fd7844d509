/**
 * The text boards of black-hole-solver and freecell-solver (Shlomi Fish): a line `Foundations:`, for games with a
 * stock a line `Talon:` with the card drawn first in front, and a line a column, bottom card first.
 *
 *   Talon: 3S TS 9H …
 *   Foundations: 2S          the top of the hole; "-" when it is empty
 *   QD 5C 2D 4S 6S           or `Foundations: H-0 C-A D-5 S-K`, the top rank of each suit
 *
 * A line of a column may begin with ":" and blanks. "10" may be written for "T".
 */
import {
  cardOf,
  type State,
  fail,
  fault,
  makeCard,
  makeCardOf,
  ok,
  parseCard,
  rankOf,
  suitOf,
  type Fault,
  type Game,
  type Result,
} from '@cairn/engine';
import { EMPTY_FOREIGN_BOARD, type ForeignBoard, type CardWord } from './foreign-board.ts';

/** Writes a position as such a board: games of one hole only, because the programs know no others. */
export const makeTextBoard = (game: Game, { piles }: State): string => {
  const words = (pile: number): readonly CardWord[] =>
    (piles[pile] ?? []).map((seat) => makeCard(cardOf(seat)));
  const hole = words(game.byRole.hole[0] ?? -1).at(-1) ?? '-';
  const talon = game.stock === null ? [] : [`Talon: ${words(game.stock).toReversed().join(' ')}`];
  const columns = game.byRole.tableau.map((pile) => words(pile).join(' '));
  return `${[...talon, `Foundations: ${hole}`, ...columns].join('\n')}\n`;
};

/** Reads such a board; faults by line. */
export const readTextBoard = (game: Game, text: string): Result<ForeignBoard> => {
  const faults: Fault[] = [];
  const tableau: (readonly CardWord[])[] = [];
  const named = new Set<string>();
  let { hole, stock, foundations } = EMPTY_FOREIGN_BOARD;
  for (const [i, line] of text.replace(/\n$/, '').split(/\r?\n/).entries()) {
    const where = `line ${i + 1}`;
    const cards = (rest: string): readonly CardWord[] => readCards(rest, where, faults);
    const [, word = '', rest = ''] = LINE.exec(line) ?? [];
    if (word === '' && rest.startsWith('#')) continue;
    const head = word === '' ? '' : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    const name = SHORT[head] ?? head;
    if (named.has(name)) faults.push(fault('board', where, `There is a line ${name} already`));
    if (name !== '') named.add(name);
    if (name === 'Talon') stock = cards(rest);
    else if (name === 'Freecells') {
      if (rest.replaceAll(/[-\s]/g, '') !== '')
        faults.push(fault('board', where, `${game.def.title} has no free cells: "${rest}"`));
    } else if (name === 'Foundations') {
      if (/^([HCDS]-\S+\s*)+$/i.test(rest)) foundations = readTops(rest, where, faults);
      else {
        const [top = null, ...more] = cards(rest);
        hole = top;
        if (more.length > 0)
          faults.push(fault('board', where, `Wanted one card, the last on the hole: "${rest}"`));
      }
    } else if (rest !== '' || tableau.length > 0) tableau.push(cards(rest));
  }
  // A card that is named nowhere has been played, so a talon that is forgotten would be taken for one that is used up.
  if (tableau.length > 0 && game.stock !== null && !named.has('Talon'))
    faults.push(fault('board', 'Talon', 'Wanted a line Talon with the stock, the next card first'));
  if (faults.length > 0) return fail(faults);
  return ok({
    ...EMPTY_FOREIGN_BOARD,
    tableau: columnsOf(tableau, game.byRole.tableau.length),
    hole,
    stock,
    foundations,
  });
};

const LINE = /^\s*(?:(Foundations|Founds|Talon|Freecells|FC)\s*)?:?\s*(.*?)\s*$/i;
/** The short words of freecell-solver. */
const SHORT: Readonly<Record<string, string>> = { Founds: 'Foundations', Fc: 'Freecells' };

/** A blank line is an empty column, unless there are columns enough without. */
const columnsOf = (
  lines: readonly (readonly CardWord[])[],
  wanted: number,
): readonly (readonly CardWord[])[] => {
  const full = lines.filter(({ length }) => length > 0);
  if (full.length === wanted) return full;
  const end = Math.max(wanted, lines.findLastIndex(({ length }) => length > 0) + 1);
  return lines.slice(0, end);
};

const readCards = (text: string, where: string, faults: Fault[]): readonly CardWord[] =>
  text.split(/\s+/).flatMap((word) => {
    if (word === '' || word === '-') return [];
    const card = parseCard(word);
    if (card.ok) return [makeCard(card.value)];
    faults.push(...card.error.map((one) => ({ ...one, path: where })));
    return [];
  });

/** "H-5" is the hearts from the ace to the five. */
const readTops = (text: string, where: string, faults: Fault[]): readonly (readonly CardWord[])[] =>
  text.split(/\s+/).flatMap((word) => {
    const [suit = '', rank = ''] = word.split('-');
    if (rank === '0') return [];
    const top = parseCard(`${rank}${suit}`);
    if (!top.ok) {
      faults.push(fault('board', where, `Cannot read foundation "${word}": wanted one like H-0, H-A or H-5`));
      return [];
    }
    const { value } = top;
    return [Array.from({ length: rankOf(value) }, (_, i) => makeCard(makeCardOf(i + 1, suitOf(value))))];
  });
