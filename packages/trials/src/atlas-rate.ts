/**
 * How a measured rate may be said, the same wherever one is shown: the atlas, rules pages, the workshop and the docs.
 * Above 2 % of undecided deals there is no point figure, only the range; a sample under 1,000 deals is called rough.
 */
import type { AtlasFigures } from './atlas-data.ts';

const MOST_UNDECIDED = 0.02;
const FEWEST_DEALS = 1000;

/** Shares, from 0 to 1. */
export interface Rate {
  /** Null if too many deals are undecided to name one. */
  readonly point: number | null;
  /** The 95 % interval, with undecided deals as lost and as won. */
  readonly low: number;
  readonly high: number;
  readonly isRough: boolean;
}

type Counted = Pick<AtlasFigures, 'deals' | 'winnable' | 'unknown' | 'low' | 'high'>;

export const rateOf = ({ deals, winnable, unknown, low, high }: Counted): Rate => ({
  point: unknown / deals > MOST_UNDECIDED ? null : winnable / deals,
  low,
  high,
  isRough: deals < FEWEST_DEALS,
});

const ROUGH = {
  en: 'rough',
  de: 'grob',
} as const;

/** Whole percents, with a decimal where nearly all or nearly none are won: "97", "99.9", "0.3". Less than all is never "100". */
const percent = (share: number, language: keyof typeof ROUGH): string => {
  const hundred = share * 100;
  const isNearEnd = share > 0 && share < 1 && (hundred < 1 || hundred >= 99);
  const value = isNearEnd ? Math.floor(hundred * 10) / 10 : Math.round(hundred);
  return value.toLocaleString(language);
};

/** "97%", "10–100%", "58–83% (rough)"; in German with a space. */
export const rateText = (figures: Counted, language: keyof typeof ROUGH = 'en'): string => {
  const { point, low, high, isRough } = rateOf(figures);
  // The joiner keeps a line from breaking after the dash.
  const range = `${percent(low, language)}–\u2060${percent(high, language)}`;
  // A rough figure is its range: the point would be read as more than it is.
  const text = point === null || isRough ? range : percent(point, language);
  const percentSign = language === 'en' ? '%' : '\u00A0%';
  return `${text}${percentSign}${isRough ? ` (${ROUGH[language]})` : ''}`;
};
