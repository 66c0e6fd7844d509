// The server on a real port, asked over a plain socket client so that paths and headers arrive as written.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type RunningServer } from '@cairn/server';

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-server-'));
const root = path.join(folder, 'dist');
const html = '<!doctype html><title>Cairn</title><style>a{}</style><script>1 + 1;</script>';
const script = 'export const cairn = 1;\n'.repeat(50);
const host = '127.0.0.1';

let server: RunningServer;

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.address);
    request({ host, port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

const visit = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  const put = (name: string, content: string | Buffer) => writeFileSync(path.join(root, name), content);
  put('index.html', html);
  put('index.html.br', brotliCompressSync(html));
  put('sw.js', 'self.skipWaiting();');
  put('assets/app-Ab_3-x9.js', script);
  put('assets/app-Ab_3-x9.js.br', brotliCompressSync(script));
  put('assets/app-Ab_3-x9.js.gz', gzipSync(script));
  put('assets/card-0123456.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('assets/fast-89abcde.wasm', Buffer.from([0, 97, 115, 109]));
  put('assets/plain.css', 'a{}');
  put('app.webmanifest', '{}');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  server = await createServer({ root, host, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/app.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/card-0123456.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/fast-89abcde.wasm', 'application/wasm'],
    ['/assets/plain.css?query', 'text/css; charset=utf-8'],
  ])('%s is %s', async (target, type) => {
    const answer = await ask(target);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  test.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/assets/plain.css', 'no-cache'],
    ['/assets/app-Ab_3-x9.js', 'public, max-age=31536000, immutable'],
    ['/assets/card-0123456.svg', 'public, max-age=31536000, immutable'],
  ])('%s is cached as %s', async (target, control) => {
    expect((await ask(target)).headers['cache-control']).toBe(control);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=1', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, coding) => {
    const { headers, body } = await ask('/assets/app-Ab_3-x9.js', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(script);
  });

  test('an unchanged file is answered with 304 and no body', async () => {
    const first = await ask('/', { 'Accept-Encoding': 'br' });
    const again = await ask('/', {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", W/${first.headers.etag}`,
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    const plain = await ask('/', { 'If-None-Match': String(first.headers.etag) });
    expect(plain.status).toBe(200);
  });

  test('HEAD has the headers of GET and no body; other methods are refused', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(html.length));
    expect(head.body.length).toBe(0);
    const post = await ask('/', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });
});

describe('addresses that are no file', () => {
  test('a visit inside the app shows the page', async () => {
    for (const headers of [visit, { Accept: 'text/html,*/*' }]) {
      const answer = await ask('/deal/7', headers);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(html);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  test.each([
    ['a script asks', '/deal/7', { 'Sec-Fetch-Mode': 'cors', Accept: 'text/html' }],
    ['nobody says what for', '/deal/7', {}],
    ['a missing file is visited', '/assets/gone-00000000.js', visit],
    ['a compressed twin is asked for by name', '/index.html.br', visit],
  ])('404 when %s', async (_, target, headers) => {
    const answer = await ask(target, headers);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('<title>');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd.txt',
    '/%00.txt',
    '/%E0%A4%A.txt',
  ])('no way out of the folder: %s', async (target) => {
    const answer = await ask(target, visit);
    expect(answer.body.toString()).not.toContain('secret');
    expect([400, 404]).toContain(answer.status);
  });
});

test('every answer carries the security headers', async () => {
  for (const answer of [await ask('/'), await ask('/gone.js'), await ask('/', {}, 'PUT')]) {
    expect(answer.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toContain(`default-src 'self'`);
    // Of scripts within the page, those that stand in it: printf '1 + 1;' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain(
      `script-src 'self' 'wasm-unsafe-eval' 'sha256-J5mvUh2vzaLFphAhYVgKVEB/UtIhNtviDrgx4BfWdHc='`,
    );
    expect(policy).toContain(`style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='`);
    expect(policy).toContain(`img-src 'self' data:`);
    expect(policy.join()).not.toContain('unsafe-inline');
  }
});

describe('ports', () => {
  test('a taken port fails, or gives the next free one', async () => {
    const port = Number(new URL(server.address).port);
    await expect(createServer({ root, host, port })).rejects.toThrow('EADDRINUSE');
    const other = await createServer({ root, host, port, ifTaken: 'next' });
    expect(Number(new URL(other.address).port)).toBeGreaterThan(port);
    await other.close();
  });

  test('a folder that is not there is an error', async () => {
    await expect(createServer({ root: path.join(folder, 'none'), host, port: 0 })).rejects.toThrow('ENOENT');
  });
});
