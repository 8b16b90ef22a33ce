import type { showcase as english } from '../en/showcase.ts';
import type { Words } from '../keys.ts';

/** The showcase: what happens and why, for somebody who passes by. */
export const showcase = {
  'showcase.label': 'Small World: масата играе сама',
  'showcase.leave': 'Напусни показа',
  'showcase.fault': 'Неразбрано в адреса и оставено без внимание: {words}',
  'showcase.failed': 'Нещо се обърка. Следващата игра започва след миг.',
  'showcase.lost': 'Картината се връща; дотогава – изгледът отгоре.',
  'showcase.title': 'Small World',
  'showcase.title.text': 'Приказни народи завладяват свят, който е твърде малък за всички.',
  'showcase.title.game':
    '{players, plural, one {# играч} other {# играчи}}, {rounds, plural, one {# рунд} other {# рунда}}, {regions, plural, one {# регион} other {# региона}}. Печели този с най-много монети накрая.',
  'showcase.title.opponent': '{level}',
  'showcase.title.made':
    'Неофициално дело на почитатели. Играта е на Филип Киартс (Philippe Keyaerts), издадена от Days of Wonder, чиято търговска марка е.',
  'showcase.round': 'Рунд {round} от {rounds}',
  'showcase.race': 'Спечелени монети досега',
  'showcase.race.lead': 'води',
  'showcase.race.turn': 'на ход',
  'showcase.race.none': 'ще избира нова раса',
  'showcase.race.declined': '{race} в упадък',
  'showcase.result': '{seats} {count, plural, one {печели} other {делят победата}}',
  'showcase.result.coins': '{coins, plural, one {# монета} other {# монети}}',
  'showcase.result.tie': 'Равенство: {tokens, plural, one {решава # пулче} other {решават # пулчета}} на картата.',
  'showcase.result.next': 'Следващата игра започва след миг.',

  'showcase.what.pickCombo':
    '{seat} избира {combo}{cost, plural, =0 { от върха на колоната, безплатно} one { и слага монета на прескочената комбинация} other { и слага по монета на всяка от #-те прескочени комбинации}}{collected, plural, =0 {} one {; прибира и монетата, която лежеше там} other {; прибира и #-те монети, които лежаха там}}.',
  'showcase.what.readyTroops':
    '{seat} взема {count} {race} обратно в ръка, оставя по едно пулче в регион и продължава да завладява.',
  'showcase.what.abandoned': '{seat} изоставя {region}, за да прати пулчетата другаде.',
  'showcase.what.conquer':
    '{race_def} на {seat} превземат {region}{from, select, none {} other { от {from}}} {cost, plural, =7 {със # пулчета} one {с # пулче} other {с # пулчета}}{parts, select, none {} other { ({parts})}}.',
  'showcase.cost.line': '{what} {amount}',
  'showcase.what.taken':
    '{race_def} на {seat} превземат {region}{from, select, none {} other { от {from}}} с особена способност: {by}.',
  'showcase.what.roll': '{seat} хвърля зарчето, преди да избере къде да нападне.',
  'showcase.what.roll.shows':
    'Зарчето показва {value, plural, =0 {празна страна: този път не помага} other {#: с толкова по-малко пулчета за следващия регион}}.',
  'showcase.what.finalRoll':
    'Последно хвърляне: на {race_def} на {seat} {short, plural, one {не им достига # пулче} other {не им достигат # пулчета}} за {region}. Зарчето трябва да {short, plural, one {го} other {ги}} добави.',
  'showcase.what.finalRoll.won': 'Зарчето показва {value, plural, =0 {празна страна} other {#}}: {region} – превзето!',
  'showcase.what.finalRoll.lost': 'Зарчето показва {value, plural, =0 {празна страна} other {#}}: {region} устоява.',
  'showcase.what.redeploy':
    '{seat} разполага войските: {count, plural, one {# пулче отива} other {# пулчета отиват}} в {regions, plural, one {# регион} other {# региона}}.',
  'showcase.what.redeploy.stay': '{seat} оставя войските по местата им.',
  'showcase.what.treaty':
    '{seat} предлага мир: докато {seat} не играе отново, {bound} не може с активната си раса да напада активната раса на {seat}.',
  'showcase.what.score':
    '{seat} {amount, plural, =0 {не получава нищо} one {получава # монета} other {получава # монети}}.',
  'showcase.what.phase': '{seat}: {phase}.',
  'showcase.what.stout': '{seat} вече получи монетите за хода и още може да прати расата в упадък.',
  'showcase.what.withdrawal':
    'Прогонените войски на {seat} намират място: {count, plural, one {# пулче отива} other {# пулчета отиват}} в {regions, plural, one {# регион} other {# региона}}.',
  'showcase.what.decline': '{seat} праща {race_def} в упадък: пулчетата, които остават на картата, се вкаменяват.',

  'showcase.why.better':
    'Защо? По сметките на {seat} това носи {gain, plural, one {# монета} other {# монети}} повече от следващата най-добра стъпка, „{other}“.',
  'showcase.why.even': 'Защо? По сметките на {seat} нищо друго не беше по-добро; „{other}“ дава същото.',
  'showcase.why.searched':
    'Защо? С мисъл за много ходове напред {seat} се връща най-често към тази стъпка: {share, number, percent} от времето.',
  'showcase.why.odds':
    'Защо си струва опитът? {wins, plural, one {Една от шестте страни стига} other {# от шестте страни стигат}}, а неуспехът не струва нищо.',
  'showcase.why.regions':
    'Защо? По монета за всеки регион: {count}{bonus, plural, =0 {} one {, и още # от расата и умението ѝ} other {, и още # от расата и умението ѝ}}.',

  'showcase.rule.pickCombo': 'Всяка раса идва с умение и с брой пулчета. Най-горната комбинация е безплатна.',
  'showcase.rule.readyTroops': 'Всеки ход: или нови завоевания, или упадък за расата.',
  'showcase.rule.ghouls': 'Тези са в упадък, а пак се бият.',
  'showcase.rule.conquer': 'Регионът струва две пулчета и по още едно за всяко нещо, което стои в него.',
  'showcase.rule.finalRoll': 'Веднъж на ход, щом пулчетата не стигат, зарчето може да помогне за последен регион.',
  'showcase.rule.redeploy': 'Защо? Колкото повече пулчета има в региона, толкова по-трудно се прогонват.',
  'showcase.rule.treaty': 'Мирът важи един рунд.',
  'showcase.rule.score': 'Всеки регион носи по монета на притежателя си.',
  'showcase.rule.stout': 'Другите раси губят ход, когато влизат в упадък.',
  'showcase.rule.withdrawal': 'Който губи регион, губи едно пулче; другите отстъпват.',
  'showcase.rule.decline':
    'Защо? Накрая пулчетата оредяват. Регионите продължават да носят монети, а следващия ход идва нова раса.',
  'showcase.rule.handOver': 'Завладяваш, разпределяш, получаваш монети: после играе следващият.',
  'showcase.rule.gameOver': 'Печели този с най-много монети.',
} satisfies Words<typeof english>;
