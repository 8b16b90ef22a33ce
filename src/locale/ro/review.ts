import type { review as english } from '../en/review.ts';
import type { Words } from '../keys.ts';

/** Analiza unui joc încheiat și cât a fost noroc. */
export const review = {
  'review.intro':
    'Cel mai puternic nivel se uită la fiecare decizie: ce ar fi făcut el și ce ar fi adus asta. Știe numai ce putea ști atunci jucătorul.',
  'review.begin': 'Începe analiza',
  'review.goOn': 'Continuă',
  'review.stop': 'Oprește',
  'review.reading': 'Citim jocul…',
  'review.working': 'Decizia {now} din {all}…',
  'review.held': 'Oprită după {done} din {all} decizii. Ce s-a găsit se păstrează.',
  'review.resumed': 'Analiza a fost întreruptă după {done} din {all} decizii. Nu s-a pierdut nimic: continuă de acolo.',
  'review.failed': 'Analiza s-a oprit singură. Ce s-a găsit se păstrează; continuă ca să mai încerci o dată.',
  'review.unreadable': 'Jocul acesta nu poate fi jucat din nou aici, așa că nu poate fi analizat.',
  'review.unkept': 'Ce s-a găsit nu a putut fi păstrat cu jocul: rămâne până se închide pagina.',
  'review.done':
    '{all, plural, one {O decizie a fost privită} few {Toate cele # decizii au fost privite} other {Toate cele # de decizii au fost privite}}.',
  'review.whose': 'Deciziile cui',
  'review.whose.people': 'Ale oamenilor',
  'review.whose.all': 'Ale tuturor',
  'review.figures': 'În cifre',
  'review.list': 'Ce ar fi fost mai bine',
  'review.order': 'Întâi ce a costat cel mai mult.',
  'review.none': 'Nimic nu a costat limpede monede: bine jucat!',
  'review.noneYet': 'Până acum nimic nu a costat limpede monede.',
  'review.even':
    '{count, plural, one {# decizie a fost la fel de bună} few {# decizii au fost la fel de bune} other {# de decizii au fost la fel de bune}} ca oricare alta, cât se poate spune de la noroc.',
  'review.show': 'Arată',
  'review.try': 'Încearcă',
  'review.when': 'Turul {round}, {seat}',
  'review.combo':
    '{better} în loc de {made}: alegerea ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.early':
    'Dacă păstrai încă un tur {race_def}, asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.late':
    'Dacă trimiteai atunci în declin {race_def}, asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.instead':
    '{better} în loc de {made}: asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.more':
    '{better}, cucerite pe deasupra: asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.fewer':
    '{made}: mai bine lăsate în pace. Asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.notDared':
    'O ultimă tentativă ({region}) ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus. Fețe bune din șase: {wins}.',
  'review.dared':
    'Fără ultima tentativă ({region}): asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus. Fețe bune din șase: {wins}.',
  'review.elsewhere':
    'Ultima tentativă: {region} în loc de {made}. Asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.troops':
    'Mai multe trupe: {better}. Mai puține: {made}. Asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.guarded':
    'Mai multe trupe: {better}. Asta ar fi adus cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} în plus.',
  'review.figure': '{cost} ± {error} monede de avans, {games} jocuri continuate',
  'review.care': 'Grijă',
  'review.care.much': '{seat}: aproape nimic nu a rămas neluat.',
  'review.care.some': '{seat}: joc bun, cu puțin se putea și mai mult.',
  'review.care.little': '{seat}: se putea lua mai mult, lista spune unde.',
  'review.care.figure':
    '{seat}: {share} din ce ar fi adus cele mai bune decizii ({costly} din {decisions} au costat {lost} ± {error} monede)',
  'review.limits': 'Nu se judecă teritoriile părăsite înainte de cuceriri și nici tratatele.',
  'review.within': '± arată unde se află cifra adevărată de 95 de ori din 100.',
  'luck.title': 'Cât a fost noroc?',
  'luck.begin': 'Cântărește norocul',
  'luck.intro':
    'Monedele aduse de noroc peste medie, și același joc jucat din nou de {all} de ori de Năvălitori, cu alte zaruri.',
  'luck.working': 'Jucat din nou de {played} ori din {all}…',
  'luck.table': 'Monede peste medie',
  'luck.player': 'Jucător',
  'luck.dice': 'Zar',
  'luck.stacks': 'Combinații pe masă',
  'luck.attacks': 'Atacuri',
  'luck.sum': 'Împreună',
  'luck.good':
    '{seat} a avut noroc: cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} peste medie.',
  'luck.bad':
    '{seat} a avut ghinion: cam {coins, plural, one {# monedă} few {# monede} other {# de monede}} sub medie.',
  'luck.even': '{seat}: nici noroc, nici ghinion, de luat în seamă.',
  'luck.again':
    'Năvălitori, toți la fel de buni, au jucat aceeași împărțire de {played} ori, cu alte zaruri. Cel de pe locul {seat} a câștigat de {wins} ori.',
  'luck.often': 'Deci numai împărțirea și locul l-ar fi câștigat adesea.',
  'luck.always': 'Deci numai împărțirea și locul l-ar fi câștigat aproape mereu.',
  'luck.seldom': 'Deci împărțirea și locul nu explică victoria.',
  'luck.share': 'Pe termen lung, de la {low} la {high}; numai la noroc, {fair}.',
  'luck.apart': 'Ce stă mai sus privește jocul așa cum s-a jucat; aici, numai împărțirea, oricine ar juca.',
  'luck.two': 'Cu doi jucători nu există altcineva de atacat, așa că atacurile nu țin de noroc.',
  'luck.limits': 'Ce lasă ceilalți pe masă și pe cine atacă ține și de ei, nu numai de noroc.',
} satisfies Words<typeof english>;
