/** The sentence for something that has failed: without a network, or because of a bug, which is logged. */
import { words } from '../i18n/words.ts';
import { isNetworkError, logBug } from '../platform/errors.ts';

export const failureText = (error: unknown): string => {
  logBug(error);
  return isNetworkError(error) ? words.failedToLoad : words.bug;
};
