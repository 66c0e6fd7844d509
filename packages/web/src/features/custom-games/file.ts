/**
 * Own games as files: the variant that a link carries, as readable JSON. A file is checked like any
 * definition from outside, and a file that is refused changes nothing.
 */
import { failWith, ok, type Result } from '@cairn/engine';
import { saveFile } from '../../platform/save-file.ts';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { variantOf } from '../../catalogue/own-games.ts';
import { customGameWords } from './messages.ts';

/** Characters. A large definition with indentation takes about 20,000. */
const LONGEST = 100_000;

/** The characters of a title that every file system accepts, in lower case: "My Golf!" is "my-golf". */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'game';

export const saveGameFile = async (id: string): Promise<void> => {
  const game = ownGames.about(id);
  if (game === null) return;
  const text = `${JSON.stringify(await variantOf(game), null, 1)}\n`;
  saveFile(`${fileName(game.def.title)}.cairn.json`, text, 'application/json');
};

interface Taken {
  readonly title: string;
  /** The same rules are one of the player's games already, under this title. */
  readonly known: boolean;
}

const parsed = (text: string): Result<unknown> => {
  if (text.length > LONGEST) return failWith('size', '', customGameWords.tooLong(LONGEST));
  try {
    return ok(JSON.parse(text));
  } catch {
    return failWith('json', '', customGameWords.notGame);
  }
};

/**
 * Saves the game of a file. Returns every fault if the file cannot be read or played. Rejects if nothing can
 * be stored.
 */
export const takeGameFile = async (text: string, name: string): Promise<Result<Taken>> => {
  const json = parsed(text);
  if (!json.ok) return json;
  const game = await ownGames.parse(json.value, name);
  if (!game.ok) return game;
  const here = ownGames.about(game.value.def.id);
  const known = here?.standing === 'saved';
  if (!known) await ownGames.put(game.value);
  return ok({ title: (known ? here : game.value).def.title, known });
};
