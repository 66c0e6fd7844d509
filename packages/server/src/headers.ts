// The headers of every page and file; api/send.ts has those of the API's answers. The content security policy is strict because the app needs nothing else: its own
// scripts, styles, images (its scripts draw the card faces) and WebAssembly from its own origin. No other site may
// embed or observe it. Inline scripts and styles are allowed only with the hashes that they had when the app was
// built.

import { createHash } from 'node:crypto';

const hashOf = (content: string): string =>
  ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The inline scripts or styles of a page, as the policy names them. */
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

/** The headers for a page and everything that belongs to it. */
export const securityHeaders = (page: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyFor(page).join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/**
 * A file with a hashed name is cached for a year. Every other file is requested again, and answered with 304 if
 * unchanged.
 */
export const cacheControl = (hashed: boolean): string =>
  hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
