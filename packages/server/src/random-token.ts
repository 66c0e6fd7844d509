import { createHash, randomBytes } from 'node:crypto';

/** A text of letters, digits, "-" and "_" that nobody can guess, four for three bytes. */
export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Bytes of the ids of rows. */
export const ID_BYTES = 12;

/** SHA-256 in base64url, for what is kept of a token or code. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
