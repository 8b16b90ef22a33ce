import type { MarkerStock } from '../markers.ts';
import type { Play } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import type { Force, Phase, Position, RegionId, Seat } from '../state.ts';
import type { Asked } from './asked.ts';
import { type Filled, type Form, type Maker, type Reader, readerOf } from './form.ts';

/** What the rules say of a kind of command, besides its form. */
interface Deeds<C> {
  /** The phases in which it has its place. */
  readonly phases: readonly [Phase, Phase?];
  /** The clause that says so. */
  readonly clause: string;
  /** Why it has no place in another phase, where there is more to say than that. */
  refuseUntimely?(position: Position): Refusal | null;
  /** Why it is refused in its phase, as `viewer` may know it, or null. Absent: it never is. */
  refuse?(position: Position, command: C, viewer: Seat | null): Refusal | null;
  /** Adds to a list those that are legal, where they name no region … */
  list?(asked: Asked, list: C[]): void;
  /** … where they name any region, in the order of the regions … */
  listRegions?(asked: Asked, list: C[]): void;
  /** … where they name one that the seat to decide holds: those in this region … */
  listHeld?(position: Position, region: RegionId, force: Force, list: C[]): void;
  /** … and those that move a marker of this stock in this region of its race. */
  listMarker?(position: Position, region: RegionId, stock: MarkerStock, list: C[]): void;
  /** Does it. Asked only when nothing refuses. */
  play(play: Play, command: C): void;
}

/** Stands where a rule has nothing to say, or to list. */
export const nothing = () => null;

/** A kind of command: its form, why it is refused, when it is legal, and what it does. */
export interface CommandRule<C, F extends Form = Form> extends Required<Deeds<C>> {
  /** Its name in the table. */
  readonly type: string;
  readonly form: F;
  readonly read: Reader<C>;
}

/** All rules have the same shape: they are looked into at every step of every game. */
function ruleOf<C, F extends Form>(type: string, form: F, read: Reader<C>, deeds: Deeds<C>): CommandRule<C, F> {
  return {
    type,
    form,
    read,
    phases: deeds.phases,
    clause: deeds.clause,
    refuseUntimely: deeds.refuseUntimely ?? nothing,
    refuse: deeds.refuse ?? nothing,
    list: deeds.list ?? nothing,
    listRegions: deeds.listRegions ?? nothing,
    listHeld: deeds.listHeld ?? nothing,
    listMarker: deeds.listMarker ?? nothing,
    play: deeds.play,
  };
}

/** Makes a kind of command out of its form, what makes one out of the values of its fields, in their order, and what the rules say of it. */
export function defineCommand<const Type extends string, const F extends Form>(
  type: Type,
  form: F,
  make: Maker<Filled<Type, F>>,
  deeds: Deeds<Filled<Type, F>>,
): CommandRule<Filled<Type, F>, F> {
  return ruleOf(type, form, readerOf(form, make), deeds);
}

/** A command without fields: there is but one of it, shared and frozen. */
export interface PlainRule<Type extends string> extends CommandRule<{ readonly type: Type }, Record<never, never>> {
  readonly only: { readonly type: Type };
}

/** Makes a kind of command that has no fields: it is legal where it is not refused. */
export function definePlain<const Type extends string>(
  type: Type,
  deeds: Deeds<{ readonly type: Type }>,
): PlainRule<Type> {
  const only = Object.freeze({ type });
  const rule = ruleOf(type, {}, () => only, {
    ...deeds,
    list({ position, viewer }, list) {
      if (rule.refuse(position, only, viewer) === null) list.push(only);
    },
  });
  return { ...rule, only };
}
