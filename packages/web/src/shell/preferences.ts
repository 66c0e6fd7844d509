/** The player's settings: read once, stored with every change, and shown on the page as far as the page itself has them. */
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
      // A page speaks one language; the table comes back as it is, whether it can be stored or not.
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

/** Shows the colours and the hand on the page, and keeps them for the frame of the next visit (index.html). */
export const showLooks = (settings: Signal<Settings>): void => {
  effect(() => {
    const { theme, cloth, hand } = settings.value;
    const looks = { theme, cloth, hand };
    Object.assign(document.documentElement.dataset, looks);
    try {
      localStorage.setItem('looks', JSON.stringify(looks));
    } catch {
      // Where nothing can be stored every visit begins with the usual looks.
    }
    // The browser's own frame around an installed app follows the choice, or the device where there is none.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const { scheme = '' } = meta.dataset;
      meta.media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? '' : 'not all';
    }
  });
};
