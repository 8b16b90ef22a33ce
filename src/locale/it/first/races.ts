import type { races as english } from '../../en/first/races.ts';
import type { Words } from '../../keys.ts';

/** Le razze. Forme: `art` (gli Orchi), `class` m o f. */
export const races = {
  'race.amazons': '{form, select, art {le Amazzoni} class {f} other {Amazzoni}}',
  'race.amazons.counted':
    '{form, select, art {{count, plural, one {l’Amazzone} other {le Amazzoni}}} class {f} other {{count, plural, one {Amazzone} other {Amazzoni}}}}',
  'race.amazons.short': 'Quattro in più, solo per conquistare.',
  'race.dwarves': '{form, select, art {i Nani} class {m} other {Nani}}',
  'race.dwarves.counted':
    '{form, select, art {{count, plural, one {il Nano} other {i Nani}}} class {m} other {{count, plural, one {Nano} other {Nani}}}}',
  'race.dwarves.short': '+1 moneta per miniera, anche in declino.',
  'race.elves': '{form, select, art {gli Elfi} class {m} other {Elfi}}',
  'race.elves.counted':
    '{form, select, art {{count, plural, one {l’Elfo} other {gli Elfi}}} class {m} other {{count, plural, one {Elfo} other {Elfi}}}}',
  'race.elves.short': 'Perdere una regione non costa segnalini.',
  'race.ghouls': '{form, select, art {i Ghoul} class {m} other {Ghoul}}',
  'race.ghouls.counted':
    '{form, select, art {{count, plural, one {il Ghoul} other {i Ghoul}}} class {m} other {{count, plural, one {Ghoul} other {Ghoul}}}}',
  'race.ghouls.short': 'In declino restano e conquistano ancora.',
  'race.giants': '{form, select, art {i Giganti} class {m} other {Giganti}}',
  'race.giants.counted':
    '{form, select, art {{count, plural, one {il Gigante} other {i Giganti}}} class {m} other {{count, plural, one {Gigante} other {Giganti}}}}',
  'race.giants.short': 'Un segnalino in meno accanto ai loro monti.',
  'race.halflings': '{form, select, art {gli Halfling} class {m} other {Halfling}}',
  'race.halflings.counted':
    '{form, select, art {{count, plural, one {l’Halfling} other {gli Halfling}}} class {m} other {{count, plural, one {Halfling} other {Halfling}}}}',
  'race.halflings.short': 'Entrano ovunque; prime due regioni immuni.',
  'race.humans': '{form, select, art {gli Umani} class {m} other {Umani}}',
  'race.humans.counted':
    '{form, select, art {{count, plural, one {l’Umano} other {gli Umani}}} class {m} other {{count, plural, one {Umano} other {Umani}}}}',
  'race.humans.short': '+1 moneta per regione di campi coltivati.',
  'race.orcs': '{form, select, art {gli Orchi} class {m} other {Orchi}}',
  'race.orcs.counted':
    '{form, select, art {{count, plural, one {l’Orco} other {gli Orchi}}} class {m} other {{count, plural, one {Orco} other {Orchi}}}}',
  'race.orcs.short': '+1 moneta per regione non vuota presa.',
  'race.ratmen': '{form, select, art {gli Uomini Ratto} class {m} other {Uomini Ratto}}',
  'race.ratmen.counted':
    '{form, select, art {{count, plural, one {l’Uomo Ratto} other {gli Uomini Ratto}}} class {m} other {{count, plural, one {Uomo Ratto} other {Uomini Ratto}}}}',
  'race.ratmen.short': 'Nessun trucco: sono semplicemente di più.',
  'race.skeletons': '{form, select, art {gli Scheletri} class {m} other {Scheletri}}',
  'race.skeletons.counted':
    '{form, select, art {{count, plural, one {lo Scheletro} other {gli Scheletri}}} class {m} other {{count, plural, one {Scheletro} other {Scheletri}}}}',
  'race.skeletons.short': '+1 segnalino ogni 2 regioni non vuote prese.',
  'race.sorcerers': '{form, select, art {gli Stregoni} class {m} other {Stregoni}}',
  'race.sorcerers.counted':
    '{form, select, art {{count, plural, one {lo Stregone} other {gli Stregoni}}} class {m} other {{count, plural, one {Stregone} other {Stregoni}}}}',
  'race.sorcerers.short': 'Un nemico isolato diventa Stregone.',
  'race.tritons': '{form, select, art {i Tritoni} class {m} other {Tritoni}}',
  'race.tritons.counted':
    '{form, select, art {{count, plural, one {il Tritone} other {i Tritoni}}} class {m} other {{count, plural, one {Tritone} other {Tritoni}}}}',
  'race.tritons.short': 'Regioni costiere: un segnalino in meno.',
  'race.trolls': '{form, select, art {i Troll} class {m} other {Troll}}',
  'race.trolls.counted':
    '{form, select, art {{count, plural, one {il Troll} other {i Troll}}} class {m} other {{count, plural, one {Troll} other {Troll}}}}',
  'race.trolls.short': 'Una Tana in ogni regione: +1 difesa.',
  'race.wizards': '{form, select, art {i Maghi} class {m} other {Maghi}}',
  'race.wizards.counted':
    '{form, select, art {{count, plural, one {il Mago} other {i Maghi}}} class {m} other {{count, plural, one {Mago} other {Maghi}}}}',
  'race.wizards.short': '+1 moneta per fonte magica occupata.',
} satisfies Words<typeof english>;
