/** The whole table as dealt, with the names of its piles, and an example of a move on it. */
import {
  cairnDeal,
  isRed,
  makeCard,
  NO_SUIT,
  rankOf,
  start,
  suitOf,
  type Card,
  type Game,
} from '@cairn/engine';
import { cardName, pileName, zoneName } from '@cairn/rulebook';
import { miniaturesOf, type MiniatureSeries } from '@cairn/table/miniature';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { layerShape } from '../../ui/thumbnail.tsx';
import '../../ui/thumbnail.css';
import { exampleMove, type ExampleMove, type MovingCard } from './example-move.ts';
import { rulesWords } from './messages.ts';

type Rect = ReturnType<MiniatureSeries['cardPlace']>;

/** The width of the picture on a phone, in CSS pixels, for which names must not cover one another. */
const PHONE = 350;
const LETTER = 5.8;
const LABEL = { height: 19, padding: 10 } as const;

interface Label {
  readonly name: string;
  /** The middle, in CSS pixels on a phone. */
  readonly x: number;
  readonly y: number;
}

const widthOf = (name: string): number => name.length * LETTER + LABEL.padding;

const covers = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) * 2 < widthOf(one.name) + widthOf(other.name) &&
  Math.abs(one.y - other.y) < LABEL.height;

/** The name of each zone in the middle of its piles; one that would cover another is moved down. */
const labelsOf = (game: Game, series: MiniatureSeries, width: number): readonly Label[] => {
  const scale = PHONE / width;
  const labels: Label[] = [];
  for (const [zone, { role }] of game.zones.entries()) {
    const place = series.zonePlace(zone);
    if (place === null) continue;
    const name = zoneName(game, role);
    const half = widthOf(name) / 2;
    const x = Math.min(Math.max((place.x + place.w / 2) * scale, half), PHONE - half);
    let label = { name, x, y: (place.y + place.h / 2) * scale };
    while (labels.some((other) => covers(label, other))) label = { ...label, y: label.y + LABEL.height };
    labels.push(label);
  }
  return labels;
};

const SYMBOLS = '♣♦♥♠';

/** "6♥", "10♠"; the number alone for a pack with names of its own. */
const faceText = ({ def }: Game, card: Card): string => {
  if (def.pack.names !== undefined) return `${rankOf(card)}`;
  const [rank = ''] = makeCard(card);
  const suit = suitOf(card) === NO_SUIT ? '' : (SYMBOLS[suitOf(card)] ?? '');
  return (rank === 'T' ? '10' : rank) + suit;
};

interface FaceProps {
  readonly game: Game;
  readonly card: Card;
  readonly rect: Rect;
}

const Face = ({ game, card, rect: { x, y, w, h } }: FaceProps) => (
  <>
    <rect class="example-face" x={x} y={y} width={w} height={h} rx={w / 10} />
    <text
      class={isRed(card) ? 'example-red' : 'example-black'}
      x={x + w * 0.1}
      y={y + w * 0.42}
      font-size={w * 0.4}
    >
      {faceText(game, card)}
    </text>
  </>
);

type Phase = 'before' | 'moving' | 'after';

/** When the phases of an example end, in milliseconds from its beginning. */
const TIMES = { start: 600, arrive: 1300, end: 3600 } as const;

/** The phase of the example; it is played once by itself, and again for each further run. @param run null: not at all. */
const usePhase = (run: number | null): Phase => {
  const [phase, setPhase] = useState<Phase>('before');
  useEffect(() => {
    setPhase('before');
    if (run === null) return undefined;
    const timers = [
      setTimeout(() => setPhase('moving'), TIMES.start),
      setTimeout(() => setPhase('after'), TIMES.arrive),
      setTimeout(() => setPhase('before'), TIMES.end),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [run]);
  return phase;
};

interface ExampleProps {
  readonly game: Game;
  readonly example: ExampleMove;
  readonly series: MiniatureSeries;
  readonly phase: Phase;
}

const Example = ({ game, example: { moving, to }, series, phase }: ExampleProps) => {
  const placeOf = ({ pile, cards }: MovingCard): Rect => series.cardPlace(pile, cards - 1, cards);
  const target = to === null ? null : series.cardPlace(to.pile, to.cards, to.cards + 1);
  const away = phase !== 'before';
  return (
    <g class={`example ${phase}`}>
      {to !== null && to.on !== null && (
        <Face game={game} card={to.on} rect={series.cardPlace(to.pile, to.cards - 1, to.cards)} />
      )}
      {moving.map((each) => {
        const place = placeOf(each);
        const size = target === null ? 1 : target.w / place.w;
        const shift =
          away && target !== null
            ? `translate(${target.x - size * place.x}px, ${target.y - size * place.y}px) scale(${size})`
            : 'none';
        return (
          <g
            key={each.pile}
            class={`example-card${away && target === null ? ' gone' : ''}`}
            style={{ transform: shift }}
          >
            <Face game={game} card={each.card} rect={place} />
          </g>
        );
      })}
    </g>
  );
};

const inSentence = (name: string): string =>
  rulesWords.lowersNames ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** "Example: the six of hearts goes on the seven of spades." */
const exampleText = (game: Game, { moving, to }: ExampleMove): string => {
  const names = moving.map(({ card }) => inSentence(cardName(game, card)));
  if (to === null) return rulesWords.exampleRemove(names);
  const [name = ''] = names;
  return to.on === null
    ? rulesWords.exampleTo(name, inSentence(pileName(game, to.pile)))
    : rulesWords.exampleOn(name, inSentence(cardName(game, to.on)));
};

interface BoxProps {
  readonly game: Game;
  readonly series: MiniatureSeries;
  readonly example: ExampleMove | null;
  readonly phase: Phase;
  readonly labels: readonly Label[];
}

const Box = ({ game, series, example, phase, labels }: BoxProps) => {
  const picture = series.pictures[example !== null && phase === 'after' ? 1 : 0];
  if (picture === undefined) return null;
  const { width, height, layers } = picture;
  const scale = PHONE / width;
  return (
    <div class="table-picture-box" style={{ aspectRatio: `${width + 4} / ${height + 4}` }}>
      <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true">
        {layers.map((layer, i) => (
          <path key={i} class={layer.face} d={layerShape(layer)} />
        ))}
        {example !== null && <Example game={game} example={example} series={series} phase={phase} />}
      </svg>
      {labels.map(({ name, x, y }) => (
        <span
          key={name}
          class="pile-label"
          style={{ left: `${(x / PHONE) * 100}%`, top: `${(y / (height * scale)) * 100}%` }}
        >
          {name}
        </span>
      ))}
    </div>
  );
};

/** The example without motion: a picture before it and one after it. */
const ExamplePair = (props: Omit<BoxProps, 'phase' | 'labels'>) => (
  <div class="example-pair" data-test="example-pair">
    {(['before', 'after'] as const).map((phase) => (
      <figure key={phase}>
        <div class="thumbnail" aria-hidden="true">
          <Box {...props} phase={phase} labels={[]} />
        </div>
        <figcaption class="quiet">{rulesWords.examplePhase[phase]}</figcaption>
      </figure>
    ))}
  </div>
);

interface Props {
  readonly game: Game;
  /** What is dealt, in words, for those who do not see the picture. */
  readonly text: string;
}

export const TablePicture = ({ game, text }: Props) => {
  const example = useMemo(() => exampleMove(game), [game]);
  const series = useMemo(() => {
    if (example !== null) return miniaturesOf(game, [example.before, example.after]);
    const dealt = start(game, cairnDeal(1));
    return dealt.ok ? miniaturesOf(game, [dealt.value]) : null;
  }, [game, example]);
  const [run, setRun] = useState(0);
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const phase = usePhase(isStill ? null : run);
  const first = series?.pictures[0];
  if (series === null || first === undefined) return null;
  const { width, layers } = first;
  const shown = { game, series, example };
  return (
    <figure class="table-picture" data-test="table-picture" data-phase={phase}>
      <div class="thumbnail" role="img" aria-label={text}>
        <Box
          {...shown}
          example={isStill ? null : example}
          phase={phase}
          labels={labelsOf(game, series, width)}
        />
      </div>
      {isStill && example !== null && <ExamplePair {...shown} />}
      <figcaption>
        <span class="quiet">{rulesWords.picture(layers.some(({ face }) => face === 'down'))}</span>
        {example !== null && (
          <span class="example-text" data-test="example">
            {exampleText(game, example)}{' '}
            {!isStill && (
              <button
                type="button"
                class="button small"
                data-test="show-example"
                onClick={() => setRun(run + 1)}
              >
                {rulesWords.showExample}
              </button>
            )}
          </span>
        )}
      </figcaption>
    </figure>
  );
};
