// Failures in few enough lines to be seen where only the end of an output is kept: every name, with the beginning of
// its error below.

const ROOM = 18;
const WIDTH = 200;

const clip = (text) => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);

/** @typedef {{ readonly name: string, readonly lines: readonly string[] }} Failure */

/**
 * Lines to print: at most 18, whatever the number of failures, and an empty line after them.
 * @param {readonly Failure[]} failures
 * @returns {string[]}
 */
export function tellFailures(failures) {
  if (failures.length === 0) return [];
  const shown = failures.slice(0, failures.length > ROOM ? ROOM - 1 : ROOM);
  const each = Math.max(1, Math.floor(ROOM / failures.length)) - 1;
  const told = shown.flatMap(({ name, lines }) => [
    clip(`FAILED ${name}`),
    ...lines.slice(0, each).map((line) => clip(`  ${line.trim()}`)),
  ]);
  const rest = failures.length - shown.length;
  return [...told, ...(rest > 0 ? [`and ${rest} more`] : []), ''];
}
