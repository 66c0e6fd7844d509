/**
 * Public programs (peers) run beside ours on the same deals, where they have been built; their paths are given on the
 * command line. Verdicts are compared deal by deal. A peer runs in a process for each deal, and its CPU time is that of
 * the process; the start of it, some milliseconds, is small beside a deal.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cardOf, isDown, makeCard, type Game, type State } from '@cairn/engine';
import { makeSolvitaire, makeTextBoard, type Verdict } from '../src/index.ts';

export interface Peer {
  readonly name: string;
  /** The program's verdict on a position, and the CPU seconds it took; null for games it does not know. */
  readonly solve: (game: string, rules: Game, state: State) => { verdict: Verdict; seconds: number } | null;
}

/**
 * Runs a program and takes its CPU time from the shell, which counts only its children. With a limit of CPU seconds the
 * program is stopped after them.
 */
const timed = (
  command: readonly string[],
  input: string,
  limit: number | null = null,
): { text: string; seconds: number } => {
  const script = `${limit === null ? '' : `ulimit -St ${limit}; `}TIMEFORMAT="%U %S"; time "$@"`;
  const ran = spawnSync('bash', ['-c', script, 'bash', ...command], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const times = /(\d+\.\d+) (\d+\.\d+)\s*$/.exec(ran.stderr) ?? [];
  return { text: ran.stdout, seconds: Number(times[1]) + Number(times[2]) };
};

/** The verdict of a program that prints one of two words. */
const said = (text: string): Verdict => {
  const word = /\b(solved|unsolvable)\b/.exec(text)?.[1];
  return word === 'solved' ? 'winnable' : word === 'unsolvable' ? 'unwinnable' : 'unknown';
};

const FISH: Readonly<Record<string, readonly string[]>> = {
  golf: ['--game', 'golf'],
  'one-foundation': ['--game', 'golf', '--queens-on-kings'],
  'golf-wrap': ['--game', 'golf', '--wrap-ranks'],
  'black-hole': ['--game', 'black_hole', '--rank-reach-prune'],
  quasar: ['--game', 'all_in_a_row', '--rank-reach-prune'],
};

/** black-hole-solver (Shlomi Fish), with the prune it has for games without a stock. */
export const blackHoleSolver = (program: string, iterations: number): Peer => ({
  name: 'black-hole-solver',
  solve: (name, game, state) => {
    const flags = FISH[name];
    if (flags === undefined) return null;
    const command = [program, ...flags, '--quiet', '--max-iters', `${iterations}`];
    const { text, seconds } = timed(command, makeTextBoard(game, state));
    const verdict = /^Solved!/m.test(text) ? 'winnable' : /^Unsolved!/m.test(text) ? 'unwinnable' : 'unknown';
    return { verdict, seconds };
  },
});

const COLUMNS = { 'move built group': 'yes' } as const;
const TRIANGLE = {
  count: 7,
  ...COLUMNS,
  'spaces policy': 'kings',
  'diagonal deal': true,
  'face up cards': 'top',
};
const stock = (size: number, draw: number, redeal: boolean) => ({ size, 'deal count': draw, redeal });

/** Games of open columns and cells, in the same words. */
const openRules = (): Readonly<Record<string, object>> => {
  const tableau = (count: number, build: string, spaces = 'any') => ({
    'tableau piles': { count, 'build policy': build, 'spaces policy': spaces, 'move built group': 'no' },
  });
  const cells = (count: number, filled = 0) => ({ cells: { count, 'pre-filled': filled } });
  const returns = { foundations: { removable: true } };
  const freecell = (count: number) => ({ ...tableau(8, 'red-black'), ...cells(count) });
  return {
    freecell: freecell(4),
    'freecell-2': freecell(2),
    'freecell-1': freecell(1),
    'freecell-0': freecell(0),
    'bakers-game': { ...tableau(8, 'same-suit'), ...cells(4) },
    'seahaven-towers': { ...tableau(10, 'same-suit', 'kings'), ...cells(4, 2) },
    'eight-off': { ...tableau(8, 'same-suit', 'kings'), ...cells(8, 4) },
    stronghold: { ...tableau(8, 'any-suit'), ...cells(1) },
    'king-albert': { ...tableau(9, 'red-black'), ...returns, reserve: { size: 7 } },
    fan: { ...tableau(18, 'same-suit', 'kings'), ...returns },
    somerset: { ...tableau(10, 'red-black'), ...returns },
    'flower-garden': { ...tableau(6, 'any-suit'), ...returns, reserve: { size: 16 } },
  };
};

/** A position as Solvitaire reads it: cards in cells are a list of their own. */
const solvitaireDeal = (game: Game, state: State): string => {
  const board = JSON.parse(makeSolvitaire(game, state)) as Record<string, readonly (readonly string[])[]>;
  const isCell = game.byRole.tableau.map(
    (pile) => game.piles[pile]?.zone.def?.role === 'tableau' && game.piles[pile].zone.def.build.length === 0,
  );
  const piles = board['tableau piles'] ?? [];
  const held = piles.filter((_, i) => isCell[i] ?? false).flat();
  return JSON.stringify({
    ...board,
    'tableau piles': piles.filter((_, i) => !(isCell[i] ?? false)),
    ...(held.length === 0 ? {} : { cells: held }),
  });
};

/**
 * Our games in the words of Solvitaire's rules, by name and options. Canfield is not among them: there nothing is built on
 * a card of the rank the foundations begin with, here ranks go round.
 */
const BLAKE: Readonly<Record<string, object>> = {
  trigon: {
    'tableau piles': { ...TRIANGLE, 'build policy': 'same-suit' },
    foundations: { removable: false },
    stock: stock(24, 1, true),
  },
  klondike: {
    'tableau piles': { ...TRIANGLE, 'build policy': 'red-black' },
    foundations: { removable: true },
    stock: stock(24, 3, true),
  },
  'klondike draw=1': {
    'tableau piles': { ...TRIANGLE, 'build policy': 'red-black' },
    foundations: { removable: true },
    stock: stock(24, 1, true),
  },
  ...openRules(),
  'ali-baba': {
    'tableau piles': { count: 10, ...COLUMNS, 'build policy': 'same-suit', 'spaces policy': 'any' },
    stock: { size: 12, redeal: false },
  },
};

/** Solvitaire (Charlie Blake, Ian Gent) on a position under the rules of a rule file. */
export const solvitaireWith = (
  program: string,
  seconds: number,
): ((rules: string, game: Game, state: State) => { verdict: Verdict; seconds: number }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'rules.json');
  const deal = path.join(folder, 'deal.json');
  return (rules, game, state) => {
    writeFileSync(file, rules);
    writeFileSync(deal, solvitaireDeal(game, state));
    const command = [program, '--custom-rules', file, '--classify', deal];
    const ran = timed(command, '', seconds);
    return { verdict: said(ran.text), seconds: ran.seconds };
  };
};

export const solvitaire = (program: string, seconds: number): Peer => {
  const verdict = solvitaireWith(program, seconds);
  return {
    name: 'Solvitaire',
    solve: (name, game, state) => {
      const rules = BLAKE[name];
      return rules === undefined ? null : verdict(JSON.stringify(rules), game, state);
    },
  };
};

/** Spider and its relatives in the words of Solvitaire's rules. */
const spiderRules = (): Readonly<Record<string, object>> => {
  const rules = (count: number, tableau: object, more: object = {}) => ({
    'tableau piles': {
      count,
      ...COLUMNS,
      'move built group policy': 'same-suit',
      'build policy': 'any-suit',
      ...tableau,
    },
    foundations: { 'only complete pile moves': true },
    ...more,
  });
  const rows = (size: number) => ({ stock: { size, 'deal type': 'tableau piles' } });
  const two = { 'two decks': true };
  return {
    spider: rules(10, { 'face up cards': 'top' }, { ...rows(50), ...two }),
    spiderette: rules(7, { 'face up cards': 'top', 'diagonal deal': true }, rows(24)),
    'will-o-the-wisp': rules(7, {}, rows(31)),
    'simple-simon': rules(10, { 'diagonal deal': true }),
    'mrs-mop': rules(13, {}, two),
  };
};

/**
 * A build of Solvitaire whose reader knows the key of `spiderRules`: the released one takes it and does nothing, so that
 * cards leave one by one (docs/solver.md). There a suit leaves only as a whole column. Ours leaves any column it ends, so
 * that their loss says nothing about ours.
 */
export const wholeSuitSolvitaire = (program: string, seconds: number): Peer => {
  const verdict = solvitaireWith(program, seconds);
  const known = spiderRules();
  return {
    name: 'Solvitaire',
    solve: (name, game, state) => {
      const rules = known[name];
      if (rules === undefined) return null;
      const found = verdict(JSON.stringify(rules), game, state);
      return found.verdict === 'unwinnable' ? { ...found, verdict: 'unknown' } : found;
    },
  };
};

/** The rules of fc-solve by game: cells, and what the columns are built by and their spaces filled by. */
const FREE: Readonly<Record<string, readonly [cells: number, build: string, spaces: string]>> = {
  freecell: [4, 'alternate_color', 'any'],
  'freecell-2': [2, 'alternate_color', 'any'],
  'freecell-1': [1, 'alternate_color', 'any'],
  'freecell-0': [0, 'alternate_color', 'any'],
  'bakers-game': [4, 'suit', 'any'],
  'seahaven-towers': [4, 'suit', 'kings'],
  'eight-off': [8, 'suit', 'kings'],
  stronghold: [1, 'rank', 'any'],
};

/** fc-solve's own moves for Simple Simon, as in its preset the-last-mohican: they leave some out, so that a failure proves nothing. */
const SIMPLE_SIMON = '--game simple_simon -to abcdefgh -ni -to abcdefghi'.split(' ');

/**
 * fc-solve (Shlomi Fish). A preset made for speed looks first; it leaves moves out, so what it does not solve is searched
 * again with every single move, in the order of an estimate.
 */
export const fcSolve = (program: string, limit: number): Peer => ({
  name: 'fc-solve',
  solve: (name, game, state) => {
    if (name === 'simple-simon') {
      const ran = timed([program, ...SIMPLE_SIMON, '-'], freeBoard(game, state), limit);
      return { verdict: isSolved(ran.text) ? 'winnable' : 'unknown', seconds: ran.seconds };
    }
    const rules = FREE[name];
    if (rules === undefined) return null;
    const [cells, build, spaces] = rules;
    const columns = `--stacks-num ${columnsOf(game).length} --sequences-are-built-by ${build}`;
    const free = `--freecells-num ${cells} --empty-stacks-filled-by ${spaces} --sequence-move limited`;
    const flags = `${columns} ${free}`.split(' ');
    const board = freeBoard(game, state);
    let seconds = 0;
    const run = (...more: readonly string[]): string => {
      const ran = timed([program, ...flags, ...more, '-'], board, limit);
      seconds += ran.seconds;
      return ran.text;
    };
    if (isSolved(run('-l', 'lg'))) return { verdict: 'winnable', seconds };
    const text = run('--method', 'a-star', '-to', '01ABCDE');
    const verdict = isSolved(text)
      ? 'winnable'
      : /^I could not solve this game/m.test(text)
        ? 'unwinnable'
        : 'unknown';
    return { verdict, seconds };
  },
});

const isSolved = (text: string): boolean => /^This game is solveable/m.test(text);

/** Columns, without cells: those are piles on which nothing is built. */
const columnsOf = (game: Game): readonly number[] =>
  game.byRole.tableau.filter((pile) => {
    const { def } = game.piles[pile]?.zone ?? {};
    return def?.role === 'tableau' && def.build.length > 0;
  });

/** A position as fc-solve reads it: the cards in cells on the first line, then a column on each. */
const freeBoard = (game: Game, state: State): string => {
  const columns = columnsOf(game);
  const words = (pile: number): string =>
    (state.piles[pile] ?? []).map((seat) => makeCard(cardOf(seat))).join(' ');
  const held = [...game.byRole.tableau.filter((pile) => !columns.includes(pile)), ...game.byRole.cell].map(
    words,
  );
  const cells = held.filter((text) => text !== '');
  return [...(cells.length === 0 ? [] : [`Freecells: ${cells.join(' ')}`]), ...columns.map(words), ''].join(
    '\n',
  );
};

/** lonelybot (Vuong Hy), as a program with draw and seconds as arguments, which reads a pack and prints a verdict a line. */
export const lonelybot = (program: string, seconds: number): Peer => ({
  name: 'lonelybot',
  solve: (name, game, state) => {
    const draw = { klondike: 3, 'klondike draw=1': 1 }[name];
    if (draw === undefined) return null;
    const words = [...game.byRole.tableau, ...game.byRole.stock].flatMap((pile) => {
      const seats = (state.piles[pile] ?? []).map((seat) => makeCard(cardOf(seat)));
      return pile === game.stock ? seats.toReversed() : seats;
    });
    const ran = timed([program, `${draw}`, `${seconds}`], `${words.join(' ')}\n`);
    return { verdict: said(ran.text), seconds: ran.seconds };
  },
});

/** kpat's patsolve (Tom Holroyd, Stephan Kulow), as a program with a game and a limit of positions as arguments. */
export const kpat = (program: string, positions: number): Peer => ({
  name: 'kpat',
  solve: (name, game, state) => {
    if (name !== 'yukon') return null;
    // A line a column, small suits face down; then a line a foundation, empty at the deal.
    const columns = game.byRole.tableau.map((pile) =>
      (state.piles[pile] ?? []).map((seat) => {
        const card = makeCard(cardOf(seat));
        return isDown(seat) ? card.toLowerCase() : card;
      }),
    );
    const board = [...columns, [], [], [], []].map((cards) => `${cards.join(' ')}\n`).join('');
    const ran = timed([program, 'solve', 'yukon', `${positions}`], board);
    return { verdict: said(ran.text), seconds: ran.seconds };
  },
});
