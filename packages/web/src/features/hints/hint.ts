/**
 * Hints. If the player knows every card, the exact solver answers. Otherwise the advice is estimated from
 * what the player can know; the worker gets nothing else (law 4). Asking again shows the next best move. Any
 * move ends the hint.
 */
import {
  applyLegal,
  legalMoves,
  stepAt,
  type Game,
  type Move,
  type State,
  type Tally,
  type View,
} from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { AbortError } from '@cairn/pool';
import { Signal } from '@preact/signals';
import { knownStateOf, recentOf, type Advice, type Recent } from '@cairn/solver';
import { solver } from '../../workers/solver-client.ts';
import type { HintedPlay, Shell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { moveName } from '../../speech/move-name.ts';
import { logBug } from '../../platform/errors.ts';
import { tellFailure } from '../../shell/notices.ts';
import { shellState } from '../../shell/shell-state.ts';
import { abortOnPositionChange } from '../../shell/abort-on-position-change.ts';
import { hintWords } from './messages.ts';
import { offersOf, type Offer } from './offers.ts';
import { HintedPositions, movesOn, hintPath, type HintPath } from './hint-path.ts';

/** The hint for the position on the table: what has been found so far, and how to find more. */
interface Hint {
  readonly stop: AbortController;
  offers: readonly Offer[];
  at: number;
  more: (() => Promise<Offer | null>) | null;
  looking: boolean;
}

interface Asked {
  readonly game: Game;
  readonly view: View;
  readonly tally: Tally;
  readonly recent: Recent;
}

/** How a hint is shown: `point` gives the move alone, while its reason is still being worked out. */
interface Showing {
  readonly point: (move: Move | null) => void;
  readonly show: (offer: Offer) => void;
}

const BYTES = 64 * 2 ** 20;
const WIN_SECONDS = 4;
const BEST_MS = 3000;
/** For each move beside the first. */
const OTHER_MS = 1500;
/**
 * Worlds of the first estimate and of the last one. The milliseconds are a limit for games whose worlds take
 * long.
 */
const FIRST = { quick: 1000, plain: 12, ms: 1500 };
const WHOLE = { quick: 1000, plain: 60, ms: 6000 };
/**
 * While the player keeps looking, the worlds are multiplied by `times` up to `most`, with `msEach`
 * milliseconds each.
 */
const MORE = { times: 2, most: 240, msEach: 100 };
/** After this time the screen says that the search goes on. */
const PATIENCE_MS = 300;

interface Hints {
  /** The hint for the position on the table. */
  hint: Hint | null;
  /** The last win that was found, where the player knew every card. */
  win: HintPath | null;
  /** The last plan of an estimate, up to its first move that can't be taken back. */
  plan: HintPath | null;
  readonly given: HintedPositions;
}

const current = shellState((): Hints => ({
  hint: null,
  win: null,
  plan: null,
  given: new HintedPositions(),
}));

/** The odds behind the hint on the screen; '' where there are none. */
export const hintOdds = shellState(() => new Signal(''));

/** Shows a hint, or the next one. */
export const hint = async (shell: Shell, controller: HintedPlay): Promise<void> => {
  if (controller.position.step.value.status !== 'playing') return;
  const now = current(shell);
  if (now.hint === null || now.hint.stop.signal.aborted) now.hint = begin();
  const mine = now.hint;
  if (mine.looking) return;
  const { notices } = shell;
  const tell = (text: string): void => {
    controller.announcer.say(text);
    notices.toast.value = text;
  };
  const mark = (move: Move | null): void => {
    notices.pointed.value = null;
    notices.pointed.value = move;
  };
  const nameOf = (move: Move): string =>
    moveName(controller.position.session.value.game, controller.position.step.value.view, move);
  const point = (move: Move | null): void => {
    mark(move);
    if (move !== null) tell(hintWords.hintMove(nameOf(move)));
  };
  const show = ({ move, reason, odds = '' }: Offer): void => {
    // It may draw the table anew, which clears the pointer; so it comes first.
    controller.countHint();
    mark(move);
    tell(move === null ? reason : hintWords.hintSays(nameOf(move), reason));
    hintOdds(shell).value = odds;
  };
  mine.looking = true;
  const patience = window.setTimeout(() => {
    tell(hintWords.looking);
  }, PATIENCE_MS);
  try {
    if (mine.offers.length === 0) await first(now, mine, controller, { point, show });
    else {
      await another(mine);
      const offer = mine.offers[mine.at];
      if (offer !== undefined) show(offer);
    }
  } catch (error) {
    if (!(error instanceof AbortError)) tellFailure(shell.notices, controller.announcer, error);
  } finally {
    window.clearTimeout(patience);
    if (notices.toast.value === hintWords.looking) notices.toast.value = '';
    mine.looking = false;
  }

  function begin(): Hint {
    const stop = abortOnPositionChange(controller);
    stop.signal.addEventListener('abort', () => {
      shell.notices.pointed.value = null;
      hintOdds(shell).value = '';
    });
    return { stop, offers: [], at: 0, more: null, looking: false };
  }
};

/** Goes on to the next offer, and after the last one to the first. */
const another = async (mine: Hint): Promise<void> => {
  if (mine.at === mine.offers.length - 1 && mine.more !== null) {
    const found = await mine.more();
    if (found === null) mine.more = null;
    else mine.offers = [...mine.offers, found];
  }
  mine.at = (mine.at + 1) % mine.offers.length;
};

/** What the player saw after so many moves. */
const viewsOf = (position: HintedPlay['position']): ((at: number) => View) => {
  if (position.viewAt !== undefined) return position.viewAt;
  const session = position.session.value;
  return (at) => stepAt(session, at).view;
};

const first = async (
  hints: Hints,
  mine: Hint,
  controller: HintedPlay,
  { point, show }: Showing,
): Promise<void> => {
  const { position } = controller;
  const { game, moves, cursor } = position.session.value;
  const { view, tally } = position.step.value;
  const made = moves.slice(0, cursor).map(({ move }) => move);
  const recent = recentOf(game, made, viewsOf(position));
  const asked = { game, view, tally, recent };
  hints.given.note(game, view, cursor);
  const state = knownStateOf(game, view);
  if (state !== null) {
    mine.offers = [await exact(hints, mine, asked, state)];
    const [offer] = mine.offers;
    return offer === undefined ? undefined : show(offer);
  }
  const advised = async (how: typeof FIRST): Promise<Advice> =>
    solver.advise(game, view, { ...how, recent }, mine.stop.signal);
  const quick = leadingOn(hints, asked, await advised(FIRST));
  const offers = offersOf(game, view, quick);
  const [early] = offers;
  if (early === undefined) return show({ move: null, reason: hintWords.hintNone });
  if (quick.mode === 'exact' || quick.worlds > WHOLE.plain) {
    mine.offers = offers;
    return show(early);
  }
  point(early.move);
  const found = await advised(WHOLE);
  // The move that was pointed at stays the first one unless it is clearly worse than another.
  const stays = isNotWorse(found, early.move);
  const whole = stays ? withFirst(found, early.move) : leadingOn(hints, asked, found);
  mine.offers = offersOf(game, view, whole);
  const [offer] = mine.offers;
  if (offer === undefined) return;
  keepPlan(hints, asked, offer.move, [found, quick]);
  show(offer);
  void lookOn(mine, async (how) => offersOf(game, view, withFirst(await advised(how), offer.move)));
};

const isSame = (one: Move | null, other: Move | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a move was weighed, and has not been shown to be worse than the best. */
const isNotWorse = ({ moves }: Advice, move: Move | null): boolean =>
  (moves.find((each) => isSame(each.move, move))?.behindLow ?? 1) <= 0;

/** The advice with this move first, if it is among the others. Then why the best one is better is not said. */
const withFirst = (advice: Advice, move: Move | null): Advice => {
  const found = advice.moves.find((each) => isSame(each.move, move));
  if (found === undefined || found === advice.moves[0]) return advice;
  const others = advice.moves.filter((each) => each !== found);
  return { ...advice, moves: [found, ...others], reasons: [], isClose: false };
};

/** The advice with the next move of the plan first, or else one as good as the best that leads to a new position. */
const leadingOn = ({ plan, given }: Hints, { game, view }: Asked, advice: Advice): Advice => {
  const [planned = null] = movesOn(plan, game, view);
  if (isNotWorse(advice, planned)) return withFirst(advice, planned);
  const onward = advice.moves.find(({ move, behind }) => behind <= 0 && !given.leadsBack(game, view, move));
  return withFirst(advice, onward?.move ?? null);
};

/** Remembers the plan that begins with the move of a hint, unless it is already being followed. */
const keepPlan = (hints: Hints, { game, view }: Asked, move: Move | null, found: readonly Advice[]): void => {
  if (isSame(movesOn(hints.plan, game, view)[0] ?? null, move)) return;
  const begun = found.find(({ plan }) => isSame(plan[0] ?? null, move));
  hints.plan = begun === undefined ? null : hintPath(game, view, begun.plan);
};

/**
 * While the player keeps looking, more worlds make the figures of the next hints more precise. The order of the moves
 * stays, and so does the hint that is on the screen.
 */
const lookOn = async (mine: Hint, look: (how: typeof FIRST) => Promise<readonly Offer[]>): Promise<void> => {
  try {
    for (let plain = WHOLE.plain * MORE.times; plain <= MORE.most; plain *= MORE.times) {
      const found = await look({ ...WHOLE, plain, ms: plain * MORE.msEach });
      mine.offers = mine.offers.map((offer) => found.find(({ move }) => isSame(move, offer.move)) ?? offer);
    }
  } catch (error) {
    // A move ended the hint, or the worker failed: the offers found so far stay.
    if (error instanceof AbortError) return;
    mine.more = null;
    logBug(error);
  }
};

const exact = async (hints: Hints, mine: Hint, asked: Asked, state: State): Promise<Offer> => {
  const { game, view, tally, recent } = asked;
  const { signal } = mine.stop;
  const onward = movesOn(hints.win, game, state);
  const budget = { ms: WIN_SECONDS * 1000, bytes: BYTES };
  const { verdict, moves } =
    onward.length > 0
      ? { verdict: 'winnable', moves: onward }
      : await solver.solve(game, state, 'win', { budget, signal });
  const [move] = moves ?? [];
  if (verdict === 'winnable' && moves !== null && move !== undefined) {
    if (onward.length === 0) hints.win = hintPath(game, state, moves);
    mine.more = others(mine, asked, state, move);
    return { move, reason: hintWords.hintWins(moves.length) };
  }
  if (verdict === 'unknown') {
    const guesses = await solver.advise(game, view, { quick: 40, plain: 6, ms: 700, recent }, signal);
    const [guess] = offersOf(game, view, leadingOn(hints, asked, guesses));
    if (guess === undefined) return { move: null, reason: hintWords.hintNone };
    return { move: guess.move, reason: hintWords.hintGuess };
  }
  const ask = isScored(game) ? 'score' : 'left';
  const best = await solver.solve(game, state, ask, { budget: { ms: BEST_MS, bytes: BYTES }, tally, signal });
  const [next] = best.moves ?? [];
  if (next === undefined || best.best === null) return { move: null, reason: hintWords.hintNoWin };
  const { value, proved } = best.best;
  const worth =
    ask === 'left'
      ? hintWords.worthCards(value)
      : hintWords.worthPoints(pageWords.amount(value, game.score.unit));
  return { move: next, reason: hintWords.hintBest(worth, proved) };
};

/** Finds one more winning move among those that have not been tried. */
const others = (
  { stop: { signal } }: Hint,
  { game }: Asked,
  state: State,
  known: Move,
): (() => Promise<Offer | null>) => {
  const left = [...legalMoves(game, state)].filter((move) => JSON.stringify(move) !== JSON.stringify(known));
  let found = false;
  return async () => {
    for (let move = left.shift(); move !== undefined; move = left.shift()) {
      const after = applyLegal(game, state, move);
      const budget = { ms: OTHER_MS, bytes: BYTES };
      const { moves } = await solver.solve(game, after, 'win', { budget, signal });
      if (moves === null) continue;
      found = true;
      return { move, reason: hintWords.hintAlso(moves.length + 1) };
    }
    if (found) return null;
    found = true;
    return { move: known, reason: hintWords.hintOnly };
  };
};
