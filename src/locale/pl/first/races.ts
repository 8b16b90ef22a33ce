import type { races as english } from '../../en/first/races.ts';
import type { Words } from '../../keys.ts';

/** Rasy. Klasa m: męskoosobowa (Orkowie), z: każda inna (Elfy). */
export const races = {
  'race.amazons': '{form, select, gen {Amazonek} acc {Amazonki} class {z} other {Amazonki}}',
  'race.amazons.counted':
    '{form, select, gen {{count, plural, one {Amazonki} few {Amazonek} many {Amazonek} other {Amazonki}}} acc {{count, plural, one {Amazonkę} few {Amazonki} many {Amazonek} other {Amazonki}}} class {z} other {{count, plural, one {Amazonka} few {Amazonki} many {Amazonek} other {Amazonki}}}}',
  'race.amazons.short': 'Cztery dodatkowe, tylko do podboju.',
  'race.dwarves': '{form, select, gen {Krasnoludów} acc {Krasnoludy} class {z} other {Krasnoludy}}',
  'race.dwarves.counted':
    '{form, select, gen {{count, plural, one {Krasnoluda} few {Krasnoludów} many {Krasnoludów} other {Krasnoluda}}} acc {{count, plural, one {Krasnoluda} few {Krasnoludy} many {Krasnoludów} other {Krasnoluda}}} class {z} other {{count, plural, one {Krasnolud} few {Krasnoludy} many {Krasnoludów} other {Krasnoluda}}}}',
  'race.dwarves.short': '+1 moneta za kopalnię, także po upadku.',
  'race.elves': '{form, select, gen {Elfów} acc {Elfy} class {z} other {Elfy}}',
  'race.elves.counted':
    '{form, select, gen {{count, plural, one {Elfa} few {Elfów} many {Elfów} other {Elfa}}} acc {{count, plural, one {Elfa} few {Elfy} many {Elfów} other {Elfa}}} class {z} other {{count, plural, one {Elf} few {Elfy} many {Elfów} other {Elfa}}}}',
  'race.elves.short': 'Utrata obszaru nie kosztuje żetonu.',
  'race.ghouls': '{form, select, gen {Ghuli} acc {Ghule} class {z} other {Ghule}}',
  'race.ghouls.counted':
    '{form, select, gen {{count, plural, one {Ghula} few {Ghuli} many {Ghuli} other {Ghula}}} acc {{count, plural, one {Ghula} few {Ghule} many {Ghuli} other {Ghula}}} class {z} other {{count, plural, one {Ghul} few {Ghule} many {Ghuli} other {Ghula}}}}',
  'race.ghouls.short': 'Po upadku zostają i podbijają dalej.',
  'race.giants': '{form, select, gen {Olbrzymów} acc {Olbrzymy} class {z} other {Olbrzymy}}',
  'race.giants.counted':
    '{form, select, gen {{count, plural, one {Olbrzyma} few {Olbrzymów} many {Olbrzymów} other {Olbrzyma}}} acc {{count, plural, one {Olbrzyma} few {Olbrzymy} many {Olbrzymów} other {Olbrzyma}}} class {z} other {{count, plural, one {Olbrzym} few {Olbrzymy} many {Olbrzymów} other {Olbrzyma}}}}',
  'race.giants.short': 'O żeton taniej obok gór, które zajmują.',
  'race.halflings': '{form, select, gen {Niziołków} acc {Niziołki} class {z} other {Niziołki}}',
  'race.halflings.counted':
    '{form, select, gen {{count, plural, one {Niziołka} few {Niziołków} many {Niziołków} other {Niziołka}}} acc {{count, plural, one {Niziołka} few {Niziołki} many {Niziołków} other {Niziołka}}} class {z} other {{count, plural, one {Niziołek} few {Niziołki} many {Niziołków} other {Niziołka}}}}',
  'race.halflings.short': 'Wkraczają wszędzie; dwa obszary z Norą.',
  'race.humans': '{form, select, gen {Ludzi} acc {Ludzi} class {m} other {Ludzie}}',
  'race.humans.counted':
    '{form, select, gen {{count, plural, one {Człowieka} few {Ludzi} many {Ludzi} other {Człowieka}}} acc {{count, plural, one {Człowieka} few {Ludzi} many {Ludzi} other {Człowieka}}} class {m} other {{count, plural, one {Człowiek} few {Ludzie} many {Ludzi} other {Człowieka}}}}',
  'race.humans.short': '+1 moneta za każdą twoją farmę.',
  'race.orcs': '{form, select, gen {Orków} acc {Orków} class {m} other {Orkowie}}',
  'race.orcs.counted':
    '{form, select, gen {{count, plural, one {Orka} few {Orków} many {Orków} other {Orka}}} acc {{count, plural, one {Orka} few {Orków} many {Orków} other {Orka}}} class {m} other {{count, plural, one {Ork} few {Orkowie} many {Orków} other {Orka}}}}',
  'race.orcs.short': '+1 moneta za podbity niepusty obszar.',
  'race.ratmen': '{form, select, gen {Szczuroludzi} acc {Szczuroludzi} class {m} other {Szczuroludzie}}',
  'race.ratmen.counted':
    '{form, select, gen {{count, plural, one {Szczuroczłowieka} few {Szczuroludzi} many {Szczuroludzi} other {Szczuroczłowieka}}} acc {{count, plural, one {Szczuroczłowieka} few {Szczuroludzi} many {Szczuroludzi} other {Szczuroczłowieka}}} class {m} other {{count, plural, one {Szczuroczłowiek} few {Szczuroludzie} many {Szczuroludzi} other {Szczuroczłowieka}}}}',
  'race.ratmen.short': 'Bez sztuczek: po prostu jest ich więcej.',
  'race.skeletons': '{form, select, gen {Szkieletów} acc {Szkielety} class {z} other {Szkielety}}',
  'race.skeletons.counted':
    '{form, select, gen {{count, plural, one {Szkieletu} few {Szkieletów} many {Szkieletów} other {Szkieletu}}} acc {{count, plural, one {Szkielet} few {Szkielety} many {Szkieletów} other {Szkieletu}}} class {z} other {{count, plural, one {Szkielet} few {Szkielety} many {Szkieletów} other {Szkieletu}}}}',
  'race.skeletons.short': 'Nowy żeton za dwa niepuste podboje.',
  'race.sorcerers': '{form, select, gen {Czarnoksiężników} acc {Czarnoksiężników} class {m} other {Czarnoksiężnicy}}',
  'race.sorcerers.counted':
    '{form, select, gen {{count, plural, one {Czarnoksiężnika} few {Czarnoksiężników} many {Czarnoksiężników} other {Czarnoksiężnika}}} acc {{count, plural, one {Czarnoksiężnika} few {Czarnoksiężników} many {Czarnoksiężników} other {Czarnoksiężnika}}} class {m} other {{count, plural, one {Czarnoksiężnik} few {Czarnoksiężnicy} many {Czarnoksiężników} other {Czarnoksiężnika}}}}',
  'race.sorcerers.short': 'Samotny wróg staje się Czarnoksiężnikiem.',
  'race.tritons': '{form, select, gen {Trytonów} acc {Trytony} class {z} other {Trytony}}',
  'race.tritons.counted':
    '{form, select, gen {{count, plural, one {Trytona} few {Trytonów} many {Trytonów} other {Trytona}}} acc {{count, plural, one {Trytona} few {Trytony} many {Trytonów} other {Trytona}}} class {z} other {{count, plural, one {Tryton} few {Trytony} many {Trytonów} other {Trytona}}}}',
  'race.tritons.short': 'Obszary nadbrzeżne o żeton taniej.',
  'race.trolls': '{form, select, gen {Trollów} acc {Trolle} class {z} other {Trolle}}',
  'race.trolls.counted':
    '{form, select, gen {{count, plural, one {Trolla} few {Trollów} many {Trollów} other {Trolla}}} acc {{count, plural, one {Trolla} few {Trolle} many {Trollów} other {Trolla}}} class {z} other {{count, plural, one {Troll} few {Trolle} many {Trollów} other {Trolla}}}}',
  'race.trolls.short': 'Legowisko na każdym obszarze: +1 obrona.',
  'race.wizards': '{form, select, gen {Czarodziejów} acc {Czarodziejów} class {m} other {Czarodzieje}}',
  'race.wizards.counted':
    '{form, select, gen {{count, plural, one {Czarodzieja} few {Czarodziejów} many {Czarodziejów} other {Czarodzieja}}} acc {{count, plural, one {Czarodzieja} few {Czarodziejów} many {Czarodziejów} other {Czarodzieja}}} class {m} other {{count, plural, one {Czarodziej} few {Czarodzieje} many {Czarodziejów} other {Czarodzieja}}}}',
  'race.wizards.short': '+1 moneta za każde źródło magii.',
} satisfies Words<typeof english>;
