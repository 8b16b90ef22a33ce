import type { boards as english } from '../en/boards.ts';
import type { Words } from '../keys.ts';

/** Boards other than the printed one for the players: chosen, made, drawn. */
export const boards = {
  'board.intro':
    'Każda plansza nadaje się dla dwóch do pięciu graczy: tury i monety zależą od graczy, to, co wydrukowane, od planszy.',
  'board.usual': 'drukowana dla tylu graczy',
  'board.other':
    'drukowana dla {count}: {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}',
  'board.own': 'jedna z moich',
  'board.own.name':
    'moja plansza: {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}',
  'board.chance': 'losowa',
  'board.wrong':
    'Tę planszę zrobiono dla {made} graczy, gra {players}: {rounds, plural, one {# tura} few {# tury} many {# tur} other {# tury}}, jak dla tylu na ich planszy.',
  'board.strength': 'Jak silni są przeciwnicy na tej planszy, nie zmierzono.',
  'board.seed': 'Numer planszy',
  'board.seed.hint': 'Ten sam numer i te same życzenia dają wszędzie tę samą planszę.',
  'board.players': 'Dla ilu graczy',
  'board.regions': 'Obszary',
  'board.seas': 'Morza na brzegu',
  'board.lakes': 'Jeziora',
  'board.islands': 'Wyspy',
  'board.shape': 'Kształt',
  'board.shape.100': 'kwadratowa',
  'board.shape.130': 'trochę szersza niż wyższa',
  'board.shape.154': 'o połowę szersza',
  'board.shape.175': 'bardzo szeroka',
  'board.mix': 'Jednakowy teren',
  'board.mix.2': 'rozdzielony, jak na drukowanych',
  'board.mix.1': 'jak wypadnie',
  'board.mix.0': 'w całych połaciach',
  'board.symbols': 'Kopalnie, źródła magii i jaskinie',
  'board.tribes': 'Zagubione Plemiona',
  'board.amount.2': 'tyle, ile na drukowanych',
  'board.amount.1': 'o połowę mniej',
  'board.amount.0': 'wcale',
  'board.amount.3': 'o połowę więcej',
  'board.make': 'Zrób tę planszę',
  'board.another': 'Inna',
  'board.making': 'Plansza powstaje…',
  'board.drawing': 'Plansza jest rysowana…',
  'board.none':
    'Taka plansza nie powstała. Przy większej liczbie obszarów albo mniejszej mórz, jezior i wysp jest więcej miejsca.',
  'board.failed': 'Nie udało się zrobić planszy: ta część strony zawiodła. Spróbuj ponownie.',
  'board.sketch':
    'Plansza: {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}, w tym woda: {water}; symbole: {symbols}, Zagubione Plemiona: {tribes}.',
  'board.crowded': 'Obszarów na gracza: {each}, na własnej planszy {usual}. Będzie ciasno.',
  'board.wide': 'Obszarów na gracza: {each}, na własnej planszy {usual}. Miejsca będzie pod dostatkiem.',
  'board.roomy': 'Obszarów na gracza: {each}, mniej więcej tyle, co na własnej planszy ({usual}).',
  'board.fair': 'Czy jest uczciwa dla każdego miejsca?',
  'board.fair.intro':
    'Przeciwnicy rozgrywają na niej w tle {games, plural, one {# grę} few {# gry} many {# gier} other {# gry}}; to potrwa kilka minut. Jest uczciwa, jeśli żadne miejsce nie wygrywa częściej niż na drukowanej planszy dla {players} o więcej niż {points} punkty na sto. Miejsce 1 zaczyna.',
  'board.fair.start': 'Czy jest uczciwa?',
  'board.fair.goOn': 'Graj dalej',
  'board.fair.stop': 'Stop',
  'board.fair.running': 'Gry toczą się w tle.',
  'board.fair.progress': 'Gry: {done} z {of}',
  'board.fair.yes':
    'Żadne miejsce nie ma lepiej niż na drukowanej planszy dla {players} o więcej niż {points} punkty (gier: {games}).',
  'board.fair.no':
    'Miejsce {seat} ma lepiej niż na drukowanej planszy dla {players} o {more} (± {margin}) punktu (gier: {games}).',
  'board.fair.open':
    'Za mało gier, żeby to stwierdzić. Po {games} z {of} miejsce {seat} ma lepiej o {more} (± {margin}) punktu.',
  'board.fair.failed': 'Gier nie dało się rozegrać w tle. Spróbuj jeszcze raz; jeśli się powtórzy, odśwież stronę.',
  'board.fair.table': 'Jak często wygrywa każde miejsce',
  'board.fair.seat': 'Miejsce',
  'board.fair.here': 'Tutaj',
  'board.fair.printed': 'Drukowana',
  'board.fair.more': 'Punktów więcej',
  'board.fair.note':
    'Po ±: o ile wartość może się różnić, z pewnością 95 %. To liczby o przeciwnikach o równym usposobieniu, nie o ludziach.',
  'board.look': 'Szukaj uczciwej',
  'board.look.progress': 'Numer {number}: {done} z {of} gier. Odrzucono: {dropped}.',
  'board.look.running': 'W tle powstają plansze i toczą się na nich gry, aż któraś będzie uczciwa.',
  'board.look.stopped': 'Zatrzymano na numerze {number}. Szukanie zacznie się od niego.',
  'board.look.found': 'Plansza o numerze {number} jest uczciwa. Wcześniej odrzucono: {dropped}.',
  'board.look.none':
    'Z tych życzeń nie wychodzi żadna plansza. Przy większej liczbie obszarów albo mniejszej mórz, jezior i wysp jest więcej miejsca.',
} satisfies Words<typeof english>;
