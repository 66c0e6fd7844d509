/**
 * The type of a translation: the names of the English catalogue, with functions of the same arguments. A sentence
 * that is missing or takes other arguments is a type error.
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
