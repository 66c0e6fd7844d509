/**
 * What a translation must have: everything the English catalogue has, by the same names, with the same facts. A
 * sentence that is missing, or takes something else, does not compile.
 */
export type Catalogue<English> = {
  readonly [key in keyof English]: English[key] extends string
    ? string
    : English[key] extends (...facts: infer Facts) => infer Said
      ? (...facts: Facts) => Said extends string ? string : Said
      : English[key] extends readonly string[]
        ? readonly string[]
        : Catalogue<English[key]>;
};
