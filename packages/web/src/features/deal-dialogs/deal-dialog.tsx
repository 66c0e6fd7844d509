/**
 * The dialog to deal by number. It takes every kind of deal that the engine can parse and shows the engine's
 * faults.
 */
import { makeDeal, dealAtOffset, parseDeal, type Deal, type Fault } from '@cairn/engine';
import { faultSentence } from '@cairn/rulebook';
import { useState } from 'preact/hooks';
import type { GameController } from '../../play/game-controller.ts';
import { copyText } from '../../shell/copy.ts';
import { useShell } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { dealDialogWords } from './messages.ts';
import { nextIcon, previousIcon } from '../../ui/icons.ts';

export const DealDialog = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const [text, setText] = useState(makeDeal(controller.position.session.value.deal));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const close = (): void => {
    shell.dialogs.open.value = null;
  };
  const typed = parseDeal(text);
  const submit = (): void => {
    const found = typed.ok ? controller.deals.deal(typed.value) : typed.error;
    if (found.length > 0) return setFaults(found);
    shell.notices.toast.value = words.undoBrings;
    close();
  };
  const beside = (by: number): Deal | undefined => (typed.ok ? dealAtOffset(typed.value, by) : undefined);
  const step = (by: number): void => {
    const deal = beside(by);
    if (deal !== undefined) setText(makeDeal(deal));
    setFaults([]);
  };
  return (
    <Dialog title={dealDialogWords.dealTitle} close={close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label for="deal-number">{pageWords.dealLabel}</label>
        <div class="field-row">
          <button
            type="button"
            class="icon-button"
            aria-label={pageWords.actions.previousDeal}
            disabled={beside(-1) === undefined}
            onClick={() => step(-1)}
          >
            <Icon path={previousIcon} />
          </button>
          <input
            id="deal-number"
            autofocus
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={text}
            aria-invalid={faults.length > 0}
            aria-describedby="deal-help deal-faults"
            onInput={(event) => {
              setText(event.currentTarget.value);
              setFaults([]);
            }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            class="icon-button"
            aria-label={pageWords.actions.nextDeal}
            disabled={beside(1) === undefined}
            onClick={() => step(1)}
          >
            <Icon path={nextIcon} />
          </button>
        </div>
        <p id="deal-faults" class="faults" role="alert">
          {faults.map((fault) => (
            <span key={fault.message}>{faultSentence(fault)}</span>
          ))}
        </p>
        {controller.position.attempt.value.proved === true && (
          <p class="quiet">{dealDialogWords.dealIsProved}</p>
        )}
        <p id="deal-help" class="quiet">
          {dealDialogWords.dealHelp}
        </p>
        <div class="buttons">
          <button type="button" class="button" onClick={close}>
            {pageWords.cancel}
          </button>
          <button
            type="button"
            class="button"
            data-test="copy-deal"
            onClick={() => {
              void copyText(shell, text);
              close();
            }}
          >
            {dealDialogWords.copy}
          </button>
          <button type="submit" class="button primary" data-test="deal-it">
            {dealDialogWords.dealIt}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
