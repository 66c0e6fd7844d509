/**
 * `<cairn-table game="klondike" deal="7" options="draw=1">`: a patience to play, in any HTML page. Importing this
 * module defines the element.
 */
import { CairnTable } from './element.ts';

export { CairnTable } from './element.ts';
export type { CairnEnd, CairnError, CairnPosition } from './events.ts';

customElements.define('cairn-table', CairnTable);
