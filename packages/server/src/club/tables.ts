/**
 * The tables of the club, as migrations. Ids are texts. Times are milliseconds since 1970 UTC by the clock of the
 * database, since several processes share it. What can be made again from other columns is marked (D).
 */

const FIRST = `
  create schema club;
  create table club.contest (
    id text primary key,
    kind text not null check (kind in ('daily', 'tournament')),
    title text not null, -- empty: of a daily deal
    owner text references accounts.account on delete set null, -- null: the server, or an account that is gone
    date text, -- of a daily deal, like 2026-03-01
    game text, -- of a daily deal
    options text, -- of a daily deal: JSON, as in club.board
    opens float8 not null,
    closes float8 not null,
    policy text not null, -- JSON, see policy.ts of formats
    invitation text, -- who has it may enter, if the policy asks for one
    made float8 not null,
    settled float8, -- after the close, once every play has its result; null: not yet
    check ((kind = 'daily') = (date is not null and game is not null and options is not null))
  );
  create unique index on club.contest (date, game, options) where kind = 'daily';
  create index on club.contest (closes);
  create index on club.contest (closes) where settled is null;
  create table club.board (
    id text primary key,
    game text not null,
    options text not null, -- JSON
    rules text not null, -- rules hash
    deal text not null, -- secret until the close
    salt text not null, -- secret until the close
    commitment text not null, -- (D)
    measure text, -- (D) JSON, see measure.ts of formats; null: as the rules of today say
    proof text, -- secret until the close: a record that wins it; null: none was looked for
    grade int check (grade between 1 and 5), -- fifth of the difficulty, 1 the easiest; null: not measured
    made float8 not null
  );
  create table club.contest_board (
    contest text not null references club.contest,
    n int not null, -- from 0
    board text not null unique references club.board, -- dealt in one contest only
    primary key (contest, n)
  );
  create table club.entry (
    contest text not null references club.contest,
    account text not null references accounts.account on delete cascade,
    joined float8 not null,
    primary key (contest, account)
  );
  create index on club.entry (account);
  create table club.play (
    id text primary key,
    contest text not null,
    n int not null,
    account text references accounts.account on delete set null, -- null: the account is gone
    opened float8 not null,
    as_guest boolean not null default false, -- whether its account was a guest: at the opening, and when it left
    unique (contest, n, account),
    foreign key (contest, n) references club.contest_board
  );
  create index on club.play (account);
  create table club.act (
    play text not null references club.play on delete cascade,
    n int not null, -- from 0
    key text not null, -- made by the player's device: the same act sent again has the same
    text text not null,
    shows text not null, -- (D) see shown.ts of the engine
    at_ms float8 not null, -- since the play was opened
    primary key (play, n)
  );
  create table club.result (
    play text primary key references club.play,
    status text not null, -- (D), as all below but log, void_reason and made
    value float8 not null, -- in the unit of the board's measure
    score float8 not null,
    cards_left int not null,
    seconds float8 not null,
    undone int not null, -- cards shown and taken back
    aided boolean not null,
    record text not null,
    log text not null, -- JSON: the acts with what they showed and their times
    void_reason text, -- null: it counts
    made float8 not null
  );
  create table club.report (
    id text primary key,
    at float8 not null,
    reporter text references accounts.account on delete set null,
    kind text not null check (kind in ('name', 'result')),
    subject text not null, -- id of an account or a play
    reason text not null,
    settled float8 -- null: not yet
  );
  create table club.setting (
    name text primary key,
    value text not null -- JSON
  );
`;

/** Titles of contests can be reported, too; the subject is the id of the contest then. */
const TITLE_REPORTS = `
  alter table club.report drop constraint report_kind_check;
  alter table club.report add constraint report_kind_check check (kind in ('name', 'result', 'title'));
`;

/** Kept for two weeks (same-network.ts), and not copied to files. */
const NETWORKS = `
  create table club.opened_from (
    play text primary key references club.play on delete cascade,
    network text not null, -- a hash for one day
    at float8 not null
  );
  create index on club.opened_from (network);
`;

/** The steps of the part "club" (migrate.ts of the store). */
export const CLUB_STEPS: readonly string[] = [FIRST, TITLE_REPORTS, NETWORKS];
