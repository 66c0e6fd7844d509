/** The sentences on play: what may go where, zone by zone, then everything else. */
import { POWERS, rowSteps, UNIT_FACTS, type Game, type Role, type Unit, type ZoneRule } from '@cairn/engine';
import { apparentRole } from '../facts/pile-facts.ts';
import type { LayoutDeal, ZoneFact } from '../facts/deal-facts.ts';
import type { EmptyFact, SourceFact, StockPlay } from '../facts/rule-facts.ts';
import type { RuleWords } from '../words/rule-words.ts';
import { buildFact, endsFacts, foundationFact, runFact } from './builds.ts';
import { cardsIn, dealFacts, packFact, zoneFact, type StandardDeal } from './deal.ts';
import { gridFact } from './grid.ts';
import { removeFact } from './remove.ts';

/** Roles of the zones that cards go to, in the order of the page. */
const TARGETS: readonly Role[] = [
  'layout',
  'tableau',
  'cell',
  'grid',
  'row',
  'hole',
  'foundation',
  'waste',
  'reserve',
  'discard',
];

/** All sentences on play, in the order of the page. */
export const playRuleTexts = (laid: StandardDeal, words: RuleWords): string[] => [
  ...removeTexts(laid, words),
  ...moveTexts(laid, words),
  ...sideTexts(laid, words),
  ...stockTexts(laid, words),
  ...actTexts(laid.game, words),
];

/** The short form for players who know patience: what goes on what, and what to do when nothing does. */
export const turnTexts = (laid: StandardDeal, words: RuleWords): string[] => {
  const { game } = laid;
  const stock = stockPlay(laid);
  return [
    ...removeTexts(laid, words).slice(0, 1),
    ...TARGETS.flatMap((role) =>
      zonesTexts(game, role, words, (zone) => [
        ...buildTexts(game, zone, words),
        ...(zone.role === 'grid' ? [] : words.play.pairs(buildFact(game, zone))),
      ]),
    ),
    ...TARGETS.flatMap((role) => suitTexts(game, role, words)),
    ...(stock === null ? [] : [words.play.draw(stock)]),
  ];
};

/** Where whole suits go. */
const suitTexts = (game: Game, role: Role, words: RuleWords): readonly string[] => {
  const from = game.zones.flatMap((zone) =>
    zone.give.flatMap(({ to, unit }) =>
      to === role && to !== zone.role && UNIT_FACTS[unit].joined === 'suit'
        ? [sourceFact(game, zone, unit)]
        : [],
    ),
  );
  return from.length === 0 ? [] : words.play.route(zoneFact(game, role), from);
};

/**
 * The short form of what moves from column to column, and of what an empty column or a cell takes; empty if no card goes
 * there.
 */
export const spaceTexts = (laid: StandardDeal, words: RuleWords): string[] =>
  laid.game.zones
    .map(({ role }) => role)
    .filter((role, i, roles) => (role === 'tableau' || role === 'cell') && roles.indexOf(role) === i)
    .filter((role) => receives(laid.game, role))
    .flatMap((role) =>
      zonesTexts(laid.game, role, words, (zone) => [
        ...unitTexts(laid.game, zone, words),
        ...emptyTexts(laid, zone, words),
      ]),
    );

/**
 * The sentences on the zones of a role. Where there are several zones of columns, what holds of all of them is said once,
 * and the rest with the numbers of the columns.
 */
const zonesTexts = (
  game: Game,
  role: Role,
  words: RuleWords,
  textsOf: (zone: ZoneRule) => readonly string[],
): readonly string[] => {
  const own = game.zones.filter((zone) => zone.role === role).map((zone) => ({ zone, texts: textsOf(zone) }));
  if (role !== 'tableau' || own.length < 2) return own.flatMap(({ texts }) => texts);
  const shared = (own[0]?.texts ?? []).filter((text) => own.every(({ texts }) => texts.includes(text)));
  const numberOf = (pile: number | undefined): number => game.byRole.tableau.indexOf(pile ?? 0) + 1;
  return [
    ...shared,
    ...own.flatMap(({ zone: { piles }, texts }) =>
      texts
        .filter((text) => !shared.includes(text))
        .map((text) => words.play.ofColumns(numberOf(piles[0]), numberOf(piles.at(-1)), text)),
    ),
  ];
};

const receives = ({ zones }: Game, role: Role): boolean =>
  zones.some(({ give }) => give.some(({ to }) => to === role));

const unitTexts = (game: Game, zone: ZoneRule, words: RuleWords): readonly string[] => {
  const { steps, pairs } = buildFact(game, zone);
  const self = zone.give.find(({ to }) => to === zone.role);
  const builds = steps.length + pairs.length;
  if (self === undefined || builds === 0 || zone.role === 'row') return [];
  const runs = UNIT_FACTS[self.unit].joined === 'build' ? runFact(game, zone) : null;
  const equal = runs === null && builds === 1 && steps[0]?.step.rank === 'equal';
  const cells = zone.give.some(({ to }) => to === 'cell');
  return [words.play.units({ unit: self.unit, builds, equal, runs, cells })];
};

const removeTexts = ({ game }: StandardDeal, words: RuleWords): readonly string[] => {
  const fact = removeFact(game);
  return fact === null ? [] : words.play.remove(fact);
};

const moveTexts = (laid: StandardDeal, words: RuleWords): string[] => {
  const { game } = laid;
  const givers = game.zones.filter(({ def, give }) => def !== null && give.length > 0);
  const targets = TARGETS.filter((role) => givers.some(({ give }) => give.some(({ to }) => to === role)));
  return [
    ...(targets.length === 1 ? availableTexts(game, givers, words) : []),
    ...TARGETS.flatMap((role) => [
      ...zonesTexts(game, role, words, (zone) => zoneTexts(laid, zone, words)),
      ...(targets.length > 1 && targets.includes(role) ? routeTexts(game, givers, role, words) : []),
    ]),
    ...[...new Set(game.zones.filter(staysPut).map(({ role }) => role))].map((role) =>
      words.play.stays(zoneFact(game, role)),
    ),
  ];
};

const availableTexts = (game: Game, givers: readonly ZoneRule[], words: RuleWords): string[] => [
  ...new Set(
    givers.flatMap((zone) =>
      zone.give.flatMap(({ to, unit }) =>
        to === zone.role || to === 'hand' || zone.wild
          ? []
          : [words.play.available(sourceFact(game, zone, unit))],
      ),
    ),
  ),
];

const routeTexts = (
  game: Game,
  givers: readonly ZoneRule[],
  to: Role,
  words: RuleWords,
): readonly string[] => {
  const from = givers.flatMap((zone) =>
    zone.role === to
      ? []
      : zone.give.filter((give) => give.to === to).map(({ unit }) => sourceFact(game, zone, unit)),
  );
  return from.length === 0 ? [] : words.play.route(zoneFact(game, to), from);
};

export const sourceFact = (game: Game, zone: ZoneRule, unit: Unit): SourceFact => {
  const place: ZoneFact = { role: apparentRole(game, zone.role), piles: zone.piles.length };
  const suit = UNIT_FACTS[unit].joined === 'suit' ? suitFact(game, zone) : null;
  if (zone.role === 'layout') return { place, which: suit === null ? 'free' : 'suit', suit };
  const { def } = zone;
  const single =
    (def?.role === 'reserve' && def.deal === 1 && def.piles > 1 && game.stockDef?.to !== 'reserve') ||
    def?.role === 'cell' ||
    def?.role === 'hand';
  return { place, which: single && suit === null ? 'every' : UNIT_FACTS[unit].card, suit };
};

const suitFact = ({ composition: { ranks } }: Game, { def }: ZoneRule): SourceFact['suit'] => ({
  first: ranks[0] ?? 1,
  last: ranks.at(-1) ?? 13,
  must: def?.role === 'tableau' && def.leave !== undefined,
});

const buildTexts = (game: Game, zone: ZoneRule, words: RuleWords): readonly string[] => {
  if (zone.def?.role === 'grid') return words.play.grid(gridFact(game, zone, zone.def));
  const foundation = foundationFact(game, zone);
  const first = zone.def?.role === 'foundation' ? zone.def.first : undefined;
  const steps = rowSteps(zone);
  if (steps.length > 0) return words.play.row({ steps, build: buildFact(game, zone) });
  return [
    ...(first === undefined ? [] : [words.play.begins(first.map((role) => zoneFact(game, role)))]),
    ...(foundation === null ? words.play.build(buildFact(game, zone)) : words.play.foundation(foundation)),
  ];
};

/** What a zone's piles take, how cards move between them, and what an empty one takes. */
const zoneTexts = (laid: StandardDeal, zone: ZoneRule, words: RuleWords): readonly string[] => {
  const { game } = laid;
  const built = buildTexts(game, zone, words);
  if (zone.role === 'grid' || foundationFact(game, zone) !== null) return built;
  const fact = buildFact(game, zone);
  const steps = [...fact.steps, ...(runFact(game, zone)?.steps ?? [])];
  return [
    ...built,
    ...new Set(steps.flatMap((step) => words.play.gaps(step))),
    ...new Set(endsFacts(game, zone).map((ends) => words.play.ends(ends))),
    ...words.play.pairs(fact),
    ...unitTexts(game, zone, words),
    ...emptyTexts(laid, zone, words),
  ];
};

const emptyTexts = (laid: StandardDeal, zone: ZoneRule, words: RuleWords): readonly string[] => {
  const { game, state } = laid;
  const { def } = zone;
  if (def === null || !('empty' in def || def.role === 'cell') || def.role === 'hand') return [];
  if (def.role === 'foundation' && onlySuits(game, zone)) return [];
  const atFirst = zone.piles.every((pile) => state.piles[pile]?.length === 0);
  // A hole never becomes empty again, so the sentence is needed only if it is empty at the start.
  if (
    def.role !== 'tableau' &&
    def.role !== 'cell' &&
    !zone.piles.some((pile) => state.piles[pile]?.length === 0)
  )
    return [];
  const { takes, from = [], inOrder = false, keeps = 0, refill, once } = zone.empty;
  const left = typeof takes === 'object' ? game.ranks.filter((rank) => !takes.includes(rank)) : [];
  const self = zone.give.find(({ to }) => to === zone.role)?.unit;
  const fact: EmptyFact = {
    place: { role: apparentRole(game, zone.role), piles: zone.piles.length },
    takes,
    but: left.length < 3 ? left : [],
    from: from.flatMap((role) => sourcesOf(game, role, zone.role)),
    inOrder,
    keeps,
    refill: refillFact(game, refill),
    once: once === 'suit',
    several: self !== undefined && UNIT_FACTS[self].several,
    loose: self !== undefined && UNIT_FACTS[self].joined === 'nothing',
    atFirst,
    stock: game.stockDef?.to === zone.role,
  };
  return words.play.empty(fact);
};

const refillFact = (game: Game, refill: ZoneRule['empty']['refill']): EmptyFact['refill'] => {
  if (refill === undefined) return null;
  if (refill === 'next') return refill;
  const roles: readonly Role[] = refill === 'reserve' ? [refill] : refill;
  return roles.map((role) => zoneFact(game, role));
};

/** Whether nothing but whole suits goes to a zone, of which the sentence on where they go says all. */
const onlySuits = (game: Game, { role, fits }: ZoneRule): boolean => {
  const units = game.zones.flatMap(({ give }) => give.flatMap(({ to, unit }) => (to === role ? [unit] : [])));
  return fits === null && units.length > 0 && units.every((unit) => UNIT_FACTS[unit].joined === 'suit');
};

const sourcesOf = (game: Game, role: Role, to: Role): SourceFact[] =>
  game.zones.flatMap((zone) => {
    const give = zone.role === role ? zone.give.find((each) => each.to === to) : undefined;
    return give === undefined ? [] : [sourceFact(game, zone, give.unit)];
  });

const staysPut = ({ role, give }: ZoneRule): boolean =>
  (role === 'hole' || role === 'foundation') && give.length === 0;

/** Jokers, wild cards, hazards, and cards that turn up. */
const sideTexts = (laid: StandardDeal, words: RuleWords): string[] => {
  const { game } = laid;
  const { play } = words;
  const { jokers, place } = packFact(game);
  const deals = dealFacts(laid);
  const together = game.zones.some(({ def }) => def?.role === 'tableau' && def.turn === 'together');
  const hidden = deals.some(
    (deal) =>
      (deal.kind === 'tableau' && deal.down > 0) ||
      (deal.kind === 'layout' && deal.rows.some(({ cards, up }) => up < cards)) ||
      (deal.kind === 'piles' && deal.face === 'top'),
  );
  return [
    ...(jokers > 0 ? play.jokers(jokers, place, game.score.chain !== undefined) : []),
    ...roles(game).map((role) => play.wild(zoneFact(game, role), game.score.chain !== undefined)),
    ...deals
      .filter((deal): deal is LayoutDeal => deal.kind === 'layout')
      .flatMap((deal) => play.hazards(deal)),
    ...(hidden ? [play.turnedUp(together ? 'together' : 'exposed')] : []),
  ];
};

/** Roles of zones whose cards go on anything. Jokers in the hand have a sentence of their own. */
const roles = (game: Game): readonly Role[] => [
  ...new Set(game.zones.flatMap((zone) => (zone.wild && zone.def !== null ? [zone.role] : []))),
];

const stockPlay = (laid: StandardDeal): StockPlay | null => {
  const { game } = laid;
  const { stockDef } = game;
  if (stockDef === null) return null;
  const drawn = game.zones.find(({ id }) => id === stockDef.zone);
  return {
    def: stockDef,
    to: drawn === undefined ? zoneFact(game, stockDef.to) : { role: drawn.role, piles: drawn.piles.length },
    first: drawn === undefined ? null : game.byRole[drawn.role].indexOf(drawn.piles[0] ?? 0) + 1,
    cards: cardsIn(laid, 'stock'),
    redeal: stockDef.to === 'waste' && stockDef.passes !== 1,
    show: stockDef.show ?? null,
  };
};

const stockTexts = (laid: StandardDeal, words: RuleWords): string[] => {
  const stock = stockPlay(laid);
  if (stock === null) return [];
  const passes = stock.def.when === 'never' ? [] : [words.play.passes(stock)];
  return [words.play.draw(stock), ...passes, ...words.play.show(stock)];
};

/** Sentences on powers and limits. */
const actTexts = (game: Game, words: RuleWords): string[] => {
  const { powers = {}, events = [], limits = {} } = game.def;
  const hole = zoneFact(game, 'hole');
  return [
    ...POWERS.flatMap((power) => {
      const uses = powers[power]?.uses;
      return uses === undefined
        ? []
        : words.play.power({ power, uses, hole, events, regather: powers.regather ?? null });
    }),
    ...(limits.seconds === undefined ? [] : [words.play.seconds(limits.seconds)]),
    ...(limits.undo === undefined ? [] : [words.play.undo(limits.undo)]),
  ];
};
