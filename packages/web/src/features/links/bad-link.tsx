/** Why a link could not be opened. The dialog lies over the unchanged table. */
import { faultLine } from '@cairn/rulebook';
import { pageWords } from '../../i18n/pages.ts';
import { TABLE_HREF } from '../../play/route.ts';
import { useShell } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { linkWords } from './messages.ts';

/** Nobody reads more faults than this. */
const SHOWN = 5;

export const BadLink = () => {
  const { faults } = useShell().router;
  const close = (): void => {
    faults.value = [];
  };
  return (
    <Dialog title={pageWords.badLinkTitle} close={close}>
      <ul class="faults" data-test="bad-link">
        {faults.value.slice(0, SHOWN).map((fault) => (
          <li key={`${fault.path} ${fault.message}`}>{faultLine(fault)}</li>
        ))}
      </ul>
      <p>{linkWords.badLink}</p>
      <div class="buttons">
        <a class="button primary" href={TABLE_HREF} onClick={close}>
          {linkWords.toTable}
        </a>
      </div>
    </Dialog>
  );
};
