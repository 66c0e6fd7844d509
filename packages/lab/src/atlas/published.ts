/**
 * Published figures as claims: every rate in the notes on games, with its reference, compared with the survey of the
 * same rules. If the words of a note say more than its options, it is about other rules. What people win, or programs
 * with a policy of their own, can only be compared with what can be won.
 */
import { games, loadGermanNotes, loadNotes, type GameNotes } from '@cairn/games';
import type { LocalizedText } from '@cairn/trials';
import { SEED_CLAIMS } from './claims.ts';
import type { ComparableClaim, Compare } from './judge-claim.ts';
import { KLONDIKE_TABLES } from './klondike-tables.ts';

type Rate = GameNotes['rates'][number];

/** Made by our solver from the same deals: not an independent source. */
const OWN = 'solved';
/** Another program’s figures; its policy is called `long-chains` here. */
const BEFORE = 'measured';

const AT_LEAST: LocalizedText = {
  english: 'A lower bound: the search left deals undecided.',
  german: 'Eine untere Schranke: die Suche ließ Spiele offen.',
};

const STERNER: LocalizedText = {
  english: 'Probably by a sterner rule: see the findings.',
  german: 'Wohl nach einer strengeren Regel: siehe die Befunde.',
};

/** By game, source and percentage: comparisons that do not follow from the options of a rate. */
const SPECIAL: Readonly<Record<string, Compare>> = {
  'aces-up masten 11.57': { kind: 'other', why: STERNER },
  'tripeaks-garden measured 93.5': { kind: 'over', to: 'tripeaks-garden', percent: 93.5 },
  'tripeaks-garden measured 92': { kind: 'other', why: AT_LEAST },
  'black-hole wikipedia 86.94': { kind: 'share', to: 'black-hole-pysol' },
  'quasar wolter 67.1': { kind: 'share', to: 'quasar-pysol' },
};

const compareOf = (game: string, { options, percent, who, information, source }: Rate): Compare => {
  const special = SPECIAL[`${game} ${source} ${percent}`];
  if (special !== undefined) return special;
  const nameWith = (...player: readonly string[]): string =>
    [game, ...Object.entries(options).flat(), ...player].join('-');
  if (who === 'policy' && source === BEFORE) return { kind: 'share', to: nameWith('long-chains') };
  const to = nameWith();
  return { kind: who === 'solver' && information === 'open' ? 'share' : 'ceiling', to };
};

const known = new Set(SEED_CLAIMS.map(({ game, by, percent }) => `${game} ${by} ${percent}`));

/** The rates of all notes that are not among the claims already, in the order of the catalogue. */
export const publishedClaims = async (): Promise<readonly ComparableClaim[]> =>
  (await Promise.all(games.map(({ id }) => claimsOf(id)))).flatMap((claims, i) => [
    ...claims,
    ...(games[i]?.id === 'klondike' ? notAmong(KLONDIKE_TABLES, claims) : []),
  ]);

/** Claims whose source gives no such figure among the others. */
const notAmong = (
  claims: readonly ComparableClaim[],
  others: readonly ComparableClaim[],
): readonly ComparableClaim[] =>
  claims.filter((claim) => !others.some(({ by, percent }) => by === claim.by && percent === claim.percent));

const claimsOf = async (id: string): Promise<readonly ComparableClaim[]> => {
  const [notes, german] = await Promise.all([loadNotes(id), loadGermanNotes(id)]);
  if (notes === null) return [];
  return notes.rates.flatMap((rate, i): readonly ComparableClaim[] => {
    const reference = notes.references.find((each) => each.id === rate.source);
    const by = reference?.by ?? reference?.title ?? rate.source;
    if (rate.source === OWN || known.has(`${id} ${by} ${rate.percent}`)) return [];
    return [
      {
        game: id,
        by,
        title: reference?.title ?? '',
        url: reference?.url ?? null,
        says: { english: rate.rules, german: german?.rates[i]?.rules ?? rate.rules },
        percent: rate.percent,
        margin: rate.margin,
        sample: rate.sample,
        who: rate.who,
        information: rate.information,
        compare: compareOf(id, rate),
      },
    ];
  });
};
