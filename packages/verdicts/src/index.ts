/** Lists of verdicts, which say which numbered deals can be won: writing and reading them. */
export { packVerdicts, unpackVerdicts, LISTED_VERDICTS, type ListedVerdict } from './letters.ts';
export { makeList, MOST_LISTED_DEALS, parseList, mismatches, type VerdictList } from './list.ts';
export { listUrls } from './list-urls.ts';
