/**
 * Verdicts as letters, four in each: a letter is a number of four digits to the base three, the first deal in the
 * lowest digit. The 81 letters are those of ASCII from "(" to "y" without the backslash, so that they stand in JSON
 * as they are, and whatever repeats in them is seen by any packer. Told for other programs in docs/verdicts.md.
 */
import { clip, failWith, ok, type Result } from '@cairn/engine';

/** In the order of their digits, so that the spare digits at the end claim nothing. */
export const VERDICTS = ['unknown', 'winnable', 'unwinnable'] as const;
export type Verdict = (typeof VERDICTS)[number];

const DIGITS = 4;
const BASE = VERDICTS.length;
const LETTERS = BASE ** DIGITS;
const FIRST = '('.charCodeAt(0);
const SKIPPED = '\\'.charCodeAt(0);

/** Writes verdicts, four in a letter. */
export const packVerdicts = (verdicts: readonly Verdict[]): string => {
  let letters = '';
  for (let at = 0; at < verdicts.length; at += DIGITS) {
    let value = 0;
    for (let digit = DIGITS - 1; digit >= 0; digit--)
      value = value * BASE + VERDICTS.indexOf(verdicts[at + digit] ?? 'unknown');
    const code = FIRST + value;
    letters += String.fromCharCode(code < SKIPPED ? code : code + 1);
  }
  return letters;
};

/** Reads so many verdicts; faults for letters too few, too many or strange, and for spare digits that claim something. */
export const unpackVerdicts = (letters: string, count: number): Result<readonly Verdict[]> => {
  const wanted = Math.ceil(count / DIGITS);
  if (letters.length !== wanted)
    return failWith(
      'verdict-count',
      'verdicts',
      `Cannot read ${letters.length} letters of verdicts: wanted ${wanted} for ${count} deals`,
    );
  const verdicts: Verdict[] = [];
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
      verdicts.push(VERDICTS[value % BASE] as Verdict);
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
