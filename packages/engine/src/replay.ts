/**
 * Replays: a record or a list of moves played by the rules, with every position and tally. A replay makes claims
 * ("won", "112 points") verifiable.
 */
import { applyLegal } from './apply.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { refusal } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { changedOptions, standardOptions } from './options.ts';
import type { GameRecord } from './record.ts';
import { clip, fail, fault, ok, type Fault, type Result } from './result.ts';
import { finalScore, startTally, tallyMove, type Tally } from './score.ts';
import { start } from './start.ts';
import { shownBy } from './shown.ts';
import type { State, Status } from './state.ts';
import { status } from './status.ts';
import type { RecordStep } from './steps.ts';

/** `states[i]` and `tallies[i]` are those before `moves[i]`; both have one entry more than `moves`. */
export interface Replay {
  readonly states: readonly State[];
  readonly tallies: readonly Tally[];
  readonly moves: readonly Move[];
  readonly status: Status;
  /** The final tally. */
  readonly final: Tally;
}

/**
 * Plays moves from the deal. The fault names the first illegal move, counted from 1.
 * @param times seconds since the deal, one per move or none, for scorings with points for time.
 */
export const replayMoves = (
  game: Game,
  deal: Deal,
  moves: readonly Move[],
  times?: readonly (number | undefined)[],
): Result<Replay> => {
  const first = start(game, deal);
  if (!first.ok) return first;
  const run = begin(game, first.value);
  for (const [i, move] of moves.entries()) {
    const reason = refusal(game, run.state, move);
    if (reason !== null)
      return fail([fault(reason.kind, `move ${i + 1}`, `Move ${i + 1} is not allowed (${reason.kind})`)]);
    advance(game, run, move, times?.[i]);
  }
  return ok(finish(game, run));
};

/** Plays a record and checks everything it claims: moves, cards shown, variations, rules hash, result and score. */
export const replay = (game: Game, record: GameRecord): Result<Replay> => {
  const first = start(game, record.deal);
  if (!first.ok) return first;
  const faults = checkGame(game, record);
  if (record.rules !== undefined && record.rules !== game.rules)
    faults.push(
      fault('rules', 'Rules', `The rules hash is "${clip(record.rules)}": these rules have ${game.rules}`),
    );
  const run = playSteps(game, begin(game, first.value), record.steps, 0, faults);
  const done = finish(game, run);
  if (faults.length === 0) {
    if (record.result !== undefined && record.result !== done.status && record.result !== givenUp(run, done))
      faults.push(
        fault('result', 'Result', `The result is "${clip(record.result)}": these moves end "${done.status}"`),
      );
    if (record.score !== undefined && record.score !== done.final.total)
      faults.push(
        fault('score', 'Score', `The score is ${record.score}: these moves make ${done.final.total}`),
      );
  }
  return faults.length > 0 ? fail(faults) : ok(done);
};

/** Older records of a deal that was stuck and then ended name the way it was ended. That is accepted. */
const givenUp = ({ state }: Run, { status: result }: Replay): string =>
  result === 'stuck' && state.ended !== 'no' ? state.ended : result;

/** A record of another game, or of other options, cannot be replayed in this one. */
const checkGame = (game: Game, record: GameRecord): Fault[] => {
  if (record.game !== game.id)
    return [fault('game', 'Game', `The record is of "${clip(record.game)}": wanted "${game.id}"`)];
  const own = new Map(Object.entries(game.options));
  return Object.entries({ ...standardOptions(game.base), ...record.options }).flatMap(([name, value]) => {
    if (own.get(name) === value) return [];
    const wanted = own.get(name) ?? 'no such option';
    return [fault('options', 'Options', `The record has ${clip(`${name}=${value}`)}: wanted ${wanted}`)];
  });
};

interface Run {
  state: State;
  tally: Tally;
  readonly states: State[];
  readonly tallies: Tally[];
  readonly moves: Move[];
}

const begin = (game: Game, state: State): Run => {
  const tally = startTally(game);
  return { state, tally, states: [state], tallies: [tally], moves: [] };
};

const advance = (game: Game, run: Run, move: Move, at: number | undefined): void => {
  const after = applyLegal(game, run.state, move);
  run.tally = tallyMove(game, run.tally, run.state, move, after, at);
  run.state = after;
  run.moves.push(move);
  run.states.push(after);
  run.tallies.push(run.tally);
};

const finish = (game: Game, run: Run): Replay => ({
  states: run.states,
  tallies: run.tallies,
  moves: run.moves,
  status: status(game, run.state),
  final: finalScore(game, run.state, run.tally),
});

/** Plays a line. It stops at the first fault, because the moves after it depend on it. */
const playSteps = (
  game: Game,
  run: Run,
  steps: readonly RecordStep[],
  from: number,
  faults: Fault[],
): Run => {
  for (const [i, step] of steps.entries()) {
    const where = step.line === undefined ? `move ${from + i + 1}` : `line ${step.line}`;
    const bad = (code: string, message: string): void => void faults.push(fault(code, where, message));
    for (const variation of step.variations ?? [])
      playSteps(game, { ...run, states: [], tallies: [], moves: [] }, variation, from + i, faults);
    const move = parseMove(game, run.state, step.text);
    if (!move.ok) {
      for (const f of move.error) bad(f.code, `Move ${from + i + 1}: ${f.message}`);
      return run;
    }
    const reason = refusal(game, run.state, move.value);
    if (reason !== null) {
      bad(reason.kind, `Move ${from + i + 1} "${step.text}" is not allowed (${reason.kind})`);
      return run;
    }
    const before = run.state;
    advance(game, run, move.value, step.at);
    const shown = shownBy(before, run.state).join(',');
    if (step.shows !== undefined && step.shows.join(',') !== shown)
      bad(
        'shows',
        `Move ${from + i + 1} "${step.text}" is said to show ${clip(step.shows.join(','))}: it shows ${shown || 'nothing'}`,
      );
  }
  return run;
};

/** The record of moves, with its claims; `times` are seconds since the deal, one per move or none. */
export const recordMoves = (
  game: Game,
  deal: Deal,
  moves: readonly Move[],
  more: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly shows?: boolean;
    readonly times?: readonly (number | undefined)[];
  } = {},
): Result<GameRecord> => {
  const played = replayMoves(game, deal, moves, more.times);
  if (!played.ok) return played;
  const { states, status: result, final } = played.value;
  const steps = moves.map((move, i): RecordStep => {
    const before = states[i] as State;
    const shows = more.shows === true ? shownBy(before, states[i + 1] as State) : [];
    const at = more.times?.[i];
    return {
      text: makeMove(game, before, move),
      ...(shows.length === 0 ? {} : { shows }),
      ...(at === undefined ? {} : { at }),
    };
  });
  return ok({
    game: game.id,
    options: changedOptions(game.base, game.options),
    deal,
    rules: game.rules,
    result,
    score: final.total,
    headers: more.headers ?? {},
    steps,
  });
};
