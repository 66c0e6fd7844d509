/** Fetches the atlas, which `cairn atlas` makes, when its page is first shown. */
import type { AtlasData } from '@cairn/trials';

export const fetchAtlas = async (): Promise<AtlasData> =>
  (await (await fetch('/atlas.json')).json()) as AtlasData;
