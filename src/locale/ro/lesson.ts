import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../keys.ts';

/** The first game: what the coach says, at most a dozen words a line, and how the lesson is steered. */
export const lesson = {
  'lesson.goal':
    'Un scop: cele mai multe monede. Începem la jumătate: ai {turns, plural, one {# tur} few {# tururi} other {# de tururi}}.',
  'lesson.pick': 'Alege o rasă cu puterea ei. Cea de sus e gratis.',
  'lesson.enter':
    'Intră prin regiunea încercuită. Costă {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'lesson.mountain': 'Acum un munte. Munții costă un simbol în plus: {cost}.',
  'lesson.tribe': 'Ia această regiune: Tribul Pierdut costă un simbol în plus, {cost}.',
  'lesson.die':
    'Prea puține simboluri? Aruncă zarul: {wins, plural, one {ajunge # față} few {ajung # fețe} other {ajung # de fețe}} din șase.',
  'lesson.rolled.won': 'Zarul a arătat {value}: ajunge! Regiunea e a ta.',
  'lesson.rolled.lost':
    'Zarul a arătat {value, plural, =0 {o față goală} one {#} few {#} other {#}}: prea puțin. Simbolurile rămân la tine.',
  'lesson.redeploy': 'Apără-ți granițele: − ia un simbol, + îl pune. Apoi „Trupe reamplasate”.',
  'lesson.scored':
    '{coins, plural, one {# monedă} few {# monede} other {# de monede}}: câte una pentru fiecare regiune deținută.',
  'lesson.scored.extra':
    '{coins, plural, one {# monedă} few {# monede} other {# de monede}}: una de regiune, plus ce adaugă rasa ta.',
  'lesson.scored.declined':
    '{coins, plural, one {# monedă} few {# monede} other {# de monede}}: și în declin, fiecare regiune aduce una.',
  'lesson.scored.declined.extra':
    '{coins, plural, one {# monedă} few {# monede} other {# de monede}}: și în declin una de regiune, plus ce adaugă rasa.',
  'lesson.both':
    'Îți aduc monede ambele rase: {coins, plural, one {# monedă} few {# monede} other {# de monede}} într-un singur tur!',
  'lesson.watch': 'Acum joacă {rival}. Privește ce cucerește.',
  'lesson.lost':
    '{rival} ți-a alungat trupele: {count, plural, one {# simbol} few {# simboluri} other {# de simboluri}} {count, plural, one {pierdut} few {pierdute} other {pierdute}} definitiv.',
  'lesson.ready': 'Apasă „Extindere”: simbolurile revin în mână, rămâne unul de regiune.',
  'lesson.attack': 'Atacă! Fiecare simbol cu care {rival} se apără costă încă unul. Aici {cost}.',
  'lesson.attacked': '{rival} a pierdut un simbol definitiv; celelalte se retrag.',
  'lesson.attacked.lone': 'Un apărător singur se pierde definitiv. {rival} pierde din putere.',
  'lesson.decline':
    'Doar {spare, plural, one {# simbol liber} few {# simboluri libere} other {# de simboluri libere}}. Apasă „Declin”: regiunile tot aduc monede.',
  'lesson.pay':
    '{many} simboluri pentru {cost, plural, one {# monedă} few {# monede} other {# de monede}} sau {few} {loot, plural, =0 {gratis} one {gratis plus # monedă} few {gratis plus # monede} other {gratis plus # de monede}}? Plătește!',
  'lesson.again': 'Rasa nouă intră tot pe la margine. Cruță-ți vechile regiuni.',
  'lesson.sweep': 'Vezi cât de departe ajunge o rasă nouă! Mai ia o regiune.',
  'lesson.last': 'Ultimul tău tur! Extinde-te și ia tot ce poți.',
  'lesson.end': 'Apărarea nu mai contează. Apasă „Trupe reamplasate”.',
  'lesson.pickAny': 'Alege o rasă cu puterea ei. Cea de sus e gratis.',
  'lesson.pickAny.again': 'Alege o rasă nouă. Fiecare combinație sărită costă o monedă.',
  'lesson.readyAny': 'Extinde-te ca să cucerești sau intră în declin și reîncepe.',
  'lesson.gone': 'Nu mai ai simboluri. Intră în declin, apoi alege altă rasă.',
  'lesson.more': 'Mai ia regiuni, cât ai simboluri. Numerele sunt costuri.',
  'lesson.more.last': 'N-ai pentru ce să păstrezi: mai ia o regiune.',
  'lesson.rollAny':
    'Încearcă zarul aici: {wins, plural, one {ajunge # față} few {ajung # fețe} other {ajung # de fețe}} din 6.',
  'lesson.stop': 'Nu se mai poate lua nimic. Încheie cuceririle.',
  'lesson.stop.hand': 'Niciun simbol rămas în mână. Încheie cuceririle.',
  'lesson.stop.own': 'Ajungi doar la vechile tale regiuni. Încheie cuceririle.',
  'lesson.stop.may': 'Rasa sau puterea ta mai poate acționa. Sau încheie cuceririle.',
  'lesson.ghouls': 'Rasa ta în declin încă mai cucerește. Apoi încheie-i cuceririle.',
  'lesson.spread': 'Pune simbolurile cu + unde te temi sau apasă „Împarte restul”.',
  'lesson.spread.last': 'Apărarea nu mai contează. Apasă „Împarte restul”.',
  'lesson.deploy': 'Uită-te la trupe: mai e ceva de pus sau de luat.',
  'lesson.redeploy.again': 'Apără ce contează, apoi apasă „Trupe reamplasate”.',
  'lesson.redeploy.still': 'N-ai simboluri libere pentru apărare. Apasă „Trupe reamplasate”.',
  'lesson.withdrawal': '{rival} ți-a luat o regiune. Supraviețuitorii revin: apasă „Împarte restul”.',
  'lesson.withdrawal.done': 'Trupele sunt la locul lor. Apasă „Trupe așezate”.',
  'lesson.treaty': 'Cine să te lase în pace? Alege pe cineva sau „Niciun tratat”.',
  'lesson.stout': 'Monedele turului sunt încasate. Intri în declin acum sau rămâi?',
  'lesson.wait': 'O clipă…',
  'lesson.yours': 'Rândul tău: joacă cum vrei. „Repetă” aduce indiciul înapoi.',
  'lesson.at.region': 'Încercuită: {region}.',
  'lesson.progress': 'Pasul {step} din {steps}',
  'lesson.next': 'Înainte',
  'lesson.repeat': 'Repetă',
  'lesson.repeat.hint': 'Spune din nou și arată unde',
  'lesson.skip': 'Sari peste pas',
  'lesson.skip.hint': 'Mai departe fără acest indiciu: nimeni nu joacă în locul tău',
  'lesson.leave': 'Ieși din lecție',
  'lesson.leave.hint': 'Jocul continuă fără antrenor',
  'lesson.resume': 'Înapoi la lecție',
  'lesson.unknown': 'Lecția aceasta nu există aici. Jocul continuă fără ea.',
  'lesson.won': 'Ai câștigat primul tău joc!',
  'lesson.shared': 'Egalitate: împărțiți victoria!',
  'lesson.beaten': 'A câștigat {rival}. Acum știi cum se joacă.',
  'lesson.learned':
    'Acum știi: cucerirea, zarul, reamplasarea, monedele, alegerile plătite, declinul și două rase care aduc monede deodată.',
  'lesson.when': 'Când intri în declin? Când rămân puține simboluri libere și mai sunt cel puțin două tururi.',
  'lesson.real': 'Joacă un joc adevărat',
} satisfies Words<typeof english>;
