import type { log as english } from '../../en/first/log.ts';
import type { Words } from '../../keys.ts';

/** Che cosa è successo, a parole. */
export const log = {
  'log.turnBegan': 'Round {round}: turno di {seat}.',
  'log.comboPicked':
    '{seat} sceglie {race_art} {power_dopo}{cost, plural, =0 {, gratis} one { per # moneta} other { per # monete}}.',
  'log.comboRevealed': 'Nuova combinazione: {race} {power_dopo}.',
  'log.badgesReshuffled': 'Le tessere scartate vengono mescolate in un nuovo mazzo.',
  'log.tokensMoved.picked': '{count} {race} {count, plural, one {esce} other {escono}} dal contenitore.',
  'log.tokensMoved.readied': '{seat} riprende in mano {count} {race}.',
  'log.tokensMoved.abandoned': '{count} {race} {count, plural, one {va} other {vanno}} via {from_da}.',
  'log.tokensMoved.conquered': '{count} {race} {count, plural, one {entra} other {entrano}} {to_in}.',
  'log.tokensMoved.lost': '{seat} perde {count} {race}{from, select, none {} other { {from_in}}}.',
  'log.tokensMoved.withdrawn':
    '{seat}: {count} {race} {count, plural, one {si ritira} other {si ritirano}}{from, select, none {} other { {from_da}}}.',
  'log.tokensMoved.placed': '{seat} piazza {count} {race} {to_in}.',
  'log.tokensMoved.lodged': '{seat} lascia {count} {race} ospiti di un’altra sua razza.',
  'log.tokensMoved.stoodBack': '{count} {race}: in questo turno non combattono più.',
  'log.tokensMoved.lifted': '{seat} toglie {count} {race} {from_da}.',
  'log.tokensMoved.reinforced':
    '{count, plural, one {Dal contenitore si aggiunge} other {Dal contenitore si aggiungono}} {count} {race}.',
  'log.tokensMoved.setAside':
    '{count} {race} {count, plural, one {lascia} other {lasciano}} la mappa fino al prossimo turno.',
  'log.tokensMoved.declined': '{count} {race} {count, plural, one {torna} other {tornano}} nel contenitore.',
  'log.markerMoved.placed': '{marker} {to_in}.',
  'log.markerMoved.taken': '{marker} via {from_da}.',
  'log.markerMoved.moved': '{marker}: {from_da} {to_a}.',
  'log.lostTribeRemoved': 'La Tribù Perduta {region_di} sparisce per sempre.',
  'log.coinsMoved.column':
    '{seat} lascia {amount, plural, one {# moneta} other {# monete}} sulle combinazioni saltate.',
  'log.coinsMoved.collected':
    '{seat} raccoglie {amount, plural, one {la moneta} other {le # monete}} della combinazione.',
  'log.dieRolled':
    '{seat} tira il dado{region, select, none {} other { per {region_art}}}: {value, plural, =0 {faccia vuota} other {#}}.',
  'log.conquered.conquer': '{seat} conquista {region_art} con {cost, plural, one {# segnalino} other {# segnalini}}.',
  'log.conquered.finalRoll': '{seat} prende {region_art} con il tiro finale.',
  'log.conquered.convert': '{seat} converte il difensore {region_di}.',
  'log.conquered.dragon': 'Il Drago prende {region_art} per {seat}.',
  'log.conquered.other': '{seat} prende {region_art}.',
  'log.attemptFailed': 'Il tiro finale per {region_art} fallisce.',
  'log.regionAbandoned': 'Regione abbandonata: {region}.',
  'log.declined': '{seat} manda in declino la sua razza.',
  'log.badgeDiscarded': 'Tessera scartata: {power}.',
  'log.raceLeft': '{race_class, select, f {Le ultime} other {Gli ultimi}} {race} lasciano la mappa.',
  'log.treatyMade': '{seat} fa pace con {bound}.',
  'log.treatyEnded': 'La pace con {bound} è finita.',
  'log.scored': '{seat} {amount, plural, =0 {non guadagna nulla} one {guadagna # moneta} other {guadagna # monete}}.',
  'log.gameEnded':
    'La partita è finita. {winners} {count, plural, one {vince} other {vincono insieme}} con {coins, plural, one {# moneta} other {# monete}}{count, plural, one {} other { a testa}}.',
  'log.title': 'Diario',
  'log.show': 'Mostra che cosa è successo',
  'log.empty': 'Non è ancora successo nulla.',
} satisfies Words<typeof english>;
