// The settings of the server from environment variables: only PORT.

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
