// The table of a sealed board: what the player saw after the moves that were made.
import {
  begin,
  judgeAct,
  legalMoves,
  makeMove,
  makePosition,
  makeShown,
  stepAt,
  type SealedAttempt,
} from '@cairn/engine';
import { DAILY_POLICY } from '@cairn/formats';
import { beginPlay, type KeptPlay } from '@cairn/wire';
import { expect, onTestFinished, test } from 'vitest';
import { createAnnouncer } from '../../../play/announcer.ts';
import { dealOf, gameOf, sure } from '../../../../test/support/lines.ts';
import { openSealed, type SealedTable } from '../sealed-table.ts';
import { keptPlay, unreachablePorts } from './kept-play.ts';

const klondike = gameOf('klondike');
const POLICY = { ...DAILY_POLICY, undo: true };

interface Played {
  readonly steps: KeptPlay['state']['steps'];
  readonly attempt: SealedAttempt;
}

/** Deal 7 after so many first legal moves, as the server judges them. */
const played = (moves: number): Played => {
  let done: Played = {
    steps: [],
    attempt: { session: sure(begin(klondike, dealOf('7'))), undos: 0, looks: 0, hints: 0 },
  };
  for (let n = 0; n < moves; n++) {
    const { steps, attempt } = done;
    const { view } = stepAt(attempt.session);
    const text = makeMove(klondike, view, legalMoves(klondike, view)[0] ?? { kind: 'draw' });
    const judged = judgeAct(attempt, text, { seconds: n, policy: POLICY });
    if (!judged.ok) throw new Error(`${text} is refused`);
    const { shown, after } = judged.value;
    done = {
      steps: [...steps, { text: judged.value.text, shows: makeShown(shown), at: 1000 * n }],
      attempt: after(n),
    };
  }
  return done;
};

const opened = ({ steps, attempt }: Played): SealedTable => {
  const kept = keptPlay(klondike, stepAt(attempt.session, 0).view, POLICY, steps);
  const table = openSealed(klondike, sure(beginPlay(klondike, kept)), true, {
    ...unreachablePorts(),
    announcer: createAnnouncer(String),
    automatic: () => ({ safe: 'off', finish: 'off' }),
  });
  onTestFinished(table.close);
  return table;
};

const expectSeen = ({ position }: SealedTable, { steps, attempt }: Played): void => {
  for (let at = 0; at <= steps.length; at++) {
    const view = position.viewAt?.(at);
    expect(view === undefined ? null : makePosition(klondike, view), `after ${at} moves`).toBe(
      makePosition(klondike, stepAt(attempt.session, at).view),
    );
  }
};

test('has what the player saw after so many moves', () => {
  const done = played(12);
  expectSeen(opened(done), done);
});

test('has it while the answer to a draw is awaited', () => {
  const done = played(3);
  const table = opened(done);
  const draw = table.position.legal.value.filter(({ kind }) => kind === 'draw');
  table.play(...draw);
  expect(table.awaits.value).toBe(true);
  expectSeen(table, done);
});
