import type { board as english } from '../../en/first/board.ts';
import type { Words } from '../../keys.ts';

/** Mapa, jej obszary i to, co na nich leży. */
export const board = {
  'terrain.farmland': '{form, select, gen {Farmy} acc {Farmę} other {Farma}}',
  'terrain.hill': '{form, select, gen {Wzgórza} acc {Wzgórze} other {Wzgórze}}',
  'terrain.forest': '{form, select, gen {Lasu} acc {Las} other {Las}}',
  'terrain.swamp': '{form, select, gen {Bagna} acc {Bagno} other {Bagno}}',
  'terrain.mountain': '{form, select, gen {Gór} acc {Góry} other {Góry}}',
  'terrain.sea': '{form, select, gen {Morza} acc {Morze} other {Morze}}',
  'terrain.lake': '{form, select, gen {Jeziora} acc {Jezioro} other {Jezioro}}',
  'symbol.mine': 'kopalnia',
  'symbol.magic': 'źródło magii',
  'symbol.cavern': 'jaskinia',
  'marker.mountain': '{count, plural, one {Góra} few {# Góry} many {# Gór} other {# Góry}}',
  'marker.lair':
    '{count, plural, one {Legowisko trolla} few {# Legowiska trolla} many {# Legowisk trolla} other {# Legowiska trolla}}',
  'marker.fortress':
    '{count, plural, one {Fortyfikacja} few {# Fortyfikacje} many {# Fortyfikacji} other {# Fortyfikacji}}',
  'marker.guest': '{count, plural, one {gość} few {# goście} many {# gości} other {# gościa}}',
  'marker.encampment': '{count, plural, one {Obozowisko} few {# Obozowiska} many {# Obozowisk} other {# Obozowiska}}',
  'marker.hole': '{count, plural, one {Nora-w-ziemi} few {# Nory-w-ziemi} many {# Nor-w-ziemi} other {# Nory-w-ziemi}}',
  'marker.hero': '{count, plural, one {Bohater} few {# Bohaterowie} many {# Bohaterów} other {# Bohatera}}',
  'marker.dragon': 'Smok',
  'marker.tower': '{count, plural, one {Wieża} few {# Wieże} many {# Wież} other {# Wieży}}',
  'marker.tent': '{count, plural, one {Namiot} few {# Namioty} many {# Namiotów} other {# Namiotu}}',
  'marker.totem': '{count, plural, one {Totem} few {# Totemy} many {# Totemów} other {# Totemu}}',
  'marker.idol': '{count, plural, one {Bożek} few {# Bożki} many {# Bożków} other {# Bożka}}',
  'marker.gate': '{count, plural, one {Brama} few {# Bramy} many {# Bram} other {# Bramy}}',
  'region.name': '{form, select, gen {{terrain_gen} {number}} acc {{terrain_acc} {number}} other {{terrain} {number}}}',
  'region.title': '{name}{symbols, select, none {} other { · {symbols}}}',
  'region.lostTribe': 'Zagubione Plemię',
  'region.tokens': '{count} {race}',
  'region.free': 'Nie należy do żadnego gracza',
  'region.water': 'Otwarta woda',
  'region.holder': 'Należy do: {seat}',
  'region.holder.own': 'Należy do ciebie',
  'region.holder.declined': 'Należy do: {seat}, rasa wymierająca',
  'region.holder.own.declined': 'Twój, rasa wymierająca',
  'region.edge': 'obszar graniczny',
  'region.coastal': 'nadbrzeżny',
  'combo.name':
    '{power_class, select, po {{race} {power_m}} other {{race_class, select, m {{power_m} {race}} other {{power} {race}}}}}',
} satisfies Words<typeof english>;
