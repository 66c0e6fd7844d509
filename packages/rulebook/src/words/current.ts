/** A catalogue in use: what things are said in unless another language is asked for. */
export interface Current<Catalogue> {
  readonly now: () => Catalogue;
  /** Everything is said in this one from now on. */
  readonly use: (catalogue: Catalogue) => void;
}

export const current = <Catalogue>(first: Catalogue): Current<Catalogue> => {
  let used = first;
  return {
    now: () => used,
    use: (catalogue) => {
      used = catalogue;
    },
  };
};
