/**
 * The picture of the table: one absolutely placed element a card, kept by the card's piece from view to view, so
 * that whatever changed its place flies there. Elements carry their final place at once; only pixels are late.
 * Nothing here can be pressed or read out: that is what spots are for (aria.ts).
 */
import type { Card, Game, View } from '@cairn/engine';
import { FULL_FROM, styleFor } from './cards/face.ts';
import { createPack, type Look } from './cards/pack.ts';
import type { Palette } from './cards/palette.ts';
import { at, dealTimes, fly, shake, type Tempo } from './anim.ts';
import { cardRect, pileRect, type Plan } from './layout.ts';
import { embark } from './parts.ts';
import { piecesOf, type Piece } from './pieces.ts';
import {
  AIR,
  HAND,
  makeFigure,
  markPlace,
  samePiece,
  samePlace,
  seenNow,
  settleIn,
  type Figure,
} from './figure.ts';
import type { Leg } from './raft.ts';
import { moved, type Point, type Rect } from './rect.ts';
import type { TableSettings } from './settings.ts';
import { sameTable } from './state.ts';
import { createSlots, hide, lay, make, type Slots } from './slots.ts';

export interface Picture {
  readonly game: Game;
  readonly view: View;
  readonly plan: Plan;
  readonly palette: Palette;
  readonly settings: TableSettings;
}

/** `run`: several moves at once, whose cards fly one after the other. */
export type Animate = 'move' | 'run' | 'deal' | 'none';

export interface Board extends Pick<Slots, 'ring'> {
  /** Lights piles that take what is held; `over` is the one it would go to. */
  readonly light: (piles: readonly number[], over: number | null) => void;
  /** Marks the last cards of piles as picked, and those that would go with them. */
  readonly pick: (piles: readonly number[], extending: readonly number[]) => void;
  readonly draw: (picture: Picture, tempo: Tempo, animate: Animate) => void;
  /** Lets cards that fly one after the other lie where they belong at once. */
  readonly endDeal: () => void;
  /** Moves cards of a pile off the table, by some way. */
  readonly carry: (
    held: { readonly pile: number; readonly index: number; readonly count: number },
    by: Point,
  ) => void;
  /** Sends carried cards back to their place. */
  readonly home: (tempo: Tempo) => void;
  /** Marks the cards of a pile from a place on as taken in hand; null for none. */
  readonly choose: (
    held: { readonly pile: number; readonly index: number; readonly count: number } | null,
  ) => void;
  /** Marks cards and piles to look at. */
  readonly point: (piles: readonly number[]) => void;
  /** Shakes the last card of a pile. */
  readonly shake: (pile: number, tempo: Tempo) => void;
  readonly destroy: () => void;
}

/** Faces that are read in one task while the first picture is drawn. */
const AT_ONCE = 3;

/** Between cards that fly one after the other, in milliseconds. */
const EACH = 30;

/** A shift of less than this many pixels within a heap is not worth a flight. */
const SMALL = 8;

export const createBoard = (root: HTMLElement): Board => {
  const board = make('div', 'table-board', root);
  board.setAttribute('aria-hidden', 'true');
  const panel = make('div', 'table-panel', board);
  panel.hidden = true;
  const figures = new Map<number, Figure>();
  const flights = new Set<Animation>();
  let dealing = false;
  /** The first picture of all is drawn. */
  let opening = false;
  let pieces: readonly Piece[] = [];
  let shown: Picture | null = null;

  /** What images show: to ask one of them makes the browser read the whole address. */
  const pictures = new WeakMap<HTMLImageElement, string>();
  const pack = createPack(() => {
    figures.forEach(paint);
    warm();
  });
  const lookAt = ({ w, h }: Rect): Look => ({
    style: styleFor(w, h / w, shown?.settings.indexSize === 'large'),
    aspect: Math.round((h / w) * 20) / 20,
    palette: shown?.palette ?? 'classic',
    back: shown?.settings.back,
    names: shown?.game.def.pack.names,
  });
  const show = (image: HTMLImageElement, card: Card | null, look: Look): void => {
    const address = pack.picture(card, look);
    if (pictures.get(image) === address) return;
    pictures.set(image, address);
    image.src = address;
  };
  /** The picture of a card is that of its pile: cards of an opened column show it enlarged, and no other is made. */
  const paint = ({ face, back, piece, rect }: Figure): void => {
    const look = lookAt(shown === null ? rect : pileRect(shown.plan, piece.pile));
    show(back, null, look);
    if (piece.card !== null) show(face, piece.card, look);
  };
  /** Cards of the first picture whose faces are to come, the largest first: each takes the browser a while to read. */
  const blank: Figure[] = [];
  const paintOn = (): void => {
    blank.splice(0, AT_ONCE).forEach(paint);
    if (blank.length > 0) setTimeout(paintOn);
  };
  /** Every card of the game may be turned up next, in any of the sizes cards have here. */
  const warm = (): void => {
    if (shown === null) return;
    const { game, plan } = shown;
    const looks = new Map(plan.piles.map(lookAt).map((look) => [`${look.style} ${look.aspect}`, look]));
    pack.warm(game.cards, [...looks.values()]);
  };
  const slots = createSlots(board, (image, card, rect) =>
    show(image, card, { ...lookAt(rect), style: 'plain' }),
  );

  const settle = (figure: Figure): void => {
    if (shown !== null) settleIn(figure, shown.game, shown.plan);
  };

  const enter = (figure: Figure, state: Figure['state'], height = 0): void => {
    figure.state = state;
    figure.element.classList.toggle('table-lifted', state === 'carried' || (state === 'flies' && !dealing));
    if (state === 'lies') figure.element.classList.remove('table-turns');
    if (height > 0) figure.element.style.zIndex = String(height);
    settle(figure);
  };

  /** Ends a flight in mid-air, or takes the card out of the hand: something else begins. */
  const stop = (figure: Figure): void => {
    if (figure.state === 'lies') return;
    enter(figure, 'lies');
    // It may be on a raft.
    if (figure.element.parentElement !== board) board.append(figure.element);
    for (const animation of figure.motion) {
      flights.delete(animation);
      animation.cancel();
    }
  };

  const land = (figure: Figure): void => enter(figure, 'lies');
  const send = ({ figure, from, ms, delay = 0, turns = false, height }: Leg): void => {
    const { element, back, rect, of, piece } = figure;
    const motion = fly(element, back, { from, to: rect, of, ms, delay, turns }, piece.down);
    const [animation] = motion;
    figure.motion = motion;
    element.classList.toggle('table-turns', turns);
    enter(figure, height > 0 ? 'flies' : 'shifts', height);
    flights.add(animation);
    // Cancelled by the browser when the table is taken out of sight: that ends it as well.
    const end = (): void => void (flights.delete(animation) && land(figure));
    animation.addEventListener('finish', end);
    animation.addEventListener('cancel', end);
  };

  const clear = (): void => {
    for (const { element } of figures.values()) element.remove();
    slots.clear();
    figures.clear();
    marked.clear();
    flights.clear();
    pieces = [];
  };

  const figureOf = (piece: Piece, rect: Rect): Figure => {
    const known = figures.get(piece.id);
    if (known !== undefined) return known;
    const figure = makeFigure(board, piece, rect);
    figures.set(piece.id, figure);
    return figure;
  };

  /** Takes pieces off the screen that are no longer part of the view. */
  const sweep = (): void => {
    const kept = new Set(pieces.map(({ id }) => id));
    for (const [id, { element }] of figures)
      if (!kept.has(id)) {
        element.remove();
        figures.delete(id);
      }
  };

  const place = (figure: Figure, piece: Piece, rect: Rect): void => {
    const { element } = figure;
    const of = shown === null ? rect : pileRect(shown.plan, piece.pile);
    figure.piece = piece;
    figure.rect = rect;
    figure.of = of;
    element.classList.toggle('table-down', piece.down);
    element.classList.toggle('table-broad', of.w >= FULL_FROM);
    lay(element, rect, of);
    if (opening && piece.card !== null) blank.push(figure);
    else paint(figure);
    settle(figure);
  };

  const drawCards = ({ plan }: Picture, tempo: Tempo, animate: Animate, recoloured: boolean): void => {
    const seen = seenNow(figures.values());
    const leaves = ({ id, pile }: Piece): boolean => figures.get(id)?.piece.pile !== pile;
    const legs: Leg[] = [];
    const run = animate === 'run' ? pieces.filter(leaves).sort((a, b) => a.index - b.index) : [];
    for (const piece of pieces) {
      const rect = cardRect(plan, piece.pile, piece.index, piece.count);
      const fresh = !figures.has(piece.id);
      const figure = figureOf(piece, rect);
      const { state, piece: old } = figure;
      if (!fresh && !recoloured && state === 'lies' && samePlace(figure.rect, rect) && samePiece(old, piece))
        continue;
      const turns = old.down !== piece.down;
      // A card already on its way here flies on.
      const arriving = (state === 'flies' || state === 'shifts') && !turns && samePlace(figure.rect, rect);
      const from = seen.get(figure) ?? figure.rect;
      if (!arriving) stop(figure);
      place(figure, piece, rect);
      const stays = samePlace(from, rect);
      const shifts = state === 'lies' && old.pile === piece.pile && !turns;
      const small = shifts && Math.hypot(from.x - rect.x, from.y - rect.y) < SMALL;
      if (animate === 'none' || tempo.move === 0 || arriving || small || (stays && !turns)) continue;
      const order = run.indexOf(piece);
      // The first to go lies on those that wait.
      const height = AIR + (order < 0 ? piece.index : run.length - order);
      const delay = Math.max(0, order) * EACH;
      const ms = stays ? tempo.flip : tempo.move;
      const put = state === 'carried';
      legs.push({ figure, from, leaves: old.pile, ms, delay, turns, put, height: shifts ? 0 : height });
    }
    embark(board, legs, land).forEach(send);
  };

  const dealCards = ({ game, plan }: Picture, tempo: Tempo): void => {
    const dealt = pieces.filter(({ pile }) => pile !== game.stock);
    const { each, delay } = dealTimes(dealt.length, tempo.deal);
    for (const piece of pieces) {
      const rect = cardRect(plan, piece.pile, piece.index, piece.count);
      const figure = figureOf(piece, rect);
      stop(figure);
      place(figure, piece, rect);
      const order = dealt.indexOf(piece);
      const origin = game.stock === null ? rect : pileRect(plan, game.stock);
      if (order >= 0)
        send({
          figure,
          from: origin,
          ms: each,
          delay: order * delay,
          turns: !piece.down,
          height: AIR + order,
        });
    }
  };

  const carried = (): readonly Figure[] => [...figures.values()].filter(({ state }) => state === 'carried');
  const topOf = (pile: number): Figure | undefined => {
    const piece = pieces.findLast((each) => each.pile === pile);
    return piece === undefined ? undefined : figures.get(piece.id);
  };

  /** The elements that have a class, by the class: only what changes is touched. */
  const marked = new Map<string, ReadonlySet<HTMLElement>>();
  const give = (name: string, elements: ReadonlySet<HTMLElement>): void => {
    const before = marked.get(name);
    marked.set(name, elements);
    before?.forEach((element) => elements.has(element) || element.classList.remove(name));
    elements.forEach((element) => before?.has(element) || element.classList.add(name));
  };
  /** Gives a class to the last cards of these piles, and takes it from all others. */
  const mark = (name: string, piles: readonly number[]): void =>
    give(name, new Set(piles.flatMap((pile) => topOf(pile)?.element ?? [])));

  return {
    draw: (picture, tempo, animate) => {
      if (!sameTable(shown?.game, picture.game)) clear();
      const recoloured = shown?.palette !== picture.palette || shown.settings !== picture.settings;
      const reopened = shown?.plan.open?.pile !== picture.plan.open?.pile;
      const replanned = shown?.plan.piles !== picture.plan.piles;
      opening = shown === null;
      shown = picture;
      pieces = piecesOf(picture.view, pieces);
      slots.draw(picture.game, picture.view, picture.plan);
      sweep();
      hide(panel, picture.plan.open === undefined);
      if (picture.plan.open !== undefined) lay(panel, picture.plan.open.panel);
      dealing =
        ((animate === 'deal' || animate === 'run') && tempo.deal > 0) || (dealing && flights.size > 0);
      if (animate === 'deal' && dealing) dealCards(picture, tempo);
      else drawCards(picture, tempo, animate, recoloured);
      if (opening) {
        blank.sort((a, b) => b.rect.w - a.rect.w);
        setTimeout(paintOn);
      }
      opening = false;
      // What lies over what changes with an opened column, even for cards that stay.
      if (reopened) figures.forEach(settle);
      figures.forEach((figure) => markPlace(figure, picture.game, picture.view));
      if (recoloured || replanned) warm();
    },
    endDeal: () => {
      // A card that turns as it flies has two motions.
      if (dealing)
        for (const { state, motion } of figures.values())
          if (state === 'flies' || state === 'shifts') motion.forEach((animation) => animation.finish());
      dealing = false;
    },
    carry: ({ pile, index, count }, by) => {
      for (const piece of pieces) {
        const figure = figures.get(piece.id);
        if (figure === undefined || piece.pile !== pile) continue;
        if (piece.index < index || piece.index >= index + count) continue;
        if (figure.state !== 'carried') {
          stop(figure);
          enter(figure, 'carried', HAND + piece.index);
        }
        figure.seen = moved(figure.rect, by);
        figure.element.style.transform = at(figure.seen, figure.of);
      }
    },
    home: (tempo) => {
      const held = carried();
      for (const [figure, from] of seenNow(held)) {
        stop(figure);
        lay(figure.element, figure.rect, figure.of);
        if (tempo.back > 0 && !samePlace(from, figure.rect))
          send({ figure, from, ms: tempo.back, height: AIR + figure.piece.index });
      }
    },
    choose: (held) => {
      const chosen =
        held === null
          ? []
          : pieces.filter(
              ({ pile, index }) =>
                pile === held.pile && index >= held.index && index < held.index + held.count,
            );
      give('table-chosen', new Set(chosen.flatMap(({ id }) => figures.get(id)?.element ?? [])));
    },
    light: (piles, over) => {
      slots.light(piles, over);
      mark('table-lit', piles);
      mark('table-over', over === null ? [] : [over]);
    },
    pick: (piles, extending) => {
      mark('table-picked', piles);
      mark('table-extends', extending);
    },
    ring: slots.ring,
    point: (piles) => {
      slots.point(piles);
      mark('table-hint', piles);
    },
    shake: (pile, tempo) => {
      const figure = topOf(pile);
      if (figure?.state === 'lies') shake(figure.element, figure.rect, figure.of, tempo.back);
    },
    destroy: () => {
      clear();
      board.remove();
    },
  };
};
