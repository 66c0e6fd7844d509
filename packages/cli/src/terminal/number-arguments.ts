/** Arguments that are numbers. */
import { failWith, ok, type Result } from '@cairn/engine';

/** "1..1000" */
export const parseDeals = (text: string): Result<{ readonly first: number; readonly last: number }> => {
  const [, first = '', last = first] = /^([1-9]\d{0,14})(?:\.\.([1-9]\d{0,14}))?$/.exec(text.trim()) ?? [];
  return first !== '' && Number(first) <= Number(last)
    ? ok({ first: Number(first), last: Number(last) })
    : failWith('deals', '', `Cannot read --deals "${text}": wanted a range like 1..1000`);
};

/** A whole number from 1 to `most`. */
export const parseWhole = (option: string, text: string, most: number): Result<number> =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most
    ? ok(Number(text))
    : failWith('number', '', `Cannot read --${option} "${text}": wanted a whole number from 1 to ${most}`);
