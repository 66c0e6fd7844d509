/** The options of the deal on the table, one choice each, taken from the definition of the game. */
import { optionsOf, type Fault } from '@cairn/engine';
import { faultSentence } from '@cairn/rulebook';
import { useState } from 'preact/hooks';
import type { GameController } from '../../play/game-controller.ts';
import { useShell } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { dealDialogWords } from './messages.ts';

export const OptionsDialog = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { game } = controller.position.session.value;
  return (
    <Dialog
      title={dealDialogWords.optionsTitle}
      close={() => {
        shell.dialogs.open.value = null;
      }}
    >
      <p class="quiet">{dealDialogWords.optionsHelp}</p>
      <p class="faults" role="alert">
        {faults.map((fault) => (
          <span key={fault.message}>{faultSentence(fault)}</span>
        ))}
      </p>
      <div class="options">
        {Object.entries(optionsOf(game.base)).map(([name, option]) => (
          <label class="option" key={name}>
            <span>{pageWords.titled(option.title)}</span>
            <select
              name={name}
              value={game.options[name]}
              onChange={(event) => setFaults(controller.deals.changeOption(name, event.currentTarget.value))}
            >
              {Object.entries(option.values).map(([value, { title }]) => (
                <option key={value} value={value}>
                  {pageWords.titled(title)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Dialog>
  );
};
