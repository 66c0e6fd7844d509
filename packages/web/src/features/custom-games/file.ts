/**
 * Own games as files: a variant as it stands in a link, but to be read. What comes in goes through the same gate, and
 * leaves everything as it was when it is refused.
 */
import { failWith, ok, type Result } from '@cairn/engine';
import { saveFile } from '../../platform/save-file.ts';
import { own, put, take, variantOf } from '../../catalogue/own-games.ts';
import { customGameWords } from './messages.ts';

/** Characters; a large definition, laid out in lines, takes about 20,000. */
const LONGEST = 100_000;

/** What is in a title that file systems know, in small letters: "My Golf!" is "my-golf". */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'game';

export const saveGameFile = async (id: string): Promise<void> => {
  const game = own(id);
  if (game === null) return;
  const text = `${JSON.stringify(await variantOf(game), null, 1)}\n`;
  saveFile(`${fileName(game.def.title)}.cairn.json`, text, 'application/json');
};

interface Taken {
  readonly title: string;
  /** These rules were one of the player's games before, under this title. */
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

/** Saves the game of a file; all that is wrong with it where it cannot be played. Rejects where nothing can be stored. */
export const takeGameFile = async (text: string): Promise<Result<Taken>> => {
  const json = parsed(text);
  if (!json.ok) return json;
  const game = await take(json.value);
  if (!game.ok) return game;
  const here = own(game.value.def.id);
  const known = here?.standing === 'saved';
  if (!known) await put(game.value);
  return ok({ title: (known ? here : game.value).def.title, known });
};
