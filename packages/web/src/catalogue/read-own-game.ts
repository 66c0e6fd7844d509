/** Own games from a file: each is checked by the engine again, and gets the id of its rules. */
import { failWith, ok, type Result } from '@cairn/engine';
import { readVariant } from '@cairn/workshop';
import { STANDINGS, type KeptGame } from './stored-games.ts';

/** One entry of a file as a game to store. Faults if it is none, or if it cannot be played. */
export const parseGame = (value: unknown): Result<KeptGame> => {
  const { def, of, standing, at } = (value ?? {}) as { readonly [field in keyof KeptGame]?: unknown };
  const known = STANDINGS.find((each) => each === standing);
  if (known === undefined || typeof at !== 'number' || !(of === null || typeof of === 'string'))
    return failWith('kept', '', 'An entry has a definition, a parent, a standing and a time');
  const read = readVariant({ title: (def as { readonly title?: unknown } | undefined)?.title, def });
  return read.ok ? ok({ def: read.value.game.base, of, standing: known, at }) : read;
};
