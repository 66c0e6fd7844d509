/** A part of the app that is fetched when it is first wanted, once; after a failure it is asked for again. */
export interface Fetched<Part> {
  /** The part, if it is here. */
  now(): Part | null;
  /** The part as soon as it is here. Rejects when it cannot be fetched. */
  get(): Promise<Part>;
  /** Tells somebody when it comes, before anybody who waits for it goes on. */
  whenHere(hear: (part: Part) => void): void;
}

export const fetched = <Part>(load: () => Promise<Part>): Fetched<Part> => {
  let part: Part | null = null;
  let coming: Promise<Part> | null = null;
  const hearers: ((part: Part) => void)[] = [];
  const fetch = async (): Promise<Part> => {
    try {
      const here = (part = await load());
      for (const hear of hearers) hear(here);
      return here;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return {
    now: () => part,
    get: () => (coming ??= fetch()),
    whenHere: (hear) => void (part === null ? hearers.push(hear) : hear(part)),
  };
};
