import type { errors as english } from '../../en/first/errors.ts';
import type { Words } from '../../keys.ts';

/** Trouble with the browser rather than with the rules. */
export const errors = {
  'error.noWebGL.title': 'Тук няма 3D',
  'error.noWebGL.text':
    'Този браузър не може да нарисува масата в 3D. Цялата игра може да се изиграе в изгледа отгоре.',
  'error.pictureGone.text':
    'Браузърът вече не рисува масата в 3D. Играта ти е запазена: играй в изгледа отгоре или зареди страницата отново, за да върнеш 3D.',
  'error.contextLost.title': '3D картината спря',
  'error.contextLost.text': 'Играта ти е на сигурно: играй в изгледа отгоре, докато картината не се върне.',
  'error.crash.title': 'Нещо се счупи',
  'error.crash.text': 'Тази част от масата отказа. Играта ти е запазена до последната стъпка.',
  'error.crash.reload': 'Зареди страницата отново',
  'error.crash.retry': 'Опитай пак',
  'error.noTable.title': 'Масата не можа да се изтегли',
  'error.noTable.text': 'Докато дойде, играй в изгледа отгоре: там може да се изиграе цялата игра.',
  'part.missing': 'Тази част не можа да се изтегли. Всичко останало продължава.',
  'part.failed': 'Тази част отказа. Всичко останало продължава.',
  'part.reload': 'Ако новият опит не помага, може да помогне зареждането на страницата отначало.',
  'part.without': 'Нещо не можа да се изтегли: звуци, фигурки или начини за игра. Играта продължава и без него.',
} satisfies Words<typeof english>;
