// The headers of every answer. The policy is strict because the app needs nothing else: its own scripts,
// styles, pictures (card faces are drawn by its scripts) and WebAssembly from its own origin, and no other site may
// embed or observe it. Of scripts and styles within the page those it was built with count, known by their hashes.

import { createHash } from 'node:crypto';

const hashOf = (content: string): string =>
  ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The scripts or styles that stand in a page, as the policy names them. */
const inlineIn = (page: string, tag: 'script' | 'style'): string =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
    .map(([, content = '']) => hashOf(content))
    .join('');

const policyFor = (page: string): readonly string[] => [
  `default-src 'self'`,
  `script-src 'self' 'wasm-unsafe-eval'${inlineIn(page, 'script')}`,
  `style-src 'self'${inlineIn(page, 'style')}`,
  `img-src 'self' data:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
];

/** The headers under which a page, and all that belongs to it, is served. */
export const securityHeaders = (page: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyFor(page).join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** A hashed name is good for a year; every other file is asked for again and answered with 304 if unchanged. */
export const cacheControl = (hashed: boolean): string =>
  hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
