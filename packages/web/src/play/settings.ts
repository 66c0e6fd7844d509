/**
 * The settings. One table has their names and values, the default first; the type, the check of stored data and the
 * settings page are made from it. The order in which values are shown is that of their labels in the catalogue.
 */
export const SETTINGS = {
  language: ['auto', 'en', 'de'],
  theme: ['auto', 'light', 'dark', 'oled'],
  cards: ['auto', 'classic', 'four', 'okabe', 'contrast', 'grey'],
  back: ['lattice', 'brick', 'scales', 'stars', 'plain'],
  cardSize: ['normal', 'small', 'large'],
  indexSize: ['normal', 'large'],
  cloth: ['green', 'blue', 'teal', 'wine', 'plum', 'slate'],
  speed: ['normal', 'off', 'fast', 'slow'],
  hand: ['right', 'left'],
  clock: ['shown', 'hidden'],
  score: ['shown', 'hidden'],
  tracker: ['closed', 'open'],
  safe: ['off', 'on'],
  finish: ['ask', 'off', 'on'],
  keys: ['on', 'off'],
  winnable: ['off', 'on'],
  askNew: ['on', 'off'],
  askEnd: ['on', 'off'],
  awake: ['off', 'on'],
  sound: ['off', 'on'],
  volume: ['normal', 'quiet', 'loud'],
  haptics: ['off', 'on'],
  lost: ['on', 'off'],
} as const;

export type SettingName = keyof typeof SETTINGS;

/** Settings that belong to features. A setting is shown only if a line of src/features.ts names it. */
export const FEATURE_SETTINGS = [
  'tracker',
  'safe',
  'finish',
  'winnable',
  'askNew',
  'askEnd',
  'awake',
  'sound',
  'volume',
  'haptics',
  'lost',
] as const satisfies readonly SettingName[];
export type FeatureSetting = (typeof FEATURE_SETTINGS)[number];
export type Settings = { readonly [name in SettingName]: (typeof SETTINGS)[name][number] };

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Settings from stored data; a missing or unknown value is replaced by the default. */
export const cleanSettings = (stored: unknown): Settings => {
  const from = (stored ?? {}) as Record<string, unknown>;
  const clean = SETTING_NAMES.map((name) => {
    const values: readonly unknown[] = SETTINGS[name];
    return [name, values.includes(from[name]) ? from[name] : values[0]];
  });
  return Object.fromEntries(clean) as Settings;
};
