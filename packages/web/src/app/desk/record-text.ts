/** The record of an attempt as text, which the engine replays and checks before it writes it. */
import { madeAt, makeRecord, recordMoves } from '@cairn/engine';
import type { Attempt } from '../../session/attempt.ts';

/** The record of an attempt up to where it stands; cards that were shown and taken back are counted in `Undone`. */
export const recordText = ({ session, began, looks }: Attempt): string => {
  const { game, deal, moves, cursor } = session;
  const headers = {
    Date: new Date(began).toISOString().slice(0, 10),
    ...(looks === 0 ? {} : { Undone: `${looks}` }),
  };
  const record = recordMoves(game, deal, moves.slice(0, cursor), {
    headers,
    shows: true,
    ...(game.def.limits?.seconds === undefined ? {} : { times: moves.slice(0, cursor).map(madeAt) }),
  });
  if (!record.ok)
    throw new Error(`A session that was played does not replay: ${JSON.stringify(record.error)}`);
  return makeRecord(record.value);
};
