/**
 * Links: a game, its options, a deal and optionally moves as a readable URL fragment,
 * "#/tripeaks/49621?wrap=linear&m=7S.8D.d". In a link ">" is written "-", which needs no escaping.
 */
import { makeDeal, parseDeal, type Deal } from './deal.ts';
import { MOVES } from './options.ts';
import { clip, failWith, ok, type Result } from './result.ts';

export interface Link {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Null if the link names no deal. */
  readonly deal: Deal | null;
  /** Texts of moves; null if the link has none. */
  readonly moves: readonly string[] | null;
}

export const makeLink = (link: Link): string => {
  const path = [link.game, ...(link.deal === null ? [] : [makeDeal(link.deal)])].map(encode).join('/');
  const pairs = Object.entries(link.options).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  if (link.moves !== null)
    pairs.push(`${MOVES}=${link.moves.map((text) => encode(text.replaceAll('>', '-'))).join('.')}`);
  return `#/${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
};

/** Leaves characters that a URL fragment may contain as they are, because people read links too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2B', '+');

const LONGEST = 16_000;

/** Parses the fragment of a link, with or without "#". It does not check that names exist or moves are legal. */
export const parseLink = (fragment: string): Result<Link> => {
  if (fragment.length > LONGEST)
    return failWith(
      'link',
      '',
      `The link is ${fragment.length} characters long: at most ${LONGEST} can be read`,
      { kind: 'link-size', length: fragment.length, most: LONGEST },
    );
  const match = /^#?\/([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(fragment);
  const [, game = '', dealText = '', query = ''] = match ?? [];
  const name = decode(game);
  if (match === null || name === null || name === '')
    return failWith('link', '', `Cannot read link "${clip(fragment)}": wanted #/game/deal?option=value`, {
      kind: 'link',
      text: clip(fragment),
    });
  const deal = dealText === '' ? null : parseDeal(decode(dealText) ?? dealText);
  if (deal !== null && !deal.ok) return deal;
  const pairs = new Map<string, string>();
  for (const pair of query.split('&').filter((part) => part !== '')) {
    const [key, value, ...more] = pair.split('=').map(decode);
    if (typeof key !== 'string' || key === '' || typeof value !== 'string' || more.length > 0)
      return failWith('link', '', `Cannot read "${clip(pair)}" in the link: wanted name=value`, {
        kind: 'link-pair',
        text: clip(pair),
      });
    if (pairs.has(key))
      return failWith('link', '', `"${clip(key)}" stands twice in the link: wanted one value`, {
        kind: 'link-twice',
        name: clip(key),
      });
    pairs.set(key, value);
  }
  const played = pairs.get(MOVES);
  pairs.delete(MOVES);
  return ok({
    game: name,
    options: Object.fromEntries(pairs),
    deal: deal === null ? null : deal.value,
    moves: played === undefined ? null : parseMoves(played),
  });
};

const parseMoves = (text: string): readonly string[] =>
  text === '' ? [] : text.split('.').map((move) => move.replaceAll('-', '>'));

/** Null if the text is not correctly encoded: broken escapes, half a surrogate pair. */
const decode = (text: string): string | null => {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Surrogate}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
};
