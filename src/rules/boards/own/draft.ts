import { BadBox, type BoxFault } from '../../box-fault.ts';
import type { BoardFacts, OwnBoardId } from '../facts.ts';
import { type BoardData, codeOf, dataOf } from './data.ts';
import { contentFaults, factsOf, mapFrom } from './read.ts';

/**
 * A board that is being edited: a map whose regions may still have what no board may have; or why it is no map.
 * `id` is the name of the board once it has no faults; until then it names what no game can be dealt on.
 */
export type DraftReading =
  | { readonly ok: true; readonly data: BoardData; readonly id: OwnBoardId; readonly faults: readonly BoxFault[] }
  | { readonly ok: false; readonly fault: BoxFault };

/** A board being edited, from any value: its data or name. Says every fault of its print. Never throws. */
export function readDraft(value: unknown): DraftReading {
  try {
    const found = typeof value === 'string' ? dataOf(value) : value;
    if (found === null) return { ok: false, fault: { place: '', why: 'boardCode', facts: {} } };
    const data = mapFrom(found, '');
    return { ok: true, data, id: codeOf(data), faults: contentFaults(data.regions, 'regions') };
  } catch (failure) {
    const fault: BoxFault = failure instanceof BadBox ? failure.fault : { place: '', why: 'unreadable', facts: {} };
    return { ok: false, fault };
  }
}

/** The facts of a map that was read, whatever is printed on it: enough to draw it. */
export function draftFacts(data: BoardData): BoardFacts {
  return factsOf(data);
}
