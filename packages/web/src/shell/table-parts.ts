/** The options of every table in the app: the table's later parts, or how to load them. */
import type { TablePartsSource } from '@cairn/table';
import type { Shell } from './shell.ts';

export const tableParts = ({ code }: Shell): TablePartsSource =>
  code.tableParts.now() ?? (() => code.tableParts.get());
