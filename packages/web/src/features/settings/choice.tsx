/** One setting: its values side by side with the current one marked. Colours of the table are shown with samples. */
import type { SettingName } from '../../play/settings.ts';
import { useShell } from '../../shell/shell.ts';
import { settingsWords } from './messages.ts';

interface About {
  readonly title: string;
  readonly help?: string;
  readonly values: Readonly<Record<string, string>>;
}

export const Choice = ({ name }: { readonly name: SettingName }) => {
  const shell = useShell();
  const { title, help, values }: About = settingsWords.settings[name];
  const chosen = shell.settings.value[name];
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      <div class="segments">
        {Object.entries(values).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              data-test={`${name}-${value}`}
              onChange={() => shell.preferences.set(name, value as typeof chosen)}
            />
            <span>
              {name === 'cloth' && <i class="sample" data-cloth={value} />}
              {label}
            </span>
          </label>
        ))}
      </div>
      {help !== undefined && <p class="quiet">{help}</p>}
    </fieldset>
  );
};
