import type { Known, RoomRefusal, Telling } from '../protocol/index.ts';

export type Ending =
  | { readonly how: 'refused'; readonly code: RoomRefusal }
  | { readonly how: 'closed'; readonly why: Telling<'closed'>['why'] }
  | { readonly how: 'outdated'; readonly who: Telling<'outdated'>['who'] }
  | { readonly how: 'left' };

export interface RoomState {
  /** `connecting` before the first welcome, `resuming` while the connection is cut. */
  readonly connection: 'connecting' | 'here' | 'resuming' | 'ended';
  readonly known: Known | null;
  /**
   * While there is no connection: what has to pass until there is one. `tooMuch`: the room hung up, since this page had said too much; else what the room itself waits
   * for (`waits`). Null where it is but the network.
   */
  readonly waits: 'tooMuch' | Telling<'waits'>['why'] | null;
  readonly isKnocking: boolean;
  readonly ending: Ending | null;
  /** Counts the games dealt at this table while we were there: a rematch is another one. */
  readonly deal: number;
  /** The game as it may go on at this screen, once the table has agreed to that; `isAgain`: that was before we came. */
  readonly local: Pick<Telling<'local'>, 'setup' | 'commands' | 'isAgain'> | null;
  /** Milliseconds that the room's clock is ahead of this device's (`Date.now`). */
  readonly ahead: number;
}

export const atFirst: RoomState = {
  connection: 'connecting',
  known: null,
  waits: null,
  isKnocking: false,
  ending: null,
  deal: 0,
  local: null,
  ahead: 0,
};

/** Has all of the log come? */
export function isWhole(known: Known | null): known is Known {
  return known !== null && known.log.length === known.length;
}

/** Is nothing left for this device there? A room full, unreachable now or of another version is not gone. */
export function isGone(ending: Ending): boolean {
  if (ending.how === 'closed') return !['damaged', 'otherBox', 'unknown'].includes(ending.why);
  return ending.how === 'refused' && ending.code === 'badPassport';
}

/** May a newer page go on, or at least say why not? */
export function isForNewerPage(ending: Ending): boolean {
  if (ending.how === 'closed') return ending.why === 'unknown';
  return ending.how === 'outdated' || (ending.how === 'refused' && ending.code === 'unknown');
}
