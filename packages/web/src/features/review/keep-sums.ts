/** Keeps what a review found with the result, for the statistics and the backup. */
import type { Review } from '@cairn/review';
import type { KeptSums } from '../../play/results.ts';
import type { Shell } from '../../shell/shell.ts';

const sumsOf = ({ average, sums: { deal, luck, skill, stopped } }: Review): KeptSums => ({
  average,
  deal,
  luck,
  skill,
  stopped,
});

/** Does nothing for a game that has no result here, such as one of somebody else. */
export const keepSums = async (shell: Shell, id: string, review: Review): Promise<void> => {
  const results = await shell.results();
  const row = results.rows.peek().get(id);
  if (row === undefined) return;
  const reviewed = { ...row, review: sumsOf(review) };
  results.importRows([reviewed], results.resets.peek());
  try {
    await shell.db.write([{ store: 'results', key: id, value: reviewed }]);
  } catch {
    shell.notices.notStored.value = true;
  }
};
