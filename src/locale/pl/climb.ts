import type { climb as english } from '../en/climb.ts';
import type { Words } from '../keys.ts';

/** The ladder for one person alone: fetched when it is opened. */
export const climb = {
  'climb.text':
    'Dziesięciu przeciwników dla jednej osoby, od najsłabszego w górę. Pokonaj kogoś dwa razy, a zagra z tobą następny.',
  'climb.won':
    '{count, plural, =0 {jeszcze nie pokonany} =1 {pokonany raz} =2 {pokonany dwa razy} one {pokonany # raz} few {pokonany # razy} many {pokonany # razy} other {pokonany # razy}}',
  'climb.closed': 'Otworzy się po dwóch zwycięstwach nad przeciwnikiem {name}.',
  'climb.play': 'Zagraj: {name}',
  'climb.list': 'Szczeble drabiny',
  'climb.unread':
    'Tego, co ta przeglądarka pamiętała o drabinie, nie da się odczytać. Zaczynasz znów od dołu; gry z listy są na miejscu.',
  'climb.unkept':
    'Ta przeglądarka niczego dla tej strony nie przechowuje, więc miejsce na drabinie przepadnie po jej zamknięciu.',
  'climb.counted':
    '{count, plural, =1 {{name} przegrywa po raz pierwszy. Jeszcze raz, a otworzy się następny szczebel.} other {{name} przegrywa.}}',
  'climb.opened': '{name} przegrywa po raz drugi: teraz zagra z tobą {next}.',
  'climb.top': '{name} przegrywa po raz drugi. To szczyt drabiny.',
  'rung.1': 'Lunatyk',
  'rung.2': 'Wędrowiec',
  'rung.3': 'Zabijaka',
  'rung.4': 'Najeźdźca',
  'rung.5': 'Zwiadowca',
  'rung.6': 'Kwatermistrz',
  'rung.7': 'Kapitan',
  'rung.8': 'Strateg',
  'rung.9': 'Generał',
  'rung.10': 'Wódz',
} satisfies Words<typeof english>;
