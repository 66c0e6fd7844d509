// The responses: a file of the app, the page for a navigation to any address inside the app, or 404. A request for a
// missing script or image never gets the page, because that would hide the mistake.

import { Hono } from 'hono';
import type { ApiEnv } from './api/api-env.ts';
import { bodyFor, withClub, type StaticFile } from './files.ts';
import { cacheControl, securityHeaders } from './headers.ts';

const page = '/index.html';

/** Whether the browser will show the response as a page: it says so, or asks for HTML. */
const isVisit = (request: Request): boolean => {
  const mode = request.headers.get('Sec-Fetch-Mode');
  if (mode !== null) return mode === 'navigate';
  return request.headers.get('Accept')?.includes('text/html') ?? false;
};

const decoded = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

const find = (files: ReadonlyMap<string, StaticFile>, request: Request): StaticFile | undefined => {
  const name = decoded(new URL(request.url).pathname);
  if (name === undefined) return undefined;
  const file = files.get(name === '/' ? page : name);
  if (file) return file;
  const looksLikeFile = /\.[^/]*$/.test(name);
  return isVisit(request) && !looksLikeFile ? files.get(page) : undefined;
};

type HeaderRecord = Readonly<Record<string, string>>;

/** @param secure the headers of every page and file. */
const answer = (file: StaticFile, request: Request, secure: HeaderRecord): Response => {
  const body = bodyFor(file, request.headers.get('Accept-Encoding') ?? '');
  if (!body) throw new Error('A file without a plain body.');
  const headers: Record<string, string> = {
    ...secure,
    'Cache-Control': cacheControl(file.hashed),
    'Content-Type': file.type,
    ETag: body.etag,
    Vary: 'Accept-Encoding',
  };
  const known = (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(body.etag)) return new Response(null, { status: 304, headers });
  if (body.coding !== 'identity') headers['Content-Encoding'] = body.coding;
  headers['Content-Length'] = String(body.bytes.length);
  return new Response(request.method === 'HEAD' ? null : body.bytes, { headers });
};

/**
 * The application for a table of files (see `readFiles`).
 * @param api the app that has the API (see `makeApi`), to which the files are added; default: there is none.
 */
export function makeApp(built: ReadonlyMap<string, StaticFile>, api?: Hono<ApiEnv>): Hono<ApiEnv> {
  const files = api === undefined ? built : withClub(built, page);
  const app = api ?? new Hono<ApiEnv>();
  const secure = securityHeaders(String(files.get(page)?.bodies.at(-1)?.bytes ?? ''));
  app.get('*', (context) => {
    const file = find(files, context.req.raw);
    return file ? answer(file, context.req.raw, secure) : context.text('Not found\n', 404, secure);
  });
  app.all('*', (context) => context.text('Method not allowed\n', 405, { ...secure, Allow: 'GET, HEAD' }));
  return app;
}
