// Boards, links and files: what is written is read back, what is false is refused with its line.
import { makeRecord, type Fault, type Result } from '@cairn/engine';
import {
  addResults,
  addText,
  boardsOf,
  commitmentText,
  committedBoard,
  duplicateFormat,
  makeBoard,
  makeDuplicate,
  makeDuplicateLink,
  newDuplicate,
  openBoard,
  parseBoard,
  parseDuplicate,
  parseDuplicateLink,
  duplicateResult,
  type Duplicate,
  type OpenBoard,
} from '@cairn/formats';
import { games } from '@cairn/games';
import { array, assert, constantFrom, integer, nat, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board, peaks, played, recordOf, strokes, sunday, sure, WIN } from './support.ts';

const codes = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.error.map(({ code, path }: Fault) => `${code} ${path}`.trim());

const full = (): Duplicate => {
  const duplicate = sunday();
  return sure(
    addResults(duplicate, [
      played(duplicate, recordOf(strokes, 'Bob', 'end')),
      played(duplicate, recordOf(peaks, 'Ada', WIN)),
      played(duplicate, recordOf(peaks, 'Bob', '3D 4D {[Game "no"] } end')),
    ]),
  );
};

describe('boards', () => {
  test('as text', () => {
    const linear = board('tripeaks', 49621, { wrap: 'linear', scoring: 'chain' });
    expect(makeBoard(linear)).toBe('tripeaks/49621;scoring=chain;wrap=linear');
    expect(sure(parseBoard(makeBoard(linear)))).toEqual(linear);
    expect(makeBoard(sure(parseBoard('golf/ms:617')))).toBe('golf/ms:617');
  });

  test('a preset is opened as its game, and what is standard is left out', () => {
    const preset = sure(openBoard(board('tripeaks-nowrap', 5)));
    expect(makeBoard(preset)).toBe('tripeaks/5;wrap=linear');
    expect(makeBoard(sure(openBoard(board('tripeaks', 5, { wrap: 'wrap' }))))).toBe('tripeaks/5');
  });

  test.each([
    ['', 'board'],
    ['golf', 'deal'],
    ['golf/0', 'deal-number'],
    ['golf/1/2', 'board'],
    ['golf/1;', 'board'],
    ['golf/1;a=b=c', 'board'],
    ['golf/1;a=b;a=c', 'board'],
    ['%E0%A4%A/1', 'board'],
  ])('"%s" is none', (text, code) => expect(codes(parseBoard(text))).toEqual([code]));
});

describe('links', () => {
  const ids = games.map(({ id }) => id);
  test('any title and boards come back', () =>
    assert(
      property(
        string({ unit: 'grapheme', maxLength: 30 }),
        array(record({ game: constantFrom(...ids), deal: integer({ min: 1, max: 9_999_999 }) }), {
          minLength: 1,
          maxLength: 64,
        }),
        (title, places) => {
          const boards = places.map(({ game, deal }) =>
            board(game, deal, deal % 2 === 0 ? { a: '&;=/#' } : {}),
          );
          const link = makeDuplicateLink({ title, boards });
          expect(sure(parseDuplicateLink(link))).toEqual({ title, boards });
        },
      ),
    ));

  test('are readable', () =>
    expect(makeDuplicateLink({ title: 'Sunday', boards: [peaks, board('golf', 617, { fill: 'on' })] })).toBe(
      '#/duplicate?title=Sunday&board=tripeaks/7&board=golf/617;fill=on',
    ));

  test('the link of a deal is a duplicate of one board', () => {
    const one = { title: '', boards: [board('tripeaks', 49621, { wrap: 'linear' })] };
    expect(sure(parseDuplicateLink('#/tripeaks/49621?wrap=linear'))).toEqual(one);
    expect(sure(parseDuplicateLink('#/tripeaks/49621?wrap=linear&m=d'))).toEqual(one);
    expect(codes(parseDuplicateLink('#/tripeaks'))).toEqual(['board-none']);
  });

  test.each([
    ['#/duplicate', ['board-none']],
    ['#/duplicate?title=a', ['board-none']],
    ['#/duplicate?board=golf/1&title=a&title=b', ['duplicate']],
    ['#/duplicate?board=golf/x&boar=1', ['deal board 1', 'duplicate']],
    [`#/duplicate?${'board=golf/1&'.repeat(65)}`, ['board-many']],
    [`#/duplicate?title=${'a'.repeat(16_000)}&board=golf/1`, ['link']],
    ['hello', ['link']],
  ])('%s', (link, wanted) => expect(codes(parseDuplicateLink(link))).toEqual(wanted));

  test('any text is read or refused', () =>
    assert(
      property(string({ maxLength: 60 }), (text) => {
        const read = parseDuplicateLink(`#/duplicate?${text}`);
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
        else expect(parseDuplicateLink(makeDuplicateLink(read.value))).toEqual(read);
      }),
    ));
});

describe('files', () => {
  test('come back as they are', () => {
    const duplicate = full();
    const text = makeDuplicate(duplicate);
    expect(text).toMatch(
      /^\[Duplicate "Sunday"\]\n\[Boards "2"\]\n\n1 tripeaks\/7 [0-9a-f]{16}\n2 golf\/1 [0-9a-f]{16}\n\n\[Game "tripeaks"\]\n/,
    );
    const again = sure(parseDuplicate(text));
    expect(makeDuplicate(again)).toBe(text);
    expect(
      again.results.map(({ player, board: at, outcome }) => [player, at, outcome.status, outcome.score]),
    ).toEqual([
      ['Ada', 0, 'won', 37],
      ['Bob', 0, 'resigned', -127],
      ['Bob', 1, 'resigned', 35],
    ]);
    expect(makeDuplicate(sure(parseDuplicate(text.replaceAll('\n', '\r\n'))))).toBe(text);
  });

  const text = makeDuplicate(full());
  test.each([
    ['a score', text.replace('[Player "Ada"]', '[Score "38"]\n[Player "Ada"]'), ['score line 7, Score']],
    ['a move', text.replace('3D 4D d AD', '3D 4D d 8S'), ['does-not-fit line 12']],
    ['a board', text.replace('[Board "1"]', '[Board "2"]'), ['board-number line 7, Ada']],
    ['a player', text.replace('[Player "Ada"]', '[Player " "]'), ['player line 7, Player']],
    [
      'a player who has another result',
      text.replace('[Player "Ada"]', '[Player "Bob"]'),
      ['result-twice Bob'],
    ],
    ['rules', text.replace(/(tripeaks\/7) [0-9a-f]{16}/, '$1 0000000000000000'), ['board-rules board 1']],
    ['another deal', text.replace('[Deal "1"]', '[Deal "2"]'), ['board-other line 22, Bob']],
    ['a deal that goes on', text.replace(/end\n$/, 'd\n'), ['unfinished line 22, Bob']],
    ['the number of boards', text.replace('[Boards "2"]', '[Boards "3"]'), ['duplicate line 1']],
    ['a board twice', text.replace('2 golf/1', '2 tripeaks/7'), ['board-twice board 2']],
    ['no boards', '[Duplicate "a"]\n[Boards "0"]\n\n', ['board-none']],
    ['something else', '[Game "golf"]\n[Deal "1"]\n\nend\n', ['duplicate line 1']],
    ['nothing', '', ['duplicate line 1']],
    ['too much', ' '.repeat(4_000_001), ['duplicate-size']],
  ])('%s that is false', (_, forged, wanted) => expect(codes(parseDuplicate(forged))).toEqual(wanted));

  test('a result that is there already is there once, a second one is refused', () => {
    const duplicate = full();
    const again = played(duplicate, recordOf(peaks, ' Ada ', WIN, '[Board "1"]'));
    expect(sure(addResults(duplicate, [again]))).toEqual(duplicate);
    const other = played(duplicate, recordOf(peaks, 'Ada', 'end'));
    expect(codes(addResults(duplicate, [other]))).toEqual(['result-twice Ada']);
  });

  test('a file that was damaged is read or refused, and never half', () =>
    assert(
      property(nat(text.length - 1), nat(12), string({ maxLength: 6 }), (at, cut, put) => {
        const read = parseDuplicate(text.slice(0, at) + put + text.slice(at + cut));
        // As text: a record knows the lines its moves stood on, and those may have changed.
        if (read.ok) {
          const made = makeDuplicate(read.value);
          expect(makeDuplicate(sure(parseDuplicate(made)))).toBe(made);
        } else expect(read.error.length).toBeGreaterThan(0);
      }),
    ));

  test('a title is one line of at most 60 letters', () => {
    const { title } = sure(newDuplicate(` a\n\u0000b ${'x'.repeat(80)}`, [peaks]));
    expect(title).toBe(`a b ${'x'.repeat(56)}`);
  });

  test('records and other files are added, whose boards may stand in another order', () => {
    const ada = sure(addText(sunday(), makeRecord(recordOf(peaks, '', WIN)), 'Ada'));
    const turned = sure(newDuplicate('', [strokes, peaks]));
    const others = [recordOf(peaks, 'Bob', 'end'), recordOf(strokes, 'Bob', 'end')];
    const bob = sure(
      addResults(
        turned,
        others.map((each) => played(turned, each)),
      ),
    );
    const all = sure(addText(ada, makeDuplicate(bob)));
    expect(all.results.map(({ player, board: at }) => [player, at])).toEqual([
      ['Ada', 0],
      ['Bob', 1],
      ['Bob', 0],
    ]);
    const more = sure(newDuplicate('', [peaks, board('tripeaks', 9)]));
    const stranger = sure(addText(more, makeRecord(recordOf(board('tripeaks', 9), 'Cy', 'end'))));
    expect(codes(addText(all, makeDuplicate(stranger)))).toEqual(['board-other Cy']);
    expect(codes(addText(all, 'hello'))).toEqual(['header Game', 'header Deal']);
  });

  test('a board that was committed to comes back with its commitment and its salt, and a file that allows undo with that', () => {
    const [first, second] = full().boards;
    const seal = { commitment: '0f'.repeat(32), salt: 'a-salt_of_16_or_more' };
    const boards = [{ ...(first as OpenBoard), seal }, second as OpenBoard];
    const sealedText = makeDuplicate({ ...full(), boards, undo: true });
    expect(sealedText).toMatch(
      /^\[Duplicate "Sunday"\]\n\[Boards "2"\]\n\[Undo "allowed"\]\n\n1 tripeaks\/7 [0-9a-f]{16} (0f){32} a-salt_of_16_or_more\n2 golf/,
    );
    const read = sure(parseDuplicate(sealedText));
    expect([read.undo, read.boards.map((each) => each.seal)]).toEqual([true, [seal, undefined]]);
    expect(makeDuplicate(read)).toBe(sealedText);
    expect(commitmentText(committedBoard(boards[0] as OpenBoard, seal.salt)).split('\n')).toEqual([
      'cairn-board-1', seal.salt, 'tripeaks', '{}', first?.compiled.rules, '7',
    ]); // prettier-ignore
    for (const broken of [
      '0f0f',
      `${seal.commitment} short`,
      seal.commitment,
      `${seal.commitment} ${seal.salt} more`,
    ])
      expect(codes(parseDuplicate(sealedText.replace(`${seal.commitment} ${seal.salt}`, broken)))[0]).toBe(
        'board line 5',
      );
    const undone = (more: string) => duplicateResult(read, recordOf(strokes, 'Cy', 'end', more));
    expect(sure(undone('[Undone "2"]')).outcome.undone).toBe(2);
    expect(codes(undone('[Undone "x"]'))).toEqual(['undone Cy']);
  });

  test('a record that says it was helped is marked, one that took cards back is not taken', () => {
    const duplicate = sunday();
    const result = (more: string) => duplicateResult(duplicate, recordOf(peaks, 'Ada', 'end', more));
    const aided = ['', '[Undone "0"]', '[Hints "1"]', '[Shown "solution"]'].map(
      (more) => sure(result(more)).aided,
    );
    expect(aided).toEqual([false, false, true, true]);
    expect(codes(result('[Undone "2"]'))).toEqual(['undone Ada']);
    expect(codes(result('[Undone "x"]'))).toEqual(['undone Ada']);
  });

  test('records of other boards are not taken, nor without a player', () => {
    const duplicate = sunday();
    expect(codes(duplicateResult(duplicate, recordOf(board('tripeaks', 8), 'Ada', 'end')))).toEqual([
      'board-other Ada',
    ]);
    expect(codes(duplicateResult(duplicate, recordOf(peaks, '', 'end')))).toEqual(['player Player']);
    expect(makeRecord(sure(duplicateResult(duplicate, recordOf(peaks, '', 'end'), 'Cy')).record)).toContain(
      '[Player "Cy"]',
    );
  });
});

test('a duplicate is a format that names its deals, and is read back from it', () => {
  const format = duplicateFormat(sunday());
  expect(format).toMatchObject({
    family: 'duplicate',
    deals: 'listed',
    undo: 'none',
    clock: 'running',
    counts: 'wins',
  });
  expect(sure(boardsOf(format)).map(makeBoard)).toEqual(['tripeaks/7', 'golf/1']);
  expect(duplicateFormat(sure(newDuplicate('', [peaks]))).counts).toBe('sum');
  expect(codes(boardsOf({ legs: [{ game: 'golf' }] }))).toEqual(['board leg 1']);
});
