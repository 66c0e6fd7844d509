/** Wilson's interval for a share: 95 % confidence, good near 0 and 1 too (E. B. Wilson, 1927). */
const Z = 1.959964;

export const wilson = (won: number, of: number): readonly [low: number, high: number] => {
  if (of === 0) return [0, 1];
  const share = won / of;
  const width = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const middle = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return [Math.max(0, (middle - width) / scale), Math.min(1, (middle + width) / scale)];
};
