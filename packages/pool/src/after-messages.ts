/**
 * Calls back once the messages that have arrived are delivered. Node has `setImmediate`. In a browser a message that a
 * thread posts to itself is delivered after those that wait already, and unlike `setTimeout` without a delay.
 */
interface Channel {
  readonly port1: { addEventListener(type: 'message', listener: () => void): void; start(): void };
  readonly port2: { postMessage(message: null): void };
}
declare const setImmediate: ((callback: () => void) => void) | undefined;
declare const MessageChannel: new () => Channel;

const callbacks: (() => void)[] = [];
let channel: Channel | null = null;

export const afterMessages = (callback: () => void): void => {
  if (typeof setImmediate === 'function') return setImmediate(callback);
  if (channel === null) {
    channel = new MessageChannel();
    channel.port1.addEventListener('message', () => callbacks.shift()?.());
    channel.port1.start();
  }
  callbacks.push(callback);
  channel.port2.postMessage(null);
};
