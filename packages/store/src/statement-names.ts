/** Names of prepared statements. */

/** Statements that are prepared on each connection. */
const MOST_PREPARED = 256;

/** Names by the text of the statement; undefined once there are too many. */
export const statementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PREPARED) return known;
    names.set(text, `cairn_${names.size}`);
    return names.get(text);
  };
};
