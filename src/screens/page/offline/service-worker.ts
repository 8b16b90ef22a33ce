/**
 * The service worker: caches every file of one version of the site, and answers from that cache. Built as a separate script, `service-worker.js`;
 * nothing imports it.
 *
 * A page starts with the files of one version and stays with them. A newer version waits beside it, and takes over when a page is opened or loaded
 * again while no other page of the site is open: never under a game.
 */
import { addPlugins, addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { checking } from './file-checks.ts';
import { isStartPage, mayTakeOver, type Scope, TAKE_OVER } from './takeover.ts';
import { goToTable, showPush } from './turn-notice.ts';

declare const self: Scope;

/** A dark, empty page for the moment until the newer version answers. Suppresses the icon request. */
const moment = '<!doctype html><meta name="color-scheme" content="dark"><link rel="icon" href="data:,">';

// The build replaces the next name with the list of all files and their digests.
const files = self.__WB_MANIFEST;
addPlugins([checking(files, self.registration.scope)]);
// Without the digests: with them workbox would make the browser reject a wrong file, and could not request it again.
precache(files.map(({ url, revision }) => ({ url, revision })));
cleanupOutdatedCaches();

const page = createHandlerBoundToURL('index.html');

/** Milliseconds within which a newer version should have taken over when told to; after that something prevents it. */
const handOver = 10_000;
let toldAt = Number.NEGATIVE_INFINITY;

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isStartPage(url, self.registration.scope),
  async (start) => {
    // It takes over once this one has nothing left to answer; on a busy machine a page may have asked again by then.
    if (performance.now() - toldAt < handOver) return later(1);
    const { waiting } = self.registration;
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (waiting === null || !mayTakeOver(open.length, start.request)) return page(start);
    waiting.postMessage(TAKE_OVER);
    toldAt = performance.now();
    return later(0);
  },
);

function later(seconds: number): Response {
  return new Response(moment, { headers: { 'content-type': 'text/html; charset=utf-8', refresh: String(seconds) } });
}

// All other files; the query of an address (`?showcase`) is the page's business.
addRoute({ ignoreURLParametersMatching: [/./], cleanURLs: false });

let isFirst = false;
self.addEventListener('install', () => {
  isFirst = self.registration.active === null;
});

// The page that installed the first version may use its cache if the network fails while it is open.
self.addEventListener('activate', (event) => {
  if (isFirst) event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

// “Your turn” at a table far apart, while no page of it is open.
self.addEventListener('push', (event) => event.waitUntil(showPush(self, () => event.data?.json())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToTable(self, event.notification));
});
