import type { house as english } from '../en/house.ts';
import type { Words } from '../keys.ts';

/** What a table plays otherwise: on the set-up page, and in the reference during a game. */
export const house = {
  'house.intro':
    'Edițiile tipărite și jucătorii nu sunt de acord în toate. Ce e bifat se joacă așa cum scrie; restul, după regulile de aici.',
  'house.rulings': 'Înțelese altfel',
  'house.variants': 'Variante',
  'house.off': 'Nebifat: {text}',
  'house.usual.SCO-3': 'La această masă monedele fiecăruia rămân ascunse până la sfârșit.',
  'house.held.editions': 'Așa scrie în {editions}.',
  'house.held.partly': '{only, select, yes {În parte scrie așa în {editions}.} other {În parte și în {editions}.}}',
  'house.held.tables': 'Nicio ediție tipărită nu spune asta; se joacă la unele mese.',
  'house.held.silent': 'Edițiile tipărite nu pun nicio limită.',
  'house.edition.RO': 'ediția română',
  'house.edition.PL': 'ediția poloneză',
  'house.edition.BG': 'ediția bulgară',
  'house.edition.IT': 'ediția italiană',
  'house.draft': 'Primele combinații se aleg pe rând: de la ultimul jucător la primul, fiecare ia una gratuit.',
  'house.rounds': 'Durata jocului',
  'house.rounds.usual': 'Ca în reguli',
  'house.rounds.more': 'Un tur de joc în plus',
  'house.rounds.fewer': 'Un tur de joc mai puțin',
  'house.coins': 'Avantaj: monede de început pe lângă cele cinci',
  'house.coins.seat': 'Monede pentru {seat}',
  'house.reset': 'Înapoi la regulile obișnuite',
  'house.table': 'Regulile acestei mese',
  'house.table.board':
    'Altă hartă: făcută pentru {made}, {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}. {rounds, plural, one {# tur} few {# tururi} other {# de tururi}}, ca pentru {players} jucători pe a lor. Cât de puternici sunt adversarii aici nu s-a măsurat.',
  'house.table.intro': 'La această masă se joacă altfel decât în regulile de aici:',
  'house.table.rounds': 'Jocul ține {rounds, plural, one {un tur} few {# tururi} other {# de tururi}}.',
  'house.table.coins':
    '{seat} a început cu {coins, plural, one {o monedă} few {# monede} other {# de monede}} în plus.',
} satisfies Words<typeof english>;
