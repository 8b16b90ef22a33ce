import type { log as english } from '../../en/first/log.ts';
import type { Words } from '../../keys.ts';

/** What happened, in words: one message for every event of the rules, and for every reason tokens move. */
export const log = {
  'log.turnBegan': 'Рунд {round}: ход на {seat}.',
  'log.comboPicked':
    '{seat} избира {power_class, select, n {{race} {power_p}} other {{power_p} {race}}}{cost, plural, =0 {, безплатно} one { за # монета} other { за # монети}}.',
  'log.comboRevealed': 'Нова комбинация: {power_class, select, n {{race} {power_p}} other {{power_p} {race}}}.',
  'log.badgesReshuffled': 'Използваните плочки за умения се разбъркват в нова купчина.',
  'log.tokensMoved.picked': 'От кутията: {count} {race}.',
  'log.tokensMoved.readied': '{seat} взема в ръка {count} {race}.',
  'log.tokensMoved.abandoned': '{count} {race} {count, plural, one {напуска} other {напускат}} {from}.',
  'log.tokensMoved.conquered': '{count} {race} {count, plural, one {влиза} other {влизат}} в {to}.',
  'log.tokensMoved.lost': '{seat} губи {count} {race}{from, select, none {} other { в {from}}}.',
  'log.tokensMoved.withdrawn':
    '{count} {race} на {seat} {count, plural, one {отстъпва} other {отстъпват}}{from, select, none {} other { от {from}}}.',
  'log.tokensMoved.placed': '{seat} слага {count} {race} в {to}.',
  'log.tokensMoved.lodged': '{seat} оставя {count} {race} на гости при друга своя раса.',
  'log.tokensMoved.stoodBack': '{count} {race} не се бият повече този ход.',
  'log.tokensMoved.lifted': '{seat} взема {count} {race} от {from}.',
  'log.tokensMoved.reinforced': 'Подкрепление от кутията: {count} {race}.',
  'log.tokensMoved.setAside':
    '{count} {race} {count, plural, one {напуска} other {напускат}} картата до следващия ход.',
  'log.tokensMoved.declined': '{count} {race} {count, plural, one {се връща} other {се връщат}} в кутията.',
  'log.markerMoved.placed': 'Ново в {to}: {marker}.',
  'log.markerMoved.taken': 'Взето от {from}: {marker}.',
  'log.markerMoved.moved': 'Преместено от {from} в {to}: {marker}.',
  'log.lostTribeRemoved': 'Изгубеното Племе от {region} изчезва завинаги.',
  'log.coinsMoved.column': '{seat} слага {amount, plural, one {# монета} other {# монети}} на прескочените комбинации.',
  'log.coinsMoved.collected': '{seat} прибира {amount, plural, one {# монета} other {# монети}} от комбинацията.',
  'log.dieRolled':
    '{seat} хвърля зарчето{region, select, none {} other { за {region}}}: {value, plural, =0 {празна страна} other {#}}.',
  'log.conquered.conquer':
    '{seat} завладява {region} {cost, plural, =7 {със # пулчета} one {с # пулче} other {с # пулчета}}.',
  'log.conquered.finalRoll': '{seat} превзема {region} с последното хвърляне.',
  'log.conquered.convert': '{seat} превръща защитника на {region}.',
  'log.conquered.dragon': 'Драконът превзема {region} за {seat}.',
  'log.conquered.other': '{seat} превзема {region}.',
  'log.attemptFailed': 'Последното хвърляне за {region} не успява.',
  'log.regionAbandoned': 'Изоставен регион: {region}.',
  'log.declined': '{seat} праща расата си в упадък.',
  'log.badgeDiscarded': 'Плочката за умение „{power}“ се премахва.',
  'log.raceLeft': 'Последните {race} напускат картата.',
  'log.treatyMade': '{seat} и {bound} сключват мир.',
  'log.treatyEnded': 'Край на мира: {bound}.',
  'log.scored': '{seat} {amount, plural, =0 {не получава нищо} one {получава # монета} other {получава # монети}}.',
  'log.gameEnded':
    'Играта свърши. {winners} {count, plural, one {печели} other {делят победата}}: {coins, plural, one {# монета} other {# монети}}.',
  'log.title': 'Дневник',
  'log.show': 'Покажи какво се случи',
  'log.empty': 'Още нищо не се е случило.',
} satisfies Words<typeof english>;
