/** Choices of options for tests. */
import type { Chosen, FormatDef } from '../../src/index.ts';

/** Every value of every option but the standard ones, one at a time; of numbers the least and the most. */
export const valuesOf = (def: FormatDef): readonly Chosen[] =>
  Object.entries(def.options).flatMap(([name, { values, number, standard }]) =>
    [...Object.keys(values), ...(number === undefined ? [] : [`${number.least}`, `${number.most}`])]
      .filter((value) => value !== standard)
      .map((value) => ({ [name]: value })),
  );
