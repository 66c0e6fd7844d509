/** AssemblyScript: the search among runs of kernels/columns, whose files in core/ are the source of both versions. */
export { doubleTable, endRound, searchRuns, startRound } from '../src/kernels/columns/core/search.ts';
