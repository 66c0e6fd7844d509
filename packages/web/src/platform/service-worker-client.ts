/**
 * The page's side of the service worker. A new version is loaded in the background and waits. The player is told and
 * decides when to start it, so that no game is interrupted.
 */
const HOUR = 3_600_000;

/** Registers the worker. `ready` gets a function that starts a waiting version; `reload` loads the page with it. */
export const watchUpdates = async (ready: (start: () => void) => void, reload: () => void): Promise<void> => {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // Without a controller this is the first visit, and the worker takes over at once.
  const isFirstVisit = serviceWorker.controller === null;
  let takesOver = isFirstVisit;
  let left = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (takesOver || left) {
      takesOver = false;
      return;
    }
    left = true;
    reload();
  });
  const registration = await serviceWorker
    .register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: 'none' })
    // A browser that stores nothing has no service worker. The app needs the network then.
    .catch(() => null);
  if (registration === null) return;
  // The worker of a first visit is no update. WebKit says that it waits when the page has it as its controller already.
  const initial = isFirstVisit ? (registration.installing ?? registration.waiting) : null;
  const offer = (): void => {
    const { waiting } = registration;
    if (waiting === null || waiting === initial || serviceWorker.controller === null) return;
    ready(() => waiting.postMessage('start'));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
  window.setInterval(() => void registration.update().catch(() => undefined), HOUR);
};
