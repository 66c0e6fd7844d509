/** Dialogs about the deal on the table: its number, and the options of its game. */
import { DealDialog } from './deal-dialog.tsx';
import { OptionsDialog } from './options-dialog.tsx';
import { useShell, type FeatureParts, type SlotProps } from '../../shell/shell.ts';
import './style.css';

const Dialogs = (props: SlotProps['dialog']) =>
  useShell().dialogs.open.value === 'deal' ? <DealDialog {...props} /> : <OptionsDialog {...props} />;

export const feature = (): FeatureParts => ({ views: { dialog: Dialogs } });
