/** Newer versions of the site, and what its icon on a home screen offers. Learned with the line about a newer version (`locale/offline.ts`). */
export const offline = {
  'offline.ready': 'A newer version is ready. It is taken when this page is loaded again and is the only one open.',
  'offline.reload': 'Load again',
  'install.short': 'Small World',
  'install.new': 'A new game',
  'install.showcase': 'Let the table play by itself',
} as const;
