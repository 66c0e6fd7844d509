/** The player's settings: read once, stored with every change. Those about looks are applied to the page. */
import { effect, signal, type Signal } from '@preact/signals';
import type { Change, Database } from '../platform/database.ts';
import { cleanSettings, type SettingName, type Settings } from '../play/settings.ts';
import type { Notices } from './notices.ts';

export interface Preferences {
  readonly settings: Signal<Settings>;
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
}

export const openPreferences = async (
  db: Database,
  { notStored }: Pick<Notices, 'notStored'>,
  reload: (unwritten: readonly Change[]) => void,
): Promise<Preferences> => {
  const settings = signal(cleanSettings(await db.entries('settings')));
  return {
    settings,
    set: (name, value) => {
      settings.value = { ...settings.value, [name]: value };
      const change: Change = { store: 'settings', key: name, value };
      // The language is applied by loading the page again. The table is restored, whether the change could be stored
      // or not.
      db.write([change]).then(
        () => name === 'language' && reload([]),
        () => {
          if (name === 'language') return reload([change]);
          notStored.value = true;
        },
      );
    },
  };
};

/**
 * Applies colours and hand to the page, and stores them for the next visit, when index.html applies them before the
 * script.
 */
export const showLooks = (settings: Signal<Settings>): void => {
  effect(() => {
    const { theme, cloth, hand } = settings.value;
    const looks = { theme, cloth, hand };
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
