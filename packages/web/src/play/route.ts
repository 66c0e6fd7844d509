/**
 * The address: what the fragment of the URL asks for. A page has one of a few reserved first words, or is the rules
 * of a game ("#/klondike/rules?draw=1"); a bare address is the start screen; everything else is a table, in the
 * engine's link format.
 */
import { makeLink, type Link } from '@cairn/engine';

/** Pages that are only read. */
export const ARTICLES = ['how', 'faq', 'about'] as const;
export type ArticleName = (typeof ARTICLES)[number];
export const PAGES = [
  'start',
  'games',
  'formats',
  'history',
  'statistics',
  'settings',
  'help',
  'atlas',
  'puzzles',
  'coach',
  ...ARTICLES,
] as const;
export type PageName = (typeof PAGES)[number];

export type Route =
  /** `address` is empty for the deal on the table: "#/table". */
  | { readonly kind: 'table'; readonly address: string }
  | { readonly kind: 'rules'; readonly game: string; readonly options: Readonly<Record<string, string>> }
  /** A game that was played: "#/record/ID". */
  | { readonly kind: 'record'; readonly id: string }
  /** The review of a game that was played: "#/review/ID". */
  | { readonly kind: 'review'; readonly address: string }
  /** A stored series, or one to begin from a link: "#/series/ID", "#/series/FORMAT/DEAL?option=value". */
  | { readonly kind: 'series'; readonly address: string }
  /** The workshop: "#/workshop", "#/workshop/GAME?option=value", "#/workshop/own-…". */
  | { readonly kind: 'workshop'; readonly address: string }
  /** Duplicates, or the boards of one: "#/duplicate?board=GAME/DEAL". */
  | { readonly kind: 'duplicate'; readonly address: string }
  /** The club of the site: "#/club", "#/club/contests" and so on. */
  | { readonly kind: 'club'; readonly address: string }
  | { readonly kind: 'page'; readonly page: PageName };

const isPage = (word: string): word is PageName => (PAGES as readonly string[]).includes(word);

/** Kinds of routes that read their address themselves. */
const ADDRESSED = ['review', 'series', 'workshop', 'duplicate', 'club'] as const;
const isAddressed = (word: string): word is (typeof ADDRESSED)[number] =>
  (ADDRESSED as readonly string[]).includes(word);

export const readRoute = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [first = '', second] = path.split('/');
  if (path === '') return { kind: 'page', page: 'start' };
  if (path === 'table') return { kind: 'table', address: '' };
  if (isPage(path)) return { kind: 'page', page: path };
  if (first === 'record' && second !== undefined) return { kind: 'record', id: second };
  if (isAddressed(first)) return { kind: first, address: hash };
  if (second === 'rules')
    return { kind: 'rules', game: first, options: Object.fromEntries(new URLSearchParams(query)) };
  return { kind: 'table', address: hash };
};

export const recordHref = (id: string): string => `#/record/${id}`;

export const reviewHref = (id: string): string => `#/review/${id}`;

export const DUPLICATE_HREF = '#/duplicate';

/** The link to the first page of the workshop. */
export const WORKSHOP_HREF = '#/workshop';

export const seriesHref = (id: string): string => `#/series/${id}`;

export const pageHref = (page: PageName): string => `#/${page}`;

/** The names of the player's own games in links, by their ids: their packed rules, which anybody can open. */
export const packedNames = new Map<string, string>();

/** The name of a game in links. */
export const inLinks = (game: string): string => packedNames.get(game) ?? game;

/** The link to a table. */
export const linkTo = (link: Link): string => makeLink({ ...link, game: inLinks(link.game) });

const withOptions = (path: string, options: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(options).toString();
  return `#/${path}${query === '' ? '' : `?${query}`}`;
};

export const rulesHref = (game: string, options: Readonly<Record<string, string>> = {}): string =>
  withOptions(`${inLinks(game)}/rules`, options);

/** The link to the workshop with the rules of a game under these options. */
export const workshopHref = (game: string, options: Readonly<Record<string, string>> = {}): string =>
  withOptions(`workshop/${game}`, options);

/** The link to the table and the deal on it. */
export const TABLE_HREF = '#/table';

/** The link to the start screen. */
export const START_HREF = '#/';
