/**
 * Duplicate files: boards, then the records of all players, as one text (docs/duplicate.md). Reading a file verifies
 * it: every record is replayed, and every claim is checked.
 *
 * [Duplicate "Sunday"]
 * [Boards "1"]
 *
 * 1 tripeaks/49621;wrap=linear 0f3a55d1c2b4e697
 *
 * [Game "tripeaks"]
 * …
 */
import { clip, fail, makeRecord, ok, parseRecord, type Fault, type Result } from '@cairn/engine';
import { makeBoard, parseBoard, type DuplicateBoard } from './board.ts';
import {
  addResults,
  MOST_RESULTS,
  newDuplicate,
  duplicateResult,
  type BoardResult,
  type Duplicate,
} from './duplicate.ts';
import { wrong } from './faults.ts';

/** Characters: room for a thousand long records. */
const LONGEST = 4_000_000;

type WrittenResult = Pick<BoardResult, 'record' | 'board'>;

/**
 * The pieces of the file of a duplicate, which are joined by line ends: first its head, then each record. A result is read
 * when its piece is made, so a long file can be made with pauses.
 * @param results by their boards, from the first.
 */
export function* duplicatePieces(
  { title, boards, undo }: Omit<Duplicate, 'results'>,
  results: Iterable<WrittenResult>,
): Generator<string, undefined> {
  const lines = boards.map((board, i) =>
    [
      i + 1,
      makeBoard(board),
      board.compiled.rules,
      ...(board.seal === undefined ? [] : [board.seal.commitment, board.seal.salt]),
    ].join(' '),
  );
  const headers = [
    `[Duplicate ${JSON.stringify(title)}]`,
    `[Boards "${boards.length}"]`,
    ...(undo === true ? ['[Undo "allowed"]'] : []),
  ];
  yield `${headers.join('\n')}\n\n${lines.join('\n')}\n`;
  for (const { record, board } of results)
    yield makeRecord({ ...record, headers: { ...record.headers, Board: `${board + 1}` } });
}

/** Writes a duplicate: board by board, results in the order in which they were added. */
export const makeDuplicate = ({
  results,
  ...duplicate
}: Omit<Duplicate, 'results'> & { readonly results: readonly WrittenResult[] }): string =>
  [
    ...duplicatePieces(
      duplicate,
      results.toSorted((one, other) => one.board - other.board),
    ),
  ].join('\n');

/** A part of a text, and the number of its first line, from 1. */
interface Part {
  readonly text: string;
  readonly line: number;
}

/**
 * Splits a text into headers and records. A record begins with the first header after moves or boards; a line inside
 * braces is a comment.
 */
const split = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let lines: string[] = [];
  let first = 1;
  let inHead = true;
  let open = false;
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const isHeader = !open && line.startsWith('[');
    if (isHeader && !inHead) {
      parts.push({ text: lines.join('\n'), line: first });
      lines = [];
      first = i + 1;
    }
    if (isHeader) inHead = true;
    else if (line.trim() !== '') inHead = false;
    if (!isHeader) for (const brace of line.match(/[{}]/g) ?? []) open = brace === '{';
    lines.push(line);
  }
  return [...parts, { text: lines.join('\n'), line: first }];
};

/** Faults of a part, with line numbers of the whole text. */
const placed = (faults: readonly Fault[], { line }: Part): readonly Fault[] =>
  faults.map((each) => {
    const own = /^line (\d+)$/.exec(each.path)?.[1];
    if (own !== undefined) return { ...each, path: `line ${line + Number(own) - 1}` };
    return { ...each, path: [`line ${line}`, each.path].filter((part) => part !== '').join(', ') };
  });

const HEAD = /^\[Duplicate ("(?:[^"\\]|\\.)*")\]\s+\[Boards "(\d{1,4})"\](\s+\[Undo "allowed"\])?\s*$/;
const COMMITMENT = /^[0-9a-f]{64}$/;
const SALT = /^[\w-]{16,64}$/;

/** Parses and verifies a duplicate. Every fault has its line. */
export const parseDuplicate = (text: string): Result<Duplicate> => {
  if (text.length > LONGEST)
    return fail([
      wrong(
        'duplicate-size',
        '',
        `The file is ${text.length} characters long: at most ${LONGEST} can be read`,
      ),
    ]);
  const [head = { text: '', line: 1 }, ...records] = split(text);
  const opened = parseHead(head);
  if (!opened.ok) return opened;
  if (records.length > MOST_RESULTS)
    return fail([
      wrong('result-many', '', `There are ${records.length} results: at most ${MOST_RESULTS} can be read`),
    ]);
  const faults: Fault[] = [];
  const results: BoardResult[] = [];
  for (const part of records) {
    const record = parseRecord(part.text);
    const result = record.ok ? duplicateResult(opened.value, record.value) : record;
    if (result.ok) results.push(result.value);
    else faults.push(...placed(result.error, part));
  }
  const all = addResults(opened.value, results);
  if (!all.ok) faults.push(...all.error);
  return faults.length > 0 || !all.ok ? fail(faults) : all;
};

/**
 * Adds the results of a text: a record of one of the boards, or another file of the same boards, which may be in
 * another order. If anything in it is false, nothing is added.
 * @param player the player of a record; default: the name in the record.
 */
export const addText = (duplicate: Duplicate, text: string, player?: string): Result<Duplicate> => {
  if (!text.trimStart().startsWith('[Duplicate ')) {
    const record = parseRecord(text);
    const result = record.ok ? duplicateResult(duplicate, record.value, player) : record;
    return result.ok ? addResults(duplicate, [result.value]) : result;
  }
  const other = parseDuplicate(text);
  if (!other.ok) return other;
  const moved = other.value.results.map(({ record }) => duplicateResult(duplicate, record));
  const faults = moved.flatMap((result) => (result.ok ? [] : result.error));
  if (faults.length > 0) return fail(faults);
  return addResults(
    duplicate,
    moved.flatMap((result) => (result.ok ? [result.value] : [])),
  );
};

/** The title and the boards, with their rules hashes. */
const parseHead = (head: Part): Result<Duplicate> => {
  const [, ...after] = /^([^]*?)\n\s*\n([^]*)$/.exec(head.text) ?? [];
  const [, quoted = '""', count = '0', undo] = HEAD.exec(after[0] ?? '') ?? [];
  const bad = (message: string): Result<never> => fail([wrong('duplicate', `line ${head.line}`, message)]);
  if (!HEAD.test(after[0] ?? ''))
    return bad('Cannot read the file: wanted [Duplicate "title"], then [Boards "1"]');
  const faults: Fault[] = [];
  const boards: DuplicateBoard[] = [];
  const rules: string[] = [];
  const lines = after[1] ?? '';
  const first = head.line + head.text.slice(0, head.text.length - lines.length).split('\n').length - 1;
  for (const [i, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue;
    const path = `line ${first + i}`;
    const [number, board = '', hash = '', commitment = '', salt = '', ...more] = line.trim().split(/\s+/);
    const read = parseBoard(board);
    const isSealed = COMMITMENT.test(commitment) && SALT.test(salt);
    if (number !== `${boards.length + 1}` || more.length > 0 || (commitment !== '' && !isSealed))
      faults.push(wrong('board', path, `Cannot read "${clip(line)}": wanted ${boards.length + 1} game/deal`));
    else if (!read.ok) faults.push(...read.error.map((each) => ({ ...each, path })));
    else {
      boards.push(isSealed ? { ...read.value, seal: { commitment, salt } } : read.value);
      rules.push(hash);
    }
  }
  if (faults.length > 0) return fail(faults);
  if (boards.length !== Number(count)) return bad(`The file has ${boards.length} boards: it says ${count}`);
  const opened = newDuplicate(readTitle(quoted), boards);
  if (!opened.ok) return opened;
  const changed = opened.value.boards.findIndex(
    ({ compiled }, i) => !['', compiled.rules].includes(rules[i] ?? ''),
  );
  if (changed >= 0)
    return fail([
      wrong(
        'board-rules',
        `board ${changed + 1}`,
        `Board ${changed + 1} was made under other rules than these`,
      ),
    ]);
  return undo === undefined ? opened : ok({ ...opened.value, undo: true });
};

const readTitle = (quoted: string): string => {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return '';
  }
};
