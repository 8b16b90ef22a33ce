/**
 * Newer versions of the site, what its icon on a home screen offers, and what stands in its pages before any script. Learned with the line
 * about a newer version (`locale/offline.ts`); the build writes the rest where it is said (`tools/site`).
 */
export const offline = {
  'offline.ready': 'A newer version is ready. To get it, close the other tabs of this game and reload.',
  'offline.reload': 'Reload',
  'install.short': 'Small World',
  'install.new': 'New game',
  'install.showcase': 'Watch the game play itself',
  'app.noscript': 'This game runs in your browser: please allow scripts for this page.',
  /** The page could not start; src/app/offline/guard.ts. */
  'guard.text':
    'This page could not start: one of its files is missing or wrong. Check your connection and reload the page. If that does not help, load everything again: your games and settings stay.',
  'guard.anew': 'Load everything again',
  'guard.busy': 'Everything is loading…',
  'guard.gone': 'The site cannot be reached right now. Nothing was changed. Try again when you are online.',
  'guard.wrong':
    'Some files are still missing or wrong. The site may be in the middle of an update. Try again in a few minutes.',
  /** Below the floor (src/floor): the browsers and their years, and Apple's system. */
  'guard.old':
    'This browser is too old for this page: it takes {browsers}, or a newer one. On an iPhone or iPad the system itself must be {system} or newer. Update the browser, or open this address on another device. Games kept here stay.',
  'licences.text':
    'This game’s software is free under the MIT licence. The works below are part of it, each under its own licence.',
  'missing.text': 'There is nothing at this address.',
} as const;
