// The files of a built app, read once at the start into a table from URL path to bytes. Only what is in the table can
// be served, so no request reaches the file system.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Content codings in the order of preference, with the file endings they have. */
const codings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
type Coding = (typeof codings)[number]['name'] | 'identity';

export type Body = { readonly coding: Coding; readonly bytes: Buffer; readonly etag: string };

export type StaticFile = {
  readonly type: string;
  /**
   * Whether the name contains a hash of the content (the build's `assets/<name>-<8 characters>`), so that the file
   * never changes.
   */
  readonly hashed: boolean;
  /** The same file in every coding there is, the best first. The last is always uncompressed. */
  readonly bodies: readonly Body[];
};

const bodyOf = (coding: Coding, bytes: Buffer): Body => {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { coding, bytes, etag: `"${hash}"` };
};

/** Reads every file below `root`; keys are URL paths such as `/index.html`. Throws if `root` is not a folder. */
export async function readFiles(root: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    contents.set(`/${path.relative(root, file).split(path.sep).join('/')}`, await readFile(file));
  }

  const files = new Map<string, StaticFile>();
  for (const [name, bytes] of contents) {
    if (codings.some(({ ending }) => name.endsWith(ending))) continue;
    const packed = codings.flatMap((coding) => {
      const found = contents.get(name + coding.ending);
      return found ? [bodyOf(coding.name, found)] : [];
    });
    files.set(name, {
      type: types[path.extname(name)] ?? 'application/octet-stream',
      hashed: /^\/assets\/.+-[\w-]{7}\.\w+$/.test(name),
      bodies: [...packed, bodyOf('identity', bytes)],
    });
  }
  return files;
}

/** The page with something more at the beginning of its head, in every coding there is. */
const withHead = (page: StaticFile, more: string): StaticFile => {
  const plain = page.bodies.at(-1)?.bytes.toString() ?? '';
  const place = /<head>/i.test(plain) ? /<head>/i : /^<!doctype html>/i;
  const bytes = Buffer.from(plain.replace(place, (found) => `${found}${more}`));
  const compressed = {
    br: () => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }),
    gzip: () => gzipSync(bytes),
    identity: () => bytes,
  };
  return { ...page, bodies: page.bodies.map(({ coding }) => bodyOf(coding, compressed[coding]())) };
};

/** Of Brotli: almost as small as 11, in a third of the time. */
const PAGE_QUALITY = 10;

/** The files with a page that says that a club is there, so that no request is needed to find out. */
export const withClub = (
  files: ReadonlyMap<string, StaticFile>,
  page: string,
): ReadonlyMap<string, StaticFile> => {
  const found = files.get(page);
  return found === undefined
    ? files
    : new Map([...files, [page, withHead(found, '<meta name="cairn-club" content="1">')]]);
};

/** Whether an Accept-Encoding header allows a coding: by name or by `*`, and without q=0. */
const admits = (header: string, coding: Coding): boolean => {
  const choices = header.split(',').map((choice) =>
    choice
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const chosen = choices.find(([name]) => name === coding) ?? choices.find(([name]) => name === '*');
  return chosen !== undefined && !chosen.slice(1).some((weight) => /^q=0(\.0*)?$/.test(weight));
};

/** The best body for an Accept-Encoding header; uncompressed if nothing else is allowed. */
export const bodyFor = ({ bodies }: StaticFile, acceptEncoding: string): Body | undefined =>
  bodies.find(({ coding }) => coding !== 'identity' && admits(acceptEncoding, coding)) ?? bodies.at(-1);
