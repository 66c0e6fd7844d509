/**
 * Links that carry results beside the boards: "#/duplicate?board=tripeaks/49621&results=…". The results are a duplicate
 * file (@cairn/formats), deflated, as base64 for addresses.
 */
import type { Duplicate } from '@cairn/formats';
import { makeDuplicate, makeDuplicateLink } from '@cairn/formats';

const RESULTS = '&results=';
/** Characters; longer links are cut by some messengers. */
export const LONGEST_ANSWER = 16_000;
/** Characters of a file that is read from a link, which is much more than a link of that length can mean. */
const LONGEST_FILE = 1_000_000;

const collect = async (
  chunks: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array | null> => {
  const reader = chunks.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
};

const through = (
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array | null> => collect(new Blob([bytes]).stream().pipeThrough(stream), LONGEST_FILE);

/** The address of a duplicate with its results; null if they are too long for a link. */
export const answerLink = async (duplicate: Duplicate): Promise<string | null> => {
  const bytes = await through(makeDuplicate(duplicate), new CompressionStream('deflate-raw'));
  if (bytes === null || bytes.length > LONGEST_ANSWER) return null;
  const code = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const link = new URL(`${makeDuplicateLink(duplicate)}${RESULTS}${code}`, location.href).href;
  return link.length > LONGEST_ANSWER ? null : link;
};

/** Splits an address into the link of the boards and the code of the results; null where there are none. */
export const splitAnswer = (address: string): { readonly boards: string; readonly code: string | null } => {
  const at = address.indexOf(RESULTS);
  return at < 0
    ? { boards: address, code: null }
    : { boards: address.slice(0, at), code: address.slice(at + RESULTS.length) };
};

/** The duplicate file in the code of a link; null if it is damaged or too long. */
export const readAnswer = async (code: string): Promise<string | null> => {
  if (code.length > LONGEST_ANSWER) return null;
  try {
    const bytes = Uint8Array.from(
      atob(code.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    return text === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
};
