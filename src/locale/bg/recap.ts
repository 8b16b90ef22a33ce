import type { recap as english } from '../en/recap.ts';
import type { Words } from '../keys.ts';

/** What opponents did and why, in short. */
export const recap = {
  'recap.title': 'Докато чакаше',
  'recap.close': 'Затвори обобщението',
  'recap.more': 'Какво е обмисляно',
  'recap.heard': 'Ходът на {seat} накратко:',
  'recap.picked': 'Избор: {combo}.',
  'recap.took': 'Взето: {regions}.',
  'recap.failed': 'Напразно хвърляне за {region}.',
  'recap.declined': 'Расата влезе в упадък.',
  'recap.nothing': 'Нищо не е взето.',
  'recap.lost': 'Ти загуби: {regions}.',
  'recap.scored': 'Приход: {amount, plural, =0 {нищо} one {# монета} other {# монети}}.',
  'rolled.won': 'Зарчето показва {value, plural, =0 {празна страна} one {#} other {#}}: {region} – превзето.',
  'rolled.lost': 'Зарчето показва {value, plural, =0 {празна страна} one {#} other {#}}: {region} устоява.',
  'reason.none': 'Прави каквото трябва.',
  'reason.wander': 'Отива, където иска, и смята само приблизително.',
  'reason.pick.free': 'Взема най-горната комбинация, която не струва нищо.',
  'reason.pick.paid':
    'Взема тази комбинация заради монетите на нея: {coins, plural, one {# монета} other {# монети}} повече, отколкото плаща.',
  'reason.pick.dear':
    'Плаща {cost, plural, one {# монета} other {# монети}} за тази комбинация, защото очаква от нея повече, отколкото от горните.',
  'reason.expand': 'Расата още има {tokens, plural, one {# пулче} other {# пулчета}} за завоевания.',
  'reason.decline':
    'Пулчетата са твърде разпръснати. Старите региони още носят монети, а следващия ход идва нова раса.',
  'reason.declineLate': 'Монетите вече са получени, затова расата може веднага да си почине; следващия ход идва нова.',
  'reason.stay': 'Расата още си струва да се задържи.',
  'reason.pass': 'Расата няма повече пулчета, затова чака.',
  'reason.abandon': 'Изоставя регион, за да използва пулчетата си другаде.',
  'reason.rich':
    'Взема регион, който носи {coins, plural, =2 {двойно} one {# монета} other {# монети}}{beside, select, own {, съседен на свой} other {}}.',
  'reason.yours':
    'Взема твой регион{beside, select, own {, съседен на свой} other {}}: монета повече за себе си, монета по-малко за теб.',
  'reason.rival':
    'Взема регион от {rival}{beside, select, own {, съседен на свой} other {}}: монета повече за себе си, монета по-малко за {rival}.',
  'reason.cheap':
    'Взема региона, който струва най-малко пулчета ({cost}){beside, select, own {, съседен на свой} other {}}, за да останат повече.',
  'reason.more': 'Взема още един регион{beside, select, own {, съседен на свой} other {}}: всеки носи монета.',
  'reason.roll': 'Хвърляне преди завоеванието може само да помогне: празната страна не струва нищо.',
  'reason.finalRoll': 'Пулчетата не стигат, затова опитва късмета си: неуспешното хвърляне не струва нищо.',
  'reason.enough': 'Спира дотук: нищо повече не изглежда да си струва пулчетата.',
  'reason.spent': 'Останаха твърде малко пулчета, за да вземе нещо.',
  'reason.treaty': 'Не иска нападение от {bound} до следващия си ход.',
  'reason.noTreaty': 'Не е нужен мир с никого.',
  'reason.guard': 'Разпределя пулчетата си така, че регионите да се вземат по-трудно.',
  'reason.settle': 'Намира място за прогонените пулчета.',
  'why.steps': 'Какво е обмисляно, стъпка по стъпка',
  'plan.keep': 'План за раса „{race}“: продължава. Този ход носи {now, plural, one {# монета} other {# монети}}.',
  'plan.keepOnce':
    'План за раса „{race}“: още един ход. Сега {now, plural, one {# монета} other {# монети}}; с упадък следващия ход остават {behind, plural, one {# монета} other {# монети}} на ход.',
  'plan.decline':
    'План за раса „{race}“: упадък сега. {now, plural, one {# монета} other {# монети}} този ход, а следващия – нова раса.',
  'plan.pick': 'План: няколко хода с „{combo}“. Първият носи {now, plural, one {# монета} other {# монети}}.',
  'plan.pickOnce':
    'План: „{combo}“ за един ход. Сега {now, plural, one {# монета} other {# монети}}; с упадък следващия ход остават {behind, plural, one {# монета} other {# монети}} на ход.',
  'plan.other':
    'Следващото по ред беше „{move}“: {now, plural, one {# монета} other {# монети}} този ход, а накрая преднина, по-малка с около {less, plural, one {# монета} other {# монети}}.',
  'plan.even': '„{move}“ изглеждаше почти толкова добро: {now, plural, one {# монета} other {# монети}} този ход.',
  'why.same': '{count, plural, one {(още # води до същото)} other {(още # водят до същото)}}',
  'why.allSame':
    '{count, plural, one {Другата обмисляна стъпка води до същото.} other {Всичките # други обмисляни стъпки водят до същото.}}',
} satisfies Words<typeof english>;
