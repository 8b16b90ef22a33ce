import type { aids as english } from '../en/aids.ts';
import type { Words } from '../keys.ts';

/** What helps to judge: what a conquest brings and takes, who threatens what, whether to decline. Fetched with it (`locale/aids.ts`). */
export const aids = {
  'taking.coins': 'Monede în acest tur',
  'taking.coins.change': '{before} înainte, {after} după',
  'taking.label': 'Ce se mai întâmplă',
  'taking.loser':
    '{race}: {lost, plural, =0 {nu pierd nimic} one {pierd #} few {pierd #} other {pierd #}}{withdrawn, plural, =0 {} one {, # înapoi în mână} few {, # înapoi în mână} other {, # înapoi în mână}}',
  'taking.leaves': '{race_def} pleacă definitiv de pe hartă',
  'taking.lostTribe': 'Tribul Pierdut dispare definitiv',
  'taking.marker.box': 'Se pierde: {marker}',
  'taking.marker.owner': 'Înapoi la proprietar: {marker}',
  'taking.marker.here': 'Vine aici: {marker}',
  'taking.marker.guards': 'O face imună: {marker}',
  'aid.threats.title': 'Turul următor',
  'aid.threats.button':
    '{count, plural, =0 {Nicio rasă din joc nu te amenință} one {# regiune în pericol} few {# regiuni în pericol} other {# de regiuni în pericol}}',
  'aid.threats.off': 'Arată pericolele',
  'aid.threats.hint': 'Arată cine ți-ar putea lua regiunile în turul următor',
  'aid.threats.where': 'În pericol: {regions}',
  'aid.threats.none': 'Nicio rasă de pe hartă nu o poate lua în turul următor.',
  'aid.threats.more': '{count, plural, one {și încă una} few {și încă #} other {și încă #}}',
  'aid.threat.conquer':
    '{mine, select, yes {{race_def} {race_class, select, f {tale} other {tăi}}} other {{seat}: {race_def}}} ar putea lua regiunea cu {tokens} din {available}.',
  'aid.threat.die':
    '{mine, select, yes {{race_def} {race_class, select, f {tale} other {tăi}}} other {{seat}: {race_def}}} ar avea nevoie de zar: le trebuie {tokens}, au pentru atac {available} ({chance, number, percent}).',
  'aid.threat.act':
    '{mine, select, yes {{race_def} {race_class, select, f {tale} other {tăi}}} other {{seat}: {race_def}}} ar putea lua regiunea printr-o putere proprie.',
  'aid.threat.act.convert':
    '{mine, select, yes {{race_def} {race_class, select, f {tale} other {tăi}}} other {{seat}: {race_def}}} ar putea converti simbolul singur de aici.',
  'aid.threat.act.dragon':
    '{mine, select, yes {{race_def} {race_class, select, f {tale} other {tăi}}} other {{seat}: {race_def}}} ar putea trimite Dragonul aici cu {tokens} din {available}.',
  'aid.forecast.title': 'Extindere sau declin?',
  'aid.forecast.expand': 'Extindere',
  'aid.forecast.stay': 'Rămâne activă',
  'aid.forecast.decline': 'Declin',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {niciun simbol liber} one {# simbol liber} few {# simboluri libere} other {# de simboluri libere}} · {regions, plural, =0 {nimic la îndemână} one {# regiune la îndemână} few {# regiuni la îndemână} other {# de regiuni la îndemână}} · {coins, plural, one {# monedă} few {# monede} other {# de monede}}',
  'aid.forecast.expand.gone': 'niciun simbol rămas',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {nicio monedă} one {# monedă} few {# monede} other {# de monede}} acum{turns, plural, =0 {} one {, la fel și în tururile următoare, cât deții regiunile} few {, la fel și în tururile următoare, cât deții regiunile} other {, la fel și în tururile următoare, cât deții regiunile}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {nicio monedă} one {# monedă} few {# monede} other {# de monede}} în fiecare tur următor, cât deții regiunile, și o rasă nouă în turul viitor',
  'aid.forecast.verdict':
    '{choice, select, expand {Extinderea pare mai bună, cu circa {coins, plural, one {# monedă} few {# monede} other {# de monede}} la sfârșit.} decline {Declinul pare mai bun, cu circa {coins, plural, one {# monedă} few {# monede} other {# de monede}} la sfârșit.} other {Cam la fel.}}',
  'aid.forecast.more': 'De ce?',
  'aid.forecast.still':
    'Extinderea fără nicio cucerire aduce {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'aid.forecast.way':
    'Cel mai ieftin drum: {way}. Fără zar, înseamnă cel puțin {coins, plural, one {# monedă} few {# monede} other {# de monede}} în acest tur.',
  'aid.forecast.step': '{region} cu {cost}',
  'aid.forecast.leaving': 'Declinul îți scoate {race_def} de pe hartă.',
  'aid.forecast.fresh': 'În turul următor ai începe cu o rasă nouă: și ei îi trebuie câteva tururi ca să aducă monede.',
  'aid.forecast.last': 'E ultimul tur al jocului: de acum declinul nu mai aduce nimic.',
  'aid.forecast.judge': 'Verdictul e o estimare până la sfârșitul jocului, făcută cum ar face-o Strategul.',
} satisfies Words<typeof english>;
