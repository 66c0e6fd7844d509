/**
 * Reads links (link.ts). A file of its own, because a table writes its address from the first and reads one only when
 * it is opened by it.
 */
import { parseDeal } from './read-deal.ts';
import type { Link } from './link.ts';
import { MOVES } from './options.ts';
import { clip, failWith, ok, type Result } from './result.ts';

const LONGEST = 16_000;

/** Reads the fragment of a link, with or without "#"; what it names is checked by whoever opens it. */
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

/** Null for what is no text: broken escapes, half a surrogate pair. */
const decode = (text: string): string | null => {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Surrogate}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
};
