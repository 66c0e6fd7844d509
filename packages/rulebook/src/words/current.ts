/** The catalogue that is used unless a language is given. */
export interface Current<Catalogue> {
  readonly now: () => Catalogue;
  /** Makes another catalogue the current one. */
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
