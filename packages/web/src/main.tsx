/** The entry of the app: opens the database, makes the shell, follows the address, and puts it all into the page. */
import { render } from 'preact';
import { App } from './app/app.tsx';
import { createShell, ShellProvider } from './app/shell.ts';
import { watchUpdates } from './app/updates.ts';
import { openDatabase } from './store/database.ts';

const root = document.querySelector('#app');
if (root === null) throw new Error('The page has no #app element.');

const shell = await createShell(await openDatabase());
await shell.follow();
render(
  <ShellProvider value={shell}>
    <App />
  </ShellProvider>,
  root,
);
await watchUpdates((start) => {
  shell.update.value = () => start();
});
