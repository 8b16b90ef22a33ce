import type { recap as english } from '../en/recap.ts';
import type { Words } from '../keys.ts';

/** What opponents did and why, in short. */
export const recap = {
  'recap.title': 'Докато чакаше',
  'recap.close': 'Затвори обобщението',
  'recap.more': 'Какво е преценено',
  'recap.heard': 'Накратко, ходът на {seat}:',
  'recap.picked': 'Избор: {combo}.',
  'recap.took': 'Взето: {regions}.',
  'recap.failed': 'Хвърлен зар напразно за {region}.',
  'recap.declined': 'Расата премина в упадък.',
  'recap.nothing': 'Нищо не е взето.',
  'recap.lost': 'Ти загуби: {regions}.',
  'recap.scored': 'Приход: {amount, plural, =0 {нищо} one {# монета} other {# монети}}.',
  'rolled.won': 'Зарът показва {value, plural, =0 {празна страна} one {#} other {#}}: {region} пада.',
  'rolled.lost': 'Зарът показва {value, plural, =0 {празна страна} one {#} other {#}}: {region} устоява.',
  'reason.none': 'Прави каквото трябва.',
  'reason.wander': 'Отива, където иска, без много да мисли.',
  'reason.pick.free': 'Взема най-горната двойка, която не струва нищо.',
  'reason.pick.paid':
    'Взема тази двойка заради монетите на нея: {coins, plural, one {# монета} other {# монети}} повече, отколкото плаща.',
  'reason.pick.dear':
    'Плаща {cost, plural, one {# монета} other {# монети}} за тази двойка, защото очаква от нея повече, отколкото от горните.',
  'reason.expand': 'Расата още има {tokens, plural, one {# пулче} other {# пулчета}} за завоевания.',
  'reason.decline': 'Пулчетата са твърде разпръснати. Старата земя още носи монети, а следващия ход идва нова раса.',
  'reason.declineLate': 'Вече е платено, затова расата може веднага да си почине; следващия ход идва нова.',
  'reason.stay': 'Расата още си струва да се задържи.',
  'reason.pass': 'Расата няма повече пулчета, затова чака.',
  'reason.abandon': 'Отказва се от земя, за да използва пулчетата си другаде.',
  'reason.rich':
    'Взема земя, която носи {coins, plural, =2 {двойно} one {# монета} other {# монети}}{beside, select, own {, до своята} other {}}.',
  'reason.yours':
    'Взема земя от теб{beside, select, own {, до своята} other {}}: една монета в повече, една по-малко за теб.',
  'reason.rival':
    'Взема земя от {rival}{beside, select, own {, до своята} other {}}: една монета в повече, една по-малко за {rival}.',
  'reason.cheap':
    'Взема земята, която иска най-малко пулчета ({cost}){beside, select, own {, до своята} other {}}, за да останат повече.',
  'reason.more': 'Взема още един регион{beside, select, own {, до своите} other {}}: всеки носи монета.',
  'reason.roll': 'Хвърляне преди завоеванието може само да помогне: празната страна не струва нищо.',
  'reason.finalRoll': 'Пулчетата не стигат, затова опитва късмета си: неуспешното хвърляне не струва нищо.',
  'reason.enough': 'Спира дотук: нищо повече не изглежда да си струва пулчетата.',
  'reason.spent': 'Останаха твърде малко пулчета, за да вземе нещо.',
  'reason.treaty': 'Не иска нападение от {bound} до следващия си ход.',
  'reason.noTreaty': 'Не е нужен мир с никого.',
  'reason.guard': 'Разпределя пулчетата си, за да се взема тази земя по-трудно.',
  'reason.settle': 'Намира място за изтласканите пулчета.',
  'why.steps': 'Какво е преценено, стъпка по стъпка',
  'why.same': '{count, plural, one {(още # води до същото)} other {(още # водят до същото)}}',
  'why.allSame':
    '{count, plural, one {Другият преценен ход води до същото.} other {Всичките # други преценени хода водят до същото.}}',
} satisfies Words<typeof english>;
