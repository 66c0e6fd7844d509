// The entry of the web app: puts the application into the page.

import { render } from 'preact';

const root = document.querySelector('#app');
if (!root) throw new Error('The page has no #app element.');
render(<h1>Cairn</h1>, root);
