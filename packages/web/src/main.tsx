/** The entry of the app: opens the database, makes the shell, follows the address, and puts it all into the page. */
import { sources } from './code-sources.ts';
import { render } from 'preact';
import { App } from './shell/app.tsx';
import { yieldToMain } from './platform/yield-to-main.ts';
import { createShell } from './shell/create-shell.ts';
import { ShellProvider } from './shell/shell.ts';
import { openDatabase } from './platform/open-database.ts';

/** Not a top-level await: modules that are loaded meanwhile import from this one and would wait for its end. */
const begin = async (root: Element): Promise<void> => {
  const shell = await createShell(await openDatabase(), sources);
  await shell.router.follow();
  await yieldToMain();
  render(
    <ShellProvider value={shell}>
      <App />
    </ShellProvider>,
    root,
  );
  const { watchUpdates } = await import('./platform/service-worker-client.ts');
  await watchUpdates((start) => {
    shell.notices.update.value = () => start();
  }, shell.reload);
};

const root = document.querySelector('#app');
if (root === null) throw new Error('The page has no #app element.');
void begin(root);
