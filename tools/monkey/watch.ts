import type { Page } from 'playwright-core';

/** What a browser says of itself, and not of the page. */
const notices = [
  /GL Driver Message/,
  /Service Worker registration blocked/,
  /^Failed to load resource: net::ERR_ABORTED/,
];

/** Listens to all that goes wrong on a page: failures of its script, errors on its console, its end. Gives what is new since it was asked last. */
export function watch(page: Page): () => readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message, stack }) => faults.push(`failure: ${message}\n${stack ?? ''}`));
  page.on('crash', () => faults.push('the page itself crashed'));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !notices.some((notice) => notice.test(text))) faults.push(`console: ${text}`);
  });
  return () => faults.splice(0);
}
