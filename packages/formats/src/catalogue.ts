/** Every format with a place in the list, in the order a list shows them. Data only. */
import { bankroll } from './catalogue/sessions.ts';
import type { FormatDef } from './def.ts';

export const formats: readonly FormatDef[] = [bankroll];
