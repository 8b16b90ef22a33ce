import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Newer versions of the site, and what its icon on a home screen offers. */
export const offline = {
  'offline.ready': 'E gata o versiune mai nouă. Se aplică la reîncărcarea paginii, dacă e singura deschisă.',
  'offline.reload': 'Reîncarcă',
  'install.short': 'Small World',
  'install.new': 'Un joc nou',
  'install.showcase': 'Lasă masa să joace singură',
} satisfies Words<typeof english>;
