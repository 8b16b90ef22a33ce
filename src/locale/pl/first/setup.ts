import type { setup as english } from '../../en/first/setup.ts';
import type { Words } from '../../keys.ts';

/** Strona startowa i przygotowanie gry. */
export const setup = {
  'start.text':
    'Baśniowe ludy podbijają świat za mały dla nich wszystkich. Od dwóch do pięciu graczy: znajomi lub komputer.',
  'start.learn': 'Naucz się, grając: pierwsza gra',
  'start.new': 'Nowa gra',
  'start.import': 'Otwórz zapisany plik',
  'start.saved': 'Zapisane gry',
  'start.rooms': 'Stoły na odległość',
  'start.rooms.about': 'Twoje gry ze znajomymi przy innych ekranach',
  'setup.title': 'Kto gra?',
  'setup.players': 'Liczba graczy',
  'setup.players.count': '{count, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'setup.board':
    '{rounds, plural, one {# tura gry} few {# tury gry} many {# tur gry} other {# tury gry}}, plansza: {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}',
  'setup.name': 'Imię gracza {number}',
  'setup.name.default': 'Gracz {number}',
  'setup.colour': 'Kolor: {name}',
  'setup.first': 'Kto zaczyna? Gracz o najbardziej spiczastych uszach.',
  'setup.first.chance': 'Decyduje los',
  'setup.curtain': 'Zasłaniaj stół między graczami',
  'setup.curtain.hint': 'Monety pozostają tajne, gdy ekran przechodzi z rąk do rąk.',
  'setup.change': 'Zmień ustawienia gry',
  'setup.start': 'Do stołu',
  'setup.day': 'Rozdanie dnia',
  'setup.day.hint': 'Dziś te same stosy i rzuty dla wszystkich',
  'setup.table': 'Na dużym ekranie, z telefonami',
  'setup.table.hint':
    'Duży ekran jest stołem, a telefon każdego gracza jego ręką. Wszyscy skanują jeden kod; nie trzeba konta.',
  'setup.invite': 'Zaproś graczy do innych ekranów',
  'setup.invite.hint': 'Link do każdego miejsca, bez konta',
  'setup.loading': 'Nakrywanie stołu…',
  'colour.crimson': 'Karmazyn',
  'colour.sapphire': 'Szafir',
  'colour.ivory': 'Kość słoniowa',
  'colour.violet': 'Fiolet',
  'colour.amber': 'Bursztyn',
  'setup.house': 'Zasady domowe',
  'setup.house.some': 'Zasady domowe ({count})',
  'setup.boards': 'Inna plansza',
  'setup.boards.chosen':
    'Inna plansza ({regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}})',
  'setup.guests': 'Goście w pudełku',
  'setup.guests.some': 'Goście w pudełku ({count})',
  'setup.guests.hint': 'Rasy i zdolności własnego pomysłu',
  'setup.boxes.hint': 'Goście, zasady domowe i plansza, zachowane pod nazwą',
  'setup.boxes': 'Moje pudełka',
  'setup.boxes.chosen': 'Moje pudełko: {title}',
} satisfies Words<typeof english>;
