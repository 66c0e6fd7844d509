/**
 * The sentences that a definition decides: cards, aim, deal, play, scoring, end. They are kept as plain sentences in
 * one list a section, so that two option sets can be compared sentence by sentence (options.ts).
 */
import {
  changedOptions,
  compileKnown,
  faceOf,
  rankOf,
  type Game,
  type Rank,
  type Role,
  type Unit,
  type ZoneRule,
} from '@cairn/engine';
import { isScored } from '../score.ts';
import type { DealFact, EndsFact, RuleWords } from '../words/rule-words.ts';
import { dealFact, dealtZones, goalFact, packFact, scoringFact, stockFact } from './facts.ts';

export const RULE_SECTIONS = ['cards', 'objective', 'setup', 'play', 'scoring', 'ending'] as const;
type RuleSection = (typeof RULE_SECTIONS)[number];
export type RuleTexts = Readonly<Record<RuleSection, readonly string[]>>;

/** Everything the rules of this game say, by section. */
export const ruleTexts = (game: Game, words: RuleWords): RuleTexts => ({
  cards: [words.setup.pack(packFact(game)), words.setup.suits(suitsMatter(game))],
  objective: [words.setup.goal(goalFact(game))],
  setup: setupTexts(game, words),
  play: playTexts(game, words),
  scoring: scoringTexts(game, words),
  ending: [
    words.play.won(goalFact(game)),
    words.play.lost(game.stockDef !== null),
    words.play.resign((game.score.left?.each ?? 0) === 0 ? 'free' : 'charged'),
  ],
});

const builds = (game: Game) => dealtZones(game).flatMap(({ zone }) => ('build' in zone ? zone.build : []));

const suitsMatter = (game: Game): 'no' | 'colour' | 'suit' => {
  const suits = builds(game).flatMap((build) => (build.kind === 'step' ? [build.suit] : []));
  if (suits.includes('same')) return 'suit';
  return suits.includes('alternating') ? 'colour' : 'no';
};

const setupTexts = (game: Game, words: RuleWords): string[] => {
  const pack = packFact(game);
  const stock = stockFact(game);
  const facts = dealtZones(game).map((each) => dealFact(game, each));
  const early = facts.filter((fact) => 'pulled' in fact && fact.pulled.length > 0);
  // With a stock, the card that starts the hole is turned up from it, and the stock's sentence says so.
  const starts = (fact: DealFact): boolean => fact.role === 'hole' && stock !== null && stock.starter > 0;
  return [
    words.setup.shuffle(pack),
    ...[...early, ...facts.filter((fact) => !early.includes(fact) && !starts(fact))].map((fact) =>
      words.setup.deal(fact).join(' '),
    ),
    ...(pack.place === 'hand' && pack.jokers > 0 ? [words.setup.hand(pack.jokers)] : []),
    ...(stock === null ? [] : [words.setup.stock(stock)]),
  ];
};

const playTexts = (game: Game, words: RuleWords): string[] => {
  const { play } = words;
  const pack = packFact(game);
  const { stockDef } = game;
  const zones = dealtZones(game);
  const closed = zones.some(({ zone }) => 'face' in zone && zone.face !== 'open');
  const peek = game.def.powers?.peek;
  return [
    ...availabilityTexts(game, words),
    ...game.zones.flatMap((zone) => targetTexts(game, zone, words)),
    ...(zones.some(({ zone }) => zone.role === 'hole') ? [play.stays] : []),
    ...(pack.jokers > 0 ? [play.jokers(pack.jokers, pack.place, game.score.chain !== undefined)] : []),
    ...(zones.some(({ zone }) => zone.role === 'reserve' && zone.wild === true) ? [play.wildReserve] : []),
    ...(closed ? [play.turnedUp] : []),
    ...(stockDef === null ? [] : [play.draw(stockDef), play.passes(stockDef.passes, stockDef.to)]),
    ...(stockDef?.show === undefined ? [] : [play.show(stockDef.show.what, stockDef.show.while)]),
    ...(peek === undefined ? [] : [play.peek(peek.uses)]),
  ];
};

/** Which cards of a zone can be played, and where they may go at all when the game leaves a choice. */
const availabilityTexts = (game: Game, words: RuleWords): string[] => {
  const givers = game.zones.filter((zone) => zone.def !== null && zone.give.length > 0);
  const targets = new Set(givers.flatMap((zone) => zone.give.map(({ to }) => to)));
  return givers.flatMap((zone) => {
    const units = [...new Set(zone.give.map(({ unit }) => unit))];
    const roles: Role[] = zone.give.map(({ to }) => to);
    const taking = (unit: Unit): Role[] =>
      units.length === 1 ? [] : zone.give.filter((give) => give.unit === unit).map(({ to }) => to);
    return [
      ...units.map((unit) => words.play.available(zone.role, unit, taking(unit))),
      ...(targets.size > 1 ? [words.play.routes(zone.role, roles)] : []),
    ];
  });
};

/** What a zone takes: on a card, at the ends of the ranks, on an empty pile. */
const targetTexts = (game: Game, zone: ZoneRule, words: RuleWords): string[] => {
  const { def } = zone;
  if (def === null || !('build' in def)) return [];
  const piles = zone.piles.length;
  const texts: string[] = [];
  if (def.build.length > 0) texts.push(words.play.target({ role: zone.role, piles, builds: def.build }));
  const ends = endsFact(game, zone);
  if (ends !== null) texts.push(words.play.ends(ends));
  if (def.role === 'hole' && (def.deal > 0 || def.pull !== undefined)) return texts;
  const opens = def.role === 'hole' && def.empty.takes === 'anything';
  texts.push(
    opens ? words.play.headstart(game.stockDef !== null) : words.play.empty(zone.role, piles, def.empty),
  );
  return texts;
};

/** Told where the sequence can run both ways or round; a one-way sequence that stops at its end needs no word. */
const endsFact = (game: Game, zone: ZoneRule): EndsFact | null => {
  const { def, fits } = zone;
  if (def === null || !('build' in def) || fits === null) return null;
  const step = def.build.find(
    (build) => build.kind === 'step' && (build.rank === 'either' || build.ends === 'circular'),
  );
  const [first] = game.ranks;
  const last = game.ranks.at(-1);
  if (step?.kind !== 'step' || first === undefined || last === undefined) return null;
  const onto = (rank: Rank): Rank[] => {
    const below = game.cards.filter((card) => rankOf(card) === rank);
    return game.ranks.filter((other) =>
      game.cards.some(
        (card) => rankOf(card) === other && below.some((on) => fits[faceOf(on) * 128 + faceOf(card)] === 1),
      ),
    );
  };
  return { ends: step.ends, last, onLast: onto(last).toReversed(), first, onFirst: onto(first) };
};

/** What the game's scoring says, sentence by sentence. */
export const scoringTexts = (game: Game, words: RuleWords): string[] => {
  const { score } = words;
  const fact = scoringFact(game);
  const own = game.score;
  if (!isScored(game)) return [score.none];
  return [
    ...(own.chain === undefined ? [] : score.chain(fact)),
    ...(fact.tops === 0 ? [] : [score.peaks(fact)]),
    score.clear(fact),
    ...(fact.stock ? [score.draw(fact)] : []),
    ...score.left(fact),
    ...((own.draw ?? 0) === 0 && own.left === undefined ? [] : [score.floor(fact)]),
    ...(own.bankroll === true ? [score.bankroll] : []),
    ...(fact.most > 0 ? [score.most(fact)] : []),
  ];
};

/** The game with some options chosen anew; null when they do not go together. */
export const withOptions = (game: Game, changes: Readonly<Record<string, string>>): Game | null => {
  const compiled = compileKnown(game.base, { ...changedOptions(game.base, game.options), ...changes });
  return compiled.ok ? compiled.value : null;
};
