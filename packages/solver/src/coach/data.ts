/** Numbers found by `cairn fit`, by the hash of the rules. */
import type { Fitted } from './weights.ts';

export const FITTED: Readonly<Record<string, Fitted>> = {};
