/** Pauses between attempts to reach the club. They end early when the network comes back or the page is looked at again. */

export interface Pauses {
  readonly pause: (seconds: number) => Promise<void>;
  readonly end: () => void;
}

export const pauseOf = (): Pauses => {
  let wake = (): void => undefined;
  const hear = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', hear);
  document.addEventListener('visibilitychange', hear);
  return {
    pause: (seconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => wake(), seconds * 1000);
        wake = () => {
          clearTimeout(timer);
          wake = () => undefined;
          resolve();
        };
      }),
    end: () => {
      window.removeEventListener('online', hear);
      document.removeEventListener('visibilitychange', hear);
      wake();
    },
  };
};
