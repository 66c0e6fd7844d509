// The settings of the server from environment variables.

import { failWith, ok, type Result } from '@cairn/engine';

export type ListenPort = {
  readonly port: number;
  /** If a chosen port is in use, the start fails; if the default one is, the next free port is used. */
  readonly kind: 'chosen' | 'usual';
};

/** Parses the variable PORT; the default is 4173. */
export function parsePort(text: string | undefined): Result<ListenPort> {
  if (text === undefined) return ok({ port: 4173, kind: 'usual' });
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return ok({ port, kind: 'chosen' });
  const wanted = 'a whole number from 0 to 65535 is wanted (0 takes any free port)';
  return failWith('port', 'PORT', `Cannot listen on port "${text}": ${wanted}`);
}

/**
 * Parses the variable CAIRN_ORIGIN, the address at which players open the site. It must have a name, not a number, because
 * passkeys belong to a name, and https, but for localhost.
 * @param fallback without it, such as "http://localhost:4173".
 */
export function parseOrigin(text: string | undefined, fallback: string): Result<string> {
  if (text === undefined) return ok(fallback);
  const wanted = 'an address like https://club.example is wanted, with a name and without a path';
  const refused = failWith('origin', 'CAIRN_ORIGIN', `Cannot be at "${text}": ${wanted}`);
  if (!URL.canParse(text)) return refused;
  const { origin, protocol, hostname } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return isSafe && !isNumber && text.replace(/\/$/, '') === origin ? ok(origin) : refused;
}
