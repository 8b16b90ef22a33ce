import type { access as english } from '../en/access.ts';
import type { Words } from '../keys.ts';

/** Questions and answers, what is read aloud, the choice of keys: fetched with them (`locale/access.ts`). */
export const access = {
  'question.mine': 'Моите региони',
  'question.player': 'Региони на {seat}',
  'question.neighbours': 'Кои региони граничат с {region}?',
  'question.legal': 'Какво мога да направя сега?',
  'question.changed': 'Какво се промени от последния ми ход?',
  'question.scores': 'Какво се знае за монетите?',
  'answer.holds': '{seat}: {count, plural, =0 {няма региони} one {# регион} other {# региона}}.',
  'answer.region': '{region}: {content}{declined, select, none {} other {, в упадък}}.',
  'answer.neighbours': '{region} граничи с {count, plural, one {# регион} other {# региона}}.',
  'answer.neighbour': '{region}: {holder}{content, select, none {} other {, {content}}}.',
  'answer.legal': '{region}: {actions}.',
  'answer.unchanged': 'Оттогава нищо не се е случило.',
  'answer.standing':
    '{seat}: {count, plural, =0 {няма региони} one {# регион} other {# региона}}, {amount, plural, =0 {нула монети} one {# монета} other {# монети}} на ход при сегашното положение.',
  'answer.secret': 'Кой колко монети има, е тайна до края.',
  'answer.combo':
    '{combo}: {tokens, plural, one {# пулче} other {# пулчета}}, {cost, plural, =0 {безплатно} one {струва # монета} other {струва # монети}}{coins, plural, =0 {} one {, на нея има # монета} other {, на нея има # монети}}.',
  'settings.tell': 'За екранния четец',
  'settings.tell.all': 'Всичко',
  'settings.tell.turns': 'Ходовете и монетите',
  'settings.tell.none': 'Нищо',
  'keys.on': 'Команди с един клавиш',
  'keys.change': 'Смяна на клавиша: {action}',
  'keys.ask': 'Натисни клавиш за: {action}. Esc го оставя, Delete го маха.',
  'keys.reserved': '„{key}“ вече си има роля на масата.',
  'keys.taken': '„{key}“ е зает: {action}.',
  'keys.restore': 'Върни първоначалните клавиши',
  'keys.none': 'няма',
  'region.number.title': 'Към регион',
  'region.number.label': 'Номерът му, от 1 до {count}',
  'region.number.go': 'Отиди',
  'region.number.none':
    '{typed, select, none {Напиши номера на региона, от 1 до {count}.} other {Няма регион {typed}: номерата са от 1 до {count}.}}',
  'help.questions': 'въпроси за играта',
  'help.explain': 'какво е това? (стрелки, после Esc)',
  'help.hands.explain': 'Посочи знак, число или фигурка, за да прочетеш какво е; с пръст – задръж.',
  'help.pad':
    'Геймпад: лостът или кръстът движи, A натиска, B връща, горните бутони минават от част в част, Start отваря менюто. При телевизор стигат стрелките, Enter и „Назад“.',
} satisfies Words<typeof english>;
