/**
 * Links: a game, its options, a deal and optionally the moves as a URL fragment that stays readable,
 * "#/tripeaks/49621?wrap=linear&m=7S.8D.d". In a link ">" is written "-", which needs no escaping.
 * Here they are written; read-link.ts reads them.
 */
import { makeDeal, type Deal } from './deal.ts';
import { MOVES } from './options.ts';

export interface Link {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Null: any deal will do. */
  readonly deal: Deal | null;
  /** Texts of moves; null when the link has none. */
  readonly moves: readonly string[] | null;
}

export const makeLink = (link: Link): string => {
  const path = [link.game, ...(link.deal === null ? [] : [makeDeal(link.deal)])].map(encode).join('/');
  const pairs = Object.entries(link.options).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  if (link.moves !== null)
    pairs.push(`${MOVES}=${link.moves.map((text) => encode(text.replaceAll('>', '-'))).join('.')}`);
  return `#/${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
};

/** Keeps what a fragment may hold as it is: links are read by people too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2B', '+');
