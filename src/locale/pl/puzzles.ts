import type { puzzles as english } from '../en/puzzles.ts';
import type { Words } from '../keys.ts';

/** Zagadki: tury, w których jest jedno najlepsze zagranie. */
export const puzzles = {
  'puzzle.about':
    'Jedna tura i jeden najlepszy sposób, by ją rozegrać. Na kości zawsze wypada pusta ścianka: nie trzeba szczęścia, wystarczy dobrze popatrzeć.',
  'puzzle.step': 'Stopień {step}',
  'puzzle.name':
    '{number}: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} do zdobycia, graczy {players}{solved, select, alone {; rozwiązana} helped {; rozwiązana z podpowiedzią} other {}}',
  'puzzle.count': 'Rozwiązane: {solved} z {all}.',
  'puzzle.forget': 'Zapomnij, co rozwiązano',
  'puzzle.unforgotten': 'Przeglądarka nie pozwala stronie zmienić tego, co przechowuje.',
  'puzzle.here': 'Tylko ta przeglądarka wie, co jest rozwiązane.',
  'puzzle.goal': 'Zdobądź {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} w tej turze.',
  'puzzle.goal.pick': 'Liczą się też monety zapłacone za zestaw i zebrane z niego.',
  'puzzle.sofar': 'Cel: {coins}. Na razie: {now}.',
  'puzzle.hint': 'Podpowiedź',
  'puzzle.hint.more': 'Od czego zacząć?',
  'puzzle.hint.all': 'Rozwiązanie',
  'puzzle.again': 'Od nowa',
  'puzzle.again.hint': 'Z powrotem do początku tury',
  'puzzle.leave': 'Wyjdź',
  'puzzle.matters.pick': 'Wszystko zależy od wyboru zestawu: pomyśl, jak daleko zajdzie każdy z nich.',
  'puzzle.matters.decline': 'Nie każda tura jest na podboje: pomyśl o tym, co już masz.',
  'puzzle.matters.abandon': 'Twój obszar może być wart mniej niż jego żetony gdzie indziej.',
  'puzzle.matters.act': 'Ta rasa i jej zdolność potrafią więcej niż tylko podbijać.',
  'puzzle.matters.marker': 'To, co stawiasz po podbojach, też przynosi monety.',
  'puzzle.matters.pay': 'Niektóre obszary dają tej rasie więcej niż inne. Nie zaczynaj od najtańszych.',
  'puzzle.matters.many':
    'Liczy się każdy żeton: da się zająć {count, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}.',
  'puzzle.next': 'Teraz: {move}.',
  'puzzle.done': 'To wszystko. Zakończ turę.',
  'puzzle.done.conquests': 'To wszystko. Zakończ podboje.',
  'puzzle.done.troops': 'To wszystko, ale tury nie można jeszcze zakończyć. Nie opuszczaj żadnego obszaru.',
  'puzzle.done.emptied': 'Utrzymaj wszystkie zdobyte obszary: przy obecnym ułożeniu żetonów tura daje {now} z {coins}.',
  'puzzle.strayed': 'Stąd najlepsza tura jest już poza zasięgiem. Cofnij coś albo zacznij od nowa.',
  'puzzle.solution': 'Rozwiązanie krok po kroku:',
  'puzzle.solution.done': '(zrobione)',
  'puzzle.solution.show': 'Rozwiązanie',
  'puzzle.solved':
    'Rozwiązane: {won, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} w tej turze!',
  'puzzle.unsolved':
    '{won} z {coins}: najlepsza tura daje {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'puzzle.raider':
    'Najeźdźca miałby z tej tury {raider, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'puzzle.unkept': 'Przeglądarka nie zapamiętała, że zagadka jest rozwiązana.',
  'puzzle.nextOne': 'Następna zagadka',
  'puzzle.link': 'Kopiuj link',
  'puzzle.link.copied': 'Skopiowano.',
  'puzzle.link.byHand': 'Przeglądarka nie pozwala stronie kopiować. Skopiuj ten wiersz ręcznie.',
  'puzzle.working': 'Szukanie najlepszej tury…',
  'puzzle.fork':
    'Jako zagadka: zdobądź {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} w tej turze',
  'puzzle.fork.not': 'Nie da się z tego zrobić zagadki: w tym momencie nie zaczyna się tura.',
  'puzzle.fork.long': 'Nie da się z tego zrobić zagadki: tę turę można rozegrać na zbyt wiele sposobów.',
  'puzzle.fork.failed': 'Nie udało się znaleźć najlepszej tury.',
  'puzzle.link.text': 'Tura z gry dla graczy w liczbie {players}: znajdź najlepszy sposób, by ją rozegrać.',
  'puzzle.solve': 'Rozwiąż',
} satisfies Words<typeof english>;
