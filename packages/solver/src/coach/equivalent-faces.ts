/**
 * Equivalent faces, which no rule tells apart: exchanging two of them leaves the future of a position the same. Where ranks
 * alone decide, all cards of a rank are equivalent, and a search need not distinguish which of them a hidden card is.
 *
 * Proof. Rules read a face in the tables of the builds, by its rank (empty piles, pairs, runs of ranks), or in the
 * goal. Of equivalent faces the ranks are equal, and so are the rows and the columns of every table: a line of one position
 * is a line of the other. Groups that compare suits, goals that read them, and whole suits have no equivalent faces.
 */
import { faceOf, UNIT_FACTS, type Fits, type Game, type Vocabulary } from '@cairn/engine';
import {
  AGAIN,
  ANY_WASTE,
  CLEAR,
  EVENTS_ANY,
  GATHER,
  PACK,
  POWERS_ANY,
  REMOVE_PAIR,
  REMOVE_RUN,
  STOCK_ANY,
  ZONES_BUT_WASTE,
} from '../contract/words.ts';
import { isCoveredBy } from '../packed/vocabulary.ts';

const FACES = 128;

/** The rules that the proof goes through. */
const WORDS: Vocabulary = {
  pack: PACK,
  zones: [...ZONES_BUT_WASTE, ANY_WASTE],
  stock: STOCK_ANY,
  remove: [REMOVE_PAIR, REMOVE_RUN],
  powers: POWERS_ANY,
  events: EVENTS_ANY,
  goal: [CLEAR, GATHER],
  again: AGAIN,
};

/** By face: the least equivalent face. */
export const equivalentFaces = (game: Game): Uint8Array => {
  const alike = Uint8Array.from({ length: FACES }, (_, face) => face);
  const suits = game.zones.some(({ give }) => give.some(({ unit }) => UNIT_FACTS[unit].joined === 'suit'));
  if (suits || !isCoveredBy(game, WORDS)) return alike;
  const tables = game.zones.flatMap(({ fits, runs }) => (fits === null ? runs : [fits, ...runs]));
  const faces = [...new Set(game.cards.map(faceOf))].sort((a, b) => a - b);
  for (const face of faces)
    alike[face] =
      faces.find(
        (other) => (other & 15) === (face & 15) && tables.every((table) => same(table, other, face, faces)),
      ) ?? face;
  return alike;
};

const same = (table: Fits, one: number, other: number, faces: readonly number[]): boolean =>
  faces.every(
    (face) =>
      table[one * FACES + face] === table[other * FACES + face] &&
      table[face * FACES + one] === table[face * FACES + other],
  );
