/** Reads the group keys that results.ts writes, as "klondike?draw=1". */

/** Game id and options of a group key. */
export const readGroup = (group: string): { id: string; options: Record<string, string> } => {
  const [id = '', query = ''] = group.split('?');
  return { id, options: Object.fromEntries(new URLSearchParams(query)) };
};
