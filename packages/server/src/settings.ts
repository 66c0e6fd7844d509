// What the environment may say about the server: PORT, and nothing else so far.

import { failWith, ok, type Result } from '@cairn/engine';

export type ListenPort = {
  readonly port: number;
  /** A chosen port is kept or the start fails; the usual one gives way to the next free one. */
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
