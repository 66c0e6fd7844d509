/** Which numbered deals can be won: lists of verdicts, written and read. */
export { packVerdicts, unpackVerdicts, VERDICTS, type Verdict } from './letters.ts';
export { makeList, MOST_DEALS, parseList, strangeness, type VerdictList } from './list.ts';
export { listUrls } from './list-urls.ts';
