import type { aids as english } from '../en/aids.ts';
import type { Words } from '../keys.ts';

/** What helps to judge: what a conquest costs, brings and takes, what a turn pays, who threatens what, whether to decline. */
export const aids = {
  'cost.title': 'За завоевание',
  'cost.total': 'Нужни',
  'cost.hand': 'В ръка',
  'cost.enough': 'достатъчно',
  'cost.odds':
    'Последно хвърляне: {wins, plural, one {печели # от 6 страни} other {печелят # от 6 страни}} ({percent})',
  'score.total': 'Общо',
  'score.regions': '{count, plural, one {# регион} other {# региона}} на {race_def}',
  'score.regions.declined': '{count, plural, one {# регион} other {# региона}} на {race_def} в упадък',
  'score.bonus': '{what}: допълнително',
  'score.nothing': 'Нищо за този ход.',
  'taking.coins': 'Монети за този ход',
  'taking.coins.change': '{before} преди, {after} след това',
  'taking.coins.now': 'Монети за този ход: {after} вместо {before}',
  'taking.coins.same': 'Нито една монета повече за този ход',
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
  'aid.threats.hint': 'Отбележи на картата какво можеш да загубиш до следващия си ход',
  'aid.threats.remote':
    '{mine, select, yes {Преди следващия ти ход никой не може да го вземе направо.} other {Преди следващия ход на притежателя никой не може да го вземе направо.}}',
  'aid.threats.detours': 'По обиколен път: {count}',
  'aid.threats.none': 'Никой не може да вземе региона до следващия ти ход.',
  'aid.threats.more': '{count, plural, one {и още #} other {и още #}}',
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
  'aid.danger.certain':
    '{count, plural, one {# регион може да бъде взет със сигурност} other {# региона могат да бъдат взети със сигурност}}',
  'aid.danger.chance':
    '{count, plural, one {# регион може да бъде взет с късмет: {chance, number, percent}} other {# региона могат да бъдат взети с късмет: най-много {chance, number, percent}}}',
  'aid.danger.new': 'Само нова раса може да вземе регион',
  'aid.danger.remote': 'Само по обиколен път може да бъде взет регион',
  'aid.danger.safe': 'В безопасност до следващия ти ход',
  'aid.danger.attack': 'Под атака: {regions}',
  'aid.danger.short': 'Опасности',
  'aid.danger.why': 'Кой какво може да вземе',
  'aid.danger.title': 'Какво можеш да загубиш до следващия си ход, както стоят нещата сега',
  'aid.danger.none': 'Каквото и да правят другите, не могат да вземат твой регион до следващия ти ход.',
  'aid.threat.way': 'По пътя: {regions}.',
  'aid.threat.detour':
    '{mine, select, yes {Твоите {race}} other {{race_def} на {seat}}} могат да стигнат дотук само ако изоставят свои региони, по обиколен път или ако други им разчистят пътя.',
  'aid.threat.pick':
    '{mine, select, yes {Можеш да избереш {combo} и да вземеш} other {{seat} може да избере {combo} и да вземе}} региона с {tokens} от {available}.',
  'aid.threat.unseen':
    '{mine, select, yes {Можеш да избереш} other {{seat} може да избере}} раса, която още никой не е виждал.',
  'aid.threat.pick.die':
    '{mine, select, yes {Можеш да избереш {combo} и с късмет да вземеш} other {{seat} може да избере {combo} и с късмет да вземе}} региона: нужни {tokens}, за атака {available} ({chance, number, percent}).',
  'aid.threat.pick.act':
    '{mine, select, yes {Можеш да избереш {combo} и да вземеш} other {{seat} може да избере {combo} и да вземе}} региона с особена способност.',
  'aid.threat.pick.detour':
    '{mine, select, yes {Можеш да избереш {combo} и да стигнеш} other {{seat} може да избере {combo} и да стигне}} дотук само по обиколен път или ако други разчистят пътя.',
  'aid.forecast.title': 'Разширяване или упадък?',
  'aid.forecast.expand': 'Разширяване',
  'aid.forecast.stay': 'Остава активна',
  'aid.forecast.decline': 'Упадък',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {няма свободни пулчета} one {# свободно пулче} other {# свободни пулчета}} · {regions, plural, =0 {не стига за регион} one {стига за # регион} other {стига за # региона}} · {coins, plural, one {# монета} other {# монети}}',
  'aid.forecast.expand.gone': 'няма пулчета',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {без монети} one {# монета} other {# монети}} сега{turns, plural, =0 {} one {, после по толкова, докато регионите са твои} other {, после по толкова, докато регионите са твои}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {без монети} one {# монета} other {# монети}} на всеки следващ ход, докато регионите са твои; следващия ход – нова раса',
  'aid.forecast.verdict':
    '{choice, select, expand {Разширяването изглежда по-добро: около {coins, plural, one {# монета} other {# монети}} повече накрая.} decline {Упадъкът изглежда по-добър: около {coins, plural, one {# монета} other {# монети}} повече накрая.} other {Накрая почти наравно.}}',
  'aid.forecast.more': 'Защо?',
  'aid.forecast.still': 'Разширяване без завоевание носи {coins, plural, one {# монета} other {# монети}}.',
  'aid.forecast.way':
    'Най-евтин път: {way}. Без зарчето: поне {coins, plural, one {# монета} other {# монети}} този ход.',
  'aid.forecast.step': '{region} за {cost, plural, one {# пулче} other {# пулчета}}',
  'aid.forecast.leaving': 'При упадък твоите {race} напускат картата.',
  'aid.forecast.fresh': 'Следващия ход започваш с нова раса: и на нея ѝ трябват ходове, за да се изплати.',
  'aid.forecast.last': 'Това е последният рунд: упадъкът вече няма какво да донесе.',
  'aid.forecast.offer': 'Сега на избор: {combos}.',
  'aid.forecast.even':
    'Накрая разликата е {coins, plural, =0 {под 1 монета} one {около # монета} other {около # монети}}: твърде малка, за да се прецени.',
  'aid.forecast.judge': 'Оценката е само предположение за края на играта, по преценка на силен компютърен противник.',
} satisfies Words<typeof english>;
