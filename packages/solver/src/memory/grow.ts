/** Lists of numbers without objects: typed arrays that are doubled when they are full. */
type Numbers = Int32Array | Float64Array | Uint8Array | Uint16Array;

/** A list of the same kind with at least `size` places, with the numbers of the old one first. */
export const enlarged = <T extends Numbers>(old: T, size = 2 * old.length): T => {
  const list = new (old.constructor as new (length: number) => T)(size);
  list.set(old);
  return list;
};

/** The list itself where it has at least `size` places, else a longer one with the same numbers first. */
export const withRoom = <T extends Numbers>(list: T, size: number): T =>
  size <= list.length ? list : enlarged(list, 2 * size);
