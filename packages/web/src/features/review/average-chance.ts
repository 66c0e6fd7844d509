/**
 * The chance of an average deal of a game. Where every card is known from the start it is the rate of the Atlas; elsewhere the
 * fitted number, of the solver's list or of this device. Where nothing was fitted it is measured on numbered deals, a few for
 * each review, and kept.
 */
import type { Game } from '@cairn/engine';
import { AbortError } from '@cairn/pool';
import { fittedAverage, isOpenFromStart } from '@cairn/review';
import { ADVISER, entryIn } from '@cairn/solver';
import { rateOf } from '@cairn/trials';
import { fetchAtlas } from '../../catalogue/atlas-data.ts';
import { ratesIn } from '../../catalogue/atlas-entry.ts';
import { logBug } from '../../platform/errors.ts';
import { groupOf } from '../../play/results.ts';
import type { Shell } from '../../shell/shell.ts';
import { fittedHere } from '../../workers/fitted-here.ts';
import { chancesOf } from '../../workers/solver-client.ts';

/** Deals that are measured before the first review, for each later one, and at most. */
const FIRST = 12;
const MORE = 12;
const MOST = 240;

/** The key in the settings: samples by game and options. */
const KEPT = 'averageChances';
export interface Sample {
  /** The adviser that it was measured with: older samples are not used. */
  readonly adviser: number;
  /** The hash of the rules. */
  readonly rules: string;
  readonly sum: number;
  readonly deals: number;
}

const isCurrent = (sample: Sample | undefined, { rules }: Game): sample is Sample => sample?.rules === rules;

/** The rate that needs no measuring; null if there is none. */
const knownRate = async (game: Game): Promise<number | null> =>
  fittedAverage(game) ?? (await atlasRate(game)) ?? (await rateFittedHere(game));

const rateFittedHere = async (game: Game): Promise<number | null> => {
  if (isOpenFromStart(game)) return null;
  const line = await fittedHere.lineOf(game.rules);
  return line === null ? null : (entryIn(line)?.average ?? null);
};

const atlasRate = async (game: Game): Promise<number | null> => {
  if (!isOpenFromStart(game)) return null;
  try {
    const rates = ratesIn(await fetchAtlas(), game);
    return rates === null ? null : rateOf(rates.solver).point;
  } catch {
    // Without a network the game is measured here.
    return null;
  }
};

/** Samples of the present adviser by game and options, as results are grouped. */
export const samplesIn = async ({ db }: Shell): Promise<Readonly<Record<string, Sample>>> => {
  const kept = ((await db.get('settings', KEPT)) ?? {}) as Readonly<Record<string, Sample>>;
  return Object.fromEntries(Object.entries(kept).filter(([, { adviser }]) => adviser === ADVISER));
};

/** Measures more deals and keeps the sample. */
const extend = async (shell: Shell, game: Game, deals: number, stop: AbortSignal): Promise<Sample> => {
  const known = (await samplesIn(shell))[groupOf(game)];
  const { rules } = game;
  const before = isCurrent(known, game) ? known : { adviser: ADVISER, rules, sum: 0, deals: 0 };
  const count = Math.min(deals, MOST - before.deals);
  if (count <= 0) return before;
  const sum = before.sum + (await chancesOf(game, before.deals + 1, count, stop));
  const sample = { adviser: ADVISER, rules, sum, deals: before.deals + count };
  const value = { ...(await samplesIn(shell)), [groupOf(game)]: sample };
  await shell.db.write([{ store: 'settings', key: KEPT, value }]).catch(() => undefined);
  return sample;
};

/** Forgets the sample of a game that has been fitted: what was measured before came from rougher numbers. */
export const dropSample = async (shell: Shell, game: Game): Promise<void> => {
  const { [groupOf(game)]: _, ...value } = await samplesIn(shell);
  await shell.db.write([{ store: 'settings', key: KEPT, value }]);
};

/** The chance of an average deal of the game. Rejects with `AbortError`. */
export const averageChanceOf = async (shell: Shell, game: Game, stop: AbortSignal): Promise<number> => {
  const rate = await knownRate(game);
  if (rate !== null) return rate;
  const known = (await samplesIn(shell))[groupOf(game)];
  const isEnough = isCurrent(known, game) && known.deals >= FIRST;
  const sample = isEnough ? known : await extend(shell, game, FIRST, stop);
  return sample.sum / sample.deals;
};

/** Measures some more deals while the review is read. */
export const refineAverage = async (shell: Shell, game: Game, stop: AbortSignal): Promise<void> => {
  try {
    if ((await knownRate(game)) === null) await extend(shell, game, MORE, stop);
  } catch (error) {
    if (!(error instanceof AbortError)) logBug(error);
  }
};
