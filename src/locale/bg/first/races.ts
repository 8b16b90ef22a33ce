import type { races as english } from '../../en/first/races.ts';
import type { Words } from '../../keys.ts';

/** Names and texts of the races. `def` is the form with the article; `.counted` names so many tokens of the race. */
export const races = {
  'race.amazons': '{form, select, def {Амазонките} other {Амазонки}}',
  'race.amazons.counted':
    '{form, select, def {{count, plural, one {Амазонката} other {Амазонките}}} other {{count, plural, one {Амазонка} other {Амазонки}}}}',
  'race.amazons.short': 'Четири в повече, само за завоевания.',
  'race.dwarves': '{form, select, def {Джуджетата} other {Джуджета}}',
  'race.dwarves.counted':
    '{form, select, def {{count, plural, one {Джуджето} other {Джуджетата}}} other {{count, plural, one {Джудже} other {Джуджета}}}}',
  'race.dwarves.short': '+1 монета за всяка мина, дори в упадък.',
  'race.elves': '{form, select, def {Елфите} other {Елфи}}',
  'race.elves.counted':
    '{form, select, def {{count, plural, one {Елфа} other {Елфите}}} other {{count, plural, one {Елф} other {Елфи}}}}',
  'race.elves.short': 'Загубеният регион не струва пулче.',
  'race.ghouls': '{form, select, def {Гууловете} other {Гуулове}}',
  'race.ghouls.counted':
    '{form, select, def {{count, plural, one {Гуула} other {Гууловете}}} other {{count, plural, one {Гуул} other {Гуулове}}}}',
  'race.ghouls.short': 'В упадък остават и още завладяват.',
  'race.giants': '{form, select, def {Гигантите} other {Гиганти}}',
  'race.giants.counted':
    '{form, select, def {{count, plural, one {Гиганта} other {Гигантите}}} other {{count, plural, one {Гигант} other {Гиганти}}}}',
  'race.giants.short': 'С пулче по-малко до тяхна планина.',
  'race.halflings': '{form, select, def {Полуръстовете} other {Полуръстове}}',
  'race.halflings.counted':
    '{form, select, def {{count, plural, one {Полуръста} other {Полуръстовете}}} other {{count, plural, one {Полуръст} other {Полуръстове}}}}',
  'race.halflings.short': 'Влизат отвсякъде; два региона са пазени.',
  'race.humans': '{form, select, def {Хората} other {Хора}}',
  'race.humans.counted':
    '{form, select, def {{count, plural, one {Човека} other {Хората}}} other {{count, plural, one {Човек} other {Хора}}}}',
  'race.humans.short': '+1 монета за всяка земеделска земя.',
  'race.orcs': '{form, select, def {Орките} other {Орки}}',
  'race.orcs.counted':
    '{form, select, def {{count, plural, one {Орка} other {Орките}}} other {{count, plural, one {Орк} other {Орки}}}}',
  'race.orcs.short': '+1 монета за завладян зает регион.',
  'race.ratmen': '{form, select, def {Хората-плъхове} other {Хора-плъхове}}',
  'race.ratmen.counted':
    '{form, select, def {{count, plural, one {Човека-плъх} other {Хората-плъхове}}} other {{count, plural, one {Човек-плъх} other {Хора-плъхове}}}}',
  'race.ratmen.short': 'Без хитрини: просто са повече.',
  'race.skeletons': '{form, select, def {Скелетите} other {Скелети}}',
  'race.skeletons.counted':
    '{form, select, def {{count, plural, one {Скелета} other {Скелетите}}} other {{count, plural, one {Скелет} other {Скелета}}}}',
  'race.skeletons.short': 'Пулче за два завладени заети региона.',
  'race.sorcerers': '{form, select, def {Чародеите} other {Чародеи}}',
  'race.sorcerers.counted':
    '{form, select, def {{count, plural, one {Чародея} other {Чародеите}}} other {{count, plural, one {Чародей} other {Чародеи}}}}',
  'race.sorcerers.short': 'Самотен враг става Чародей.',
  'race.tritons': '{form, select, def {Тритоните} other {Тритони}}',
  'race.tritons.counted':
    '{form, select, def {{count, plural, one {Тритона} other {Тритоните}}} other {{count, plural, one {Тритон} other {Тритони}}}}',
  'race.tritons.short': 'С пулче по-малко по крайбрежието.',
  'race.trolls': '{form, select, def {Тролите} other {Троли}}',
  'race.trolls.counted':
    '{form, select, def {{count, plural, one {Трола} other {Тролите}}} other {{count, plural, one {Трол} other {Троли}}}}',
  'race.trolls.short': 'Леговище във всеки регион: +1 защита.',
  'race.wizards': '{form, select, def {Вълшебниците} other {Вълшебници}}',
  'race.wizards.counted':
    '{form, select, def {{count, plural, one {Вълшебника} other {Вълшебниците}}} other {{count, plural, one {Вълшебник} other {Вълшебници}}}}',
  'race.wizards.short': '+1 монета за всеки магически източник.',
} satisfies Words<typeof english>;
