/** Classes that mark elements: highlighted, picked, hinted. Only changes are written. */
export interface Marks {
  /** Gives a class to these elements and removes it from all others. */
  readonly set: (name: string, elements: Iterable<HTMLElement>) => void;
  readonly clear: () => void;
}

export const createMarks = (): Marks => {
  const marked = new Map<string, ReadonlySet<HTMLElement>>();
  return {
    set: (name, elements) => {
      const before = marked.get(name);
      const after = new Set(elements);
      marked.set(name, after);
      before?.forEach((element) => after.has(element) || element.classList.remove(name));
      after.forEach((element) => before?.has(element) || element.classList.add(name));
    },
    clear: () => marked.clear(),
  };
};
