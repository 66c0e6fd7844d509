// Bad input, verb by verb: exit status 2, nothing on standard output, and a sentence that quotes it and says what was wanted.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cairn } from './run.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ATLAS = [
  '--from',
  'packages/lab/atlas',
  '--lists',
  'packages/verdicts/data',
  '--out',
  tmpdir(),
  '--data',
  tmpdir(),
];

test.each([
  [['deal', 'tripeeks', '7'], 'There is no game "tripeeks": did you mean "tripeaks"?'],
  [['deal', 'bridge', '7'], 'There is no game "bridge": `cairn games` lists them'],
  [['rules', ''], 'There is no game ""'],
  [['rules', 'tripeaks', '--opt', 'wrp=linear'], 'wrp: TriPeaks has no option "wrp": wanted one of wrap, face,'],
  [['rules', 'tripeaks', '--opt', 'wrap=round'], 'wrap: Option "wrap" has no value "round": wanted one of wrap, linear, kingStop'],
  [['rules', 'tripeaks', '--opt', 'wrap'], 'Cannot read option "wrap": wanted name=value, like wrap=linear'],
  [['rules', 'tripeaks', '--opt', 'wrap='], 'Cannot read option "wrap="'],
  [['rules', 'tripeaks', '--opt', '__proto__=x'], 'TriPeaks has no option "__proto__"'],
  [['rules', 'tripeaks', '-o', 'wrap=wrap', '-o', 'wrap=linear'], 'Option "wrap" is given twice: "wrap" and "linear"'],
  [['rules', 'tripeaks', '--scoring', 'vegas'], 'scoring: Option "scoring" has no value "vegas": wanted one of hogue, chain, money'],
  [['deal', 'tripeaks', '0'], 'Cannot read deal "0": wanted a whole number from 1 to 9007199254740991'],
  [['deal', 'tripeaks', '--', '-1'], 'Cannot read deal "-1": wanted a whole number'],
  [['deal', 'tripeaks', '1.5'], 'Cannot read deal "1.5"'],
  [['deal', 'tripeaks', '9007199254740992'], 'Cannot read deal "9007199254740992"'],
  [['deal', 'tripeaks', 'ms:8589934592'], 'wanted a whole number from 1 to 8589934591'],
  [['deal', 'tripeaks', 'xp:5'], 'Cannot read deal "xp:5": there is no family "xp"'],
  [['deal', 'tripeaks', 'seven'], 'Cannot read deal "seven": wanted a number like 49621'],
  [['deal', 'tripeaks', 'cards:JD2X'], 'card 2: Cannot read card "2X": wanted a rank A 2…9 T J Q K and a suit C D H S'],
  [['deal', 'tripeaks', 'cards:JD2D'], 'Cannot deal 2 cards as a pack of 52: missing'],
  [['deal', 'tripeaks', 'cards:JDJD'], 'Cannot deal "JD" 2 times'],
  [['deal', 'tripeaks'], "missing required argument 'deal'"],
  [['deal', 'tripeaks', '7', '8'], 'too many arguments'],
  [['deal', 'tripeaks', '7', '--oepn'], "unknown option '--oepn'"],
  [['dela', 'tripeaks', '7'], "unknown command 'dela'"],
  [['play'], "missing required argument 'game'"],
  [['play', 'tripeaks', 'x'], 'Cannot read deal "x"'],
  [['replay'], "missing required argument 'file'"],
  [['replay', '/'], 'Cannot read "/": it is a folder'],
  [['series', '--continue', 'nowhere'], 'Cannot read "nowhere": there is no such file or folder'],
  [['par', 'saltmarsh', '--deals', 'few'], 'Cannot read --deals "few": wanted a range like 1..100'],
  [['par', 'saltmarsh', '--worlds', '0'], 'Cannot read --worlds "0": wanted a whole number from 1 to 1000'],
  [['puzzles', 'golf', '--deals', '9..2'], 'Cannot read --deals "9..2": wanted a range like 1..1000'],
  [['puzzles', 'golf', '--lines', '0'], 'Cannot read --lines "0": wanted a whole number from 1 to 1000'],
  [['puzzles', 'golf', '--nodes', 'many'], 'Cannot read --nodes "many": wanted a number of positions'],
  [['puzzles', 'tripeaks', '--opt', 'peek=once'], 'Cannot look for puzzles in TriPeaks with powers'],
  [['survey', 'golf'], 'Wanted --deals: which deals, like 1..1000000'],
  [['duplicate', 'make', 'golf'], 'golf: Cannot read the board: wanted a game and a deal, like tripeaks/7'],
  [['atlas', '--from', '/nowhere'], 'Cannot read "/nowhere": there is no such folder'],
  [['atlas', ...ATLAS, '--wanted', 'README.md'], 'README.md: The file is not JSON'],
  [['atlas', ...ATLAS, '--wanted', 'package.json'], 'package.json: Wanted a list of surveys, each with a "game"'],
  [['atlas', ...ATLAS, '--lists', 'nowhere'], 'Cannot read "nowhere": there is no such file or folder'],
  [['atlas', ...ATLAS, '--out', 'README.md/x'], 'Cannot make the folder "README.md/x": a part of its path is not a folder'],
  [['language', '--out', 'nowhere/x.md'], 'Cannot write "nowhere/x.md": there is no such file or folder'],
  [['variant', 'package.json'], 'package.json: '],
  [['series', '--def', 'README.md', '--check'], 'README.md: The file is not JSON'],
] as const)('cairn %j', async (args, said) => {
  const ran = await cairn(args, { cwd: root });
  expect(ran.err).toContain(said);
  expect([ran.status, ran.out]).toEqual([2, '']);
}); // prettier-ignore

test.each([
  ['7X', 'line 1: Cannot read move "7X"'],
  ['3d\n\n7S', 'line 3: Cannot play "7S": no 7S can be seen'],
  ['8S', 'line 1: Cannot play "8S": Needs a 3 or a 5; this is an 8.'],
  ['l1>h', 'line 1: Cannot play "l1>h": That card is still covered by 2 face-down cards.'],
  ['l19>l20', 'line 1: Cannot play "l19>l20": Cards do not go from one place of the layout to another.'],
  ['rd', 'line 1: Cannot play "rd": The stock is not empty yet.'],
  ['peek', 'line 1: Cannot play "peek": This game has no peek.'],
  ['end d', 'line 1: Cannot play "d": The deal is over.'],
  ['undo', 'line 1: Cannot undo: no move has been made'],
  ['redo', 'line 1: Cannot redo: no move has been taken back'],
  ['where', 'line 1: Cannot read "where": wanted a rank or a card'],
  ['where X', 'line 1: Cannot read "X": wanted a rank A 2…9 T J Q K'],
  ['save', 'line 1: Cannot read "save": wanted the name of a file'],
])('typed at a deal: %j', async (input, said) => {
  const ran = await cairn(['play', 'tripeaks', '7'], { input });
  expect(ran.err).toContain(said);
  expect(ran.err.trimEnd()).not.toContain('\n');
  expect(ran.status).toBe(2);
});
