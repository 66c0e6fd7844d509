/** Fetches the data of the atlas when its page is first shown. `cairn atlas` makes them. */
import type { AtlasData } from '@cairn/trials';

export const fetchAtlas = async (): Promise<AtlasData> =>
  (await (await fetch('/atlas.json')).json()) as AtlasData;
