/**
 * One tab at a time plays a board, the last one that opened it. The others stop, so that two tabs do not make acts for
 * each other's positions. Should a message be lost, the numbers of the acts decide at the server.
 */

export interface PlayOwner {
  readonly end: () => void;
}

const CHANNEL = 'cairn-club';

/** @param lost is called once, when another tab has opened the play. */
export const playOwner = (play: string, lost: () => void): PlayOwner => {
  if (!('BroadcastChannel' in self)) return { end: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== play) return;
    channel.close();
    lost();
  });
  channel.postMessage(play);
  return { end: () => channel.close() };
};
