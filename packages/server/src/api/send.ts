/** Responses of the API. Their headers are plain objects, because the Headers of the web platform take longer than an act. */

/** Nothing is cached, and no other site may read or embed an answer, or take it for anything but JSON or text. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;
const JSON_HEADERS = { ...HEADERS, 'Content-Type': 'application/json' } as const;
const TEXT_HEADERS = { ...HEADERS, 'Content-Type': 'text/plain; charset=UTF-8' } as const;

export interface SentHeaders {
  readonly 'Retry-After'?: string;
  readonly 'Set-Cookie'?: string;
}

export const sendJson = (status: number, json: object, headers?: SentHeaders): Response =>
  new Response(JSON.stringify(json), {
    status,
    headers: headers === undefined ? JSON_HEADERS : { ...JSON_HEADERS, ...headers },
  });

export const sendText = (status: number, text: string, headers?: SentHeaders): Response =>
  new Response(text, { status, headers: { ...TEXT_HEADERS, ...headers } });
