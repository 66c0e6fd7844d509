/** Finds a format by its id, its title or another name; "session:GAME" is a session of any game. */
import { formats } from './catalogue.ts';
import type { FormatDef } from '../definition/def.ts';
import { sessionCalled } from './session-of.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The format with this name, or null. Ids come before titles and other names. */
export const findFormat = (text: string): FormatDef | null =>
  formats.find(({ id }) => id === text) ??
  sessionCalled(text) ??
  formats.find(({ title, aka = [] }) => [title, ...aka].some((name) => plain(name) === plain(text))) ??
  null;
