/**
 * Verdicts as letters, four in each: a letter is a number of four digits to the base three, the first deal in the
 * lowest digit. The 81 letters are those of ASCII from "(" to "y" without the backslash: they need no escapes in JSON, and
 * compress well. docs/verdicts.md describes the format for other programs.
 */
import { clip, failWith, ok, type Result } from '@cairn/engine';

/** In the order of their digits; the spare digits at the end are 0, which is unknown. */
export const LISTED_VERDICTS = ['unknown', 'winnable', 'unwinnable'] as const;
export type ListedVerdict = (typeof LISTED_VERDICTS)[number];

const DIGITS = 4;
const BASE = LISTED_VERDICTS.length;
const LETTERS = BASE ** DIGITS;
const FIRST = '('.charCodeAt(0);
const SKIPPED = '\\'.charCodeAt(0);

/** Writes verdicts, four in a letter. */
export const packVerdicts = (verdicts: readonly ListedVerdict[]): string => {
  let letters = '';
  for (let at = 0; at < verdicts.length; at += DIGITS) {
    let value = 0;
    for (let digit = DIGITS - 1; digit >= 0; digit--)
      value = value * BASE + LISTED_VERDICTS.indexOf(verdicts[at + digit] ?? 'unknown');
    const code = FIRST + value;
    letters += String.fromCharCode(code < SKIPPED ? code : code + 1);
  }
  return letters;
};

/** Reads this many verdicts. Faults: too few or too many letters, invalid letters, and spare digits that are not 0. */
export const unpackVerdicts = (letters: string, count: number): Result<readonly ListedVerdict[]> => {
  const wanted = Math.ceil(count / DIGITS);
  if (letters.length !== wanted)
    return failWith(
      'verdict-count',
      'verdicts',
      `Cannot read ${letters.length} letters of verdicts: wanted ${wanted} for ${count} deals`,
    );
  const verdicts: ListedVerdict[] = [];
  for (const letter of letters) {
    const code = letter.charCodeAt(0);
    let value = code - FIRST - (code > SKIPPED ? 1 : 0);
    if (code === SKIPPED || value < 0 || value >= LETTERS)
      return failWith(
        'verdict-letter',
        'verdicts',
        `Cannot read verdict letter "${clip(letter)}": wanted one from "(" to "y"`,
      );
    for (let digit = 0; digit < DIGITS; digit++) {
      verdicts.push(LISTED_VERDICTS[value % BASE] as ListedVerdict);
      value = Math.floor(value / BASE);
    }
  }
  if (verdicts.splice(count).some((spare) => spare !== 'unknown'))
    return failWith(
      'verdict-count',
      'verdicts',
      `The last letter of verdicts claims more than ${count} deals`,
    );
  return ok(verdicts);
};
