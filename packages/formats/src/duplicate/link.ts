/**
 * Links to duplicates: "#/duplicate?title=Sunday&board=tripeaks/49621;wrap=linear&board=golf/617". They contain
 * boards and no results. The link of a single deal is accepted as a duplicate of one board.
 */
import { clip, fail, failWith, ok, parseLink, type Fault, type Result } from '@cairn/engine';
import { decode, makeBoard, MOST_BOARDS, parseBoard, type DuplicateBoard } from './board.ts';
import { wrong } from './faults.ts';

const HEAD = '#/duplicate';
/** The same limit as for other links (@cairn/engine). */
const LONGEST = 16_000;

export interface DuplicateLink {
  /** '' for none. */
  readonly title: string;
  readonly boards: readonly DuplicateBoard[];
}

/** Makes the fragment of a link to these boards. */
export const makeDuplicateLink = ({ title, boards }: DuplicateLink): string => {
  const pairs = [
    ...(title === '' ? [] : [`title=${encodeURIComponent(title)}`]),
    ...boards.map((board) => `board=${makeBoard(board)}`),
  ];
  return `${HEAD}?${pairs.join('&')}`;
};

/**
 * Parses the fragment of a link to a duplicate or to a deal. Opening the boards checks that their games and deals
 * exist.
 */
export const parseDuplicateLink = (fragment: string): Result<DuplicateLink> => {
  if (fragment.length > LONGEST)
    return failWith(
      'link',
      '',
      `The link is ${fragment.length} characters long: at most ${LONGEST} can be read`,
      {
        kind: 'link-size',
        length: fragment.length,
        most: LONGEST,
      },
    );
  const [path = '', query = ''] = fragment.replace(/^#?/, '#').split('?', 2);
  return path === HEAD ? parsePairs(query) : oneBoard(fragment);
};

const parsePairs = (query: string): Result<DuplicateLink> => {
  const faults: Fault[] = [];
  const boards: DuplicateBoard[] = [];
  let title: string | null = null;
  for (const pair of query.split('&').filter((part) => part !== '')) {
    const [, name, value = ''] = /^(title|board)=(.*)$/.exec(pair) ?? [];
    if (name === 'board') {
      const board = parseBoard(value);
      if (board.ok) boards.push(board.value);
      else faults.push(...board.error.map((each) => ({ ...each, path: `board ${boards.length + 1}` })));
      continue;
    }
    const told: string | null = name === 'title' && title === null ? decode(value) : null;
    if (told === null)
      faults.push(
        wrong('duplicate', '', `Cannot read "${clip(pair)}" in the link: wanted title=… or board=game/deal`),
      );
    else title = told;
  }
  if (boards.length === 0 && faults.length === 0)
    faults.push(wrong('board-none', '', 'The link has no board in it'));
  if (boards.length > MOST_BOARDS)
    faults.push(
      wrong('board-many', '', `The link has ${boards.length} boards: at most ${MOST_BOARDS} can be read`),
    );
  return faults.length > 0 ? fail(faults) : ok({ title: title ?? '', boards });
};

const oneBoard = (fragment: string): Result<DuplicateLink> => {
  const link = parseLink(fragment);
  if (!link.ok) return link;
  const { game, options, deal } = link.value;
  if (deal === null) return fail([wrong('board-none', '', 'The link names no deal: wanted #/game/deal')]);
  return ok({ title: '', boards: [{ game, options, deal }] });
};
