import type { aids as english } from '../en/aids.ts';
import type { Words } from '../keys.ts';

/** What helps to judge: what a conquest costs, brings and takes, what a turn pays, who threatens what, whether to decline. Fetched with it (`locale/aids.ts`). */
export const aids = {
  'cost.title': 'Pentru cucerire',
  'cost.total': 'Necesar',
  'cost.hand': 'În mână',
  'cost.enough': 'ajunge',
  'cost.odds':
    'Ultima tentativă: {wins, plural, one {câștigă # față} few {câștigă # fețe} other {câștigă # de fețe}} din 6 ({percent})',
  'score.total': 'În total',
  'score.regions': '{count, plural, one {# regiune} few {# regiuni} other {# de regiuni}}: {race}',
  'score.regions.declined': '{count, plural, one {# regiune} few {# regiuni} other {# de regiuni}}: {race} în declin',
  'score.bonus': '{what}: în plus',
  'score.nothing': 'Nimic în turul acesta.',
  'taking.coins': 'Monede în acest tur',
  'taking.coins.change': '{before} înainte, {after} după',
  'taking.coins.now': 'Monede în acest tur: {after} în loc de {before}',
  'taking.coins.same': 'Nicio monedă în plus în acest tur',
  'taking.label': 'Ce se mai întâmplă',
  'taking.loser':
    '{race}: {lost, plural, =0 {nu pierd nimic} one {pierd #} few {pierd #} other {pierd #}}{withdrawn, plural, =0 {} one {, # înapoi în mână} few {, # înapoi în mână} other {, # înapoi în mână}}',
  'taking.leaves': '{race_def} pleacă definitiv de pe hartă',
  'taking.lostTribe': 'Tribul Pierdut dispare definitiv',
  'taking.marker.box': 'Se pierde: {marker}',
  'taking.marker.owner': 'Înapoi la proprietar: {marker}',
  'taking.marker.here': 'Vine aici: {marker}',
  'taking.marker.guards': 'O face imună: {marker}',
  'aid.threats.title': 'Până la următorul tur al celui care o deține',
  'aid.threats.hint': 'Marchează pe hartă ce ai putea pierde până la următorul tău tur',
  'aid.threats.remote':
    '{mine, select, yes {Nimeni nu o poate lua direct până la următorul tău tur.} other {Nimeni nu o poate lua direct până la următorul tur al celui care o deține.}}',
  'aid.threats.detours': 'Pe un drum ocolit: {count}',
  'aid.threats.none': 'Nimeni nu o poate lua până la următorul tău tur.',
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
  'aid.danger.certain':
    '{count, plural, one {# regiune poate fi luată sigur} few {# regiuni pot fi luate sigur} other {# de regiuni pot fi luate sigur}}',
  'aid.danger.chance':
    '{count, plural, one {# regiune poate fi luată cu noroc: {chance, number, percent}} few {# regiuni pot fi luate cu noroc: cel mult {chance, number, percent}} other {# de regiuni pot fi luate cu noroc: cel mult {chance, number, percent}}}',
  'aid.danger.new': 'Doar o rasă nouă ți-ar putea lua o regiune',
  'aid.danger.remote': 'Nimeni nu-ți poate lua direct o regiune',
  'aid.danger.safe': 'În siguranță până la următorul tău tur',
  'aid.danger.attack': 'Sub atac: {regions}',
  'aid.danger.short': 'Pericole',
  'aid.danger.why': 'Cine ce ți-ar putea lua',
  'aid.danger.title': 'Ce ai putea pierde până la următorul tău tur, așa cum stau lucrurile acum',
  'aid.danger.none': 'Orice ar face ceilalți, nu îți pot lua nicio regiune până la următorul tău tur.',
  'aid.threat.way': 'Pe drum: {regions}.',
  'aid.threat.detour':
    '{mine, select, yes {{race_def} {race_class, select, f {tale} other {tăi}}} other {{seat}: {race_def}}} ar putea ajunge aici doar renunțând la regiuni proprii, pe ocolite sau dacă alții le deschid drumul.',
  'aid.threat.pick':
    '{mine, select, yes {Ai} other {{seat} ar}} putea alege {combo} și lua regiunea cu {tokens} din {available}.',
  'aid.threat.pick.die':
    '{mine, select, yes {Ai} other {{seat} ar}} putea alege {combo} și lua regiunea cu noroc: trebuie {tokens}, pentru atac ar fi {available} ({chance, number, percent}).',
  'aid.threat.pick.act':
    '{mine, select, yes {Ai} other {{seat} ar}} putea alege {combo} și lua regiunea printr-o putere proprie.',
  'aid.threat.pick.detour':
    '{mine, select, yes {Ai} other {{seat} ar}} putea alege {combo} și ajunge aici doar pe ocolite sau dacă alții deschid drumul.',
  'aid.threat.unseen':
    '{mine, select, yes {Ai} other {{seat} ar}} putea alege o rasă pe care încă nu a văzut-o nimeni.',
  'aid.forecast.title': 'Extindere sau declin?',
  'aid.forecast.expand': 'Extindere',
  'aid.forecast.stay': 'Rămâne activă',
  'aid.forecast.decline': 'Declin',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {niciun simbol liber} one {# simbol liber} few {# simboluri libere} other {# de simboluri libere}} · {regions, plural, =0 {prea puțin pentru o regiune} one {cât pentru # regiune} few {cât pentru # regiuni} other {cât pentru # de regiuni}} · {coins, plural, one {# monedă} few {# monede} other {# de monede}}',
  'aid.forecast.expand.gone': 'niciun simbol rămas',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {nicio monedă} one {# monedă} few {# monede} other {# de monede}} acum{turns, plural, =0 {} one {, apoi la fel, cât deții regiunile} few {, apoi la fel, cât deții regiunile} other {, apoi la fel, cât deții regiunile}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {nicio monedă} one {# monedă} few {# monede} other {# de monede}} în fiecare tur următor, cât deții regiunile, și o rasă nouă în turul viitor',
  'aid.forecast.verdict':
    '{choice, select, expand {Extinderea pare mai bună, cu circa {coins, plural, one {# monedă} few {# monede} other {# de monede}} la sfârșit.} decline {Declinul pare mai bun, cu circa {coins, plural, one {# monedă} few {# monede} other {# de monede}} la sfârșit.} other {Cam la fel la sfârșit.}}',
  'aid.forecast.more': 'De ce?',
  'aid.forecast.still':
    'Extinderea fără nicio cucerire aduce {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'aid.forecast.way':
    'Cel mai ieftin drum: {way}. Fără zar, înseamnă cel puțin {coins, plural, one {# monedă} few {# monede} other {# de monede}} în acest tur.',
  'aid.forecast.step': '{region} cu {cost}',
  'aid.forecast.leaving': 'Declinul îți scoate {race_def} de pe hartă.',
  'aid.forecast.fresh': 'În turul următor ai începe cu o rasă nouă: și ei îi trebuie câteva tururi ca să aducă monede.',
  'aid.forecast.last': 'E ultimul tur al jocului: de acum declinul nu mai aduce nimic.',
  'aid.forecast.offer': 'La alegere acum: {combos}.',
  'aid.forecast.even':
    'La final diferența e de {coins, plural, =0 {sub o monedă} one {cam # monedă} few {cam # monede} other {cam # de monede}}: prea mică pentru o estimare.',
  'aid.forecast.judge':
    'Verdictul e o estimare până la sfârșitul jocului, cum ar face-o un adversar puternic jucat de calculator.',
} satisfies Words<typeof english>;
