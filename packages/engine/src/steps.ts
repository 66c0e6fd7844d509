/**
 * The moves of a record as text: tokens separated by blanks, comments in braces, variations in parentheses. The cards
 * a move showed and its time are part of its token ("d/5H@12.5").
 */
import type { FaultFact } from './fault-facts.ts';
import { clip, fault, type Fault } from './result.ts';

/** One move of a record, as written. */
export interface RecordStep {
  readonly text: string;
  /** Cards this move turned up, drew or let the player peek at, in card notation. */
  readonly shows?: readonly string[];
  /** Seconds since the deal. */
  readonly at?: number;
  readonly comment?: string;
  /** Other moves that could replace this one, each the start of a line of its own. */
  readonly variations?: readonly (readonly RecordStep[])[];
  /** Line of the text it was read from, from 1. */
  readonly line?: number;
}

/** A comment on one line. It cannot contain a closing brace. */
export const braced = (comment: string): string =>
  `{${comment.replaceAll('}', ')').replaceAll(/\s+/g, ' ').trim()}}`;

/** The tokens of a line of play; a variation is one token. */
export const recordTokens = (steps: readonly RecordStep[]): string[] =>
  steps.flatMap((step) => {
    const shows = step.shows === undefined || step.shows.length === 0 ? '' : `/${step.shows.join(',')}`;
    const at = step.at === undefined ? '' : `@${Math.round(step.at * 1000) / 1000}`;
    const comment = step.comment === undefined ? [] : [braced(step.comment)];
    const variations = (step.variations ?? []).map((line) => `(${recordTokens(line).join(' ')})`);
    return [`${step.text}${shows}${at}`, ...comment, ...variations];
  });

/** How deep variations may be nested. */
const DEEPEST = 32;

/** A comment, a parenthesis, or a word; with the blanks before it. */
const TOKEN = /\s*(\{[^}]*\}?|[()]|[^\s(){}]+|\})/y;

/** Parses the moves character by character, because comments may contain line breaks. */
export class StepReader {
  opening = '';
  private readonly text: string;
  private readonly faults: Fault[];
  private at = 0;
  /** The line of the character at `counted`. */
  private lineNumber: number;
  private counted = 0;

  constructor(lines: readonly string[], from: number, faults: Fault[]) {
    this.text = lines.slice(from).join('\n');
    this.lineNumber = from + 1;
    this.faults = faults;
  }

  /** Parses a line of play up to its closing parenthesis, or to the end. */
  line(depth: number): readonly RecordStep[] {
    const steps: RecordStep[] = [];
    for (;;) {
      const word = this.next();
      if (word === undefined) {
        if (depth > 0) this.bad('A variation is not closed: wanted ")"', { kind: 'variation-unclosed' });
        return steps;
      }
      if (word === ')') {
        if (depth > 0) return steps;
        this.bad('There is a ")" without its "("', { kind: 'variation-unopened' });
      } else if (word === '(') this.variation(steps, depth);
      else if (word === '}') this.bad('There is a "}" without its "{"', { kind: 'brace-unopened' });
      else if (word.startsWith('{')) this.comment(steps, word, depth);
      else this.step(steps, word);
    }
  }

  /** The next token. Afterwards `lineNumber` is the line on which it begins. */
  private next(): string | undefined {
    TOKEN.lastIndex = this.at;
    const word = TOKEN.exec(this.text)?.[1];
    if (word === undefined) return undefined;
    this.at = TOKEN.lastIndex;
    for (; this.counted < this.at - word.length; this.counted++)
      if (this.text.charAt(this.counted) === '\n') this.lineNumber++;
    return word;
  }

  private variation(steps: RecordStep[], depth: number): void {
    const last = steps.at(-1);
    if (last === undefined)
      this.bad('A variation has no move before it to vary', { kind: 'variation-first' });
    if (depth >= DEEPEST) return this.skip(depth);
    const inner = this.line(depth + 1);
    if (last !== undefined)
      steps[steps.length - 1] = { ...last, variations: [...(last.variations ?? []), inner] };
  }

  /** Skips a variation that is nested too deep. */
  private skip(depth: number): void {
    this.bad(`Variations lie more than ${DEEPEST} deep`, { kind: 'variation-deep', most: DEEPEST });
    for (let open = depth + 1; open > depth;) {
      const word = this.next();
      if (word === undefined) return;
      if (word === '(') open++;
      if (word === ')') open--;
    }
  }

  private comment(steps: RecordStep[], word: string, depth: number): void {
    if (!word.endsWith('}'))
      return this.bad('A comment is not closed: wanted "}"', { kind: 'comment-unclosed' });
    const text = word.slice(1, -1).replaceAll(/\s+/g, ' ').trim();
    const last = steps.at(-1);
    if (last !== undefined) steps[steps.length - 1] = { ...last, comment: joined(last.comment, text) };
    else if (depth === 0) this.opening = joined(this.opening === '' ? undefined : this.opening, text);
    else this.bad('A comment in a variation must follow a move', { kind: 'comment-first' });
  }

  private step(steps: RecordStep[], word: string): void {
    const match = /^([^/@]+)(?:\/([^/@]+))?(?:@(\d{1,9}(?:\.\d{1,3})?))?$/.exec(word);
    if (match === null)
      return this.bad(`Cannot read move "${clip(word)}": wanted a move like 7S, d/5H or 5>9@12.5`, {
        kind: 'step',
        text: clip(word),
      });
    const [, text = '', shows, at] = match;
    steps.push({
      text,
      ...(shows === undefined ? {} : { shows: shows.split(',') }),
      ...(at === undefined ? {} : { at: Number(at) }),
      line: this.lineNumber,
    });
  }

  private bad(message: string, facts: FaultFact): void {
    this.faults.push(fault('moves', `line ${this.lineNumber}`, message, facts));
  }
}

const joined = (before: string | undefined, text: string): string =>
  before === undefined ? text : `${before} ${text}`;
