/**
 * The service worker seen from the page. A new version is fetched in the background and waits; the player is told and
 * decides when to go over to it, so that no game is interrupted.
 */
const HOUR = 3_600_000;

/** Registers the worker; `ready` is given what starts a version that waits. */
export const watchUpdates = async (ready: (start: () => void) => void): Promise<void> => {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // Without a controller this is the first visit, and its worker simply takes over.
  const first = serviceWorker.controller === null;
  let left = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (first || left) return;
    left = true;
    location.reload();
  });
  const registration = await serviceWorker
    .register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: 'none' })
    // Where the browser stores nothing there is no worker either; the app needs the network then.
    .catch(() => null);
  if (registration === null) return;
  const offer = (): void => {
    const { waiting } = registration;
    if (waiting !== null && serviceWorker.controller !== null) ready(() => waiting.postMessage('start'));
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
