/** What a player chooses for a new contest, and the request that makes it. */
import { compileTrusted } from '@cairn/engine';
import { showsAllCards, type ContestPolicy } from '@cairn/formats';
import { findGame, firstGame } from '@cairn/games';
import type { NewContest } from '@cairn/wire';

export const SPANS = ['evening', 'day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];
export const BOARD_COUNTS = [1, 2, 4, 8, 12, 16, 24, 32, 64] as const;
/** Seconds for a board; 0: as long as the contest is open. */
export const TIME_LIMITS = [0, 300, 600, 1200, 3600] as const;

/** What is folded away. */
interface MoreChoice {
  /** As a field for a date and a time has it; '': at once. */
  readonly opens: string;
  readonly lines: ContestPolicy['lines'];
  readonly undo: boolean;
  readonly hints: boolean;
  readonly seconds: number;
  readonly guests: ContestPolicy['entry']['guests'];
  readonly passkey: boolean;
  readonly atOnce: boolean;
}

export interface ContestChoice extends MoreChoice {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly boards: number;
  /** From 1, the easiest; 0: any deal that can be won; null: any deal. */
  readonly grade: number | null;
  readonly span: Span;
  readonly who: ContestPolicy['entry']['who'];
  /** Cards lie open and any help is allowed. Only of games that hide no cards. */
  readonly open: boolean;
}

export const FIRST_CHOICE: ContestChoice = {
  title: '',
  game: firstGame.id,
  options: {},
  boards: 4,
  grade: 0,
  span: 'evening',
  who: 'anyone',
  open: false,
  opens: '',
  lines: 'after-close',
  undo: false,
  hints: false,
  seconds: 0,
  guests: 'apart',
  passkey: false,
  atOnce: false,
};

const HOUR_MS = 3_600_000;
const SPAN_MS: Readonly<Record<Span, number>> = {
  evening: 2 * HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
};

type GameChoice = Pick<ContestChoice, 'game' | 'options'>;

const showsAll = ({ game, options }: GameChoice): boolean => {
  const found = findGame(game);
  const compiled = found === null ? null : compileTrusted(found.def, { ...found.options, ...options });
  return compiled?.ok === true && showsAllCards(compiled.value);
};

/** By options and game. The form asks each time it is drawn. */
const known = new WeakMap<ContestChoice['options'], Map<string, boolean>>();

/** Whether a contest of this game can be open. The game is compiled once for the same object of options. */
export const canBeOpen = (choice: GameChoice): boolean => {
  const ofOptions = known.get(choice.options) ?? new Map<string, boolean>();
  known.set(choice.options, ofOptions);
  const answer = ofOptions.get(choice.game) ?? showsAll(choice);
  ofOptions.set(choice.game, answer);
  return answer;
};

/** @param now milliseconds since 1970 UTC. @param title of one that the player has not named. */
export const newContestOf = (choice: ContestChoice, now: number, title: string): NewContest => {
  const { game, options, grade, who, passkey, guests } = choice;
  const isOpen = choice.open && canBeOpen(choice);
  const opens = choice.opens === '' ? now : new Date(choice.opens).getTime();
  const board = {
    game,
    options,
    deal: grade === null ? ('any' as const) : ('winnable' as const),
    ...(grade !== null && grade > 0 && { grade }),
  };
  return {
    title: choice.title.trim() === '' ? title : choice.title.trim(),
    boards: Array.from({ length: choice.boards }, () => board),
    opens,
    closes: opens + SPAN_MS[choice.span],
    policy: {
      cards: isOpen ? 'open' : 'sealed',
      undo: isOpen || choice.undo,
      hints: isOpen || choice.hints,
      ...(choice.seconds > 0 && { seconds: choice.seconds }),
      // Before the close lines are for members alone.
      lines: who === 'members' ? choice.lines : 'after-close',
      atOnce: choice.atOnce ? choice.boards : 1,
      entry: { who, guests: passkey ? 'refused' : guests, passkey, days: 0, finished: 0 },
    },
  };
};
