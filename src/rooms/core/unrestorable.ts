import { findContent } from '../../rules/index.ts';
import type { Telling } from '../protocol/index.ts';
import type { Store } from './store.ts';

/** Its game is of a box unknown to these rooms, older than it; or what is stored does not lead to a game. */
export type WhyNot = Extract<Telling<'closed'>['why'], 'damaged' | 'otherBox'>;

/** A room that cannot be called back. What is stored of it stays as it is: a newer or mended version may be able to. */
export class Unrestorable extends Error {
  override readonly name = 'Unrestorable';
  constructor(
    readonly why: WhyNot,
    cause: unknown,
  ) {
    super(`rooms: a room cannot be called back (${why})`, { cause });
  }
}

/** Does what calls a room back; whatever is thrown comes out as an `Unrestorable`. */
export function orUnrestorable<T>(store: Store, work: () => T): T {
  try {
    return work();
  } catch (failure) {
    throw new Unrestorable(isOfOtherBox(store) ? 'otherBox' : 'damaged', failure);
  }
}

function isOfOtherBox(store: Store): boolean {
  try {
    const deal = store.rowsFrom(0).findLast(({ act }) => act.kind === 'deal')?.act;
    return deal?.kind === 'deal' && !findContent(deal.deal.setup.game.content).ok;
  } catch {
    return false;
  }
}
