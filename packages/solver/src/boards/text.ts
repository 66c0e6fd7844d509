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
import { EMPTY_BOARD, type Board, type Word } from './board.ts';

/** Writes a position as such a board: games of one hole only, because the programs know no others. */
export const makeTextBoard = (game: Game, { piles }: State): string => {
  const words = (pile: number): readonly Word[] => (piles[pile] ?? []).map((seat) => makeCard(cardOf(seat)));
  const hole = words(game.byRole.hole[0] ?? -1).at(-1) ?? '-';
  const talon = game.stock === null ? [] : [`Talon: ${words(game.stock).toReversed().join(' ')}`];
  const columns = game.byRole.tableau.map((pile) => words(pile).join(' '));
  return `${[...talon, `Foundations: ${hole}`, ...columns].join('\n')}\n`;
};

/** Reads such a board; faults by line. */
export const readTextBoard = (game: Game, text: string): Result<Board> => {
  const faults: Fault[] = [];
  const tableau: (readonly Word[])[] = [];
  let { hole, stock, foundations } = EMPTY_BOARD;
  for (const [i, line] of text.replace(/\n$/, '').split(/\r?\n/).entries()) {
    const where = `line ${i + 1}`;
    const cards = (rest: string): readonly Word[] => readCards(rest, where, faults);
    const [, head = '', rest = ''] =
      /^\s*(?:(Foundations|Talon|Freecells)\s*)?:?\s*(.*?)\s*$/i.exec(line) ?? [];
    if (head === '' && rest.startsWith('#')) continue;
    if (/^talon$/i.test(head)) stock = cards(rest);
    else if (/^freecells$/i.test(head)) {
      if (rest.replaceAll(/[-\s]/g, '') !== '')
        faults.push(fault('board', where, `${game.def.title} has no free cells: "${rest}"`));
    } else if (/^foundations$/i.test(head)) {
      if (/^([HCDS]-\S+\s*)+$/i.test(rest)) foundations = readTops(rest, where, faults);
      else hole = rest === '-' ? null : (cards(rest)[0] ?? null);
    } else if (rest !== '' || tableau.length > 0) tableau.push(cards(rest));
  }
  while (tableau.length > game.byRole.tableau.length && tableau.at(-1)?.length === 0) tableau.pop();
  return faults.length > 0 ? fail(faults) : ok({ ...EMPTY_BOARD, tableau, hole, stock, foundations });
};

const readCards = (text: string, where: string, faults: Fault[]): readonly Word[] =>
  text.split(/\s+/).flatMap((word) => {
    if (word === '' || word === '-') return [];
    const card = parseCard(word);
    if (card.ok) return [makeCard(card.value)];
    faults.push(...card.error.map((one) => ({ ...one, path: where })));
    return [];
  });

/** "H-5" is the hearts from the ace to the five. */
const readTops = (text: string, where: string, faults: Fault[]): readonly (readonly Word[])[] =>
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
