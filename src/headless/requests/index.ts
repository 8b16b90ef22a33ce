import type { Request } from '../desk.ts';
import { applyRequest } from './apply.ts';
import { boardRequest } from './board.ts';
import { closeRequest } from './close.ts';
import { explainRequest } from './explain.ts';
import { fileRequest } from './file.ts';
import { gamesRequest } from './games.ts';
import { hashRequest } from './hash.ts';
import { helloRequest } from './hello.ts';
import { helpRequest } from './help.ts';
import { incomeRequest } from './income.ts';
import { legalRequest } from './legal.ts';
import { loadRequest } from './load.ts';
import { newGameRequest } from './new-game.ts';
import { positionRequest } from './position.ts';
import { prospectsRequest } from './prospects.ts';
import { quitRequest } from './quit.ts';
import { replayRequest } from './replay.ts';
import { stateRequest } from './state.ts';
import { undoRequest } from './undo.ts';
import { viewRequest } from './view.ts';

export const requests: Readonly<Record<string, Request>> = {
  hello: helloRequest(() => Object.keys(requests)),
  help: helpRequest(() => requests),
  board: boardRequest,
  newGame: newGameRequest,
  load: loadRequest,
  replay: replayRequest,
  state: stateRequest,
  position: positionRequest,
  view: viewRequest,
  legal: legalRequest,
  explain: explainRequest,
  prospects: prospectsRequest,
  income: incomeRequest,
  apply: applyRequest,
  undo: undoRequest,
  hash: hashRequest,
  file: fileRequest,
  games: gamesRequest,
  close: closeRequest,
  quit: quitRequest,
};

export function requestNamed(name: unknown): Request | null {
  return typeof name === 'string' && Object.hasOwn(requests, name) ? (requests[name] ?? null) : null;
}
