import type { powers as english } from '../../en/first/powers.ts';
import type { Words } from '../../keys.ts';

/**
 * Names and texts of the special powers. `p` is the plural that agrees with a race; `class` is `a` for adjectives, which come before the race, and
 * `n` for nouns, which follow it (`combo.name`).
 */
export const powers = {
  'power.alchemist': '{form, select, p {алхимици} class {n} other {Алхимик}}',
  'power.alchemist.short': '+2 монети всеки ход.',
  'power.berserk': '{form, select, p {берсерки} class {n} other {Берсерк}}',
  'power.berserk.short': 'Зарче преди завоевание, ако искаш.',
  'power.bivouacking': '{form, select, p {Бивакуващи} class {a} other {Бивакуващ}}',
  'power.bivouacking.short': 'Пет Укрепления: всяко +1 защита.',
  'power.commando': '{form, select, p {командоси} class {n} other {Командно}}',
  'power.commando.short': 'Всеки регион с едно пулче по-малко.',
  'power.diplomat': '{form, select, p {дипломати} class {n} other {Дипломат}}',
  'power.diplomat.short': 'Мир с един ненападнат противник.',
  'power.dragonMaster': '{form, select, p {господари на драконите} class {n} other {Господар на драконите}}',
  'power.dragonMaster.short': 'Драконът: регион на ход с едно пулче.',
  'power.flying': '{form, select, p {Летящи} class {a} other {Летящ}}',
  'power.flying.short': 'Завладяваш кой да е сухоземен регион.',
  'power.forest': '{form, select, p {Горски} class {a} other {Горски}}',
  'power.forest.short': '+1 монета за всяка гора.',
  'power.fortified': '{form, select, p {Укрепени} class {a} other {Укрепен}}',
  'power.fortified.short': 'Крепост на ход: +1 защита, +1 монета.',
  'power.heroic': '{form, select, p {Героични} class {a} other {Героичен}}',
  'power.heroic.short': 'Двама Герои пазят два региона.',
  'power.hill': '{form, select, p {Хълмисти} class {a} other {Хълмист}}',
  'power.hill.short': '+1 монета за всеки хълм.',
  'power.merchant': '{form, select, p {търговци} class {n} other {Търговец}}',
  'power.merchant.short': '+1 монета за всеки твой регион.',
  'power.mounted': '{form, select, p {ездачи} class {n} other {Ездач}}',
  'power.mounted.short': 'Хълмове и земеделски земи: с пулче по-малко.',
  'power.pillaging': '{form, select, p {грабители} class {n} other {Грабител}}',
  'power.pillaging.short': '+1 монета за завладян зает регион.',
  'power.seafaring': '{form, select, p {мореплаватели} class {n} other {Мореплавател}}',
  'power.seafaring.short': 'Завладява и задържа моретата и езерото.',
  'power.spirit': '{form, select, p {духове} class {n} other {Дух}}',
  'power.spirit.short': 'Можеш да имаш две раси в упадък.',
  'power.stout': '{form, select, p {Корави} class {a} other {Корав}}',
  'power.stout.short': 'Разширяване и упадък в един ход.',
  'power.swamp': '{form, select, p {Блатни} class {a} other {Блатен}}',
  'power.swamp.short': '+1 монета за всяко блато.',
  'power.underworld': '{form, select, p {Подземни} class {a} other {Подземен}}',
  'power.underworld.short': 'Свързани пещери, с пулче по-малко.',
  'power.wealthy': '{form, select, p {Заможни} class {a} other {Заможен}}',
  'power.wealthy.short': '+7 монети, веднъж, след първия ход.',
} satisfies Words<typeof english>;
