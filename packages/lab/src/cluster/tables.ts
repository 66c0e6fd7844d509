/**
 * The tables of surveys in a database. A chunk is the same line of JSON as in a folder. The counts beside it let a status
 * query sum up a survey without reading the lines.
 */
import type { SurveyDatabase } from './database.ts';

/** The key of the advisory lock; any constant. */
const LOCK = 5_200_131;

const TABLES = `
  begin;
  select pg_advisory_xact_lock(${LOCK});
  create schema if not exists cairn;
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
  commit;
`;

/** Creates missing tables. */
export const makeTables = async (store: SurveyDatabase): Promise<void> => void (await store.query(TABLES));
