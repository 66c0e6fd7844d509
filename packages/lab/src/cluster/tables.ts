/**
 * The tables of the surveys that many machines make. A chunk is the same line as in a file, and its sum goes with it;
 * the numbers beside it are there so that nobody has to read all lines to see how far a survey is.
 */
import type { Store } from './store.ts';

/** Any number, the same for whoever makes these tables. */
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

/** Makes what is not there yet. */
export const makeTables = async (store: Store): Promise<void> => void (await store.query(TABLES));
