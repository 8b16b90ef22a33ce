import type { actions as english } from '../../en/first/actions.ts';
import type { Words } from '../../keys.ts';

/** Buttons, and the questions they ask before they act. */
export const actions = {
  'action.pickCombo': 'Избери<at> {combo},</at>',
  'action.expand': 'Разшири се',
  'action.expand.hint': 'Вземи всички пулчета без по едно във всеки регион и завладявай.',
  'action.decline': 'В упадък',
  'action.decline.hint': 'Този ход само отчиташ монети. Следващия избираш нова раса.',
  'action.pass': 'Пропусни хода',
  'action.abandon': 'Изостави',
  'action.conquer': 'Завладей {count, plural, =7 {със # пулчета} one {с # пулче} other {с # пулчета}}',
  'action.finalRoll': 'Последно хвърляне: {percent} шанс',
  'action.act.convert': 'Превърни пулчето',
  'action.act.dragon': 'Прати Дракона с 1 пулче',
  'action.act.berserkRoll': 'Първо хвърли зарчето',
  'action.endConquests': 'Край на завоеванията',
  'action.endRedeployment.redeploy': 'Армията е готова',
  'action.endRedeployment.withdrawal': 'Войските са разположени',
  'action.place': 'Сложи едно в {region}',
  'action.lift': 'Вземи едно от {region}',
  'action.lift.last': 'Изпразни {region}',
  'action.spread': 'Разпредели останалите',
  'action.spread.hint': 'Слага пулчетата поравно, първо където другите могат да нападнат.',
  'action.placeMarker': 'Сложи в {region}: {marker}',
  'action.liftMarker': 'Вземи от {region}: {marker}',
  'action.treaty': 'Мир: {seat}',
  'action.treaty.none': 'Без мир',
  'action.stout.decline': 'В упадък сега',
  'action.stout.stay': 'Остава активна',
  'action.undo': 'Отмени',
  'action.skip': 'Прескочи',
  'action.close': 'Затвори',
  'action.cancel': 'Още не',
  'action.dismiss': 'Ясно',
  'action.export': 'Запази във файл',
  'action.newGame': 'Нова игра',
  'action.peek': 'Виж монетите си',
  'action.peek.hint':
    'Виж монетите си: задръж, за да погледнеш, или натисни веднъж, за да ги откриеш, и още веднъж, за да ги скриеш',
  'action.plan': 'Изглед отгоре',
  'action.log': 'Дневник',
  'action.rules': 'Правила',
  'action.help': 'Помощ',
  'action.settings': 'Настройки',
  'action.menu': 'Меню',
  'action.sound': 'Звук',
  'action.leave': 'Стани от масата',
  'action.column': 'Комбинации',
  'confirm.decline.title': 'Пращаш своите {race} в упадък?',
  'confirm.decline.text':
    '{kept, select, all {Всичките ти пулчета на картата остават, обърнати; тези в ръка отиват в кутията.} other {Във всеки регион остава по едно обърнато пулче; всичко друго отива в кутията.}} Този ход само отчиташ монети{older, select, none {} other {, а твоите {older} в упадък напускат картата}}.',
  'confirm.decline.yes': 'В упадък',
  'confirm.pass.title': 'Пропускаш хода?',
  'confirm.pass.text':
    'Отчиташ каквото още държиш и оставаш с раса без пулчета.{late, select, none {} other { След пропуснат ход не могат да влязат късно в упадък.}}',
  'confirm.pass.yes': 'Пропусни',
  'confirm.abandon.title': 'Изоставяш {region}?',
  'confirm.abandon.text':
    'Всичките му пулчета се връщат в ръка. Регионът вече не е твой и не носи нищо; твоите маркери в него се губят.',
  'confirm.abandon.yes': 'Изостави',
  'confirm.endRedeployment.title': 'Край на хода?',
  'confirm.endRedeployment.text':
    'Получаваш сега {coins, plural, one {# монета} other {# монети}}; после е ред на {next}.',
  'confirm.endRedeployment.last':
    'Получаваш сега {coins, plural, one {# монета} other {# монети}}. Това е последният ти ход.',
  'confirm.endRedeployment.onward': 'Край на преразпределението?',
  'confirm.endRedeployment.treaty':
    'Първо можеш да сключиш мир с друг играч; после получаваш {coins, plural, one {# монета} other {# монети}}.',
  'confirm.endRedeployment.stout':
    'Получаваш сега {coins, plural, one {# монета} other {# монети}}. След това още можеш да пратиш расата си в упадък.',
  'confirm.endRedeployment.withdrawal':
    'Получаваш сега {coins, plural, one {# монета} other {# монети}}. После прогонените войски се разполагат отново и чак тогава е ред на {next}.',
  'confirm.endRedeployment.yes': 'Край на хода',
  'confirm.leave.title': 'Ставаш от масата?',
  'confirm.leave.text': 'Играта е запазена. Можеш да продължиш от началната страница.',
  'confirm.leave.yes': 'Стани',
} satisfies Words<typeof english>;
