/** The settings page, generated from the table of settings: a preview on top, then sections of choices. */
import { ask } from '../../shell/questions.ts';
import { FEATURE_SETTINGS, type SettingName } from '../../play/settings.ts';
import { useShell, type Shell } from '../../shell/shell.ts';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { Choice } from './choice.tsx';
import { Data } from './data.tsx';
import { KeyTable } from './keys.tsx';
import { Preview } from './preview.tsx';
import { settingsWords } from './messages.ts';

const SECTIONS = ['cards', 'table', 'play', 'sound', 'keys', 'language'] as const;
type Section = (typeof SECTIONS)[number];

/** The section of each setting. Within a section the order is that of this table. */
const PLACES: Readonly<Record<SettingName, Section>> = {
  cards: 'cards',
  indexSize: 'cards',
  cardSize: 'cards',
  back: 'cards',
  theme: 'table',
  cloth: 'table',
  hand: 'table',
  speed: 'table',
  clock: 'table',
  score: 'table',
  tracker: 'table',
  winnable: 'play',
  safe: 'play',
  finish: 'play',
  askNew: 'play',
  askEnd: 'play',
  awake: 'play',
  sound: 'sound',
  volume: 'sound',
  haptics: 'sound',
  lost: 'play',
  keys: 'keys',
  language: 'language',
};
const isOf = (names: readonly SettingName[], name: SettingName): boolean => names.includes(name);

/** The settings in a section, without those of features that are left out. */
const namesIn = (section: Section, { features }: Shell): readonly SettingName[] =>
  (Object.keys(PLACES) as SettingName[]).filter(
    (name) => PLACES[name] === section && (!isOf(FEATURE_SETTINGS, name) || isOf(features.settings(), name)),
  );

const Reset = () => {
  const shell = useShell();
  const reset = (): void => {
    shell.preferences.reset();
    shell.actions.ownKeys.value = {};
  };
  const askToReset = (): void => {
    ask(shell, {
      about: {
        title: settingsWords.resetSettingsTitle,
        lines: [settingsWords.resetSettingsText],
        yes: pageWords.resetNow,
        no: pageWords.cancel,
      },
      run: reset,
    });
  };
  return (
    <div class="buttons">
      <button type="button" class="button" data-test="reset-settings" onClick={askToReset}>
        {settingsWords.resetSettings}
      </button>
    </div>
  );
};

export const SettingsPage = () => {
  const shell = useShell();
  return (
    <Page title={settingsWords.settingsTitle}>
      <Preview />
      {SECTIONS.filter((section) => namesIn(section, shell).length > 0).map((section) => (
        <section key={section} class="settings" aria-labelledby={`settings-${section}`}>
          <h2 id={`settings-${section}`}>{settingsWords.settingSections[section]}</h2>
          {namesIn(section, shell).map((name) => (
            <Choice key={name} name={name} />
          ))}
          {section === 'keys' && <KeyTable />}
          {section === 'language' && (
            <>
              <Data />
              <Reset />
            </>
          )}
        </section>
      ))}
    </Page>
  );
};
