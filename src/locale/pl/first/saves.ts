import type { saves as english } from '../../en/first/saves.ts';
import type { Words } from '../../keys.ts';

/** Dlaczego gry nie udało się zapisać lub otworzyć. */
export const saves = {
  'saves.damaged': 'Ten zapis gry jest uszkodzony i nie da się go otworzyć.',
  'saves.foreign': 'Ten plik nie jest zapisem gry.',
  'saves.newer': 'Tę grę zapisała nowsza wersja stołu. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  'saves.newerStore':
    'Gry w tej przeglądarce przechowuje już nowsza wersja stołu. Nic im nie grozi: wczytaj stronę ponownie, by dostać tę wersję. Jeśli właśnie grasz, najpierw zapisz grę do pliku.',
  'saves.tooMuch':
    'Ten zapis mieści więcej, niż może mieć gra: ponad pięciu graczy, dłuższe imiona albo o wiele więcej kroków.',
  'saves.tooLarge': 'Ten plik jest o wiele większy niż jakikolwiek zapis gry, więc nie został odczytany.',
  'saves.otherBox': 'Ta gra korzysta z pudełka ras i zdolności, którego ten stół nie ma albo w którym jest co innego.',
  'saves.otherRules': 'Tę grę zapisała wersja stołu, która grała według innych zasad, więc nie można jej tu dokończyć.',
  'saves.full':
    'Przeglądarka nie ma już miejsca, więc ostatni krok nie został zapisany. Gra toczy się dalej: zapisz ją do pliku, by jej nie stracić.',
  'saves.unavailable':
    'Przeglądarka nie przechowuje danych tej strony, więc nic się nie zapisuje. Gra toczy się dalej: zapisz ją do pliku, by jej nie stracić.',
  'saves.slow':
    'Przeglądarka jeszcze nie odpowiedziała, więc nie wiadomo, czy ostatni krok jest zapisany. Gra toczy się dalej.',
  'saves.unread': 'Gier zapisanych w tej przeglądarce nie da się teraz odczytać.',
  'saves.elsewhere': 'Ta gra jest otwarta w innej karcie. Zamknij ją tam, by grać dalej tutaj.',
  'saves.missing': 'Tej gry już tu nie ma.',
  'saves.unfetched': 'Nie udało się pobrać potrzebnej części strony. Sprawdź połączenie i spróbuj ponownie.',
  'saves.recovered': 'Ostatniego kroku tej gry nie udało się odczytać. Gra toczy się dalej od poprzedniego.',
} satisfies Words<typeof english>;
