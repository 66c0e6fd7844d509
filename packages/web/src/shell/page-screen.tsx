/** A screen that is not the table: the feature's page for the address. */
import { TABLE_HREF } from '../play/route.ts';
import { useShell, type PageRoute } from './shell.ts';
import { words } from '../i18n/words.ts';

const keyOf = (route: PageRoute): string =>
  'address' in route ? route.address : 'id' in route ? route.id : route.kind === 'page' ? route.page : '';

export const PageScreen = ({ route }: { readonly route: PageRoute }) => {
  const Page = useShell().features.page(route);
  return Page === null ? (
    <p class="loading" role="alert">
      {words.noSuchPage} <a href={TABLE_HREF}>{words.toTable}</a>
    </p>
  ) : (
    <Page key={keyOf(route)} route={route} />
  );
};
