// The settings of the server, from environment variables: PORT is the only one.

import { failWith, ok, type Result } from '@cairn/engine';

export type ListenPort = {
  readonly port: number;
  /** When a chosen port is taken, the start fails; when the usual one is, the next free port is used. */
  readonly kind: 'chosen' | 'usual';
};

/** Reads the PORT variable; unset means 4173. */
export function parsePort(text: string | undefined): Result<ListenPort> {
  if (text === undefined) return ok({ port: 4173, kind: 'usual' });
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return ok({ port, kind: 'chosen' });
  const wanted = 'a whole number from 0 to 65535 is wanted (0 takes any free port)';
  return failWith('port', 'PORT', `Cannot listen on port "${text}": ${wanted}`);
}
