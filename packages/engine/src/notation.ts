/**
 * The text of moves (docs/notation.md): piles by name ("5>9*3"), or the card alone if it can go to only one pile
 * ("7S"). `makeMove` writes the canonical form. `parseMove` accepts it and other forms that people type.
 */
import { faceOf, makeCard, parseCard, type Card } from './card.ts';
import { distinctPlays } from './distinct-plays.ts';
import type { Game, PileRule } from './game.ts';
import { asRemovableGroup } from './groups.ts';
import { POWERS, type Move, type Power } from './move.ts';
import { legalMoves } from './moves.ts';
import { clip, failWith, ok, type Result } from './result.ts';
import { cardOf, isDown, isKnown, lastOf, type Position } from './state.ts';

type PlayMove = Move & { readonly kind: 'play' };

/** The canonical text of a move in a position. */
export const makeMove = (game: Game, position: Position, move: Move): string => {
  switch (move.kind) {
    case 'draw':
      return 'd';
    case 'redeal':
      return 'rd';
    case 'power':
      return move.power;
    case 'spent':
      return `${move.power}!`;
    case 'end':
      return move.why === 'resigned' ? 'end' : 'time';
    case 'again':
      return 'again';
    case 'remove':
      return makeGroup(game, position, move.piles);
    case 'play':
      return makePlay(game, position, move);
  }
};

const makePlay = (game: Game, position: Position, move: PlayMove): string => {
  const from = game.piles[move.from];
  const to = game.piles[move.to];
  if (from === undefined || to === undefined) throw new Error(`No such pile in ${JSON.stringify(move)}`);
  const skip = move.skip === undefined ? '' : `_${move.skip}`;
  const times = move.count === 1 ? '' : `*${move.count}`;
  if (from.zone.role === 'row') return `${from.name}>${to.name}`;
  if (skip + times !== '' || destinations(from) > 1) return `${from.name}${skip}>${to.name}${times}`;
  const last = lastOf(position.piles[move.from] ?? []);
  const card = last !== undefined && isKnown(last) ? cardOf(last) : null;
  const unique = card !== null && leading(game, position, card).length === 1;
  return unique ? makeCard(card) : `${from.name}>${to.name}`;
};

/** "5D+6C": the cards of a group in its order; a group of one is "x5D". A second equal card is given by its pile. */
const makeGroup = (game: Game, position: Position, piles: readonly number[]): string => {
  const faces = game.piles
    .map(({ index }) => lastOf(position.piles[index] ?? []))
    .filter((pileCard) => pileCard !== undefined);
  const names = piles.map((i) => {
    const last = lastOf(position.piles[i] ?? []);
    const twice =
      faces.filter((pileCard) => last !== undefined && faceOf(cardOf(pileCard)) === faceOf(cardOf(last)))
        .length > 1;
    return last === undefined || !isKnown(last) || twice
      ? (game.piles[i]?.name ?? '')
      : makeCard(cardOf(last));
  });
  return names.length === 1 ? `x${names.join('')}` : names.join('+');
};

/** The number of piles that cards of a pile may ever go to. */
const destinations = (from: PileRule): number =>
  from.zone.routes.reduce((count, { to }) => (to === from.index ? count : count + 1), 0);

/** Piles whose last card is face up, looks like this one and may be played. */
const leading = (game: Game, position: Position, card: Card): readonly PileRule[] =>
  game.piles.filter((pile) => {
    const last = lastOf(position.piles[pile.index] ?? []);
    return (
      pile.zone.give.length > 0 &&
      last !== undefined &&
      !isDown(last) &&
      faceOf(cardOf(last)) === faceOf(card)
    );
  });

/** Parses a group in any order; the move has the group's order. Null if a part is neither a card nor a pile. */
const parseGroup = (game: Game, position: Position, text: string): Move | null => {
  const lasts = (card: Card): number[] =>
    game.piles
      .filter(({ index }) => {
        const last = lastOf(position.piles[index] ?? []);
        return last !== undefined && isKnown(last) && faceOf(cardOf(last)) === faceOf(card);
      })
      .map(({ index }) => index);
  const piles = text.split('+').map((part) => {
    const named = pileNamed(game, part);
    const card = parseCard(part);
    return named ?? (card.ok ? lasts(card.value)[0] : undefined);
  });
  if (piles.includes(undefined)) return null;
  const chosen = piles as number[];
  return { kind: 'remove', piles: asRemovableGroup(game, position, chosen) ?? chosen };
};

/**
 * Parses a move: "d", "rd", "peek", "end"; "5>9", "5>9*3", "w_3>5"; "7s" if the card can go to only one pile;
 * otherwise "7s>8h" or "7s>9". The move may be illegal; `refusal` gives the reason. Faults: the text cannot be
 * parsed, names nothing on the table, or could mean several legal moves. Of plays into interchangeable empty piles it
 * is the first.
 * @param known the legal moves of the position, where they have been listed already.
 */
export const parseMove = (
  game: Game,
  position: Position,
  text: string,
  known?: readonly Move[],
): Result<Move> => {
  const word = text.trim();
  const act = parseAct(word.toLowerCase());
  if (act !== null) return ok(act);
  if (game.def.remove !== undefined && /^x.|\+/i.test(word)) {
    const group = parseGroup(game, position, word.replace(/^x/i, ''));
    return group === null
      ? failWith('move', '', `Cannot remove "${text}": not all of it can be seen`, {
          kind: 'group-unseen',
          text: clip(text),
        })
      : ok(group);
  }
  const match = /^([^>_*\s]+|\*)(?:_(\d+))?(?:>(\*|[^>_*\s]+)(?:\*(\d+))?)?$/.exec(word);
  if (match === null) return unreadable(text);
  const [, source = '', skip, target, times] = match;
  const froms = sources(game, position, source);
  const tos = target === undefined ? null : targets(game, position, target);
  if (froms === null || (target !== undefined && tos === null)) return unreadable(text);
  if (froms.length === 0) return unseen(text, source);
  if (target !== undefined && tos?.length === 0) return unseen(text, target);
  const counted = (from: number): number =>
    times === undefined ? countOf(game, position, from) : Number(times);
  const fits = (move: Move): move is PlayMove =>
    move.kind === 'play' &&
    froms.includes(move.from) &&
    (tos === null || tos.includes(move.to)) &&
    move.count === counted(move.from) &&
    (move.skip ?? 0) === Number(skip ?? 0);
  const legal = distinctPlays(game, position, (known ?? legalMoves(game, position)).filter(fits));
  if (legal.length > 1) {
    const ways = legal.map((move) => makePlay(game, position, move));
    return failWith('ambiguous', '', `"${clip(text)}" could be ${ways.join(', ')}: say which`, {
      kind: 'ambiguous',
      text: clip(text),
      ways,
    });
  }
  if (legal[0] !== undefined) return ok(legal[0]);
  const from = froms[0] ?? 0;
  const rule = game.piles[from];
  const to = tos?.[0] ?? rule?.zone.routes.find((route) => route.to !== from)?.to ?? from;
  return ok({
    kind: 'play',
    from,
    to,
    count: counted(from),
    ...(Number(skip ?? 0) === 0 ? {} : { skip: Number(skip) }),
  });
};

/** The number of cards of a move that does not say it. */
const countOf = (game: Game, { piles }: Position, from: number): number =>
  game.piles[from]?.zone.role === 'row' ? (piles[from]?.length ?? 0) : 1;

const parseAct = (word: string): Move | null => {
  if (word === 'd' || word === 'draw') return { kind: 'draw' };
  if (word === 'rd' || word === 'redeal') return { kind: 'redeal' };
  if (word === 'end' || word === 'resign') return { kind: 'end', why: 'resigned' };
  if (word === 'again') return { kind: 'again' };
  if (word === 'time') return { kind: 'end', why: 'time' };
  const power = word.replace(/!$/, '') as Power;
  if (!POWERS.includes(power)) return null;
  return word.endsWith('!') ? { kind: 'spent', power } : { kind: 'power', power };
};

/** Piles that a source names, by pile name or by the face of the last card. Null if it is neither. */
const sources = (game: Game, position: Position, text: string): readonly number[] | null => {
  const named = pileNamed(game, text);
  if (named !== null) return [named];
  const card = parseCard(text);
  return card.ok ? leading(game, position, card.value).map((pile) => pile.index) : null;
};

/** Piles that a target names, by pile name or by the face-up last card. Null if it is neither. */
const targets = (game: Game, position: Position, text: string): readonly number[] | null => {
  const named = pileNamed(game, text);
  if (named !== null) return [named];
  const card = parseCard(text);
  if (!card.ok) return null;
  const found = game.piles.filter(({ index }) => {
    const last = lastOf(position.piles[index] ?? []);
    return last !== undefined && !isDown(last) && faceOf(cardOf(last)) === faceOf(card.value);
  });
  return found.map((pile) => pile.index);
};

const pileNamed = (game: Game, text: string): number | null =>
  game.piles.find((pile) => pile.name === text.toLowerCase())?.index ?? null;

const unseen = (text: string, name: string): Result<never> =>
  failWith('move', '', `Cannot play "${clip(text)}": no ${name.toUpperCase()} can be seen`, {
    kind: 'unseen',
    text: clip(text),
    name: clip(name.toUpperCase()),
  });

const unreadable = (text: string): Result<never> =>
  failWith(
    'move',
    '',
    `Cannot read move "${clip(text)}": wanted a card like 7S, piles like 5>9 or 5>9*3, d (draw), rd (redeal), a power or end`,
    { kind: 'move', text: clip(text) },
  );
