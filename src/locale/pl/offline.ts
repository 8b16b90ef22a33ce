import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Nowsze wersje strony i ikona na ekranie głównym. */
export const offline = {
  'offline.ready': 'Jest już nowsza wersja. Aby ją wczytać, zamknij inne karty z tą grą i wczytaj stronę ponownie.',
  'offline.reload': 'Wczytaj ponownie',
  'install.short': 'Small World',
  'install.new': 'Nowa gra',
  'install.showcase': 'Niech stół gra sam',
  'app.noscript': 'Ta gra działa w przeglądarce: zezwól tej stronie na skrypty.',
  'guard.text':
    'Strona nie mogła się uruchomić: brakuje jednego z jej plików albo jest on niewłaściwy. Sprawdź połączenie i wczytaj stronę ponownie. Jeśli to nie pomoże, pobierz wszystko od nowa: twoje gry i ustawienia zostaną.',
  'guard.anew': 'Pobierz wszystko od nowa',
  'guard.busy': 'Trwa pobieranie…',
  'guard.gone':
    'Nie można teraz połączyć się ze stroną. Niczego nie zmieniono; spróbuj ponownie, gdy będzie połączenie.',
  'guard.wrong':
    'Niektórych plików wciąż brakuje albo są niewłaściwe: być może strona jest właśnie aktualizowana. Spróbuj ponownie za kilka minut.',
  'guard.old':
    'Ta przeglądarka jest za stara na tę stronę: potrzebna jest {browsers} albo nowsza. Na iPhonie i iPadzie sam system musi być w wersji {system} lub nowszej. Zaktualizuj przeglądarkę albo otwórz ten adres na innym urządzeniu. Gry zapisane tutaj zostaną.',
  'licences.text':
    'Ten stół to wolne oprogramowanie na licencji MIT. Poniższe dzieła są jego częścią, każde na własnej licencji.',
  'missing.text': 'Pod tym adresem nic nie ma.',
} satisfies Words<typeof english>;
