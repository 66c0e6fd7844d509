/**
 * What a player can set. One table says which settings there are, what each may be and what it is at first;
 * the type, the check of what was stored, and the settings page are all made from it.
 */
export const SETTINGS = {
  language: { values: ['auto', 'en', 'de'], standard: 'auto' },
  theme: { values: ['auto', 'light', 'dark'], standard: 'auto' },
  cards: { values: ['classic', 'four', 'okabe', 'contrast', 'grey'], standard: 'classic' },
  speed: { values: ['off', 'fast', 'normal', 'slow'], standard: 'normal' },
  hand: { values: ['right', 'left'], standard: 'right' },
  clock: { values: ['shown', 'hidden'], standard: 'shown' },
  tracker: { values: ['closed', 'open'], standard: 'closed' },
  keys: { values: ['on', 'off'], standard: 'on' },
  askNew: { values: ['on', 'off'], standard: 'on' },
  askEnd: { values: ['on', 'off'], standard: 'on' },
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [name in SettingName]: (typeof SETTINGS)[name]['values'][number] };

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Settings from stored data: whatever is missing or unknown is at its standard value. */
export const cleanSettings = (stored: unknown): Settings => {
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const clean = SETTING_NAMES.map((name) => {
    const { values, standard } = SETTINGS[name];
    return [name, (values as readonly unknown[]).includes(from[name]) ? from[name] : standard];
  });
  return Object.fromEntries(clean) as Settings;
};
