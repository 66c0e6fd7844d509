/**
 * Ports: the few calls a pool needs of a thread, and adapters from Node's `Worker` and `MessagePort` and from the
 * browser's `Worker` and worker scope. The foreign types are given by their shape, so this package needs no types of
 * Node or of the DOM.
 */

/** One end of a channel between a pool and a worker. */
export interface MessagePortLike {
  post(messages: readonly unknown[]): void;
  /** Sets the one listener. */
  onMessages(listener: (messages: readonly unknown[]) => void): void;
}

/** The pool's end, which also controls the worker. */
export interface WorkerPort extends MessagePortLike {
  /** Sets the one listener for a worker that cannot be loaded, throws outside of a task, or exits by itself. */
  onError(listener: (error: Error) => void): void;
  /** Stops the worker at once. */
  terminate(): unknown;
}

interface NodePortLike {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: readonly unknown[]) => void): unknown;
}

interface NodeWorkerLike extends NodePortLike {
  on(event: 'message', listener: (message: readonly unknown[]) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): unknown;
}

/** The worker's end in Node: `nodePort(parentPort)`. */
export const nodePort = (port: NodePortLike): MessagePortLike => ({
  post: (messages) => port.postMessage(messages),
  onMessages: (listener) => void port.on('message', listener),
});

export const nodeWorkerPort = (worker: NodeWorkerLike): WorkerPort => ({
  ...nodePort(worker),
  onError: (listener) => {
    worker.on('error', listener);
    worker.on('exit', (code) => listener(new Error(`the worker exited with code ${code}`)));
  },
  terminate: () => worker.terminate(),
});

interface WebPortLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: readonly unknown[] }) => void): void;
}

interface WebWorkerLike extends WebPortLike {
  addEventListener(type: 'message', listener: (event: { readonly data: readonly unknown[] }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

/** The worker's end in a browser: `webPort(self)`. */
export const webPort = (scope: WebPortLike): MessagePortLike => ({
  post: (messages) => scope.postMessage(messages),
  onMessages: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
});

export const webWorkerPort = (worker: WebWorkerLike): WorkerPort => ({
  ...webPort(worker),
  onError: (listener) =>
    worker.addEventListener('error', ({ message }) =>
      // A script that cannot be loaded gives an event without a message. A dynamic import would give a `TypeError`.
      listener(
        message === undefined ? new TypeError('Failed to fetch the script of a worker') : new Error(message),
      ),
    ),
  terminate: () => worker.terminate(),
});
