/**
 * The tables of accounts, as migrations. Ids are texts. Times are milliseconds since 1970 UTC by the clock of the
 * database, since several processes share it. Of what opens an account (tokens, codes) only the SHA-256 is here.
 */

const FIRST = `
  create schema accounts;
  create table accounts.account (
    id text primary key,
    name text not null,
    name_key text not null unique, -- see nameKey in names.ts
    kind text not null check (kind in ('guest', 'registered')), -- registered: has or had a passkey
    admin boolean not null default false,
    made float8 not null,
    seen float8 not null -- to the day
  );
  create table accounts.passkey (
    id text primary key, -- made by the authenticator
    account text not null references accounts.account on delete cascade,
    key text not null, -- public, COSE in base64url
    counter float8 not null,
    transports text not null, -- JSON
    backed_up boolean not null,
    label text not null,
    made float8 not null,
    used float8 -- null: never
  );
  create index on accounts.passkey (account);
  create table accounts.session (
    token_hash text primary key,
    account text not null references accounts.account on delete cascade,
    made float8 not null,
    seen float8 not null, -- to the day
    until float8 not null,
    label text not null
  );
  create index on accounts.session (account);
  create table accounts.challenge (
    id text primary key,
    kind text not null check (kind in ('new', 'ask')),
    value text not null,
    account text references accounts.account on delete cascade,
    until float8 not null
  );
  create index on accounts.challenge (until);
  create table accounts.code (
    hash text primary key,
    kind text not null check (kind in ('link', 'recovery', 'reset', 'admin')),
    account text references accounts.account on delete cascade, -- null: of an admin code
    until float8 -- null: until it is used
  );
  create index on accounts.code (account);
  create table accounts.audit (
    id text primary key,
    at float8 not null,
    actor text, -- account; null: the server
    action text not null,
    account text, -- that it was done to
    subject text -- id of what else it was done to
  );
`;

/** The steps of the part "accounts" (migrate.ts of the store). */
export const ACCOUNT_STEPS: readonly string[] = [FIRST];

/** What stands for an account in the rows of others after its deletion. */
export const GONE = 'gone';
