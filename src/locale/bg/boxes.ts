import type { boxes as english } from '../en/boxes.ts';
import type { Words } from '../keys.ts';

/** Boxes under a name: guests, house rules and a board, chosen as a whole. */
export const boxes = {
  'boxes.title': 'Моите кутии',
  'boxes.intro': 'Гости, домашни правила и карта могат да се запазят под едно име и друг път да се изберат наведнъж.',
  'boxes.none': 'Още няма кутия. Избери по-долу гости, домашни правила или карта, после ги запази тук под едно име.',
  'boxes.usual': 'Печатната кутия',
  'boxes.now': 'Избрано сега: {inside}.',
  'boxes.name': 'Име на кутията',
  'boxes.keep': 'Запази кутията',
  'boxes.kept': 'Запазено: {title}.',
  'boxes.replaced': 'Запазено на мястото на предишната кутия с това име: {title}.',
  'boxes.empty': 'Още нищо не се различава от печатната кутия: първо избери гости, домашни правила или карта.',
  'boxes.nameless': 'Първо дай име на кутията.',
  'boxes.taken': 'Друга кутия има това име: {title}.',
  'boxes.full': 'Има място за {most} кутии. Първо изтрий една.',
  'boxes.chosen': 'Избрано: {title}. От тази кутия се раздава нова игра.',
  'boxes.rename': 'Преименувай',
  'boxes.renamed': 'Вече се казва {title}.',
  'boxes.settle': 'Така да е',
  'boxes.open': 'Отвори кутия от файл',
  'boxes.fresh': 'Кутия',
  'boxes.came.kept': 'Вече е сред кутиите ти: {title}.',
  'boxes.came.known': 'Вече имаш тази кутия: {title}.',
  'boxes.came.empty': 'В тази кутия нищо не се различава от печатната.',
  'boxes.inside': '{inside}',
  'boxes.inside.guests': '{count, plural, one {# гост} other {# гости}}',
  'boxes.inside.house': '{count, plural, one {# домашно правило} other {# домашни правила}}',
  'boxes.inside.board': 'друга карта',
  'boxes.inside.fewer': 'по-малко печатни раси или умения',
  'boxes.table': 'Кутия: {title}',
} satisfies Words<typeof english>;
