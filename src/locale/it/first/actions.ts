import type { actions as english } from '../../en/first/actions.ts';
import type { Words } from '../../keys.ts';

/** Pulsanti, e le domande che fanno prima di agire. */
export const actions = {
  'action.pickCombo': 'Scegli<at> {combo},</at>',
  'action.expand': 'Espansione',
  'action.expand.hint': 'Riprendi in mano tutti i segnalini tranne uno per regione, e conquista.',
  'action.decline': 'Declino',
  'action.decline.hint': 'Questo turno guadagni soltanto. Al prossimo scegli una nuova razza.',
  'action.pass': 'Passa il turno',
  'action.abandon': 'Abbandona',
  'action.conquer': 'Conquista con {count, plural, one {# segnalino} other {# segnalini}}',
  'action.finalRoll': 'Tiro finale: {percent} di successo',
  'action.act.convert': 'Converti il segnalino',
  'action.act.dragon': 'Manda il Drago con 1 segnalino',
  'action.act.berserkRoll': 'Tira prima il dado',
  'action.endConquests': 'Fine conquiste',
  'action.endRedeployment.redeploy': 'Fine rischieramento',
  'action.endRedeployment.withdrawal': 'Truppe piazzate',
  'action.place': 'Piazzane uno {region_in}',
  'action.lift': 'Togline uno {region_da}',
  'action.lift.last': 'Svuota {region_art}',
  'action.spread': 'Piazza il resto',
  'action.spread.hint': 'Distribuisci i segnalini in mano in modo uniforme, prima ai confini.',
  'action.placeMarker': 'Piazza {marker_un} {region_in}',
  'action.liftMarker': 'Togli {marker_un} {region_da}',
  'action.treaty': 'Pace con {seat}',
  'action.treaty.none': 'Nessuna pace',
  'action.stout.decline': 'Declino ora',
  'action.stout.stay': 'Resta attiva',
  'action.undo': 'Annulla',
  'action.skip': 'Salta',
  'action.close': 'Chiudi',
  'action.cancel': 'Non ancora',
  'action.dismiss': 'Capito',
  'action.export': 'Salva su file',
  'action.newGame': 'Nuova partita',
  'action.peek': 'Vedi le tue monete',
  'action.peek.hint':
    'Vedi le tue monete: tieni premuto per guardarle, oppure premi una volta per scoprirle e un’altra per nasconderle',
  'action.plan': 'Dall’alto',
  'action.log': 'Diario',
  'action.rules': 'Regole',
  'action.help': 'Aiuto',
  'action.settings': 'Impostazioni',
  'action.menu': 'Menu',
  'action.sound': 'Suono',
  'action.leave': 'Lascia il tavolo',
  'action.column': 'Combinazioni',
  'confirm.decline.title': 'Mandare in declino {race_art}?',
  'confirm.decline.text':
    'In ogni regione resta un segnalino, girato; tutto il resto lascia il tabellone. In questo turno guadagni soltanto{older, select, none {} other {, e {older_art} in declino lasciano la mappa}}.',
  'confirm.decline.yes': 'Declino',
  'confirm.pass.title': 'Passare il turno?',
  'confirm.pass.text':
    'Guadagni con ciò che ancora occupi, e tieni una razza senza segnalini.{late, select, none {} other { Dopo un turno passato la razza non può andare tardi in declino.}}',
  'confirm.pass.yes': 'Passa',
  'confirm.abandon.title': 'Abbandonare {region_art}?',
  'confirm.abandon.text':
    'Tutti i suoi segnalini tornano in mano. La regione non è più tua e non rende nulla; i tuoi pezzi che vi si trovano vanno persi.',
  'confirm.abandon.yes': 'Abbandona',
  'confirm.endRedeployment.title': 'Finire il turno?',
  'confirm.endRedeployment.text':
    'Ora le tue regioni rendono {coins, plural, one {# moneta} other {# monete}}; poi tocca a {next}.',
  'confirm.endRedeployment.last':
    'Ora le tue regioni rendono {coins, plural, one {# moneta} other {# monete}}. È il tuo ultimo turno.',
  'confirm.endRedeployment.onward': 'Finire il rischieramento?',
  'confirm.endRedeployment.treaty':
    'Prima puoi ancora fare pace con un altro giocatore; poi le tue regioni rendono {coins, plural, one {# moneta} other {# monete}}.',
  'confirm.endRedeployment.stout':
    'Ora le tue regioni rendono {coins, plural, one {# moneta} other {# monete}}. Dopo puoi ancora mandare in declino la tua razza.',
  'confirm.endRedeployment.withdrawal':
    'Ora le tue regioni rendono {coins, plural, one {# moneta} other {# monete}}. Poi le truppe scacciate tornano sulla mappa, e solo dopo tocca a {next}.',
  'confirm.endRedeployment.yes': 'Fine turno',
  'confirm.leave.title': 'Lasciare il tavolo?',
  'confirm.leave.text': 'La partita è salvata. Puoi riprenderla dalla pagina iniziale.',
  'confirm.leave.yes': 'Lascia',
} satisfies Words<typeof english>;
