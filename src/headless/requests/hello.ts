import { boardIds, boards, boxesReleased, contentDigest, contentOf, newestRules } from '../../rules/index.ts';
import { FORMAT, VERSION } from '../../session/saves/index.ts';
import { defineRequest, type Request } from '../desk.ts';

/** Raised when a request or an answer changes in a way that breaks existing clients. */
const protocolVersion = 1;

const { races, powers } = contentOf({});

export function helloRequest(requests: () => readonly string[]): Request {
  return defineRequest('Tells the versions, the boxes, and what is in the first.', {}, (desk) => ({
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
    boxes: boxesReleased().map((box) => ({ box: box.id, digest: contentDigest(box) })),
    races: Object.values(races).map(({ id, tokens, supply }) => ({ race: id, tokens, supply })),
    powers: Object.values(powers).map(({ id, tokens }) => ({ power: id, tokens })),
  }));
}
