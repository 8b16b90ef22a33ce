import type { saves as english } from '../../en/first/saves.ts';
import type { Words } from '../../keys.ts';

/** Why a game could not be kept or fetched, and what the player is told meanwhile. */
export const saves = {
  'saves.damaged': 'Тази запазена игра е повредена и не може да се отвори.',
  'saves.foreign': 'Този файл не е запазена игра от тази маса.',
  'saves.newer': 'Тази игра е запазена от по-нова версия. Презареди страницата и опитай пак.',
  'saves.otherRules': 'Тази игра е запазена от версия с други правила и не може да продължи тук.',
  'saves.full':
    'В браузъра няма повече място и последната стъпка не е запазена. Играта продължава: запази я във файл, за да не я изгубиш.',
  'saves.unavailable':
    'Браузърът не пази данни за тази страница и нищо не се записва. Играта продължава: запази я във файл, за да не я изгубиш.',
  'saves.elsewhere': 'Тази игра е отворена в друг раздел. Затвори я там, за да продължиш тук.',
  'saves.missing': 'Тази игра вече не е тук.',
  'saves.recovered': 'Последната стъпка на тази игра не се чете. Продължава се от предишната.',
} satisfies Words<typeof english>;
