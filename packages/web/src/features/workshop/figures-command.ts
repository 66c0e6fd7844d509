/** The command that repeats a measurement: the same deals, the same question, the same limits. */
import type { ShareEstimate } from '@cairn/trials';

const MB = 2 ** 20;

/**
 * "npx cairn survey --def my-game.cairn.json --deals 1..1200 --limit nodes=10000,mb=64"
 * @param file the file name of the definition.
 */
export const commandOf = (file: string, { question, deals }: ShareEstimate): string => {
  const asked =
    question.kind === 'solve'
      ? `--limit nodes=${question.limits.nodes},mb=${question.limits.bytes / MB}`
      : `--policy ${question.policy}${question.worlds === undefined ? '' : ` --worlds ${question.worlds}`}`;
  return `npx cairn survey --def ${file} --deals 1..${deals} ${asked}`;
};
