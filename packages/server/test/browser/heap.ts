// What the memory of a page holds, by the devtools of Chromium: its strings and its lists of numbers.
import type { Page } from 'playwright-core';

/** All strings in one text, each with at most its first 1,024 characters: V8 cuts them. */
export const heapStrings = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot');
  await devtools.detach();
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return strings.join('\n');
};

/** Code of the page: which of the runs of numbers stand in one of the lists, by the bits of a mask. */
const RUNS_IN = `function (runs, mask) {
  return runs.filter((run) => this.some((list) => {
    for (let at = 0; at + run.length <= list.length; at++)
      if (run.every((number, i) => typeof list[at + i] === 'number' && (list[at + i] & mask) === number)) return true;
    return false;
  }));
}`;

/**
 * The runs of numbers that stand in any list of the page. Snapshots have no small numbers, so the lists are asked for.
 * Typed arrays are not looked at.
 * @param mask the bits of a number that count.
 */
export const heapRuns = async (
  page: Page,
  runs: readonly (readonly number[])[],
  mask: number,
): Promise<readonly (readonly number[])[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { result: prototype } = await devtools.send('Runtime.evaluate', { expression: 'Array.prototype' });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  });
  const { result, exceptionDetails } = await devtools.send('Runtime.callFunctionOn', {
    functionDeclaration: RUNS_IN,
    objectId: objects.objectId ?? '',
    arguments: [{ value: runs }, { value: mask }],
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
  await devtools.detach();
  return result.value as number[][];
};
