import type { board as english } from '../../en/first/board.ts';
import type { Words } from '../../keys.ts';

/**
 * La mappa, le regioni e ciò che vi si trova. Forme delle regioni: `art` (la Collina), `di`, `a`, `da`, `in` (sulla Collina, nella Palude);
 * dei pezzi: `un` (una Fortezza).
 */
export const board = {
  'terrain.farmland':
    '{form, select, art {i Campi Coltivati} di {dei Campi Coltivati} a {ai Campi Coltivati} da {dai Campi Coltivati} in {nei Campi Coltivati} other {Campi Coltivati}}',
  'terrain.hill':
    '{form, select, art {la Collina} di {della Collina} a {alla Collina} da {dalla Collina} in {sulla Collina} other {Collina}}',
  'terrain.forest':
    '{form, select, art {la Foresta} di {della Foresta} a {alla Foresta} da {dalla Foresta} in {nella Foresta} other {Foresta}}',
  'terrain.swamp':
    '{form, select, art {la Palude} di {della Palude} a {alla Palude} da {dalla Palude} in {nella Palude} other {Palude}}',
  'terrain.mountain':
    '{form, select, art {la Montagna} di {della Montagna} a {alla Montagna} da {dalla Montagna} in {sulla Montagna} other {Montagna}}',
  'terrain.sea': '{form, select, art {il Mare} di {del Mare} a {al Mare} da {dal Mare} in {nel Mare} other {Mare}}',
  'terrain.lake': '{form, select, art {il Lago} di {del Lago} a {al Lago} da {dal Lago} in {nel Lago} other {Lago}}',
  'symbol.mine': 'miniera',
  'symbol.magic': 'fonte magica',
  'symbol.cavern': 'passaggio sotterraneo',
  'marker.mountain':
    '{form, select, un {{count, plural, one {una Montagna} other {# Montagne}}} other {{count, plural, one {Montagna} other {# Montagne}}}}',
  'marker.lair':
    '{form, select, un {{count, plural, one {una Tana dei Troll} other {# Tane dei Troll}}} other {{count, plural, one {Tana dei Troll} other {# Tane dei Troll}}}}',
  'marker.fortress':
    '{form, select, un {{count, plural, one {una Fortezza} other {# Fortezze}}} other {{count, plural, one {Fortezza} other {# Fortezze}}}}',
  'marker.guest':
    '{form, select, un {{count, plural, one {un ospite} other {# ospiti}}} other {{count, plural, one {ospite} other {# ospiti}}}}',
  'marker.encampment':
    '{form, select, un {{count, plural, one {un Accampamento} other {# Accampamenti}}} other {{count, plural, one {Accampamento} other {# Accampamenti}}}}',
  'marker.hole':
    '{form, select, un {{count, plural, one {una Tana Sotterranea} other {# Tane Sotterranee}}} other {{count, plural, one {Tana Sotterranea} other {# Tane Sotterranee}}}}',
  'marker.hero':
    '{form, select, un {{count, plural, one {un Eroe} other {# Eroi}}} other {{count, plural, one {Eroe} other {# Eroi}}}}',
  'marker.dragon': '{form, select, un {il Drago} other {Drago}}',
  'marker.tower':
    '{form, select, un {{count, plural, one {una Torre} other {# Torri}}} other {{count, plural, one {Torre} other {# Torri}}}}',
  'marker.tent':
    '{form, select, un {{count, plural, one {una Tenda} other {# Tende}}} other {{count, plural, one {Tenda} other {# Tende}}}}',
  'marker.totem':
    '{form, select, un {{count, plural, one {un Totem} other {# Totem}}} other {{count, plural, one {Totem} other {# Totem}}}}',
  'marker.idol':
    '{form, select, un {{count, plural, one {un Idolo} other {# Idoli}}} other {{count, plural, one {Idolo} other {# Idoli}}}}',
  'marker.gate':
    '{form, select, un {{count, plural, one {una Porta} other {# Porte}}} other {{count, plural, one {Porta} other {# Porte}}}}',
  'region.name':
    '{form, select, art {{terrain_art} {number}} di {{terrain_di} {number}} a {{terrain_a} {number}} da {{terrain_da} {number}} in {{terrain_in} {number}} other {{terrain} {number}}}',
  'region.title': '{name}{symbols, select, none {} other { · {symbols}}}',
  'region.lostTribe': 'Tribù Perduta',
  'region.tokens': '{count} {race}',
  'region.free': 'Di nessun giocatore',
  'region.water': 'Acque aperte',
  'region.holder': 'Occupata da {seat}',
  'region.holder.own': 'Occupata da te',
  'region.holder.declined': 'Occupata da {seat}, in declino',
  'region.holder.own.declined': 'Tua, in declino',
  'region.edge': 'regione di confine',
  'region.coastal': 'costiera',
  'combo.name': '{form, select, art {{race_art} {power_dopo}} other {{race} {power_dopo}}}',
} satisfies Words<typeof english>;
