// The program of the thread in the tests.
import { parentPort } from 'node:worker_threads';
import { servePglite } from '../src/index.ts';

if (parentPort !== null) servePglite(parentPort);
