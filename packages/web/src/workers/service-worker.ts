/**
 * The service worker: all files of one build in one cache, named after their content, so that the app works without
 * a network from its first load on. A new build fills a cache of its own and waits; pages of the old build go on
 * with the old files until the player starts the new one. The list of files is put in at build time (vite.config.ts).
 */
/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;
/** The files of a build, and a name made from their content. */
export interface Precache {
  readonly version: string;
  readonly files: readonly string[];
}
declare const PRECACHE: Precache;

const PREFIX = 'cairn-';
const CACHE = PREFIX + PRECACHE.version;

/** The answer to every navigation: there is one page. */
const PAGE = '../';
/** What is asked of the club is always asked of its server. */
const API = new URL('../api/', self.location.href).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  // Hashed files may come from the browser's own cache; the page must be the one of this build.
  await cache.addAll(
    PRECACHE.files.map((file) => new Request(file, { cache: file === PAGE ? 'reload' : 'default' })),
  );
};

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

const takeOver = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

self.addEventListener('message', (event) => {
  if (event.data === 'start') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith(API)) return;
  event.respondWith(answer(request));
});

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request, { ignoreVary: true });
  return kept ?? fetch(request);
};
