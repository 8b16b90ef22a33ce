import type { visit as english } from '../en/visit.ts';
import type { Words } from '../keys.ts';

/** A passer-by at the table of the showcase, and somebody who explains it to a room. */
export const visit = {
  'visit.invite': 'Gioca tu adesso: premi un tasto o tocca lo schermo.',
  'visit.back': 'Restituisci il posto',
  'visit.back.hint': 'Un avversario continua al posto tuo.',
  'visit.counting':
    'C’è qualcuno? Tra {seconds, plural, one {# secondo} other {# secondi}} il tavolo va avanti da solo. Tocca qualcosa per restare.',
  'visit.pick': 'Scegli una razza con il suo potere.',
  'visit.ready': 'Riprendi le truppe, per conquistare ancora.',
  'visit.conquer': 'Conquista la regione indicata: {region}.',
  'visit.end': 'Conquista ancora, o termina qui le conquiste.',
  'visit.redeploy': 'Distribuisci le truppe, poi termina il rischieramento.',
  'visit.yours': 'Decidi tu: guarda che cosa puoi fare.',
  'visit.wait': 'Giocano gli altri. Il tuo turno tornerà.',
  'visit.done': 'Questo era un turno intero! Continua finché vuoi.',
  'visit.progress': '{done} di {all}',
  'presenter.label': 'Presentatore',
  'presenter.paused': 'In pausa',
  'presenter.slowly': 'Al rallentatore',
  'presenter.pause': 'Pausa',
  'presenter.flow': 'Continua',
  'presenter.step': 'Un passo avanti',
  'presenter.rewind': 'Un passo indietro',
  'presenter.turn': 'Inizio del turno',
  'presenter.slow': 'Al rallentatore',
  'presenter.conquest': 'Prossima conquista',
  'presenter.die': 'Prossimo tiro',
  'presenter.score': 'Prossimo guadagno',
  'presenter.decline': 'Prossimo declino',
  'presenter.tour': 'Le fasi del turno',
  'presenter.close': 'Torna alla dimostrazione',
  'presenter.leave': 'Torna alla partita',
  'tour.title': 'Le fasi del turno',
  'tour.ways': 'Da qui il turno può passare a: {ways}',
} satisfies Words<typeof english>;
