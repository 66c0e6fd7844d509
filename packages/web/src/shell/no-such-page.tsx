/** The screen of a page whose feature is left out. */
import { pageWords } from '../i18n/pages.ts';
import { TABLE_HREF } from '../play/route.ts';

export const NoSuchPage = () => (
  <p class="loading" role="alert">
    {pageWords.noSuchPage} <a href={TABLE_HREF}>{pageWords.toTable}</a>
  </p>
);
