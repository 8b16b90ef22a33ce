import type { Page } from 'playwright-core';

/** Messages about the browser itself rather than the page. */
const notices = [
  /GL Driver Message/,
  /Service Worker registration blocked/,
  /^Failed to load resource: net::ERR_ABORTED/,
];

/**
 * Records everything that goes wrong on a page: failures of its script, errors on its console, its end. Returns a function that returns what is new
 * since its last call.
 */
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
