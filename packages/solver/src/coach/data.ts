/** Numbers found by `cairn fit`, which rewrites this file: one entry of JSON a line (fitted.ts says what is in it). */

export const ENTRIES: readonly string[] = [];
