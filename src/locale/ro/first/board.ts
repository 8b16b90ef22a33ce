import type { board as english } from '../../en/first/board.ts';
import type { Words } from '../../keys.ts';

/** The map, its regions, and what may lie on them. Forms of a terrain: `def` with the article, `in` where, `din` from where. */
export const board = {
  'terrain.farmland': '{form, select, def {Ferma} in {la Ferma} din {de la Ferma} other {Fermă}}',
  'terrain.hill': '{form, select, def {Dealul} in {pe Dealul} din {de pe Dealul} other {Deal}}',
  'terrain.forest': '{form, select, def {Pădurea} in {în Pădurea} din {din Pădurea} other {Pădure}}',
  'terrain.swamp': '{form, select, def {Mlaștina} in {în Mlaștina} din {din Mlaștina} other {Mlaștină}}',
  'terrain.mountain': '{form, select, def {Munții} in {în Munții} din {din Munții} other {Munți}}',
  'terrain.sea': '{form, select, def {Marea} in {pe Marea} din {de pe Marea} other {Mare}}',
  'terrain.lake': '{form, select, def {Lacul} in {pe Lacul} din {de pe Lacul} other {Lac}}',
  'symbol.mine': 'mină',
  'symbol.magic': 'sursă de magie',
  'symbol.cavern': 'peșteră',
  'marker.mountain':
    '{form, select, acc {{count, plural, one {un Munte} few {# Munți} other {# de Munți}}} other {{count, plural, one {Munte} few {# Munți} other {# de Munți}}}}',
  'marker.lair':
    '{form, select, acc {{count, plural, one {un Bârlog de trol} few {# Bârloguri de trol} other {# de Bârloguri de trol}}} other {{count, plural, one {Bârlog de trol} few {# Bârloguri de trol} other {# de Bârloguri de trol}}}}',
  'marker.fortress':
    '{form, select, acc {{count, plural, one {o Fortăreață} few {# Fortărețe} other {# de Fortărețe}}} other {{count, plural, one {Fortăreață} few {# Fortărețe} other {# de Fortărețe}}}}',
  'marker.guest':
    '{form, select, acc {{count, plural, one {un oaspete} few {# oaspeți} other {# de oaspeți}}} other {{count, plural, one {oaspete} few {# oaspeți} other {# de oaspeți}}}}',
  'marker.encampment':
    '{form, select, acc {{count, plural, one {o Tabără} few {# Tabere} other {# de Tabere}}} other {{count, plural, one {Tabără} few {# Tabere} other {# de Tabere}}}}',
  'marker.hole':
    '{form, select, acc {{count, plural, one {o Groapă-în-pământ} few {# Gropi-în-pământ} other {# de Gropi-în-pământ}}} other {{count, plural, one {Groapă-în-pământ} few {# Gropi-în-pământ} other {# de Gropi-în-pământ}}}}',
  'marker.hero':
    '{form, select, acc {{count, plural, one {un Erou} few {# Eroi} other {# de Eroi}}} other {{count, plural, one {Erou} few {# Eroi} other {# de Eroi}}}}',
  'marker.dragon': '{form, select, acc {Dragonul} other {Dragon}}',
  'marker.tower':
    '{form, select, acc {{count, plural, one {un Turn} few {# Turnuri} other {# de Turnuri}}} other {{count, plural, one {Turn} few {# Turnuri} other {# de Turnuri}}}}',
  'marker.tent':
    '{form, select, acc {{count, plural, one {un Cort} few {# Corturi} other {# de Corturi}}} other {{count, plural, one {Cort} few {# Corturi} other {# de Corturi}}}}',
  'marker.totem':
    '{form, select, acc {{count, plural, one {un Totem} few {# Totemuri} other {# de Totemuri}}} other {{count, plural, one {Totem} few {# Totemuri} other {# de Totemuri}}}}',
  'marker.idol':
    '{form, select, acc {{count, plural, one {un Idol} few {# Idoli} other {# de Idoli}}} other {{count, plural, one {Idol} few {# Idoli} other {# de Idoli}}}}',
  'marker.gate':
    '{form, select, acc {{count, plural, one {o Poartă} few {# Porți} other {# de Porți}}} other {{count, plural, one {Poartă} few {# Porți} other {# de Porți}}}}',
  'region.name':
    '{form, select, def {{terrain_def} {number}} in {{terrain_in} {number}} din {{terrain_din} {number}} other {{terrain} {number}}}',
  'region.title': '{name}{symbols, select, none {} other { · {symbols}}}',
  'region.lostTribe': 'Trib Pierdut',
  'region.tokens': '{count} {race}',
  'region.free': 'Nu o deține niciun jucător',
  'region.water': 'Apă',
  'region.holder': 'Deținută de {seat}',
  'region.holder.own': 'Deținută de tine',
  'region.holder.declined': 'Deținută de {seat}, în declin',
  'region.holder.own.declined': 'A ta, în declin',
  'region.edge': 'regiune de pe margine',
  'region.coastal': 'cu țărm',
  'combo.name':
    '{form, select, def {{race_class, select, f {{race_def} {power_f}} other {{race_def} {power_m}}}} class {{race_class}} other {{race_class, select, f {{race} {power_f}} other {{race} {power_m}}}}}',
} satisfies Words<typeof english>;
