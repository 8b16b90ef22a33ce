import type { log as english } from '../../en/first/log.ts';
import type { Words } from '../../keys.ts';

/** What happened, in words: one message for every event of the rules, and for every reason tokens move. */
export const log = {
  'log.turnBegan': 'Turul {round}: joacă {seat}.',
  'log.comboPicked':
    '{seat} alege {race_class, select, f {{race} {power_f}} other {{race} {power_m}}}{cost, plural, =0 {, gratis} one {, plătind # monedă} few {, plătind # monede} other {, plătind # de monede}}.',
  'log.comboRevealed': 'O combinație nouă: {race_class, select, f {{race} {power_f}} other {{race} {power_m}}}.',
  'log.badgesReshuffled': 'Insignele decartate se amestecă într-un teanc nou.',
  'log.tokensMoved.picked': 'Din tăviță: {count} {race}.',
  'log.tokensMoved.readied': '{seat} ia înapoi în mână {count} {race}.',
  'log.tokensMoved.abandoned': '{count} {race} pleacă {from_din}.',
  'log.tokensMoved.conquered': '{count} {race} intră {to_in}.',
  'log.tokensMoved.lost': '{seat} pierde {count} {race}{from, select, none {} other { {from_in}}}.',
  'log.tokensMoved.withdrawn': '{seat} retrage {count} {race}{from, select, none {} other { {from_din}}}.',
  'log.tokensMoved.placed': '{seat} așază {count} {race} {to_in}.',
  'log.tokensMoved.lodged': '{seat} lasă {count} {race} ca oaspeți la altă rasă a sa.',
  'log.tokensMoved.stoodBack': '{count} {race} nu mai luptă în acest tur.',
  'log.tokensMoved.lifted': '{seat} ia {count} {race} {from_din}.',
  'log.tokensMoved.reinforced': 'Întăriri din tăviță: {count} {race}.',
  'log.tokensMoved.setAside': '{count} {race} pleacă de pe hartă până în turul următor.',
  'log.tokensMoved.declined': 'Înapoi în tăviță: {count} {race}.',
  'log.markerMoved.placed': 'Așezare {to_in}: {marker}.',
  'log.markerMoved.taken': 'Ridicare {from_din}: {marker}.',
  'log.markerMoved.moved': 'Mutare {from_din} {to_in}: {marker}.',
  'log.lostTribeRemoved': 'Tribul Pierdut {region_din} dispare pentru totdeauna.',
  'log.coinsMoved.column':
    '{seat} pune {amount, plural, one {# monedă} few {# monede} other {# de monede}} pe combinațiile sărite.',
  'log.coinsMoved.collected':
    '{seat} ia {amount, plural, one {# monedă} few {# monede} other {# de monede}} de pe combinație.',
  'log.dieRolled':
    '{seat} aruncă zarul{region, select, none {} other { pentru {region_def}}}: {value, plural, =0 {față goală} one {#} few {#} other {#}}.',
  'log.conquered.conquer':
    '{seat} cucerește {region_def} cu {cost, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'log.conquered.finalRoll': '{seat} ia {region_def} la ultima tentativă.',
  'log.conquered.convert': '{seat} convertește apărătorul {region_din}.',
  'log.conquered.dragon': 'Dragonul ia {region_def} pentru {seat}.',
  'log.conquered.other': '{seat} ia {region_def}.',
  'log.attemptFailed': 'Ultima tentativă a eșuat: {region}.',
  'log.regionAbandoned': 'Regiune abandonată: {region}.',
  'log.declined': '{seat} își trimite rasa în declin.',
  'log.badgeDiscarded': 'Insigna „{power}” se decartează.',
  'log.raceLeft': '{race_class, select, f {Ultimele} other {Ultimii}} {race} pleacă de pe hartă.',
  'log.treatyMade': '{seat} face pace cu {bound}.',
  'log.treatyEnded': 'Pacea cu {bound} s-a încheiat.',
  'log.scored':
    '{seat} {amount, plural, =0 {nu încasează nimic} one {încasează # monedă} few {încasează # monede} other {încasează # de monede}}.',
  'log.gameEnded':
    'Jocul s-a încheiat. {winners} {count, plural, one {câștigă cu} few {împart victoria, cu câte} other {împart victoria, cu câte}} {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'log.title': 'Jurnal',
  'log.show': 'Arată ce s-a întâmplat',
  'log.empty': 'Încă nu s-a întâmplat nimic.',
} satisfies Words<typeof english>;
