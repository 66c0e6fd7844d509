/** The log: a line of JSON for each refusal, error and event, by pino, which is loaded with the first line. */
import type { Writable } from 'node:stream';
import { StoreClosedError } from '@cairn/store';
import type { Logger } from 'pino';

/** Only these can be in a line, so that no token, card or address gets into it. */
export interface LogFields {
  /** Method and pattern of the route, without ids: "GET /api/plays/:play". */
  readonly route?: string;
  readonly status?: number;
  /** Milliseconds of the answer. */
  readonly ms?: number;
  /** See api-env.ts. */
  readonly network?: string;
  /** SQLSTATE or code of Node. */
  readonly code?: string;
  /** Why the database could not be opened. */
  readonly why?: string;
  /** Names of functions and files. */
  readonly stack?: readonly string[];
}

export type LogLevel = 'info' | 'warn' | 'error';

export type Log = (level: LogLevel, event: string, fields: LogFields) => void;

/** @param stream default: standard output. */
export const jsonLog = (stream?: Writable): Log => {
  let opening: Promise<Logger> | null = null;
  const open = async (): Promise<Logger> => {
    const { pino } = await import('pino');
    return stream === undefined ? pino({ base: null }) : pino({ base: null }, stream);
  };
  return (level, event, fields) => {
    opening ??= open();
    void opening.then((log) => log[level](fields, event));
  };
};

/** An error without its message, which may quote values; but the log says why the database stays closed. */
export const errorFields = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return {};
  const { code } = error as NodeJS.ErrnoException;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    stack: [error.name, ...stack.map((line) => line.trim())],
    ...(code === undefined ? {} : { code }),
    ...(error instanceof StoreClosedError ? { why: error.message } : {}),
  };
};
