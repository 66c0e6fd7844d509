/** Messages of the feature, in the language of the page. */
import { messagesOf } from '../../i18n/messages.ts';
import { en } from './messages.en.ts';

export const clubWords = messagesOf('club', en);
