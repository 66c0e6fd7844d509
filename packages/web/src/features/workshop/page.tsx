/** The workshop's page: the editor with the game of the address, or the list of games to start from. */
import { useEffect, useMemo } from 'preact/hooks';
import { changeHref } from '../../catalogue/own-games-api.ts';
import { Page } from '../../ui/page.tsx';
import { workshopWords as words } from './messages.ts';
import { benchOf } from './bench.ts';
import { Editor } from './editor.tsx';
import { Starts } from './starts.tsx';

export const Workshop = ({ address }: { readonly address: string }) => {
  const [path = '', query = ''] = address.replace(/^#?\/?workshop\/?/, '').split('?');
  const bench = useMemo(() => benchOf(path, Object.fromEntries(new URLSearchParams(query))), [address]);
  // A new page begins at its top.
  useEffect(() => window.scrollTo(0, 0), [address]);
  if (path === '') return <Starts />;
  if (bench === null)
    return (
      <Page title={words.title}>
        <p role="alert">{words.noSuch}</p>
        <p>
          <a class="button" href={changeHref('')}>
            {words.fromGame}
          </a>
        </p>
      </Page>
    );
  return (
    <Page title={words.titleOf(bench.originTitle)}>
      <Editor address={address} bench={bench} />
    </Page>
  );
};
