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
  'app.noscript': 'Ten stół rysuje sama przeglądarka: zezwól tej stronie na skrypty.',
  'guard.text': 'Nie udało się pobrać całej strony. Sprawdź połączenie i wczytaj ją ponownie.',
  'licences.text':
    'Ten stół to wolne oprogramowanie na licencji MIT. Poniższe dzieła są jego częścią, każde na własnej licencji.',
  'missing.text': 'Pod tym adresem nic nie ma.',
} satisfies Words<typeof english>;
