/** The other end of a solving thread. */
import type { MessagePort } from 'node:worker_threads';
import { Clerk, type Request } from '@cairn/solver';

/** Answers the questions that come in at a port, until it is closed. */
export const serve = (port: MessagePort): void => {
  const clerk = new Clerk(
    (replies) => port.postMessage(replies),
    (again) => setImmediate(again),
  );
  port.on('message', (requests: readonly Request[]) => clerk.hear(requests));
};
