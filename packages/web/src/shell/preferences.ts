/** The player's settings: read once, stored with every change. Those about looks are applied to the page. */
import { effect, signal, type Signal } from '@preact/signals';
import type { Change, Database } from '../platform/database.ts';
import { OWN_KEYS } from '../play/own-keys.ts';
import { cleanSettings, SETTING_NAMES, type SettingName, type Settings } from '../play/settings.ts';
import type { Notices } from './notices.ts';

export interface Preferences {
  readonly settings: Signal<Settings>;
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
  /** Sets all settings to their defaults, and stores no keys of the player's own any more. */
  readonly reset: () => void;
}

export const openPreferences = async (
  db: Database,
  { notStored }: Pick<Notices, 'notStored'>,
  reload: (unwritten: readonly Change[]) => void,
): Promise<Preferences> => {
  const settings = signal(cleanSettings(await db.entries('settings')));
  const change = (next: Settings, changes: readonly Change[]): void => {
    const isTranslated = next.language !== settings.value.language;
    settings.value = next;
    // The language is applied by loading the page again. The table is restored, whether the changes could be stored
    // or not.
    db.write(changes).then(
      () => isTranslated && reload([]),
      () => {
        if (isTranslated) return reload(changes);
        notStored.value = true;
      },
    );
  };
  return {
    settings,
    set: (name, value) =>
      change({ ...settings.value, [name]: value }, [{ store: 'settings', key: name, value }]),
    reset: () =>
      change(
        cleanSettings({}),
        [...SETTING_NAMES, OWN_KEYS].map((key) => ({ store: 'settings', key })),
      ),
  };
};

/**
 * Applies colours, hand and language to the page, and stores them for the next visit, when index.html applies them before the
 * script.
 */
export const showLooks = (settings: Signal<Settings>): void => {
  effect(() => {
    const { theme, cloth, hand, language } = settings.value;
    const looks = { theme, cloth, hand, language };
    Object.assign(document.documentElement.dataset, looks);
    try {
      localStorage.setItem('looks', JSON.stringify(looks));
    } catch {
      // If nothing can be stored, every visit begins with the default looks.
    }
    // The browser's frame around an installed app follows the setting, or the device if the setting is automatic.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const { scheme = '' } = meta.dataset;
      meta.media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? '' : 'not all';
    }
  });
};
