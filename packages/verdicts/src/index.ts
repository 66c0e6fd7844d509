/** Which numbered deals can be won: lists of verdicts, written and read. */
export { packVerdicts, unpackVerdicts, VERDICTS, type Verdict } from './letters.ts';
export {
  makeList,
  MOST_DEALS,
  NUMBERINGS,
  parseList,
  strangeness,
  type Numbering,
  type VerdictList,
} from './list.ts';
