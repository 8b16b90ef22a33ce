import type { showcase as english } from '../en/showcase.ts';
import type { Words } from '../keys.ts';

/** The showcase: what happens and why, for somebody who passes by; fetched with it (`locale/showcase.ts`). */
export const showcase = {
  'showcase.label': 'Small World se joacă singur',
  'showcase.leave': 'Ieși din prezentare',
  'showcase.fault': 'Părți din adresă neînțelese și lăsate deoparte: {words}',
  'showcase.failed': 'Ceva n-a mers. Jocul următor începe imediat.',
  'showcase.lost': 'Imaginea revine; până atunci, planul hărții.',
  'showcase.title': 'Small World',
  'showcase.title.text': 'Neamuri fantastice cuceresc o lume prea mică pentru toate.',
  'showcase.title.game':
    '{players, plural, one {# jucător} few {# jucători} other {# de jucători}}, {rounds, plural, one {# tur} few {# tururi} other {# de tururi}}, {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}. Câștigă cine are la sfârșit cele mai multe monede.',
  'showcase.title.opponent': '{level}',
  'showcase.title.made':
    'O lucrare neoficială a unor fani. Jocul este de Philippe Keyaerts, publicat de Days of Wonder, care deține marca.',
  'showcase.round': 'Turul {round} din {rounds}',
  'showcase.race': 'Monede încasate până acum',
  'showcase.race.lead': 'conduce',
  'showcase.race.turn': 'joacă acum',
  'showcase.race.none': 'urmează să aleagă altă rasă',
  'showcase.race.declined': '{race} în declin',
  'showcase.result': '{seats} {count, plural, one {câștigă} few {împart victoria} other {împart victoria}}',
  'showcase.result.coins': 'cu {coins, plural, one {# monedă} few {# monede} other {# de monede}}',
  'showcase.result.tie':
    'Egalitate de monede: {tokens, plural, one {a decis # simbol rămas} few {au decis # simboluri rămase} other {au decis # de simboluri rămase}} pe hartă.',
  'showcase.result.next': 'Jocul următor începe imediat.',

  'showcase.what.pickCombo':
    '{seat} alege {combo}{cost, plural, =0 {, în capul coloanei, gratis} one {, lăsând o monedă pe combinația sărită} few {, lăsând câte o monedă pe fiecare dintre cele # combinații sărite} other {, lăsând câte o monedă pe fiecare dintre cele # de combinații sărite}}{collected, plural, =0 {} one {; ia și moneda de pe combinația aleasă} few {; ia și cele # monede de pe combinația aleasă} other {; ia și cele # de monede de pe combinația aleasă}}.',
  'showcase.what.readyTroops':
    '{seat} ia înapoi în mână {count} {race}, lăsând câte un simbol în fiecare regiune, ca să cucerească mai departe.',
  'showcase.what.abandoned': '{seat} renunță la {region_def} ca să aibă simbolurile în altă parte.',
  'showcase.what.conquer':
    '{seat}: {race_def} iau {region_def}{from, select, none {} other { de la {from}}} cu {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}{parts, select, none {} other { ({parts})}}.',
  'showcase.cost.line': '{what} {amount}',
  'showcase.what.taken':
    '{seat}: {race_def} iau {region_def}{from, select, none {} other { de la {from}}} printr-o însușire specială: {by}.',
  'showcase.what.roll': '{seat} aruncă zarul înainte de a alege unde atacă.',
  'showcase.what.roll.shows':
    'Zarul arată {value, plural, =0 {o față goală: de data asta nu ajută} one {#: regiunea următoare costă cu # simbol mai puțin} few {#: regiunea următoare costă cu # simboluri mai puțin} other {#: regiunea următoare costă cu # de simboluri mai puțin}}.',
  'showcase.what.finalRoll':
    'Ultima tentativă: {seat} aruncă zarul, căci {race_def} mai au nevoie de {short, plural, one {# simbol} few {# simboluri} other {# de simboluri}} pentru {region_def}.',
  'showcase.what.finalRoll.won':
    'Zarul arată {value, plural, =0 {o față goală} one {#} few {#} other {#}}: ajunge, regiunea {region} cade!',
  'showcase.what.finalRoll.lost':
    'Zarul arată {value, plural, =0 {o față goală} one {#} few {#} other {#}}: {region_def} rezistă.',
  'showcase.what.redeploy':
    '{seat} își reamplasează trupele: {count, plural, one {# simbol} few {# simboluri} other {# de simboluri}} {count, plural, one {merge} few {merg} other {merg}} în {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}.',
  'showcase.what.redeploy.stay': '{seat} își lasă trupele unde sunt.',
  'showcase.what.treaty': '{seat} oferă pace: {bound} nu-i poate ataca rasa activă până când joacă din nou {seat}.',
  'showcase.what.score':
    '{seat} {amount, plural, =0 {nu încasează nimic} one {încasează # monedă} few {încasează # monede} other {încasează # de monede}}.',
  'showcase.what.phase': '{seat}: {phase}.',
  'showcase.what.stout': '{seat} a încasat și își mai poate trimite rasa în declin.',
  'showcase.what.withdrawal':
    '{seat} își așază trupele alungate: {count, plural, one {# simbol} few {# simboluri} other {# de simboluri}} {count, plural, one {merge} few {merg} other {merg}} în {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}.',
  'showcase.what.decline': '{seat} trimite în declin {race_def}: ce rămâne pe hartă se preface în piatră.',

  'showcase.why.better':
    'De ce? Cum socotește {seat}, asta aduce cu {gain, plural, one {# monedă} few {# monede} other {# de monede}} mai mult decât mutarea de pe locul doi, „{other}”.',
  'showcase.why.even': 'De ce? Cum socotește {seat}, nimic altceva nu era mai bun; „{other}” aducea la fel.',
  'showcase.why.searched':
    'De ce? Gândind cu multe tururi înainte, {seat} a revenit cel mai des la această mutare: în {share, number, percent} din cazuri.',
  'showcase.why.odds':
    'De ce? {wins, plural, one {Ajunge o față} few {Ajung # fețe} other {Ajung # de fețe}} din șase, iar un eșec nu costă nimic.',
  'showcase.why.regions':
    'De ce? O monedă pentru fiecare regiune deținută: {count}{bonus, plural, =0 {} one {, și încă # de la rasă și puterea ei} few {, și încă # de la rasă și puterea ei} other {, și încă # de la rasă și puterea ei}}.',

  'showcase.rule.pickCombo': 'Fiecare rasă vine cu o putere și cu un număr de simboluri. Combinația de sus e gratis.',
  'showcase.rule.readyTroops': 'În fiecare tur fie cucerești mai departe, fie lași rasa să intre în declin.',
  'showcase.rule.ghouls': 'Aceștia sunt în declin și luptă totuși mai departe.',
  'showcase.rule.conquer': 'O regiune cere două simboluri și încă unul pentru fiecare lucru aflat în ea.',
  'showcase.rule.finalRoll': 'O dată pe tur, când simbolurile nu ajung, zarul poate ajuta la o ultimă regiune.',
  'showcase.rule.redeploy':
    'De ce? Cu cât sunt mai multe simboluri într-o regiune, cu atât e mai greu să fie alungate.',
  'showcase.rule.treaty': 'Pacea ține un tur al jocului.',
  'showcase.rule.score': 'Fiecare regiune aduce o monedă celui care o deține.',
  'showcase.rule.stout': 'Alte rase pierd un tur când intră în declin.',
  'showcase.rule.withdrawal': 'Cine pierde o regiune pierde un simbol; celelalte se retrag.',
  'showcase.rule.decline':
    'De ce? Simbolurile se împuținează. Regiunile aduc monede în continuare, iar în turul următor vine o rasă nouă.',
  'showcase.rule.handOver': 'Cucerești, îți așezi trupele, încasezi: apoi joacă următorul.',
  'showcase.rule.gameOver': 'Câștigă cine are cele mai multe monede.',
} satisfies Words<typeof english>;
