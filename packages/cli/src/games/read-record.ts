/** A record and its game: one of the catalogue, or a custom game whose rules are packed in the `Game` header. */
import {
  compileGame,
  fail,
  ok,
  parseRecord,
  type Game,
  type GameDef,
  type GameRecord,
  type Result,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { isPacked, unpackVariant } from '@cairn/workshop';
import { unknownGame } from './choose-game.ts';

/** Reads a record and compiles its game. The returned record has the id of the game. */
export const readRecord = async (
  text: string,
): Promise<Result<{ readonly game: Game; readonly record: GameRecord }>> => {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { game: name, options } = record.value;
  const found = await rulesOf(name);
  if (!found.ok) return found;
  const game = compileGame(found.value.def, { ...found.value.options, ...options });
  if (!game.ok) return fail(game.error.map((each) => ({ ...each, path: `Options, ${each.path}` })));
  return ok({
    game: game.value,
    record: isPacked(name) ? { ...record.value, game: game.value.id } : record.value,
  });
};

const rulesOf = async (
  name: string,
): Promise<Result<{ readonly def: GameDef; readonly options: Readonly<Record<string, string>> }>> => {
  if (isPacked(name)) {
    const read = await unpackVariant(name);
    return read.ok ? ok({ def: read.value.game.base, options: {} }) : read;
  }
  const found = findGame(name);
  return found === null ? unknownGame(name) : ok(found);
};
