import { boardIds, boards, newestRules, powers, races } from '../../rules/index.ts';
import { FORMAT, VERSION } from '../../saves/index.ts';
import { defineRequest, type Request } from '../request.ts';

/** Raised when a request or an answer changes so that a program written for it would no longer understand. */
const protocolVersion = 1;

/** Says who is there, and what is in the box. */
export function helloRequest(requests: () => readonly string[]): Request {
  return defineRequest('Tells the versions, and what is in the box.', {}, (desk) => ({
    program: FORMAT,
    version: desk.version,
    protocol: protocolVersion,
    file: VERSION,
    rules: newestRules,
    requests: requests(),
    boards: boardIds.map((board) => ({
      board,
      players: boards[board].players,
      rounds: boards[board].rounds,
      regions: boards[board].regions.length,
    })),
    races: Object.values(races).map(({ id, tokens, supply }) => ({ race: id, tokens, supply })),
    powers: Object.values(powers).map(({ id, tokens }) => ({ power: id, tokens })),
  }));
}
