/**
 * Newer versions of the site, what its icon on a home screen offers, and what stands in its pages before any script. Learned with the line
 * about a newer version (`locale/offline.ts`); the build writes the rest where it is said (`tools/site`).
 */
export const offline = {
  'offline.ready': 'A newer version is ready. It is taken when this page is loaded again and is the only one open.',
  'offline.reload': 'Load again',
  'install.short': 'Small World',
  'install.new': 'A new game',
  'install.showcase': 'Let the table play by itself',
  'app.noscript': 'This table is drawn by the browser itself: please allow scripts for this page.',
  /** The page could not start; src/app/offline/guard.ts. */
  'guard.text':
    'This page could not start: one of its files is missing, or is not the one it should be. See whether there is a connection, and load the page again. If that does not help, fetch everything anew: your games and settings stay.',
  'guard.anew': 'Fetch everything anew',
  'guard.busy': 'Everything is being fetched …',
  'guard.gone': 'The site cannot be reached at the moment. Nothing was changed; try again when there is a connection.',
  'guard.wrong':
    'Some files are still missing or wrong: the site may be in the middle of an update. Try again in a few minutes.',
  'licences.text':
    'This table is free software under the MIT licence. The works below are part of it, each under its own licence.',
  'missing.text': 'There is nothing at this address.',
} as const;
