/** What a refusal of the club means to the player, in the language of the page. */
import type { Fault } from '@cairn/engine';
import type { BoardRefusal, EntryRefusal } from '@cairn/formats';
import { faultSentence } from '@cairn/rulebook';
import type { Answer } from '@cairn/wire';
import { spanUntil } from './dates.ts';
import { clubWords } from './messages.ts';

export type Refused = Answer<unknown> & { readonly ok: false };

/** A sentence of a table of sentences; undefined if it has none by this name. */
const under = (table: object, name: string): string | undefined =>
  Object.hasOwn(table, name) ? (table as Readonly<Record<string, string>>)[name] : undefined;

/** A text that does not fit its field, or something else that the engine refuses. */
const shapeText = (fault: Fault): string => {
  const field = fault.path.slice(fault.path.lastIndexOf('.') + 1);
  return under(clubWords.fieldProblems, field) ?? `${faultSentence(fault)}.`;
};

/** Why a contest cannot be entered or a board opened, with what the club says of it. */
const whyText = (why: EntryRefusal | BoardRefusal): string | undefined => {
  if (why.kind === 'age' || why.kind === 'finish-first') return clubWords.entry(why);
  return why.kind === 'not-open' ? `${clubWords.opensOn(new Date(why.opens))}.` : undefined;
};

export const problemText = ({ status, faults, body, retryAfter }: Refused): string => {
  const [first] = faults;
  const why = body['why'] as EntryRefusal | BoardRefusal | undefined;
  const told = why === undefined ? undefined : whyText(why);
  if (told !== undefined) return told;
  if (retryAfter !== null && first?.code === 'limit')
    return clubWords.tooMany(spanUntil(retryAfter * 1000, 0));
  if (retryAfter !== null && first?.code === 'boards-many')
    return clubWords.boardsMany(spanUntil(retryAfter * 1000, 0));
  if (first?.facts !== undefined) return shapeText(first);
  const known = under(clubWords.problems, first?.code ?? '');
  if (known !== undefined) return known;
  // A newer club has other codes.
  if (status >= 500) return clubWords.busy;
  return first?.message ?? clubWords.failed;
};

/** The same of a response that has no JSON if all is well. */
export const responseText = async (response: Response): Promise<string> => {
  const body = (await response.json().catch(() => ({}))) as Refused['body'] & {
    readonly faults?: readonly Fault[];
  };
  const wait = response.headers.get('Retry-After');
  return problemText({
    ok: false,
    status: response.status,
    faults: body.faults ?? [],
    body,
    retryAfter: wait === null ? null : Number(wait),
  });
};
