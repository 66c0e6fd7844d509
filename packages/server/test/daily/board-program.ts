// A thread that makes boards, for tests.
import { parentPort } from 'node:worker_threads';
import { serveBoards } from '../../src/boards/board-thread.ts';

if (parentPort !== null) serveBoards(parentPort, true);
