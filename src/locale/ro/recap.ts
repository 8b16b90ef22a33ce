import type { recap as english } from '../en/recap.ts';
import type { Words } from '../keys.ts';

/** What opponents did and why, in short. */
export const recap = {
  'recap.title': 'Cât ai așteptat',
  'recap.close': 'Închide rezumatul',
  'recap.more': 'Ce a cântărit',
  'recap.heard': 'Pe scurt, turul jucat de {seat}:',
  'recap.picked': 'A ales: {combo}.',
  'recap.took': 'A luat: {regions}.',
  'recap.failed': 'A aruncat zarul degeaba: {region}.',
  'recap.declined': 'Și-a trimis rasa în declin.',
  'recap.nothing': 'Nu a luat nimic.',
  'recap.lost': 'Ai pierdut: {regions}.',
  'recap.scored':
    '{amount, plural, =0 {Nu a încasat nimic} one {A încasat # monedă} few {A încasat # monede} other {A încasat # de monede}}.',
  'rolled.won': 'Zarul arată {value, plural, =0 {o față goală} one {#} few {#} other {#}}: regiunea {region} cade.',
  'rolled.lost': 'Zarul arată {value, plural, =0 {o față goală} one {#} few {#} other {#}}: {region} rezistă.',
  'reason.none': 'Face ce trebuie făcut.',
  'reason.wander': 'Merge unde îi place și calculează doar aproximativ.',
  'reason.pick.free': 'Ia perechea de sus, care nu costă nimic.',
  'reason.pick.paid':
    'Ia perechea pentru monedele de pe ea: cu {coins, plural, one {# monedă} few {# monede} other {# de monede}} mai mult decât plătește.',
  'reason.pick.dear':
    'Plătește {cost, plural, one {# monedă} few {# monede} other {# de monede}} pentru această pereche, fiindcă așteaptă de la ea mai mult decât de la cele de deasupra.',
  'reason.expand':
    'Rasa mai are {tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}} pentru cuceriri.',
  'reason.decline':
    'Simbolurile sunt prea răspândite. Regiunile vechi aduc monede mai departe, iar în turul următor vine o rasă nouă.',
  'reason.declineLate': 'Turul e deja încasat, așa că rasa se poate odihni pe loc; în turul următor vine una nouă.',
  'reason.stay': 'Rasa merită încă păstrată.',
  'reason.pass': 'Rasa nu mai are simboluri, așa că așteaptă.',
  'reason.abandon': 'Renunță la o regiune ca să-și folosească simbolurile altundeva.',
  'reason.rich':
    'Ia o regiune care aduce {coins, plural, =2 {dublu} one {# monedă} few {# monede} other {# de monede}}{beside, select, own {, lângă ale sale} other {}}.',
  'reason.yours':
    'Îți ia o regiune{beside, select, own {, lângă ale sale} other {}}: o monedă în plus pentru sine, una în minus pentru tine.',
  'reason.rival':
    'Ia o regiune de la {rival}{beside, select, own {, lângă ale sale} other {}}: o monedă în plus pentru sine, una în minus pentru {rival}.',
  'reason.cheap':
    'Ia regiunea care cere cele mai puține simboluri ({cost}){beside, select, own {, lângă ale sale} other {}}, ca să-i rămână mai multe.',
  'reason.more': 'Ia încă o regiune{beside, select, own {, lângă ale sale} other {}}: fiecare aduce o monedă.',
  'reason.roll': 'O aruncare dinainte nu poate decât să ajute: o față goală nu costă nimic.',
  'reason.finalRoll': 'Simbolurile nu ajung, așa că își încearcă norocul: o aruncare nereușită nu costă nimic.',
  'reason.enough': 'Se oprește aici: nimic altceva nu pare să merite simbolurile.',
  'reason.spent': 'I-au rămas prea puține simboluri ca să mai ia ceva.',
  'reason.treaty': 'Nu vrea niciun atac de la {bound} până la turul său următor.',
  'reason.noTreaty': 'Nu are nevoie de pace cu nimeni.',
  'reason.guard': 'Își împarte simbolurile, ca regiunile să fie mai greu de luat.',
  'reason.settle': 'Găsește un loc pentru simbolurile alungate.',
  'why.steps': 'Ce a cântărit, pas cu pas',
  'plan.keep':
    'Planul pentru {race}: merge mai departe. Turul acesta aduce {now, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'plan.keepOnce':
    'Planul pentru {race}: încă un tur. {now, plural, one {# monedă} few {# monede} other {# de monede}} acum; cu declinul în turul următor, rămân {behind, plural, one {# monedă} few {# monede} other {# de monede}} pe tur.',
  'plan.decline':
    'Planul pentru {race}: declin acum. {now, plural, one {# monedă} few {# monede} other {# de monede}} în turul acesta, iar în următorul o rasă nouă.',
  'plan.pick':
    'Planul: mai multe tururi cu {combo}. Primul aduce {now, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'plan.pickOnce':
    'Planul: {combo} pentru un singur tur. {now, plural, one {# monedă} few {# monede} other {# de monede}} acum; cu declinul în turul următor, rămân {behind, plural, one {# monedă} few {# monede} other {# de monede}} pe tur.',
  'plan.other':
    'Următoarea ca valoare era „{move}”: {now, plural, one {# monedă} few {# monede} other {# de monede}} în turul acesta, iar la sfârșit un avans mai mic cu vreo {less, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'plan.even':
    '„{move}” părea aproape la fel de bună: {now, plural, one {# monedă} few {# monede} other {# de monede}} în turul acesta.',
  'why.same': '{count, plural, one {(încă una iese la fel)} few {(încă # ies la fel)} other {(încă # ies la fel)}}',
  'why.allSame':
    '{count, plural, one {Cealaltă mutare cântărită iese la fel.} few {Toate celelalte # mutări cântărite ies la fel.} other {Toate celelalte # de mutări cântărite ies la fel.}}',
} satisfies Words<typeof english>;
