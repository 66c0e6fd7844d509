/** A part of the app that is fetched when it is first wanted, once; after a failure it is asked for again. */
export interface Fetched<Part> {
  /** The part, if it is here. */
  now(): Part | null;
  /** The part as soon as it is here. Rejects when it cannot be fetched. */
  get(): Promise<Part>;
}

export const fetched = <Part>(load: () => Promise<Part>): Fetched<Part> => {
  let part: Part | null = null;
  let coming: Promise<Part> | null = null;
  const fetch = async (): Promise<Part> => {
    try {
      part = await load();
      return part;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return { now: () => part, get: () => (coming ??= fetch()) };
};
