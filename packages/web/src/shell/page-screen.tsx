/** A screen that is not the table: the feature's page for the address. */
import { useShell, type PageRoute } from './shell.ts';

const keyOf = (route: PageRoute): string =>
  'address' in route ? route.address : 'id' in route ? route.id : route.kind === 'page' ? route.page : '';

export const PageScreen = ({ route }: { readonly route: PageRoute }) => {
  const Page = useShell().features.page(route);
  return <Page key={keyOf(route)} route={route} />;
};
