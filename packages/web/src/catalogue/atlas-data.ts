/** The data of the atlas, fetched once, when a page first shows a measured rate. `cairn atlas` makes them. */
import type { AtlasData } from '@cairn/trials';

const fetched = new Map<string, Promise<AtlasData>>();
const ADDRESS = '/atlas.json';

/** Rejects if they cannot be fetched; the next call tries again. */
export const fetchAtlas = (): Promise<AtlasData> => {
  const known = fetched.get(ADDRESS);
  if (known !== undefined) return known;
  const data = fetch(ADDRESS)
    .then(async (response) => (await response.json()) as AtlasData)
    .catch((error: unknown) => {
      fetched.delete(ADDRESS);
      throw error;
    });
  fetched.set(ADDRESS, data);
  return data;
};
