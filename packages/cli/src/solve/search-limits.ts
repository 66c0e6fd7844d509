/** Limits of a search on the command line, `nodes=1e6,mb=512,s=10`, and threads. */
import { availableParallelism } from 'node:os';
import { failWith, fail, fault, ok, type Fault, type Result } from '@cairn/engine';

export interface SearchLimits {
  readonly nodes?: number;
  readonly bytes: number;
  readonly ms: number;
}

/** The default limits of a search: half a gibibyte and a minute. */
const USUAL = { bytes: 512 * 2 ** 20, ms: 60_000 } as const;

const WANTED = 'wanted some of nodes=NUMBER, mb=NUMBER and s=NUMBER, like nodes=1e6,s=10';

/** Parses limits separated by commas. */
export const parseSearchLimits = (text: string | undefined): Result<SearchLimits> => {
  if (text === undefined) return ok(USUAL);
  const faults: Fault[] = [];
  const given = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, name = '', digits = ''] = /^\s*(nodes|mb|s)=(\d+(?:\.\d+)?(?:e\d{1,2})?)\s*$/i.exec(part) ?? [];
    const value = Number(digits);
    if (name === '' || !(value > 0))
      faults.push(fault('limit', '', `Cannot read limit "${part.trim()}": ${WANTED}`));
    else if (given.has(name)) faults.push(fault('limit', '', `Limit "${name}" is given twice`));
    given.set(name.toLowerCase(), value);
  }
  if (faults.length > 0) return fail(faults);
  const mb = given.get('mb');
  // A typed array cannot be larger.
  if (mb !== undefined && mb > MOST_MB)
    return failWith('limit', '', `Cannot use ${mb} MB: wanted at most ${MOST_MB}`);
  const nodes = given.get('nodes');
  return ok({
    ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes) }),
    bytes: mb === undefined ? USUAL.bytes : mb * 2 ** 20,
    ms: (given.get('s') ?? USUAL.ms / 1000) * 1000,
  });
};
const MOST_MB = 2048;

/** Parses a number of threads. */
export const parseThreads = (text = '1'): Result<number> => {
  const most = availableParallelism();
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MOST_THREADS
    ? ok(Number(text))
    : failWith(
        'workers',
        '',
        `Cannot use "${text}" threads: wanted a number from 1 to ${MOST_THREADS} (this machine has ${most} cores)`,
      );
};
const MOST_THREADS = 256;
