/**
 * Variants in links: JSON, deflated, as base64url after a tilde. It takes the place of a game's id, so a link to a
 * table, a record or a challenge contains its rules: "#/~q1YqSi1…/49621?m=…". A link may come from anybody, so longer
 * links than `LONGEST` are refused, and inflating stops at `MOST`.
 */
import { fail, failWith, fault, type Game, type GameDef, type Result } from '@cairn/engine';
import { isPacked, MARK } from './model/names.ts';
import { readVariant, type Variant } from './variant.ts';

/** Characters of a packed variant. One with a parent takes a few hundred; a large definition about 2,000. */
const LONGEST = 8_000;
/** Bytes of JSON after inflating. */
const MOST = 64_000;

/** The name of a variant in links. */
export const packVariant = async (variant: Variant): Promise<string> => {
  const deflated = new Blob([JSON.stringify(variant)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return MARK + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Parses such a name. Faults for anything that is not a variant whose game can be played. */
export const unpackVariant = async (
  name: string,
): Promise<Result<{ readonly variant: Variant; readonly parent: GameDef | null; readonly game: Game }>> => {
  if (name.length > LONGEST)
    return failWith(
      'link',
      '',
      `The rules in the link are ${name.length} characters: at most ${LONGEST} can be read`,
      {
        kind: 'link-size',
        length: name.length,
        most: LONGEST,
      },
    );
  const json = isPacked(name) ? await inflated(name.slice(MARK.length)) : null;
  if (json === null)
    return fail([
      fault('link', '', 'The rules in the link cannot be read: it is cut short or changed', {
        kind: 'link-rules',
      }),
    ]);
  return readVariant(json.value);
};

const inflated = async (text: string): Promise<{ readonly value: unknown } | null> => {
  try {
    if (!/^[\w-]+$/.test(text)) return null;
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let json = '';
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST) {
        await reader.cancel();
        return null;
      }
      json += decoder.decode(part.value, { stream: true });
    }
    return { value: JSON.parse(json + decoder.decode()) as unknown };
  } catch {
    // It is not base64, not deflated data, not UTF-8 or not JSON.
    return null;
  }
};
