import type { app as english } from '../../en/first/app.ts';
import type { Words } from '../../keys.ts';

/** Strona wokół stołu: otwieranie, wychodzenie, przechowywanie gier. */
export const app = {
  'language.label': 'Język',
  'language.system': 'Jak w przeglądarce',
  'language.missing': 'Nie udało się pobrać języka: {language}. Pojawi się, gdy tylko wróci połączenie.',
  'app.made':
    'Small World to gra Philippe’a Keyaertsa, wydana przez Days of Wonder, do którego należy znak towarowy. Ten stół to nieoficjalne dzieło fanów, z własną grafiką i własnymi tekstami.',
  'start.empty': 'W tej przeglądarce nie ma jeszcze żadnej gry. Każdy krok gry zapisuje się na bieżąco.',
  'start.puzzles': 'Zagadki',
  'start.puzzles.about': 'Po jednej turze: znajdź najlepsze zagranie',
  'start.workshop': 'Warsztat: własne rasy i zdolności',
  'start.boards': 'Moje plansze: narysuj własną',
  'start.history': 'Moja historia',
  'start.history.about': 'Twoje dotychczasowe gry, wygrane i przegrane',
  'start.climb': 'Drabina',
  'start.climb.about': 'Dziesięciu przeciwników, każdy silniejszy od poprzedniego',
  'start.showcase': 'Zobacz, jak stół gra sam, na dużym ekranie',
  'start.import.done': 'Na liście jest już gra: {names}.',
  'start.import.hint': 'Gra lub historia zapisana do pliku, tutaj lub w innej przeglądarce.',
  'setup.players.one': '{count}',
  'setup.more': 'Więcej',
  'setup.seed': 'Numer gry',
  'setup.seed.hint': 'Ten sam numer daje te same zestawy i rzuty. Zostaw puste, a zdecyduje los.',
  'app.licences': 'Licencje',
  'game.export': 'Zapisz grę do pliku',
} satisfies Words<typeof english>;
