/**
 * Statements of PGlite, each prepared when it first runs. PGlite's own `query` parses and plans a statement every time, which
 * takes a third to a half of a short one (docs/decisions/0019).
 */
import type { PGlite, parse, protocol } from '@electric-sql/pglite';
import { statementNames } from './statement-names.ts';

/** What the module of PGlite has beside the database. */
export interface PgliteTools {
  readonly protocol: typeof protocol;
  readonly parse: typeof parse;
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface Prepared {
  readonly name: string;
  /** Types of $1, $2, …, as object ids. */
  readonly types: readonly number[];
  /** The description of its rows. */
  readonly described: Messages;
}

/** Runs a statement with values. Nothing else may run on the database meanwhile. Rejects with the error of the database. */
export type RunStatement = (text: string, values: readonly unknown[]) => Promise<readonly object[]>;

export const pgliteStatements = (db: PGlite, { protocol, parse }: PgliteTools): RunStatement => {
  const { serialize } = protocol;
  const nameOf = statementNames();
  const known = new Map<string, Prepared>();
  // All messages of a statement go at once, because each call costs. After an error, the database skips those before `sync`.
  const send = (...messages: readonly Uint8Array[]): Promise<Messages> =>
    db.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {});
  const prepare = async (name: string, text: string): Promise<Prepared> => {
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      described: described.filter((message) => message.name === 'rowDescription'),
    };
  };
  return async (text, values) => {
    const name = nameOf(text);
    if (name === undefined) return (await db.query<object>(text, [...values])).rows;
    const statement = known.get(text) ?? (await prepare(name, text));
    known.set(text, statement);
    const texts = values.map((value, i) => {
      if (value === null || value === undefined) return null;
      const type = statement.types[i] ?? 0;
      return db.serializers[type]?.(value) ?? (typeof value === 'string' ? value : JSON.stringify(value));
    });
    const done = await send(serialize.bind({ statement: name, values: texts }), serialize.execute({}));
    return parse.parseResults([...statement.described, ...done], db.parsers)[0]?.rows ?? [];
  };
};
