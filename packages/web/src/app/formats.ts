/** Numbers, amounts and plurals of the app's language. Formatters are slow to make and seldom needed at once. */
import type { ScoreDef } from '@cairn/engine';

export const LANGUAGE = 'en';

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const plural = once(() => new Intl.PluralRules(LANGUAGE));
const number = once(() => new Intl.NumberFormat(LANGUAGE));
const money = once(
  () => new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

export const grouped = (n: number): string => number().format(n);

/** "1 card", "3 cards". */
export const count = (n: number, one: string, many: string): string =>
  `${grouped(n)} ${plural().select(n) === 'one' ? one : many}`;

/** "$21", "−21": with a true minus sign. */
export const amount = (points: number, unit: ScoreDef['unit']): string =>
  (unit === 'dollars' ? money().format(points) : grouped(points)).replace('-', '−');
