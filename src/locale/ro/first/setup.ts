import type { setup as english } from '../../en/first/setup.ts';
import type { Words } from '../../keys.ts';

/** The start page and the setting up of a game. */
export const setup = {
  'start.text':
    'Neamuri fantastice cuceresc o lume prea mică pentru toate. Doi până la cinci jucători în jurul unui ecran.',
  'start.learn': 'Învață jucând: primul joc',
  'start.new': 'Joc nou',
  'start.import': 'Deschide un fișier salvat',
  'start.saved': 'Jocuri salvate',
  'start.rooms': 'Mese la distanță',
  'start.rooms.about': 'Jocurile tale cu prieteni la alte ecrane',
  'setup.title': 'Cine joacă?',
  'setup.players': 'Numărul de jucători',
  'setup.players.count': '{count, plural, one {# jucător} few {# jucători} other {# de jucători}}',
  'setup.board':
    '{rounds, plural, one {# tur} few {# tururi} other {# de tururi}} pe o hartă cu {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}',
  'setup.name': 'Numele jucătorului {number}',
  'setup.name.default': 'Jucătorul {number}',
  'setup.colour': 'Culoare: {name}',
  'setup.first': 'Cine începe? Cine are urechile cele mai ascuțite.',
  'setup.first.chance': 'La întâmplare',
  'setup.curtain': 'Acoperă masa când se schimbă jucătorul',
  'setup.curtain.hint': 'Monedele rămân secrete când ecranul trece mai departe.',
  'setup.change': 'Schimbă pregătirea',
  'setup.start': 'La masă',
  'setup.day': 'Împărțirea zilei',
  'setup.day.hint': 'Astăzi aceleași teancuri și aruncări pentru toți',
  'setup.table': 'Pe un ecran mare, cu telefoane',
  'setup.table.hint':
    'Ecranul mare este masa, iar telefonul fiecăruia, mâna lui. Toți scanează un singur cod; nu e nevoie de cont.',
  'setup.invite': 'Invită prieteni la alte ecrane',
  'setup.invite.hint': 'Câte un link pentru fiecare loc, fără cont',
  'setup.loading': 'Se pregătește masa…',
  'colour.crimson': 'Carmin',
  'colour.sapphire': 'Safir',
  'colour.ivory': 'Ivoriu',
  'colour.violet': 'Violet',
  'colour.amber': 'Chihlimbar',
  'setup.house': 'Regulile casei',
  'setup.house.some': 'Regulile casei ({count})',
  'setup.boards': 'Altă hartă',
  'setup.boards.chosen': 'Altă hartă ({regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}})',
  'setup.guests': 'Oaspeți în cutie',
  'setup.guests.some': 'Oaspeți în cutie ({count})',
  'setup.boxes': 'Cutiile mele',
  'setup.boxes.chosen': 'Cutia mea: {title}',
} satisfies Words<typeof english>;
