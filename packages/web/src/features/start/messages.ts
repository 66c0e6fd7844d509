/** Messages of the feature, in the language of the page. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { en } from './messages.en.ts';

export type StartWords = Catalogue<typeof en>;

export const startWords = messagesOf('start', en);
