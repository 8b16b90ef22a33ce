import type { races as english } from '../../en/first/races.ts';
import type { Words } from '../../keys.ts';

/** Names and texts of the races. `def` is the form with the article, `class` the gender; `.counted` names so many tokens of the race. */
export const races = {
  'race.amazons': '{form, select, def {Amazoanele} class {f} other {Amazoane}}',
  'race.amazons.counted':
    '{form, select, def {{count, plural, one {Amazoana} few {Amazoanele} other {de Amazoane}}} class {f} other {{count, plural, one {Amazoană} few {Amazoane} other {de Amazoane}}}}',
  'race.amazons.short': 'Patru în plus, doar pentru cuceriri.',
  'race.dwarves': '{form, select, def {Piticii} class {m} other {Pitici}}',
  'race.dwarves.counted':
    '{form, select, def {{count, plural, one {Piticul} few {Piticii} other {de Pitici}}} class {m} other {{count, plural, one {Pitic} few {Pitici} other {de Pitici}}}}',
  'race.dwarves.short': '+1 monedă la fiecare mină, și în declin.',
  'race.elves': '{form, select, def {Elfii} class {m} other {Elfi}}',
  'race.elves.counted':
    '{form, select, def {{count, plural, one {Elful} few {Elfii} other {de Elfi}}} class {m} other {{count, plural, one {Elf} few {Elfi} other {de Elfi}}}}',
  'race.elves.short': 'O regiune pierdută nu costă niciun simbol.',
  'race.ghouls': '{form, select, def {Ghoulii} class {m} other {Ghouli}}',
  'race.ghouls.counted':
    '{form, select, def {{count, plural, one {Ghoulul} few {Ghoulii} other {de Ghouli}}} class {m} other {{count, plural, one {Ghoul} few {Ghouli} other {de Ghouli}}}}',
  'race.ghouls.short': 'În declin rămân toți și tot cuceresc.',
  'race.giants': '{form, select, def {Giganții} class {m} other {Giganți}}',
  'race.giants.counted':
    '{form, select, def {{count, plural, one {Gigantul} few {Giganții} other {de Giganți}}} class {m} other {{count, plural, one {Gigant} few {Giganți} other {de Giganți}}}}',
  'race.giants.short': 'Un simbol mai puțin lângă munții deținuți.',
  'race.halflings': '{form, select, def {Halflingii} class {m} other {Halflingi}}',
  'race.halflings.counted':
    '{form, select, def {{count, plural, one {Halflingul} few {Halflingii} other {de Halflingi}}} class {m} other {{count, plural, one {Halfling} few {Halflingi} other {de Halflingi}}}}',
  'race.halflings.short': 'Intră oriunde; primele două regiuni: imune.',
  'race.humans': '{form, select, def {Oamenii} class {m} other {Oameni}}',
  'race.humans.counted':
    '{form, select, def {{count, plural, one {Omul} few {Oamenii} other {de Oameni}}} class {m} other {{count, plural, one {Om} few {Oameni} other {de Oameni}}}}',
  'race.humans.short': '+1 monedă pentru fiecare fermă.',
  'race.orcs': '{form, select, def {Orcii} class {m} other {Orci}}',
  'race.orcs.counted':
    '{form, select, def {{count, plural, one {Orcul} few {Orcii} other {de Orci}}} class {m} other {{count, plural, one {Orc} few {Orci} other {de Orci}}}}',
  'race.orcs.short': '+1 monedă de regiune ocupată cucerită.',
  'race.ratmen': '{form, select, def {Oamenii-șobolani} class {m} other {Oameni-șobolani}}',
  'race.ratmen.counted':
    '{form, select, def {{count, plural, one {Omul-șobolan} few {Oamenii-șobolani} other {de Oameni-șobolani}}} class {m} other {{count, plural, one {Om-șobolan} few {Oameni-șobolani} other {de Oameni-șobolani}}}}',
  'race.ratmen.short': 'Fără trucuri: sunt pur și simplu mai mulți.',
  'race.skeletons': '{form, select, def {Scheleții} class {m} other {Scheleți}}',
  'race.skeletons.counted':
    '{form, select, def {{count, plural, one {Scheletul} few {Scheleții} other {de Scheleți}}} class {m} other {{count, plural, one {Schelet} few {Scheleți} other {de Scheleți}}}}',
  'race.skeletons.short': '+1 simbol la două regiuni ocupate cucerite.',
  'race.sorcerers': '{form, select, def {Vrăjitorii} class {m} other {Vrăjitori}}',
  'race.sorcerers.counted':
    '{form, select, def {{count, plural, one {Vrăjitorul} few {Vrăjitorii} other {de Vrăjitori}}} class {m} other {{count, plural, one {Vrăjitor} few {Vrăjitori} other {de Vrăjitori}}}}',
  'race.sorcerers.short': 'Un inamic singur devine Vrăjitor.',
  'race.tritons': '{form, select, def {Tritonii} class {m} other {Tritoni}}',
  'race.tritons.counted':
    '{form, select, def {{count, plural, one {Tritonul} few {Tritonii} other {de Tritoni}}} class {m} other {{count, plural, one {Triton} few {Tritoni} other {de Tritoni}}}}',
  'race.tritons.short': 'Un simbol mai puțin la regiunile cu țărm.',
  'race.trolls': '{form, select, def {Trolii} class {m} other {Troli}}',
  'race.trolls.counted':
    '{form, select, def {{count, plural, one {Trolul} few {Trolii} other {de Troli}}} class {m} other {{count, plural, one {Trol} few {Troli} other {de Troli}}}}',
  'race.trolls.short': 'Un Bârlog în fiecare regiune: +1 apărare.',
  'race.wizards': '{form, select, def {Magicienii} class {m} other {Magicieni}}',
  'race.wizards.counted':
    '{form, select, def {{count, plural, one {Magicianul} few {Magicienii} other {de Magicieni}}} class {m} other {{count, plural, one {Magician} few {Magicieni} other {de Magicieni}}}}',
  'race.wizards.short': '+1 monedă pentru fiecare sursă de magie.',
} satisfies Words<typeof english>;
