import type { lessonAgain as english } from '../en/lesson-again.ts';
import type { Words } from '../keys.ts';

/** The first game: what the coach says when a line was not understood, in other words than before. */
export const lessonAgain = {
  'lesson.goal.other':
    'Câștigă cine are cele mai multe monede. Jumătate s-a jucat deja. Folosește bine cele {turns, plural, one {# tur} few {# tururi} other {# de tururi}}.',
  'lesson.coins.other': 'Monedele sunt secrete. Apasă butonul marcat ca să ți le vezi.',
  'lesson.pick.other': 'Apasă butonul marcat. Primești o rasă, o putere și toate simbolurile lor.',
  'lesson.enter.other':
    'Rasa ta nu e încă pe hartă. Apasă regiunea marcată: pui acolo {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'lesson.mountain.other': 'Munții se apără singuri, așa că acesta costă {cost}. Apasă regiunea marcată.',
  'lesson.tribe.other':
    'În regiunea marcată locuiește cineva. Pui acolo {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}, și tribul dispare.',
  'lesson.die.other':
    'Ultimul atac al unui tur poate folosi zarul. Apasă regiunea marcată: {wins, plural, one {e bună # față din 6} few {sunt bune # fețe din 6} other {sunt bune # de fețe din 6}}.',
  'lesson.rolled.won.other': 'Ai dat {value}. Zarul și simbolurile tale au acoperit împreună prețul.',
  'lesson.rolled.lost.other':
    'Fără noroc: {value, plural, =0 {o față goală} one {#} few {#} other {#}}. Nu pierzi nimic: îți păstrezi simbolurile.',
  'lesson.redeploy.other':
    'Întărește o regiune care poate fi atacată. În fiecare trebuie să rămână un simbol. Apoi apasă „Trupe reamplasate”.',
  'lesson.danger.other': 'Uită-te la semnele de pe regiunile tale. Ele spun cât de probabil e un atac.',
  'lesson.scored.other':
    'Numără-ți regiunile: fiecare a adus o monedă. În total {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'lesson.scored.extra.other':
    'A adus ceva și rasa sau puterea ta. Cu regiunile, ai primit {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'lesson.scored.declined.other':
    'O rasă în declin nu face nimic, dar aduce monede. Ai primit {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'lesson.scored.declined.extra.other':
    'În declin, regiunile aduc câte o monedă. Ale tale aduc și mai mult: {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'lesson.both.other':
    'O rasă în declin, una în joc: aduc monede amândouă. Ai primit {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'lesson.watch.other': 'Nu e rândul tău. Acum hotărăște {rival}.',
  'lesson.watch.pick.other': '{rival} nu avea rasă și ia una nouă.',
  'lesson.watch.ready.other': '{rival} adună simboluri și lasă unul în fiecare regiune.',
  'lesson.watch.decline.other': '{rival} renunță la o rasă: acesta e declinul. În turul următor vine alta.',
  'lesson.watch.take.other':
    'O regiune ajunge la {rival}. A costat {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'lesson.watch.attack.other':
    '{rival} vrea regiunea ta și trimite acolo {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'lesson.watch.die.other': '{rival} avea prea puține simboluri și încearcă zarul.',
  'lesson.watch.move.other': '{rival} hotărăște ce regiuni apără.',
  'lesson.watch.coins.other':
    'Turul s-a încheiat pentru {rival}. A adus {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'lesson.lost.other':
    'Ai pierdut din regiuni. {count, plural, one {Un simbol nu se mai întoarce} few {# simboluri nu se mai întorc} other {# de simboluri nu se mai întorc}}.',
  'lesson.choice.other': 'Te poți extinde: ataci cu rasa pe care o ai. Sau declin: renunți la ea pentru alta.',
  'lesson.ready.other': 'Lasă rasa să meargă mai departe: apasă „Extindere”. Apoi ai din nou mâna plină de simboluri.',
  'lesson.signs.other':
    'Vei vedea aceste semne pe hartă. De obicei nu aduc și nu costă nimic. Rasa sau puterea ta poate schimba asta.',
  'lesson.attack.other': 'Apasă regiunea marcată: o deține {rival}. Apărătorii îi ridică prețul la {cost}.',
  'lesson.attacked.other': 'Un apărător a dispărut. {rival} îi va pune pe ceilalți în altă parte.',
  'lesson.attacked.lone.other': 'Acolo era un singur simbol, și s-a dus. {rival} are mai puține acum.',
  'lesson.only.other':
    'În turul acesta ori te extinzi, ori intri în declin. Doar puterea Robust le îngăduie pe amândouă.',
  'lesson.decline.other':
    'Rasa aceasta s-a întins prea mult. Apasă „Declin”. Rămâne un simbol de regiune, restul pleacă de pe hartă.',
  'lesson.one.other': 'Rasele vechi nu se adună. Când rasa nouă intră în declin, cea veche pleacă de pe hartă.',
  'lesson.pay.other':
    'Cu mai multe simboluri iei mai multe regiuni. {many} simboluri merită {cost, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'lesson.again.other': 'Pornește din regiunea marcată, de la margine. Nu-ți ataca vechea rasă.',
  'lesson.sweep.other': 'Ți-au rămas simboluri. Apasă regiunea marcată.',
  'lesson.last.other': 'După acest tur se numără monedele. Apasă „Extindere” și nu păstra nimic.',
  'lesson.end.other': 'Nu mai contează unde stau simbolurile. Apasă „Trupe reamplasate”.',
  'lesson.pickAny.other': 'Ia orice pereche vrei. Fiecare de deasupra ei te costă o monedă.',
  'lesson.pickAny.again.other': 'Îți trebuie din nou o rasă. Perechea de sus e gratis.',
  'lesson.readyAny.other': 'Atacă cu rasa pe care o ai sau renunță la ea. Tu alegi.',
  'lesson.gone.other': 'Din rasa aceasta n-a rămas nimic. Apasă „Declin”, apoi alege una nouă.',
  'lesson.more.other': 'Fiecare număr spune cât costă o regiune. Apasă regiunea marcată sau altă regiune.',
  'lesson.more.last.other': 'Simbolurile rămase nu aduc monede. Apasă regiunea marcată.',
  'lesson.rollAny.other':
    'Ai prea puține simboluri, dar zarul te poate ajuta. Sunt bune {wins, plural, one {# față din 6} few {# fețe din 6} other {# de fețe din 6}}.',
  'lesson.stop.other': 'Nu mai e nicio regiune pentru simbolurile tale. Apasă „Încheie cuceririle”.',
  'lesson.stop.hand.other': 'Toate simbolurile tale stau pe hartă. Apasă „Încheie cuceririle”.',
  'lesson.stop.own.other': 'Ai lua doar de la vechea ta rasă. Apasă „Încheie cuceririle”.',
  'lesson.stop.may.other': 'Mai ai o acțiune specială. Folosește-o sau apasă „Încheie cuceririle”.',
  'lesson.ghouls.other': 'Rasa veche acționează și acum, înaintea celei noi. La sfârșit apasă „Încheie cuceririle”.',
  'lesson.spread.other': 'Ai simboluri care trebuie puse undeva. Apasă + la o regiune sau „Împarte restul”.',
  'lesson.spread.last.other': 'Simbolurile rămase pot sta oriunde. Apasă „Împarte restul”.',
  'lesson.deploy.other': 'Ceva nu e încă la locul lui. Lista regiunilor tale spune ce.',
  'lesson.redeploy.again.other': 'Gândește-te unde poate veni un atac. Apoi apasă „Trupe reamplasate”.',
  'lesson.redeploy.still.other': 'Acum nu se poate muta nimic. Apasă „Trupe reamplasate”.',
  'lesson.withdrawal.other': 'A atacat {rival}, dar unele simboluri au scăpat. Pune-le cu „Împarte restul”.',
  'lesson.withdrawal.done.other': 'Nu mai e nimic de pus. Apasă „Trupe așezate”.',
  'lesson.treaty.other': 'Poți alege un jucător, care apoi n-are voie să te atace. Sau apasă „Niciun tratat”.',
  'lesson.stout.other': 'Puterea ta te lasă să renunți acum la rasă. În turul următor alegi alta.',
} satisfies Words<typeof english>;
