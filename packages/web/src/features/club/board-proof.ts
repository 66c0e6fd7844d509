/** Checks on the device that an opened board is the one whose commitment was published before the first play. */
import type { OpenedBoard } from '@cairn/wire';

/** SHA-256 in hexadecimal digits. */
export const openedCommitment = async ({
  salt,
  game,
  options,
  rules,
  deal,
}: OpenedBoard): Promise<string> => {
  const text = ['cairn-board-1', salt, game, options, rules, deal].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
