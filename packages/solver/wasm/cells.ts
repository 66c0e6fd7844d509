/** AssemblyScript: the search of kernels/cells, whose files in core/ are the source of both versions. */
export { enter, searchBest, searchDeep } from '../src/kernels/cells/core/search.ts';
