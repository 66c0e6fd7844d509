/**
 * Series at the table: the series of the deal there, what happens to it when the deal ends or undo takes it
 * up again, and the next deal. Changes of a series run one after the other. Each begins with what is stored,
 * because another tab may have changed it.
 */
import { begin, ok, stepAt, type Fault, type Rank, type Result } from '@cairn/engine';
import { nextDeal, standingOf, type Item } from '@cairn/formats';
import { effect, signal, untracked, type Signal } from '@preact/signals';
import { newAttempt, type Attempt } from '../../play/attempt.ts';
import { sameDeal } from '../../play/session.ts';
import type { Change } from '../../platform/database.ts';
import { dropSeries, type KeptEntry, type KeptSeries } from './stored-series.ts';
import { fresh } from '../../play/random-deal.ts';
import type { GameController } from '../../play/game-controller.ts';
import type { ResultStore } from '../../play/result-store.ts';
import { seriesHref, TABLE_HREF } from '../../play/route.ts';
import type { CatalogueCode, Shell } from '../../shell/shell.ts';
import { shellState } from '../../shell/shell-state.ts';
import { longer, loadSeries, shorter, type LoadedSeries } from './loaded-series.ts';

interface SeriesState {
  /** The series of the deal on the table; null if the deal has none, or until it is loaded. */
  readonly loaded: Signal<LoadedSeries | null>;
  /** Why the series of the deal on the table cannot be continued. */
  readonly broken: Signal<readonly Fault[]>;
  /** Settles when the last requested change is done. */
  turn: Promise<unknown>;
  /** Changes that could not be stored yet. */
  unstored: readonly Change[];
}

export const seriesState = shellState((): SeriesState => ({
  loaded: signal<LoadedSeries | null>(null),
  broken: signal<readonly Fault[]>([]),
  turn: Promise.resolve(),
  unstored: [],
}));

/** Runs a job after all jobs requested before. */
const inTurn = <T>(shell: Shell, job: (state: SeriesState) => Promise<T>): Promise<T> => {
  const state = seriesState(shell);
  const mine = state.turn.then(() => job(state));
  state.turn = mine.catch(() => undefined);
  return mine;
};

/** Resolves when everything requested so far is done. */
export const settled = (shell: Shell): Promise<void> => inTurn(shell, () => Promise.resolve());

const store = async (shell: Shell, changes: readonly Change[]): Promise<void> => {
  const state = seriesState(shell);
  const all = [...state.unstored, ...changes];
  try {
    await shell.db.write(all);
    state.unstored = [];
  } catch {
    state.unstored = all;
    shell.notices.notStored.value = true;
  }
};

/** The series as it is stored, or the loaded one if it is up to date; null if there is none. */
const currentSeries = async (shell: Shell, id: string): Promise<Result<LoadedSeries> | null> => {
  const { loaded, unstored } = seriesState(shell);
  const here = loaded.peek();
  const kept = (await shell.db.get('series', id)) as KeptSeries | undefined;
  if (here?.kept.id === id && (unstored.length > 0 || here.kept.stand.at === kept?.stand.at)) return ok(here);
  return loadSeries(shell.db, id);
};

/** A series to look at. */
export const look = (shell: Shell, id: string): Promise<Result<LoadedSeries> | null> =>
  inTurn(shell, () => currentSeries(shell, id));

/** A series to continue; null if that is impossible. */
const take = async (shell: Shell, id: string): Promise<LoadedSeries | null> => {
  const opened = await currentSeries(shell, id);
  seriesState(shell).broken.value = opened?.ok === false ? opened.error : [];
  return opened?.ok === true ? opened.value : null;
};

const isOf = (entry: KeptEntry | undefined, { id }: Attempt): boolean =>
  entry?.kind === 'deal' && entry.id === id;

/** Adds the deal on the table to its series when it has ended, and removes it when the end is undone. */
const follow = async (shell: Shell, attempt: Attempt, id: string): Promise<void> => {
  const now = await take(shell, id);
  seriesState(shell).loaded.value = now;
  if (now === null) return;
  const over = stepAt(attempt.session).status !== 'playing';
  const has = now.kept.entries.some((entry) => isOf(entry, attempt));
  if (over === has) return;
  if (over) {
    const { recordText } = await shell.code.attempt.get();
    await add(shell, now, { kind: 'deal', id: attempt.id }, recordText(attempt));
  } else if (isOf(now.kept.entries.at(-1), attempt)) {
    const less = await shorter(shell.db, now);
    if (!less.ok) return;
    seriesState(shell).loaded.value = less.value;
    await store(shell, [
      ...dropSeries({ ...now.kept, entries: now.kept.entries.slice(-1) }),
      { store: 'series', key: id, value: less.value.kept },
    ]);
  }
};

const add = async (shell: Shell, now: LoadedSeries, entry: KeptEntry, text?: string): Promise<void> => {
  const more = longer(now, entry, text);
  if (!more.ok) {
    seriesState(shell).broken.value = more.error;
    return;
  }
  seriesState(shell).loaded.value = more.value.loaded;
  await store(shell, more.value.changes);
};

/** Keeps the series of the deals on the table up to date. Returns a function that ends it. */
export const followSeries = (shell: Shell, controller: GameController): (() => void) => {
  let last = '';
  return effect(() => {
    const attempt = controller.position.attempt.value;
    const over = controller.position.step.value.status !== 'playing';
    const key = `${attempt.id} ${attempt.series?.id} ${over}`;
    // While another tab owns the table, changes here are not stored.
    if (key === last || controller.storage.takenOver.value) return;
    last = key;
    const { series } = attempt;
    void inTurn(shell, async () => {
      if (series === undefined) seriesState(shell).loaded.value = null;
      else await follow(shell, attempt, series.id);
    });
  });
};

/**
 * Calls `run` with the game controller, going to the table first if necessary. It runs before the table is
 * painted.
 */
const atTable = (shell: Shell, run: (controller: GameController) => void): Promise<GameController> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const controller = shell.controller.value;
      if (controller === null) return;
      queueMicrotask(() => stop());
      untracked(() => run(controller));
      resolve(controller);
    });
    if (shell.router.route.value.kind !== 'table') location.hash = TABLE_HREF;
  });

/**
 * Puts the due deal of a series on the table: the unfinished one if there is one, else the next. Does nothing
 * if it is there already.
 */
const lay = (
  shell: Shell,
  controller: GameController,
  now: LoadedSeries,
  restore: CatalogueCode['restore'],
  results: ResultStore,
): void => {
  const { id } = now.kept;
  const next = nextDeal(now.series);
  const dealt = next === null ? null : begin(next.game, next.deal);
  if (dealt?.ok !== true) return;
  const isDue = ({ series, session }: Attempt): boolean =>
    series?.id === id && sameDeal(session, dealt.value);
  if (isDue(controller.position.attempt.value) && controller.position.step.value.status === 'playing') return;
  const kept = controller.history.suspended.value.find(({ series }) => series?.id === id);
  const waiting = kept === undefined ? null : restore(kept);
  if (waiting?.ok === true && isDue(waiting.value)) return controller.deals.enter(waiting.value);
  const { undo, clock, seconds } = now.series.format.def;
  const left = seconds === undefined ? {} : { until: seconds - standingOf(now.series).seconds };
  const series = { id, strict: undo === 'none', clock, ...left };
  seriesState(shell).loaded.value = now;
  controller.deals.enter(newAttempt(dealt.value, { ...fresh(), again: results.isDone(dealt.value), series }));
};

/** Continues a series at the table, with its unfinished deal or with the next one. */
export const goOn = async (shell: Shell, id: string): Promise<GameController | null> => {
  const now = await inTurn(shell, () => take(shell, id));
  if (now === null) return null;
  const [{ restore }, results] = await Promise.all([shell.code.catalogue.get(), shell.results()]);
  return atTable(shell, (controller) => lay(shell, controller, now, restore, results));
};

/** Begins a series and deals its first deal. */
export const beginHere = async (shell: Shell, made: LoadedSeries): Promise<void> => {
  await inTurn(shell, () => store(shell, [{ store: 'series', key: made.kept.id, value: made.kept }]));
  await goOn(shell, made.kept.id);
};

/** Separates the deal on the table from a series. */
const release = (shell: Shell, id: string): void =>
  shell.controller.value?.amend((now) => {
    if (now.series?.id !== id) return now;
    const { series: _, ...rest } = now;
    return rest;
  });

/** Ends a series as it stands. A deal without a move does not belong to it. */
export const stopSeries = (shell: Shell, id: string): Promise<void> =>
  inTurn(shell, async () => {
    const now = await take(shell, id);
    if (now === null) return;
    await add(shell, now, { kind: 'stop' });
    if (shell.controller.value?.position.step.value.status === 'playing') release(shell, id);
    location.hash = seriesHref(id);
  });

/** Changes a stored series apart from its deals. */
export const rewrite = (shell: Shell, id: string, make: (kept: KeptSeries) => KeptSeries): Promise<void> =>
  inTurn(shell, async () => {
    const now = await take(shell, id);
    if (now === null) return;
    const kept = { ...make(now.kept), stand: { ...now.kept.stand, at: Date.now() } };
    if (seriesState(shell).loaded.peek()?.kept.id === id) seriesState(shell).loaded.value = { ...now, kept };
    await store(shell, [{ store: 'series', key: id, value: kept }]);
  });

/** Buys an item for the bag. */
export const buy = (shell: Shell, id: string, item: Item, rank: Rank): Promise<void> =>
  inTurn(shell, async () => {
    const now = await take(shell, id);
    if (now !== null) await add(shell, now, { kind: 'buy', item, rank });
  });

/** Deletes a series. A deal of it on the table continues on its own. */
export const remove = (shell: Shell, series: KeptSeries): Promise<void> =>
  inTurn(shell, async () => {
    await store(shell, dropSeries(series));
    release(shell, series.id);
  });
