/**
 * The tables of surveys in a database. A chunk is the same line of JSON as in a folder. The counts beside it let a status
 * query sum up a survey without reading the lines.
 */
import type { Result } from '@cairn/engine';
import { migrate, type SqlStore } from '@cairn/store';

/** Databases of earlier versions have these tables, but no number of steps. */
const TABLES = `
  create table if not exists cairn.survey (
    id text primary key,
    plan text not null,
    priority int not null,
    again text,
    cancelled boolean not null default false,
    made timestamptz not null default now()
  );
  create table if not exists cairn.chunk (
    survey text not null references cairn.survey,
    chunk int not null,
    pass int not null,
    line text not null,
    deals int not null,
    winnable int not null,
    unknown int not null,
    ms float8 not null,
    worker text not null,
    made timestamptz not null default now(),
    primary key (survey, chunk, pass)
  );
  create table if not exists cairn.alarm (
    survey text not null references cairn.survey,
    chunk int not null,
    pass int not null,
    deals text not null,
    line text not null,
    worker text not null,
    made timestamptz not null default now(),
    primary key (survey, chunk, pass, line)
  );
`;

/** Creates missing tables. Fault: a newer program has changed them. */
export const makeTables = (store: SqlStore): Promise<Result<number>> => migrate(store, 'survey', [TABLES]);
