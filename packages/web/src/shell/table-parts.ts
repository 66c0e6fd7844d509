/** What every table of the app is made with: the parts it may need, or how to load them. */
import type { TablePartsSource } from '@cairn/table';
import type { Shell } from './shell.ts';

export const tableParts = ({ code }: Shell): TablePartsSource =>
  code.tableParts.now() ?? (() => code.tableParts.get());
