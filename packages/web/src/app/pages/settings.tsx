/** The settings page, made from the table of settings: one group of choices each. */
import { SETTING_NAMES, SETTINGS, type SettingName } from '../../store/settings.ts';
import { useShell } from '../shell.ts';
import { Page } from '../ui/page.tsx';
import { pageWords, settingWords } from '../words/pages.ts';
import { Data } from './data.tsx';

const Choice = ({ name }: { readonly name: SettingName }) => {
  const shell = useShell();
  const { title, help, values } = settingWords[name] as {
    title: string;
    help?: string;
    values: Record<string, string>;
  };
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      <div class="segments">
        {SETTINGS[name].values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={shell.settings.value[name] === value}
              onChange={() => shell.set(name, value)}
            />
            <span>{values[value]}</span>
          </label>
        ))}
      </div>
      {help !== undefined && <p class="quiet">{help}</p>}
    </fieldset>
  );
};

const Settings = () => (
  <Page title={pageWords.settingsTitle}>
    {SETTING_NAMES.map((name) => (
      <Choice key={name} name={name} />
    ))}
    <Data />
  </Page>
);

export default Settings;
