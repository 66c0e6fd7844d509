/**
 * Formats of numbers, amounts and plurals in a language. Formatters are slow to make, so each is made when it is
 * first used.
 */
import type { ScoreDef } from '@cairn/engine';

export interface Formats {
  readonly grouped: (n: number) => string;
  /** At most one decimal; a true minus sign. */
  readonly decimal: (n: number) => string;
  readonly percent: (part: number, whole: number) => string;
  /** "1 card", "3 cards". */
  readonly count: (n: number, one: string, many: string) => string;
  /** "$21", "−21": with a true minus sign. */
  readonly amount: (points: number, unit: ScoreDef['unit']) => string;
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const trueMinus = (text: string): string => text.replace('-', '−');

/** The formats of a language, by its BCP 47 tag. */
export const formatsOf = (language: string): Formats => {
  const plural = once(() => new Intl.PluralRules(language));
  const numbers = (options?: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(language, options));
  const whole = numbers();
  const decimal = numbers({ maximumFractionDigits: 1 });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 1 });
  const money = numbers({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const grouped = (n: number): string => whole().format(n);
  return {
    grouped,
    decimal: (n) => trueMinus(decimal().format(n)),
    percent: (part, all) => percent().format(part / all),
    count: (n, one, many) => `${grouped(n)} ${plural().select(n) === 'one' ? one : many}`,
    amount: (points, unit) => trueMinus(unit === 'dollars' ? money().format(points) : grouped(points)),
  };
};
