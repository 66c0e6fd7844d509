// The headers of every answer. The policy is strict because the app needs nothing else: its own scripts,
// styles, pictures (card faces are drawn by its scripts) and WebAssembly from its own origin, and no other site may
// embed or observe it.

const policy = [
  `default-src 'self'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `img-src 'self' data:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
];

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy.join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** A hashed name is good for a year; every other file is asked for again and answered with 304 if unchanged. */
export const cacheControl = (hashed: boolean): string =>
  hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
