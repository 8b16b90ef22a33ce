import type { house as english } from '../en/house.ts';
import type { Words } from '../keys.ts';

/** What a table plays otherwise: on the set-up page, and in the reference during a game. */
export const house = {
  'house.intro':
    'Wydania i zwyczaje przy stołach nie zawsze się zgadzają. To, co zaznaczone, gra się tak, jak napisano; resztę według podanych tu zasad.',
  'house.rulings': 'Rozumiane inaczej',
  'house.variants': 'Warianty',
  'house.off': 'Bez zaznaczenia: {text}',
  'house.usual.SCO-3': 'Przy tym stole monety każdego gracza są ukryte do końca.',
  'house.held.editions': 'Tak mówi {editions}.',
  'house.held.partly': '{only, select, yes {Po części mówi tak {editions}.} other {Po części także {editions}.}}',
  'house.held.tables': 'Nie mówi tak żadne wydanie; tak gra się przy niektórych stołach.',
  'house.held.silent': 'Wydania nie podają tu żadnego ograniczenia.',
  'house.edition.RO': 'wydanie rumuńskie',
  'house.edition.PL': 'wydanie polskie',
  'house.edition.BG': 'wydanie bułgarskie',
  'house.edition.IT': 'wydanie włoskie',
  'house.draft':
    'Pierwsze zestawy przez wybór po kolei: od ostatniego gracza do pierwszego każdy bierze jeden za darmo.',
  'house.rounds': 'Długość gry',
  'house.rounds.usual': 'Jak w zasadach',
  'house.rounds.more': 'O turę dłużej',
  'house.rounds.fewer': 'O turę krócej',
  'house.coins': 'Wyrównanie szans: monety na początek ponad pięć zwykłych',
  'house.coins.seat': 'Monety: {seat}',
  'house.reset': 'Z powrotem do zwykłych zasad',
  'house.table': 'Zasady tego stołu',
  'house.table.board':
    'Inna plansza: dla {made}, {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}. {rounds, plural, one {# tura} few {# tury} many {# tur} other {# tury}}, jak przy {players} graczach na ich planszy. Jak silni są tu przeciwnicy, nie zmierzono.',
  'house.table.intro': 'Przy tym stole gra się inaczej niż według zasad z tej książki:',
  'house.table.rounds': 'Gra trwa {rounds, plural, one {# turę} few {# tury} many {# tur} other {# tury}}.',
  'house.table.coins':
    '{seat}: na początek {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} więcej.',
} satisfies Words<typeof english>;
