/** English clauses about why a move is better: "turns up two cards". */
import { reasonWords, type ReasonClauses } from '../words/reason-words.ts';
import { some } from './parts.ts';

const nothing = (): null => null;
const says = (text: string) => (): string => text;

const CLAUSES = {
  'turns-up': { more: says('turns up a card'), less: nothing },
  'turns-up-two': { more: says('turns up two cards'), less: nothing },
  frees: { more: says('frees a card you can play'), less: nothing },
  'frees-two': { more: says('frees two cards you can play'), less: nothing },
  buried: {
    more: ({ value }) => `digs into a pile with ${some(value, 'card')} left under it`,
    less: nothing,
  },
  'to-goal': {
    more: ({ goal }) =>
      goal === 'foundation'
        ? 'puts a card on its foundation'
        : goal === 'hole'
          ? 'plays a card instead of waiting'
          : 'takes cards off the table',
    less: says('keeps cards that you still need on the table'),
  },
  'from-waste': { more: says('uses a card from the waste'), less: says('leaves the waste for later') },
  'from-reserve': {
    more: says('uses a card you had set aside'),
    less: says('keeps the card you set aside for later'),
  },
  'from-foundation': {
    more: says('brings a card back that you need'),
    less: says('leaves the foundations alone'),
  },
  stores: { more: nothing, less: says('doesn’t fill up your free places') },
  empties: { more: says('empties a column'), less: nothing },
  fills: { more: says('puts an empty column to use'), less: says('keeps an empty column free') },
  'takes-from-run': { more: nothing, less: says('doesn’t break up a run') },
  'joins-run': { more: says('makes a run longer'), less: nothing },
  'joins-suit': { more: says('builds in suit'), less: nothing },
  follows: {
    more: ({ value }) =>
      value === 1 ? 'a card in sight can go on it next' : `${some(value, 'card')} in sight can go on it next`,
    less: nothing,
  },
  partners: {
    more: ({ value }) =>
      `${some(value, 'unseen card')} ${value === 1 ? 'goes' : 'go'} with it, more than with the other`,
    less: nothing,
  },
  equals: {
    more: says('others of its rank are still in sight'),
    less: says('keeps a choice between cards of the same rank'),
  },
  covers: {
    more: nothing,
    less: ({ value }) => (value === 0 ? 'buries no face-down card' : 'buries fewer face-down cards'),
  },
  apex: {
    more: says('takes the top of a peak'),
    less: says('leaves the top of the peak, which covers nothing, for later'),
  },
  draws: { more: says('a new card helps more than any move here'), less: says('saves a card of the stock') },
  redeals: {
    more: says('going through the stock again helps more'),
    less: says('saves a pass through the stock'),
  },
  undoes: { more: nothing, less: says('doesn’t undo your last move') },
  shifts: { more: nothing, less: says('doesn’t just move cards around') },
  'shifts-late': { more: says('rearranges the columns now that the stock brings nothing'), less: nothing },
  'shifts-again': { more: nothing, less: says('doesn’t move the same card again') },
  deals: { more: nothing, less: says('makes the most of the columns before new cards cover them') },
} satisfies Readonly<Record<string, ReasonClauses>>;

/** The features of a move that there are words for. */
export type ReasonName = keyof typeof CLAUSES;

/** "Turns up two cards, and keeps an empty column free." */
export const englishReasons = reasonWords(CLAUSES, ', and ');
