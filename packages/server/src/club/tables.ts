/**
 * The tables of the club, as migrations. Ids are texts. Times are milliseconds since 1970 UTC by the clock of the
 * database, since several processes share it. What can be made again from other columns is marked (D).
 */

const FIRST = `
  create schema club;
  create table club.contest (
    id text primary key,
    opens float8 not null,
    closes float8 not null,
    policy text not null -- JSON, see policy.ts of formats
  );
  create table club.board (
    id text primary key,
    game text not null,
    options text not null, -- JSON
    rules text not null, -- rules hash
    deal text not null, -- secret until the close
    salt text not null, -- secret until the close
    commitment text not null -- (D)
  );
  create table club.contest_board (
    contest text not null references club.contest,
    n int not null,
    board text not null unique references club.board, -- dealt in one contest only
    primary key (contest, n)
  );
  create table club.play (
    id text primary key,
    contest text not null,
    n int not null,
    account text not null,
    opened float8 not null,
    unique (contest, n, account),
    foreign key (contest, n) references club.contest_board
  );
  create table club.act (
    play text not null references club.play,
    n int not null, -- from 0
    key text not null, -- made by the player's device: the same act sent again has the same
    text text not null,
    shows text not null, -- (D) see shown.ts of the engine
    at_ms float8 not null, -- since the play was opened
    primary key (play, n)
  );
  create table club.result (
    play text primary key references club.play,
    status text not null, -- (D), as all below but log
    value float8 not null, -- in the unit of the board's measure
    score float8 not null,
    cards_left int not null,
    seconds float8 not null,
    undone int not null, -- cards shown and taken back
    aided boolean not null,
    record text not null,
    log text not null -- JSON: the acts with what they showed and their times
  );
`;

/** The steps of the part "club" (migrate.ts of the store). */
export const CLUB_STEPS: readonly string[] = [FIRST];
