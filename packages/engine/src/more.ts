/** What games may have beyond plays and draws, in one piece. */
import { ACTS } from './acts.ts';
import type { More } from './game.ts';
import { GROUPS } from './groups.ts';

export const MORE: More = { acts: ACTS, groups: GROUPS };
