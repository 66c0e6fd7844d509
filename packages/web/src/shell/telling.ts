/** Where the sentences come from (talk.ts): fetched after the first paint, or when something happens before. */
import { fetched } from '../platform/lazy-module.ts';

export type Talk = typeof import('../speech/talk.ts');

export const talk = fetched<Talk>(() => import('../speech/talk.ts'));
