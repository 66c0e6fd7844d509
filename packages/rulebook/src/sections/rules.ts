/**
 * The sentences that a definition decides: cards, aim, deal, play, scoring, end. They are plain sentences in a list
 * per section, so that two sets of options can be compared sentence by sentence (options.ts).
 */
import {
  buildsAndRuns, coloursMatter, compileTrusted, SUIT_FACTS, UNIT_FACTS, type Game, type GameDef,
} from '@cairn/engine'; // prettier-ignore
import { isScored } from '../speech/score.ts';
import type { MatterFact } from '../facts/rule-facts.ts';
import type { RuleWords } from '../words/rule-words.ts';
import { cardsIn, dealFacts, standardDeal, packFact, stockFact, type StandardDeal } from './deal.ts';
import { endFact, goalFact } from './goal.ts';
import { playRuleTexts, spaceTexts, turnTexts } from './play.ts';
import { scoringFact } from './scoring.ts';

export const RULE_SECTIONS = ['cards', 'objective', 'setup', 'play', 'scoring', 'ending'] as const;
type RuleSection = (typeof RULE_SECTIONS)[number];
/** Sentences by section. In `setup` the sentences of one step of the deal are a list. */
export type RuleTexts = Readonly<Record<Exclude<RuleSection, 'setup'>, readonly string[]>> & {
  readonly setup: readonly (readonly string[])[];
  /** Consequences of the scoring: sums, and how to read the status line. */
  readonly examples: readonly string[];
};

/** All sentences except consequences of others. */
export const sentencesOf = (texts: RuleTexts): readonly string[] =>
  RULE_SECTIONS.flatMap((id) => texts[id].flat());

/** All rule sentences of a game, by section. */
export const ruleTexts = (game: Game, words: RuleWords): RuleTexts => {
  const laid = standardDeal(game);
  const end = endFact(laid);
  return {
    cards: [...words.setup.pack(packFact(game)), words.setup.matter(matterFact(game))],
    objective: [words.setup.goal(goalFact(laid))],
    setup: setupTexts(laid, words),
    play: playRuleTexts(laid, words),
    scoring: isScored(game) ? words.score.all(scoringFact(laid)) : [words.score.none],
    examples: isScored(game) ? words.score.examples(scoringFact(laid)) : [],
    ending: [...words.end.won(end), ...words.end.lost(end), words.end.resign(end)],
  };
};

/** The sentences of a game's scoring. */
export const scoringTexts = (game: Game, words: RuleWords): readonly string[] =>
  isScored(game) ? words.score.all(scoringFact(standardDeal(game))) : [words.score.none];

/** Whether a set of cards that match is of one suit. */
const matchesSuits = ({ def: { remove } }: Game): boolean =>
  remove?.kind === 'match' && remove.sets.some(({ same }) => same === 'suit');

const matterFact = (game: Game): MatterFact => {
  const { remove, goal } = game.def;
  const inSuit = game.zones.some(
    ({ def, give }) =>
      buildsAndRuns(def).some((build) => build.kind === 'step' && SUIT_FACTS[build.suit].suits) ||
      give.some(({ unit }) => UNIT_FACTS[unit].joined === 'suit'),
  );
  const several = game.composition.suits.length > 1;
  return {
    suits: several && (inSuit || remove?.kind === 'lower' || matchesSuits(game) || goal.kind === 'suits'),
    colours: several && coloursMatter(game),
  };
};

const setupTexts = (laid: StandardDeal, words: RuleWords): (readonly string[])[] => {
  const { game } = laid;
  const { setup } = words;
  const pack = packFact(game);
  const stock = stockFact(laid);
  const deals = dealFacts(laid);
  const pulls = deals.map((deal) => setup.pull(deal)).filter(({ length }) => length > 0);
  const spread = stock === null ? cardsIn(laid, 'waste') : 0;
  const aside = cardsAside(laid);
  return [
    ...pulls,
    [setup.shuffle(pack, pulls.length > 0)],
    ...deals.map((deal) => setup.deal(deal)).filter(({ length }) => length > 0),
    ...(pack.place === 'hand' && pack.jokers > 0 ? [[setup.hand(pack.jokers, stock !== null)]] : []),
    ...(stock === null ? [] : [setup.stock(stock)]),
    ...(spread > 0 ? [[setup.rest(spread)]] : []),
    ...(aside > 0 ? [[setup.aside(aside)]] : []),
  ];
};

/** Cards that were never dealt; those that a grid gives up for its gaps were. */
const cardsAside = (laid: StandardDeal): number =>
  dealFacts(laid).reduce(
    (left, deal) =>
      deal.kind === 'grid' && deal.out?.to === 'discard'
        ? left - deal.out.ranks.length * deal.out.count
        : left,
    cardsIn(laid, 'discard'),
  );

/** The quick reference without the tip: aim, deal, a turn, runs and spaces, points. */
export interface BriefTexts {
  readonly setup: readonly string[];
  readonly turn: readonly string[];
  /** Empty for games without columns. */
  readonly spaces: readonly string[];
  readonly scoring: readonly string[];
}

export const briefTexts = (game: Game, words: RuleWords): BriefTexts => {
  const laid = standardDeal(game);
  const pack = packFact(game);
  const stock = stockFact(laid);
  const spread = stock === null ? cardsIn(laid, 'waste') : 0;
  const aside = cardsAside(laid);
  const { setup, score } = words;
  return {
    setup: [
      ...dealFacts(laid).map((deal) => setup.briefDeal(deal)),
      ...(pack.place === 'hand' && pack.jokers > 0 ? [setup.briefHand(pack.jokers)] : []),
      ...(stock === null ? [] : [setup.briefStock(stock)]),
      ...(spread > 0 ? [setup.briefRest(spread)] : []),
      ...(aside > 0 ? [setup.briefAside(aside)] : []),
    ].filter((part) => part !== ''),
    turn: turnTexts(laid, words),
    spaces: spaceTexts(laid, words),
    scoring: isScored(game) ? score.brief(scoringFact(laid)) : [score.none],
  };
};

/** The game under these options; null if the choices exclude one another. */
export const chosenGame = (base: GameDef, options: Readonly<Record<string, string>>): Game | null => {
  const compiled = compileTrusted(base, options);
  return compiled.ok ? compiled.value : null;
};
