import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../keys.ts';

/** The first game: what the coach says, in sentences of at most a dozen words, and how the lesson is steered. */
export const lesson = {
  'lesson.goal':
    'Scopul tău: să ai la sfârșit cele mai multe monede. Începem la jumătate. Mai ai {turns, plural, one {# tur} few {# tururi} other {# de tururi}}.',
  'lesson.coins': 'Nimeni altcineva nu-ți vede monedele. Butonul marcat ți le arată.',
  'lesson.pick': 'Alege o rasă și puterea ei. Simbolurile lor sunt ale tale. Perechea de sus e gratis.',
  'lesson.enter':
    'Intră pe la margine, prin regiunea marcată. Costă {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'lesson.mountain': 'Acum un munte. Costă un simbol în plus: {cost}.',
  'lesson.tribe': 'Aici trăiește un Trib Pierdut. Costă un simbol în plus: {cost}.',
  'lesson.die':
    'Prea puține simboluri? Zarul poate adăuga câteva, pentru un ultim atac. Aici {wins, plural, one {ajunge # față din 6} few {ajung # fețe din 6} other {ajung # de fețe din 6}}.',
  'lesson.rolled.won': 'Zarul a arătat {value}. Cu simbolurile tale e destul. Regiunea e a ta.',
  'lesson.rolled.lost':
    'Zarul a arătat {value, plural, =0 {o față goală} one {#} few {#} other {#}}. E prea puțin. Simbolurile rămân ale tale.',
  'lesson.redeploy':
    'Acum apără-ți regiunile: mută simboluri între ele. − ia unul, + pune unul. Apoi apasă „Trupe reamplasate”.',
  'lesson.danger': 'Un semn cu „!”, „?” sau o șansă te avertizează: acolo te pot ataca alții.',
  'lesson.scored':
    'Primești {coins, plural, one {# monedă} few {# monede} other {# de monede}}: câte una pentru fiecare regiune a ta.',
  'lesson.scored.extra':
    'Primești {coins, plural, one {# monedă} few {# monede} other {# de monede}}. Câte una de regiune, restul de la rasa sau puterea ta.',
  'lesson.scored.declined':
    'Primești {coins, plural, one {# monedă} few {# monede} other {# de monede}}. În declin, regiunile tale aduc tot câte una.',
  'lesson.scored.declined.extra':
    'Primești {coins, plural, one {# monedă} few {# monede} other {# de monede}}. Câte una de regiune și ceva în plus, chiar și în declin.',
  'lesson.both':
    'Ți-au adus monede ambele rase, cea nouă și cea veche: {coins, plural, one {# monedă} few {# monede} other {# de monede}}!',
  'lesson.watch': 'Acum joacă {rival}. Aici citești ce se întâmplă.',
  'lesson.watch.pick': '{rival} alege o rasă și puterea ei.',
  'lesson.watch.ready': '{rival} ia simboluri în mână pentru noi atacuri. În fiecare regiune rămâne unul.',
  'lesson.watch.decline': '{rival} își lasă rasa să intre în declin. Rasa rămâne și aduce monede, dar nu mai atacă.',
  'lesson.watch.take':
    '{rival} ia o regiune cu {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'lesson.watch.attack': '{rival} te atacă cu {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'lesson.watch.die': '{rival} aruncă zarul pentru o ultimă regiune.',
  'lesson.watch.move': '{rival} mută simboluri între regiuni.',
  'lesson.watch.coins':
    '{rival} primește {coins, plural, one {# monedă} few {# monede} other {# de monede}} pentru acest tur.',
  'lesson.lost':
    '{rival} ți-a luat din regiuni. Ai pierdut definitiv {count, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'lesson.choice': 'De acum fiecare tur începe cu o alegere. Extinde-ți rasa sau las-o să intre în declin.',
  'lesson.ready': 'Apasă „Extindere”. În fiecare regiune rămâne un simbol, celelalte îți vin în mână.',
  'lesson.signs':
    'O mină, o sursă de magie, o peșteră: singure nu fac nimic. Doar unele rase și puteri le folosesc. Pune cursorul pe orice sau ține apăsat: îți spune ce este.',
  'lesson.attack':
    'Acum atacă o regiune deținută de {rival}. Fiecare simbol care o apără costă încă unul. Aici îți trebuie {cost}.',
  'lesson.attacked': '{rival} a pierdut definitiv un simbol. Celelalte se retrag în alte regiuni.',
  'lesson.attacked.lone': 'Un apărător singur se pierde definitiv. {rival} pierde din putere.',
  'lesson.only':
    'Declinul înseamnă să renunți la o rasă pentru alta. Poți face asta doar acum, la începutul turului. O singură putere, Robust, îți dă voie și la sfârșit.',
  'lesson.decline':
    '{spare, plural, one {Mai ai un singur simbol} few {Mai ai doar # simboluri} other {Mai ai doar # de simboluri}} pentru atac. Declin! În fiecare regiune rămâne unul și aduce mai departe monede.',
  'lesson.one': 'Acum ai o rasă în declin. E loc doar pentru una. Următoarea care intră în declin îi ia locul.',
  'lesson.pay':
    'Fiecare pereche de deasupra costă o monedă, care rămâne pe ea. {many} simboluri pentru {cost, plural, one {# monedă} few {# monede} other {# de monede}} sau {few} {loot, plural, =0 {gratis} one {gratis plus # monedă} few {gratis plus # monede} other {gratis plus # de monede}}? Plătește!',
  'lesson.again': 'O rasă nouă intră tot pe la margine. Cruță-ți vechile regiuni: încă aduc monede.',
  'lesson.sweep': 'Vezi cât de departe ajunge o rasă nouă. Mai ia o regiune.',
  'lesson.last': 'Ultimul tău tur! Apasă „Extindere” și ia tot ce poți.',
  'lesson.end': 'A fost ultimul tău tur: nu mai contează unde stau simbolurile. Apasă „Trupe reamplasate”.',
  'lesson.pickAny': 'Alege o rasă și puterea ei. Perechea de sus e gratis.',
  'lesson.pickAny.again': 'Alege o rasă nouă. Fiecare pereche de deasupra costă o monedă.',
  'lesson.readyAny': 'Extinde-te ca să iei regiuni sau intră în declin ca să reîncepi.',
  'lesson.gone': 'Rasa ta nu mai are simboluri. Declin: renunță la ea și alege alta în turul următor.',
  'lesson.more': 'Mai ia regiuni, cât ai simboluri. Numerele sunt prețuri; cele aurii sunt cele mai mici.',
  'lesson.more.last': 'N-ai pentru ce să păstrezi. Mai ia o regiune.',
  'lesson.rollAny':
    'Încearcă zarul aici. {wins, plural, one {Ajunge # față din 6} few {Ajung # fețe din 6} other {Ajung # de fețe din 6}}.',
  'lesson.stop': 'Nu se mai poate lua nimic. Apasă „Încheie cuceririle”.',
  'lesson.stop.hand': 'N-a mai rămas niciun simbol pentru atac. Apasă „Încheie cuceririle”.',
  'lesson.stop.own': 'Ajungi doar la vechile tale regiuni. Apasă „Încheie cuceririle”.',
  'lesson.stop.may': 'Rasa sau puterea ta mai poate acționa. Sau apasă „Încheie cuceririle”.',
  'lesson.ghouls': 'Rasa ta în declin încă atacă. Apoi apasă „Încheie cuceririle”.',
  'lesson.spread': 'Pune simboluri cu + unde te temi de atacuri. „Împarte restul” o face pentru tine.',
  'lesson.spread.last': 'Ultimul tău tur e aproape gata: pune simbolurile oriunde. Apasă „Împarte restul”.',
  'lesson.deploy': 'Uită-te la lista regiunilor tale. Mai e ceva de pus sau de luat.',
  'lesson.redeploy.again': 'Apără ce contează. Apoi apasă „Trupe reamplasate”.',
  'lesson.redeploy.still': 'N-ai simboluri de mutat. Apasă „Trupe reamplasate”.',
  'lesson.withdrawal': '{rival} ți-a alungat niște simboluri. Ele se întorc: apasă „Împarte restul”.',
  'lesson.withdrawal.done': 'Toate simbolurile sunt la locul lor. Apasă „Trupe așezate”.',
  'lesson.treaty': 'Cine să te lase în pace? Alege pe cineva sau „Niciun tratat”.',
  'lesson.stout': 'Turul acesta e încasat. Rasa ta mai poate intra în declin. Renunți la ea sau o păstrezi?',
  'lesson.wait': 'O clipă…',
  'lesson.yours': 'Rândul tău: joacă cum vrei. „Repetă” aduce indiciul înapoi.',
  'lesson.at.region': 'Marcată: {region}.',
  'lesson.progress': 'Pasul {step} din {steps}',
  'lesson.next': 'Înainte',
  'lesson.repeat': 'Repetă',
  'lesson.repeat.hint': 'Spune cu alte cuvinte și arată unde',
  'lesson.skip': 'Sari peste indiciu',
  'lesson.skip.hint': 'Mai departe fără acest indiciu: nimeni nu joacă în locul tău',
  'lesson.leave': 'Ieși din lecție',
  'lesson.leave.hint': 'Jocul continuă fără antrenor',
  'lesson.resume': 'Înapoi la lecție',
  'lesson.unknown': 'Lecția aceasta nu există aici. Jocul continuă fără ea.',
  'lesson.won': 'Ai câștigat primul tău joc!',
  'lesson.shared': 'Egalitate: împărțiți victoria!',
  'lesson.beaten': 'A câștigat {rival}. Acum știi cum se joacă.',
  'lesson.learned':
    'Știi să ataci, să arunci zarul și să câștigi monede. Știi să intri în declin și să începi din nou.',
  'lesson.when': 'Când intri în declin? Cu puține simboluri libere și cu încă două tururi înainte.',
  'lesson.real': 'Joacă un joc adevărat',
  'lesson.die.label': 'Ce ar face zarul',
  'lesson.die.blank': 'goală',
  'lesson.die.enough': 'destul',
  'lesson.die.short': 'prea puțin',
} satisfies Words<typeof english>;
