/** The numbers of a game that `cairn fit` has found, by the hash of its rules; for others those of their family. */
import type { Game } from '@cairn/engine';
import { ENTRIES } from './data.ts';
import { entryIn, rulesInText, type FittedEntry } from './fitted-entry.ts';
import { FEATURES, type PolicyWeights } from './features.ts';
import { earliness, type DealStage } from './stage.ts';
import { defaultMode, defaultWeights, type Mode } from './weights.ts';

/** Raised when the adviser changes, so that what was found with an older one is found anew. */
export const ADVISER = 9;

/**
 * The correction of an estimate q: σ(a · logit q + b + hidden · h + done · d + early · e), where h, d and e say how far the deal
 * has come. With a and b alone it is Platt's (J. Platt, 1999).
 */
export interface Correction extends DealStage {
  readonly a: number;
  readonly b: number;
  readonly early: number;
}

/** What advice is made with. */
export interface Numbers {
  readonly mode: Mode;
  readonly weights: PolicyWeights;
  /** Null: the share of worlds stands as it is. */
  readonly correction: Correction | null;
  /** The chance of an average deal for the player who follows the advice; null where it is not known. */
  readonly average: number | null;
  /** Positions that the solver visits in a world, in hindsight. */
  readonly nodes: number;
  /**
   * In playouts: by how many standard errors another move must be ahead of the simulated player's own, or of a safe card, to be
   * advised instead. Where wins are rare, a few worlds say less than that choice. 0: the move that wins most is advised.
   */
  readonly margin: number;
  /** Worlds drawn at most for each estimate that the correction was found with; 0 where there is none. */
  readonly worlds: number;
  /** Whether nothing has been fitted for these rules. */
  readonly rough: boolean;
}

/** How often the advice on some rules was right, on deals that it was not fitted to. */
export interface JudgedNumbers {
  readonly rules: string;
  readonly deals: number;
  /** Shares from 0 to 1, and estimates. */
  readonly tenths: readonly { readonly said: number; readonly won: number; readonly count: number }[];
}

/** The entries that were judged, in the order of the file. */
export const judgedIn = (entries: readonly string[]): readonly JudgedNumbers[] =>
  entries.flatMap((text) => {
    const entry = entryIn(text);
    if (entry?.judged === undefined) return [];
    const { rules, judged } = entry;
    const [first, last] = judged.deals;
    const tenths = judged.tenths.map(([said, won, count]) => ({ said: said / 100, won: won / 100, count }));
    return [{ rules, deals: last - first + 1, tenths }];
  });

/** All fitted numbers. */
export const fittedEntries = (): readonly FittedEntry[] => ENTRIES.flatMap((text) => entryIn(text) ?? []);

/** How often the advice was right, for all rules on which it was judged. */
export const judgedNumbers = (): readonly JudgedNumbers[] => judgedIn(ENTRIES);

const NODES = 1000;

/** The numbers of the game's family. */
export const roughNumbers = (game: Game): Numbers => ({
  mode: defaultMode(game),
  weights: defaultWeights(game),
  correction: null,
  average: null,
  nodes: NODES,
  margin: 0,
  worlds: 0,
  rough: true,
});

/** The correction that an entry holds. */
export const correctionIn = ({ correction: [a, b, hidden, done, early] }: FittedEntry): Correction => ({
  a,
  b,
  hidden,
  done,
  early,
});

/**
 * Worlds drawn for an estimate from which a correction is found, unless the fitted player draws more: as many as advice draws
 * where a world is slow. That player may decide with fewer; what their shares say is too rough to be corrected.
 */
export const ESTIMATE_WORLDS = 60;

/** The numbers that an entry holds. */
export const numbersIn = (entry: FittedEntry): Numbers => ({
  mode: entry.mode,
  nodes: entry.nodes,
  margin: entry.margin,
  worlds: Math.max(entry.worlds, ESTIMATE_WORLDS),
  weights: Object.fromEntries(FEATURES.map((feature, i) => [feature, entry.weights[i] ?? 0])),
  correction: correctionIn(entry),
  average: entry.average,
  rough: false,
});

const known = new WeakMap<Game, Numbers>();

/** The numbers for a game; looked up once. */
export const numbersOf = (game: Game): Numbers => {
  let numbers = known.get(game);
  if (numbers === undefined) {
    const text = ENTRIES.find((line) => rulesInText(line) === game.rules);
    const entry = text === undefined ? null : entryIn(text);
    numbers = entry === null ? roughNumbers(game) : numbersIn(entry);
    known.set(game, numbers);
  }
  return numbers;
};

/**
 * From now on advice on this compiled game is made with the numbers of an entry, unless `cairn fit` has found some for its
 * rules. Does nothing where the entry is for other rules.
 */
export const applyEntry = (game: Game, entry: FittedEntry): void => {
  if (entry.rules === game.rules && numbersOf(game).rough) known.set(game, numbersIn(entry));
};

/**
 * How the correction reads a share of 0, where none of so many worlds was won. A simulated player who wins none leaves a chance
 * to somebody who thinks before every move: it counts as one world in as many as the correction was found with, or more. With
 * numbers for hindsight it stays 0, also where playouts stand in.
 */
export const shareOfNone = (tried: number, { mode, worlds }: Pick<Numbers, 'mode' | 'worlds'>): number =>
  mode === 'rollout' ? 1 / (Math.max(tried, worlds) + 1) : 0;

const MILLION = 1e6;

/**
 * A corrected share of worlds, to a millionth, so that the last digits of a machine's logarithm do not show. 0 stays 0 (see
 * `shareOfNone`). Of n worlds won by n nearly 1 is left: another world might be lost.
 */
export const corrected = (
  share: number,
  worlds: number,
  correction: Correction | null,
  stage: DealStage,
): number => {
  if (correction === null || share <= 0) return share;
  const { a, b, hidden, done, early } = correction;
  const most = Math.min(share, worlds / (worlds + 1));
  const start = b + hidden * stage.hidden + done * stage.done + early * earliness(stage);
  const z = a * Math.log(most / (1 - most)) + start;
  return Math.round(MILLION / (1 + Math.exp(-z))) / MILLION;
};
