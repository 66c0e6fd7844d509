/**
 * The back of a card: a lattice of lines and stones in a frame, drawn for Cairn; calm, because half of them lie
 * under others. Like the faces it is 100 units wide, and its corners are the table's style's business.
 */

export const backSvg = (aspect: number): string => {
  const high = Math.round(aspect * 100);
  const middle = high / 2;
  const lattice =
    `<pattern id="w" width="14" height="14" patternUnits="userSpaceOnUse" ` +
    `patternTransform="translate(50 ${middle})rotate(45)"><path d="M0 0H14M0 0V14" stroke="#fff" stroke-opacity=".2" ` +
    `stroke-width="1.4"/><circle cx="7" cy="7" r="1.9" fill="#fff" fill-opacity=".26"/></pattern>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${high}"><defs>${lattice}</defs>` +
    `<rect width="100" height="${high}" fill="#34507f"/>` +
    `<rect x="6" y="6" width="88" height="${high - 12}" rx="4" fill="url(#w)" stroke="#fff" stroke-opacity=".42" stroke-width="1.4"/></svg>`
  );
};
