import type { phases as english } from '../../en/first/phases.ts';
import type { Words } from '../../keys.ts';

/** Le fasi di un turno, e che cosa fare in ognuna. */
export const phases = {
  'phase.setUp': 'Preparazione',
  'phase.pickCombo': 'Scelta',
  'phase.readyTroops': 'Truppe',
  'phase.ghouls': 'Ghoul',
  'phase.conquer': 'Conquista',
  'phase.finalRoll': 'Tiro finale',
  'phase.redeploy': 'Rischieramento',
  'phase.treaty': 'Pace',
  'phase.score': 'Guadagno',
  'phase.stout': 'Tenaci',
  'phase.withdrawal': 'Ritirata',
  'phase.decline': 'Declino',
  'phase.handOver': 'Passaggio',
  'phase.gameOver': 'Fine',
  'phase.pickCombo.long': 'Scelta di razza e potere',
  'phase.readyTroops.long': 'Preparazione delle truppe o declino',
  'phase.ghouls.long': 'Conquiste dei Ghoul in declino',
  'phase.conquer.long': 'Conquista delle regioni',
  'phase.finalRoll.long': 'Tiro finale',
  'phase.redeploy.long': 'Rischieramento delle truppe',
  'phase.treaty.long': 'Offerta di pace',
  'phase.score.long': 'Guadagno delle monete',
  'phase.stout.long': 'Declino tardivo',
  'phase.withdrawal.long': 'Rischieramento delle truppe ritirate',
  'phase.decline.long': 'Declino della razza',
  'phase.handOver.long': 'Passaggio dello schermo',
  'phase.gameOver.long': 'Fine della partita',
  'ribbon.label': 'Fasi del turno',
  'ribbon.round': 'Round {round} di {rounds}',
  'turn.whose': 'Turno di {seat}',
  'turn.yours': '{seat}, tocca a te',
  'turn.between': '{seat}, nel turno di {whose}',
  'prompt.pickCombo':
    'Scegli una razza con il suo potere. La prima è gratis; ogni combinazione saltata costa una moneta.',
  'prompt.pickCombo.draft': 'Scelta a giro: prendi la tua prima razza con il suo potere. Sono tutte gratis.',
  'prompt.readyTroops': 'Conquista ancora con {race_art}, oppure manda la razza in declino.',
  'prompt.readyTroops.gone':
    '{race}: nessun segnalino rimasto. {acting, select, none {Manda la razza in declino e al prossimo turno scegline una nuova, oppure passa.} other {Scegli l’espansione con {acting_art} in declino, manda in declino {race_art} e al prossimo turno scegli una nuova razza, oppure passa.}}{late, select, expand { Dopo l’espansione il declino tardivo è ancora possibile, dopo un turno passato no.} pass { Dopo un turno passato non c’è declino tardivo.} other {}}',
  'prompt.ghouls':
    'Prima agiscono {race_art} in declino: clicca su una regione evidenziata per conquistarla, o termina le loro conquiste.',
  'prompt.conquer': 'Scegli una regione evidenziata, o termina le conquiste.',
  'prompt.conquer.enter': 'Scegli una regione evidenziata per entrare sulla mappa.',
  'prompt.conquer.own':
    'Alla portata ci sono solo regioni della tua razza in declino: prendine una, o termina le conquiste.',
  'prompt.conquer.last': 'Troppo pochi segnalini: tenta una regione con il dado, o termina.',
  'prompt.conquer.over': 'Non si può conquistare altro: termina le conquiste.',
  'prompt.conquer.roll':
    'Il dado mostra {roll, plural, =0 {una faccia vuota} other {#}}. Scegli la regione su cui usarlo.',
  'prompt.conquer.none': 'Nessun segnalino rimasto in mano: termina le conquiste.',
  'prompt.conquer.abandon':
    'Nessun segnalino in mano. Clicca su una tua regione per abbandonarla e riprenderne i segnalini, o termina le conquiste.',
  'prompt.finalRoll': 'Il dado rotola…',
  'prompt.redeploy': 'Sposta i segnalini come vuoi, oppure finisci il turno.',
  'prompt.treaty':
    'Fai pace: chi non potrà attaccare con la sua razza attiva {race_class, select, f {le tue} other {i tuoi}} {race} fino al tuo prossimo turno?',
  'prompt.score': 'Ecco le monete.',
  'prompt.stout':
    'Le monete di questo turno sono tue. Mandare ora in declino {race_art}, e al prossimo turno scegliere una nuova razza?',
  'prompt.withdrawal': '{whose} ha scacciato le tue truppe.',
  'prompt.withdrawal.done': 'Tutte le tue truppe ritirate sono piazzate.',
  'prompt.decline': 'La razza va in declino.',
  'prompt.handOver': 'Passa lo schermo: ora gioca {seat}.',
  'prompt.elsewhere': 'Decide {seat}, a un altro schermo.',
  'prompt.gameOver': 'Le monete sono svelate.',
  'prompt.wait': 'Un momento…',
} satisfies Words<typeof english>;
