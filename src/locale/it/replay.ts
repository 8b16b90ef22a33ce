import type { replay as english } from '../en/replay.ts';
import type { Words } from '../keys.ts';

/** Il replay di una partita. */
export const replay = {
  'replay.title': 'Replay',
  'replay.label': 'Replay di una partita',
  'replay.leave': 'Esci dal replay',
  'replay.line': 'Tutta la partita',
  'replay.when': 'Round {round}, {seat} · {played} di {all}',
  'replay.start': 'La partita sta per cominciare.',
  'replay.play': 'Avvia',
  'replay.pause': 'Pausa',
  'replay.back.command': 'Una mossa indietro',
  'replay.back.turn': 'Un turno indietro',
  'replay.back.round': 'Un round indietro',
  'replay.back.mark': 'Segno precedente',
  'replay.on.command': 'Una mossa avanti',
  'replay.on.turn': 'Un turno avanti',
  'replay.on.round': 'Un round avanti',
  'replay.on.mark': 'Segno successivo',
  'replay.more': 'Velocità, telecamera e altro',
  'replay.speed': 'Velocità',
  'replay.camera': 'Telecamera',
  'replay.camera.follows': 'Va dove succede qualcosa',
  'replay.camera.free': 'Guidata a mano',
  'replay.sight': 'Con gli occhi di',
  'replay.sight.open': 'Tutti, a monete scoperte',
  'replay.sight.onlooker': 'Uno spettatore',
  'replay.jump': 'Vai a',
  'replay.jump.choose': 'Scegli un momento',
  'replay.jump.round': 'Inizio del round {round}',
  'replay.sign.costly': 'Una decisione costosa',
  'replay.help':
    'La barra spaziatrice avvia e ferma. Le frecce a sinistra e a destra vanno di mossa in mossa, con Maiusc di turno in turno; Pag su e Pag giù di round in round; virgola e punto di segno in segno.',
} satisfies Words<typeof english>;
