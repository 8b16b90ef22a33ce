import { amiss, BadBox, type BoxFault } from '../../box-fault.ts';
import type { BoardFacts, BoardId, OwnBoardId } from '../facts.ts';
import { type BoardData, codeOf, dataOf } from './data.ts';
import { dataFrom, factsOf } from './read.ts';

export { type BoardData, boardBounds, type OwnRegion, regionSymbols, terrains } from './data.ts';

export type BoardReading =
  | { readonly ok: true; readonly id: BoardId }
  | { readonly ok: false; readonly fault: BoxFault };

/** Facts of boards of one's own, the latest few: each follows from its name alone. */
const known = new Map<OwnBoardId, BoardFacts>();
const mostKnown = 64;
/** The latest one asked for: a game asks for the same board all the time. */
let last: BoardFacts | null = null;

/** The facts of a board of one's own, by its name. Throws if that is no board. */
export function ownBoard(id: OwnBoardId): BoardFacts {
  if (last?.id === id) return last;
  const facts = known.get(id) ?? remembered(factsOf(checked(id, '')));
  last = facts;
  return facts;
}

function remembered(facts: BoardFacts): BoardFacts {
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(facts.id as OwnBoardId, facts);
  return facts;
}

function checked(code: string, place: string): BoardData {
  const data = dataOf(code);
  if (data === null) return amiss(place, 'boardCode');
  const read = dataFrom(data, place);
  // One board, one name: neighbours that begin elsewhere would be another.
  return codeOf(read) === code ? read : amiss(place, 'boardCode');
}

/** From a printed board's number, an own board's name, or its data. Ends the reading with a fault. */
export function boardFrom(value: unknown, place: string): BoardId {
  if (value === 2 || value === 3 || value === 4 || value === 5) return value;
  if (typeof value === 'string') {
    const id = value as OwnBoardId;
    if (!known.has(id)) checked(value, place);
    return id;
  }
  if (typeof value !== 'object' || value === null) return amiss(place, 'board');
  return codeOf(dataFrom(value, place));
}

/** Reads a board from any value: its name, or the first fault with its place. Never throws. */
export function readBoard(value: unknown): BoardReading {
  try {
    return { ok: true, id: boardFrom(value, '') };
  } catch (failure) {
    const fault: BoxFault = failure instanceof BadBox ? failure.fault : { place: '', why: 'unreadable', facts: {} };
    return { ok: false, fault };
  }
}

/** The data of a board of one's own, by its name; throws if that is no board. */
export function boardData(id: OwnBoardId): BoardData {
  return checked(id, '');
}
