import type { aids as english } from '../en/aids.ts';
import type { Words } from '../keys.ts';

/** What helps to judge: what a conquest brings and takes, who threatens what, whether to decline. */
export const aids = {
  'taking.coins': 'Монети за този ход',
  'taking.coins.change': '{before} преди, {after} след това',
  'taking.label': 'Какво още става',
  'taking.loser':
    '{race}: {lost, plural, =0 {без загуби} one {губят #} other {губят #}}{withdrawn, plural, =0 {} one {, # обратно в ръка} other {, # обратно в ръка}}',
  'taking.leaves': '{race} напускат картата завинаги',
  'taking.lostTribe': 'Изгубеното Племе изчезва завинаги',
  'taking.marker.box': 'Губи се: {marker}',
  'taking.marker.owner': 'Връща се при притежателя: {marker}',
  'taking.marker.here': 'Тук идва: {marker}',
  'taking.marker.guards': 'Пази региона: {marker}',
  'aid.threats.title': 'До следващия ход на притежателя',
  'aid.threats.button':
    '{count, plural, =0 {Никоя раса в игра не те застрашава} one {# застрашен регион} other {# застрашени региона}}',
  'aid.threats.off': 'Покажи заплахите',
  'aid.threats.hint': 'Отбележи на картата какво можеш да загубиш до следващия си ход',
  'aid.threats.where': 'Застрашени: {regions}',
  'aid.threats.none': 'Никоя раса на картата не може да вземе региона следващия ход.',
  'aid.threats.more': 'и още {count}',
  'aid.threat.conquer':
    '{mine, select, yes {Твоите {race}} other {{race_def} на {seat}}} могат да вземат региона с {tokens} от {available}.',
  'aid.threat.die':
    'На {mine, select, yes {твоите {race}} other {{race_def} на {seat}}} ще им трябва зарчето: нужни {tokens}, за атака имат {available} ({chance, number, percent}).',
  'aid.threat.act':
    '{mine, select, yes {Твоите {race}} other {{race_def} на {seat}}} могат да вземат региона със свое умение.',
  'aid.threat.act.convert':
    '{mine, select, yes {Твоите {race}} other {{race_def} на {seat}}} могат да превърнат самотното пулче тук.',
  'aid.threat.act.dragon':
    '{mine, select, yes {Твоите {race}} other {{race_def} на {seat}}} могат да пратят Дракона тук с {tokens} от {available}.',
  'aid.forecast.title': 'Разширяване или упадък?',
  'aid.forecast.expand': 'Разширяване',
  'aid.forecast.stay': 'Остава активна',
  'aid.forecast.decline': 'Упадък',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {няма свободни пулчета} one {# свободно пулче} other {# свободни пулчета}} · {regions, plural, =0 {нищо не е в обсег} one {# регион в обсег} other {# региона в обсег}} · {coins, plural, one {# монета} other {# монети}}',
  'aid.forecast.expand.gone': 'няма пулчета',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {без монети} one {# монета} other {# монети}} сега{turns, plural, =0 {} one {, и после по толкова на ход, докато регионите са твои} other {, и после по толкова на ход, докато регионите са твои}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {без монети} one {# монета} other {# монети}} на всеки следващ ход, докато регионите са твои; следващия ход – нова раса',
  'aid.forecast.verdict':
    '{choice, select, expand {Разширяването изглежда по-добро: около {coins, plural, one {# монета} other {# монети}} повече накрая.} decline {Упадъкът изглежда по-добър: около {coins, plural, one {# монета} other {# монети}} повече накрая.} other {Почти наравно.}}',
  'aid.forecast.more': 'Защо?',
  'aid.forecast.still': 'Разширяване без завоевание носи {coins, plural, one {# монета} other {# монети}}.',
  'aid.forecast.way':
    'Най-евтин път: {way}. Без зарчето: поне {coins, plural, one {# монета} other {# монети}} този ход.',
  'aid.forecast.step': '{region} за {cost, plural, one {# пулче} other {# пулчета}}',
  'aid.forecast.leaving': 'При упадък твоите {race} напускат картата.',
  'aid.forecast.fresh': 'Следващия ход започваш с нова раса: и на нея ѝ трябват ходове, за да се изплати.',
  'aid.forecast.last': 'Това е последният рунд: упадъкът вече няма какво да донесе.',
  'aid.forecast.judge': 'Оценката е само предположение за края на играта, по преценка на противник от ниво „Стратег“.',
} satisfies Words<typeof english>;
