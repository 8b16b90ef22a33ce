import type { lessonQuestions as english } from '../en/lesson-questions.ts';
import type { Words } from '../keys.ts';

/** The questions at the end of the first game, and what is said to each answer. */
export const lessonQuestions = {
  'lesson.ask.begin': 'Trzy pytania',
  'lesson.ask.progress': 'Pytanie {step} z {steps}',
  'lesson.ask.again': 'Pytania jeszcze raz',
  'lesson.ask.done': 'Teraz czas na prawdziwą grę z Wędrowcem, najłatwiejszym przeciwnikiem.',
  'lesson.ask.attack':
    'Masz w ręce {hand, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}. Który obszar możesz teraz zaatakować? Naciśnij jeden.',
  'lesson.ask.attack.other':
    'Atakowany obszar musi graniczyć z twoimi. {hand, plural, one {Musi na niego starczyć # żeton} few {Muszą na niego starczyć # żetony} many {Musi na niego starczyć # żetonów} other {Musi na niego starczyć # żetonu}}. Naciśnij obszar.',
  'lesson.ask.attack.yes': 'Dobrze! Graniczy z twoimi obszarami i kosztuje {cost}. Masz {hand}.',
  'lesson.ask.attack.roll': 'Dobrze, przy odrobinie szczęścia! Kosztuje {cost}. Masz {hand}, a kość może dodać resztę.',
  'lesson.ask.attack.no': 'Nie. Tego obszaru nie można teraz zaatakować.',
  'lesson.ask.attack.no.alreadyHeld': 'Nie. Ten obszar jest już twój.',
  'lesson.ask.attack.no.notAdjacent': 'Nie. Nie graniczy z żadnym obszarem twojej rasy.',
  'lesson.ask.attack.no.water': 'Nie. Twoja rasa nie może zająć wody.',
  'lesson.ask.attack.no.tooFewTokens': 'Nie. Kosztuje {cost}, a ty masz {hand}. Kość dodaje najwyżej trzy.',
  'lesson.ask.coins':
    'Twoja rasa zyskuje dodatkową monetę na farmach, zdolność na wzgórzach. Gdzie zyskasz dwie monety? Naciśnij ten obszar.',
  'lesson.ask.coins.other': 'Każdy obszar daje monetę. Znajdź taki, który możesz teraz zająć i który daje drugą.',
  'lesson.ask.coins.yes': 'Dobrze! Jedna moneta za obszar i jedna za jego rodzaj.',
  'lesson.ask.coins.signs': 'Nie, tylko jedna moneta. Sam znak nic nie daje.',
  'lesson.ask.coins.one': 'Nie, tylko jedna moneta. Rasa i zdolność nic tu nie dodają.',
  'lesson.ask.coins.own': 'Nie. Ten obszar jest już twój, więc nic nie zyskasz.',
  'lesson.ask.coins.far': 'Nie. Twoje żetony nie mogą go teraz zająć. Jest za daleko albo za drogi.',
  'lesson.ask.stay': 'Ogłaszasz teraz upadek. Gdzie zostanie twój żeton? Naciśnij jeden z tych obszarów.',
  'lesson.ask.stay.other': 'Znajdź rasę, która upada. Naciśnij obszar, który zatrzyma.',
  'lesson.ask.stay.yes':
    'Dobrze! Zostaje jeden żeton, odwrócony, i co turę daje monetę.{gone, plural, =0 {} one { Drugi schodzi.} few { Pozostałe # schodzą.} many { Pozostałych # schodzi.} other { Pozostałe # schodzą.}}',
  'lesson.ask.stay.old': 'Nie. Ta stara rasa schodzi z planszy: wymierać może tylko jedna.',
  'lesson.ask.stay.rival': 'Nie. Te żetony nie są twoje.',
  'lesson.ask.stay.empty': 'Nie. Nie ma tu twojego żetonu.',
} satisfies Words<typeof english>;
