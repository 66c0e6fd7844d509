// What the command prints, kept as snapshots; deal numbers never change, so neither may these.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { cairn } from './run.ts';

const text = async (...args: string[]): Promise<string> => {
  const { status, out, err } = await cairn(args);
  expect([status, err]).toEqual([0, '']);
  return out;
};

test('games', async () => {
  expect(await text('games', 'russian')).toMatchInlineSnapshot(`
    "russian         Russian Solitaire, 52 cards, medium, yukon family
                    also Russian
    double-russian  Double Russian, 104 cards, long, yukon family
    triple-russian  Triple Russian, 156 cards, long, yukon family
    "
  `);
  const all = await text('games');
  for (const name of ['\n  tripeaks-nowrap ', '\nklondike ', '\nhourglass ']) expect(all).toContain(name);
  expect(await cairn(['games', 'bridge'])).toEqual({
    status: 2,
    out: '',
    err: 'No game has "bridge" in a name, a family or a tag\n',
  });
});

describe('deal', () => {
  test('closed', async () =>
    expect(await text('deal', 'tripeaks', '49621')).toMatchInlineSnapshot(`
    "TriPeaks, deal 49621

              ▒▒▒               ▒▒▒               ▒▒▒
           ▒▒▒   ▒▒▒         ▒▒▒   ▒▒▒         ▒▒▒   ▒▒▒
        ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒
     3♠    8♣    A♥    9♦    5♣    8♠    5♦    J♠    2♦    9♥

    Waste J♣   Stock 23
    "
  `));
  test('open', async () =>
    expect(await text('deal', 'tripeaks', '49621', '--open')).toMatchInlineSnapshot(`
    "TriPeaks, deal 49621

             (Q♥)              (7♦)              (J♥)
          (9♠)  (2♥)        (K♦)  (A♠)        (4♦)  (A♣)
       (3♣)  (Q♦)  (10♥) (2♠)  (Q♠)  (Q♣)  (8♦)  (7♠)  (4♥)
     3♠    8♣    A♥    9♦    5♣    8♠    5♦    J♠    2♦    9♥

    Waste J♣   Stock 23

    Stock in order: K♣ J♦ 8♥ 3♦ K♠ 6♦ K♥ 5♠ 10♣ 6♠ 6♥ 5♥ 9♣ 10♠ 2♣ 4♠ A♦ 6♣ 7♣ 7♥ 3♥ 10♦ 4♣
    "
  `));
  test('in plain letters', async () => {
    const asked = await text('deal', 'tripeaks', '49621', '--ascii');
    expect(asked).toMatchInlineSnapshot(`
      "TriPeaks, deal 49621

                ###               ###               ###
             ###   ###         ###   ###         ###   ###
          ###   ###   ###   ###   ###   ###   ###   ###   ###
       3S    8C    AH    9D    5C    8S    5D    JS    2D    9H

      Waste JC   Stock 23
      "
    `);
    const forced = await cairn(['deal', 'tripeaks', '49621'], { env: { LC_ALL: 'C' } });
    expect(forced.out).toBe(asked);
  });
  test('with jokers in hand and the next card shown', async () =>
    expect(
      await text('deal', 'tripeaks', '7', '-o', 'jokers=2', '-o', 'jokerPlace=hand', '-o', 'peek=always'),
    ).toMatchInlineSnapshot(`
      "TriPeaks, deal 7, jokers=2, jokerPlace=hand, peek=always

                ▒▒▒               ▒▒▒               ▒▒▒
             ▒▒▒   ▒▒▒         ▒▒▒   ▒▒▒         ▒▒▒   ▒▒▒
          ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒
      [3♦]   8♠    9♣    6♣    4♦    K♦    10♦   J♣    Q♣    A♦

      Waste 4♠   Hand * *   Stock 23 (next: 2♣)
      "
    `));

  test('a closed deal shows no hidden card', async () => {
    const closed = await text('deal', 'tripeaks', '49621');
    const open = JSON.parse(await text('deal', 'tripeaks', '49621', '--json')) as {
      piles: { cards: string[]; up: boolean[] }[];
    };
    const letters = closed.replaceAll('10', 'T').replaceAll('♣', 'C').replaceAll('♦', 'D').replaceAll('♥', 'H').replaceAll('♠', 'S'); // prettier-ignore
    for (const { cards, up } of open.piles)
      for (const [i, card] of cards.entries()) expect([card, letters.includes(card)]).toEqual([card, up[i]]);
  });

  test('as JSON: the pack in deal order, and where it lies', async () => {
    const told = JSON.parse(await text('deal', 'tripeaks', 'ms:1', '--json', '-o', 'wrap=linear')) as {
      pack: string[];
      piles: { name: string; role: string; cards: string[]; up: boolean[] }[];
    };
    expect(told).toMatchObject({
      game: 'tripeaks',
      options: { wrap: 'linear' },
      scoring: 'hogue',
      rules: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      deal: 'ms:1',
    });
    expect(told.pack.slice(0, 3)).toEqual(['JD', '2D', '9H']);
    expect(new Set(told.pack).size).toBe(52);
    expect(told.piles.slice(0, 3).map(({ cards }) => cards[0])).toEqual(['JD', '2D', '9H']);
    const lying = told.piles.flatMap(({ role, cards }) => (role === 'stock' ? cards.toReversed() : cards));
    expect(lying).toEqual(told.pack);
  });

  test('a listed pack deals as its number does', async () => {
    const { pack, piles } = JSON.parse(await text('deal', 'tripeaks', '7', '--json')) as Record<
      string,
      string[]
    >;
    const listed = JSON.parse(await text('deal', 'tripeaks', `cards:${pack?.join('')}`, '--json')) as Record<
      string,
      unknown
    >;
    expect(listed.piles).toEqual(piles);
  });
});

describe('rules', () => {
  test('of a game, as text', async () => {
    const page = await text('rules', 'tripeaks');
    expect(page).toMatch(/^TriPeaks\n=+\n/);
    expect(page).toContain('- are ends [wrap=linear]. Ranks do not go round');
  });
  test('of options', async () =>
    expect(await text('rules', 'tripeaks', '--opt', 'jokers=2')).toContain('2 jokers: 54 cards'));
  test('of a named variation', async () =>
    expect(await text('rules', 'tripeaks-money')).toContain('Each stock card turned costs $5'));
  test('as Markdown', async () =>
    expect(await text('rules', 'Three Peaks', '--markdown')).toContain('## Quick reference'));
  test('in German, notes and all', async () => {
    const page = await text('rules', 'aces-up', '--german');
    expect(page).toContain('Talon');
    expect(page).toContain('Ist das Ass hoch oder niedrig?');
  });
  test('in plain letters', async () =>
    // eslint-disable-next-line no-control-regex -- every character outside ASCII is meant
    expect(await text('rules', 'tripeaks', '--ascii')).not.toMatch(/[^\x00-\x7f]|\?\?/));
});

describe('about itself', () => {
  test('the version is the package’s', async () => {
    const file = await readFile(new URL('../package.json', import.meta.url), 'utf8');
    expect(await text('--version')).toBe(`${(JSON.parse(file) as { version: string }).version}\n`);
  });
  test.each([
    ['games', 'list the games'],
    ['rules', 'cairn rules tripeaks --opt wrap=linear'],
    ['deal', 'with all cards shown'],
    ['play', 'Exit status: 0 the deal was won, 3 it ended otherwise'],
    ['replay', '1 a move is not allowed'],
  ])('%s --help', async (verb, said) => {
    const help = await text(verb, '--help');
    expect(help).toContain(said);
    expect(help).toMatch(/Examples?:\n {2}cairn /);
  });
  test('without a verb it says what there is', async () => {
    const { status, err } = await cairn([]);
    expect(err).toContain('Commands:');
    expect(status).toBe(2);
  });
});

test('no colour goes into a pipe', async () => {
  const { out } = await cairn(['play', 'tripeaks', '7'], { input: 'd', env: { TERM: 'xterm-256color' } });
  expect(out).not.toContain('\u001b');
});
