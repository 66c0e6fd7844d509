/**
 * A layout drawn by hand, on a sheet of half cards. Rows do not overlap here, so that every card can be touched; the
 * table beside it shows how they overlap. A tap adds or removes a card, a drag moves one. With keys, a cursor goes
 * from place to place and says what is there.
 */
import { cardOnGrid, isFree, placesOf, type Rows, type GridPlace } from '@cairn/workshop';
import { useRef, useState } from 'preact/hooks';
import { workshopWords as words } from './messages.ts';
import { carry, neighbours, numberOf, sheetOf, toggle, type Drawn, type Sheet } from './canvas.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly rows: Rows;
  readonly turn: (rows: Rows) => void;
}

/** Units of the drawing: a half card, a row. */
const HALF = 10;
const ROW = 15;
/** Smallest and largest width of a half card in pixels. At the smallest, a finger can still hit a card. */
const SMALLEST = 12;
const LARGEST = 24;
/** Pixels of movement before a press becomes a drag. */
const SLACK = 6;

const ARROWS: Readonly<Record<string, GridPlace>> = {
  ArrowLeft: { x: -1, row: 0 },
  ArrowRight: { x: 1, row: 0 },
  ArrowUp: { x: 0, row: -1 },
  ArrowDown: { x: 0, row: 1 },
};

/** The text for screen readers of a place of the sheet. */
const placeText = (rows: Rows, at: GridPlace): string => {
  const card = cardOnGrid(rows, at);
  const place = words.place(at.x + 1, at.row + 1);
  if (card === undefined) {
    const room = isFree(rows, at) || isFree(rows, { ...at, x: at.x - 1 });
    return `${place}: ${room ? words.free : words.noRoom}.`;
  }
  const under = neighbours(rows, card, -1);
  const over = neighbours(rows, card, 1);
  const parts = [
    words.lies(numberOf(rows, card)),
    ...(under.length === 0 ? [] : [words.covers(under.join(', '))]),
    ...(over.length === 0 ? [] : [words.covered(over.join(', '))]),
  ];
  return `${place}: ${parts.join(', ')}.`;
};

interface Drag {
  readonly pointer: number;
  readonly from: GridPlace;
  readonly x: number;
  readonly y: number;
  /** The offset so far, in places; null until the press becomes a drag. */
  readonly by: GridPlace | null;
}

interface SheetProps {
  readonly sheet: Sheet;
  /** The card that is dragged, and how far. */
  readonly held: GridPlace | undefined;
  readonly by: GridPlace | null;
  readonly cursor: GridPlace;
}

/** The picture of a sheet: its places, its cards and the cursor. */
const SheetPicture = ({ sheet: { rows, width, height }, held, by, cursor }: SheetProps) => (
  <>
    {Array.from({ length: (width - 1) * height }, (_, i) => (
      <circle
        key={i}
        class="place"
        cx={((i % (width - 1)) + 1) * HALF}
        cy={(Math.floor(i / (width - 1)) + 0.5) * ROW}
        r="0.8"
      />
    ))}
    {placesOf(rows).map((place, i) => {
      const lifted = held?.x === place.x && held.row === place.row ? by : null;
      const x = (place.x + (lifted?.x ?? 0)) * HALF;
      const y = (place.row + (lifted?.row ?? 0)) * ROW;
      return (
        <g
          key={`${place.x} ${place.row}`}
          class={lifted === null ? 'card' : 'card held'}
          transform={`translate(${x} ${y})`}
        >
          <rect x="0.7" y="0.7" width={2 * HALF - 1.4} height={ROW - 1.4} rx="2" />
          <text x={HALF} y={ROW / 2 + 2.4}>
            {i + 1}
          </text>
        </g>
      );
    })}
    <rect class="cursor" x={cursor.x * HALF} y={cursor.row * ROW} width={HALF} height={ROW} rx="1" />
  </>
);

export const Draw = ({ id, name, rows: picture, turn }: Props) => {
  const sheet = sheetOf(picture);
  const { rows, width, height } = sheet;
  const svg = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<GridPlace>({ x: 3, row: 1 });
  const [said, setSaid] = useState('');
  const [drag, setDrag] = useState<Drag | null>(null);
  const at = { x: Math.min(cursor.x, width - 1), row: Math.min(cursor.row, height - 1) };

  const finish = ({ picture: next, at: place, did }: Drawn): void => {
    setCursor(place);
    setSaid(`${did === 'nothing' ? '' : `${words[did]} `}${placeText(sheetOf(next).rows, place)}`);
    if (did !== 'nothing') turn(next);
  };
  const go = (by: GridPlace): void => {
    const to = { x: at.x + by.x, row: at.row + by.row };
    if (to.x < 0 || to.row < 0 || to.x >= width || to.row >= height) return;
    setCursor(to);
    setSaid(placeText(rows, to));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (by !== undefined) {
      if (event.shiftKey) finish(carry(sheet, at, by));
      else go(by);
    } else if (event.key === 'Enter' || event.key === ' ') finish(toggle(sheet, at));
    else if (event.key === 'Delete' && cardOnGrid(rows, at) !== undefined) finish(toggle(sheet, at));
    else return;
    event.preventDefault();
  };

  /** The place under a pointer. */
  const placeAt = ({ clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): GridPlace => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return at;
    const cell = (share: number, count: number): number =>
      Math.min(count - 1, Math.max(0, Math.floor(share * count)));
    return {
      x: cell((clientX - box.x) / box.width, width),
      row: cell((clientY - box.y) / box.height, height),
    };
  };
  /** A finger on a card drags the card; elsewhere it scrolls the sheet or the page. */
  const onTouchStart = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (touch !== undefined && cardOnGrid(rows, placeAt(touch)) !== undefined) event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (drag !== null || event.button !== 0) return;
    svg.current?.setPointerCapture(event.pointerId);
    setDrag({ pointer: event.pointerId, from: placeAt(event), x: event.clientX, y: event.clientY, by: null });
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (drag?.pointer !== event.pointerId) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK;
    if (drag.by === null && !far) return;
    const to = placeAt(event);
    setDrag({ ...drag, by: { x: to.x - drag.from.x, row: to.row - drag.from.row } });
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (drag?.pointer !== event.pointerId) return;
    setDrag(null);
    if (drag.by !== null) return finish(carry(sheet, drag.from, drag.by));
    const card = cardOnGrid(rows, drag.from);
    // A new card lies under the finger, not to the right of it.
    const left = { ...drag.from, x: drag.from.x - 1 };
    finish(toggle(sheet, card === undefined && isFree(rows, left) ? left : drag.from));
  };

  const by = drag?.by ?? null;
  const held = drag === null || by === null ? undefined : cardOnGrid(rows, drag.from);
  return (
    <>
      <div
        id={`${id}-sheet`}
        class="draw"
        role="application"
        aria-label={`${name}: ${words.layoutOf(placesOf(rows).length, height - 2)}`}
        aria-describedby={`${id}-help`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application handles keys
        tabIndex={0}
        data-test="draw"
        style={{ maxWidth: `${width * LARGEST}px` }}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => {
          // A touch has just announced what it did.
          if (currentTarget.matches(':focus-visible')) setSaid(placeText(rows, at));
        }}
      >
        <svg
          ref={svg}
          style={{ minWidth: `${width * SMALLEST}px` }}
          viewBox={`0 0 ${width * HALF} ${height * ROW}`}
          aria-hidden="true"
          onTouchStart={onTouchStart}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setDrag(null)}
        >
          <SheetPicture sheet={sheet} held={held} by={by} cursor={at} />
        </svg>
      </div>
      <p class="quiet" id={`${id}-help`}>
        {words.drawHelp}
      </p>
      <p class="unseen-text" role="status">
        {said}
      </p>
    </>
  );
};
