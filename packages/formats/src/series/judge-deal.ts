/** Checks one record: whether it may be an entry of a series, and its outcome. */
import { fail, fault, ok, replay, type Fault, type Game, type GameRecord, type Result } from '@cairn/engine';
import type { FormatDef } from '../definition/def.ts';
import { outcomeOf, undoneIn, type DealOutcome } from './deal-outcome.ts';

/**
 * Replays a record and checks it against the rules of a format.
 * @param spent seconds that the series has taken before this deal.
 */
export const judgeDeal = (
  def: FormatDef,
  game: Game,
  record: GameRecord,
  spent: number,
): Result<DealOutcome> => {
  const played = replay(game, record);
  if (!played.ok) return played;
  const faults: Fault[] = [];
  if (played.value.status === 'playing')
    faults.push(
      fault('unfinished', '', 'The deal is not over: wanted moves up to its end, or "end" to give it up'),
    );
  const undone = undoneIn(record);
  if (Number.isNaN(undone))
    faults.push(
      fault('header', 'Undone', `Cannot read "${record.headers['Undone'] ?? ''}": wanted a whole number`),
    );
  else if (undone > 0 && def.undo === 'none' && (game.def.limits?.undo ?? 0) === 0)
    faults.push(fault('undone', 'Undone', 'Moves were taken back, which this format does not allow'));
  if (def.clock !== 'off') faults.push(...checkTimes(def, record, spent));
  return faults.length > 0 ? fail(faults) : ok(outcomeOf(game, record, played.value));
};

/**
 * Every move must have a time, no time may be earlier than the one before, and only the end may come after the time
 * of the series.
 */
const checkTimes = (def: FormatDef, { steps }: GameRecord, spent: number): readonly Fault[] => {
  let before = 0;
  for (const [i, { text, at, line }] of steps.entries()) {
    const where = line === undefined ? `move ${i + 1}` : `line ${line}`;
    if (at === undefined)
      return [fault('times', where, `Move ${i + 1} "${text}" has no time: wanted one like ${text}@12.5`)];
    if (at < before)
      return [fault('times', where, `Move ${i + 1} "${text}" is at ${at} seconds, before the one before it`)];
    if (def.seconds !== undefined && text !== 'time' && spent + at > def.seconds)
      return [
        fault(
          'times',
          where,
          `Move ${i + 1} "${text}" comes ${spent + at} seconds into a series of ${def.seconds}`,
        ),
      ];
    before = at;
  }
  return [];
};
