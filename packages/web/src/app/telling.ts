/** Where the sentences come from (talk.ts): fetched after the first paint, or when something happens before. */
import { fetched } from './fetched.ts';

export type Talk = typeof import('./talk.ts');

export const talk = fetched<Talk>(() => import('./talk.ts'));
