import type { lessonQuestions as english } from '../en/lesson-questions.ts';
import type { Words } from '../keys.ts';

/** The questions at the end of the first game, and what is said to each answer. */
export const lessonQuestions = {
  'lesson.ask.begin': 'Три въпроса',
  'lesson.ask.progress': 'Въпрос {step} от {steps}',
  'lesson.ask.again': 'Въпросите отново',
  'lesson.ask.done': 'Време е за истинска игра срещу Скитник, най-лесния противник.',
  'lesson.ask.attack':
    'Имаш {hand, plural, one {# пулче} other {# пулчета}} в ръка. Кой регион можеш да нападнеш сега? Натисни един.',
  'lesson.ask.attack.other':
    'Напада се регион, който граничи с твоите. {hand, plural, one {Трябва да стигне # пулче} other {Трябва да стигнат # пулчета}}. Натисни регион.',
  'lesson.ask.attack.yes': 'Вярно! Граничи с регионите ти и струва {cost}. Имаш {hand}.',
  'lesson.ask.attack.roll': 'Вярно, с късмет! Струва {cost}. Имаш {hand}, а зарчето може да добави останалото.',
  'lesson.ask.attack.no': 'Не. Този регион не може да бъде нападнат сега.',
  'lesson.ask.attack.no.alreadyHeld': 'Не. Този регион вече е твой.',
  'lesson.ask.attack.no.notAdjacent': 'Не. Не граничи с регион на твоята раса.',
  'lesson.ask.attack.no.water': 'Не. Расата ти не може да взема вода.',
  'lesson.ask.attack.no.tooFewTokens': 'Не. Струва {cost}, а ти имаш {hand}. Зарчето добавя най-много три.',
  'lesson.ask.coins':
    'Расата ти печели монета повече от земеделски земи, умението от хълмове. Къде ще спечелиш две монети? Натисни региона.',
  'lesson.ask.coins.other': 'Всеки регион носи монета. Намери такъв, който можеш да вземеш сега и който носи още една.',
  'lesson.ask.coins.yes': 'Вярно! Една монета за региона и една за вида на земята.',
  'lesson.ask.coins.signs': 'Не, само една монета. Знакът му сам не носи нищо.',
  'lesson.ask.coins.one': 'Не, само една монета. Расата и умението ти не добавят нищо тук.',
  'lesson.ask.coins.own': 'Не. Този регион вече е твой и не печелиш нищо.',
  'lesson.ask.coins.far': 'Не. Пулчетата ти не могат да го вземат сега. Той е твърде далеч или твърде скъп.',
  'lesson.ask.stay': 'Влизаш в упадък сега. Къде остава твое пулче? Натисни един такъв регион.',
  'lesson.ask.stay.other': 'Потърси расата, която влиза в упадък. Натисни регион, който тя запазва.',
  'lesson.ask.stay.yes':
    'Вярно! Остава едно пулче, обърнато, и носи монета всеки ход.{gone, plural, =0 {} one { Другото си отива.} other { Другите # си отиват.}}',
  'lesson.ask.stay.old': 'Не. Онази стара раса напуска картата: в упадък може да е само една.',
  'lesson.ask.stay.rival': 'Не. Тези пулчета не са твои.',
  'lesson.ask.stay.empty': 'Не. Тук няма твое пулче.',
} satisfies Words<typeof english>;
