import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Nowsze wersje strony i ikona na ekranie głównym. */
export const offline = {
  'offline.ready':
    'Jest już nowsza wersja. Zadziała po ponownym wczytaniu strony, gdy będzie otwarta tylko w jednej karcie.',
  'offline.reload': 'Wczytaj ponownie',
  'install.short': 'Small World',
  'install.new': 'Nowa gra',
  'install.showcase': 'Niech stół gra sam',
} satisfies Words<typeof english>;
