import type { Clause } from '../clause.ts';
import type { MarkerStock } from '../markers.ts';
import type { Play } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import type { Force, Phase, Position, RegionId, Seat } from '../state.ts';
import type { Asked } from './asked.ts';
import { type Filled, type Form, type Maker, type Reader, readerOf } from './form.ts';

/** What the rules say about a kind of command, besides its form. */
interface Deeds<C> {
  /** The phases in which it can be given. */
  readonly phases: readonly [Phase, Phase?];
  /** The clause for that. */
  readonly clause: Clause;
  /** Why it cannot be given in another phase, where there is more to say than that. */
  refuseUntimely?(position: Position): Refusal | null;
  /** Why it is refused in its phase, as far as `viewer` may know, or null. Absent: never refused. */
  refuse?(position: Position, command: C, viewer: Seat | null): Refusal | null;
  /** Adds the legal ones to a list, for commands that name no region … */
  list?(asked: Asked, list: C[]): void;
  /** … for commands that name any region, in region order … */
  listRegions?(asked: Asked, list: C[]): void;
  /** … for commands that name a region held by the seat to decide: those in this region … */
  listHeld?(position: Position, region: RegionId, force: Force, list: C[]): void;
  /** … and for commands that move a marker of this stock in this region of its race. */
  listMarker?(position: Position, region: RegionId, stock: MarkerStock, list: C[]): void;
  /** Carries it out. Called only if nothing refuses it. */
  play(play: Play, command: C): void;
}

/** Stands in where a rule has nothing to refuse or to list. */
export const nothing = () => null;

/** A kind of command: its form, why it may be refused, when it is legal, and what it does. */
export interface CommandRule<C, F extends Form = Form> extends Required<Deeds<C>> {
  /** Its name in the table. */
  readonly type: string;
  readonly form: F;
  readonly read: Reader<C>;
}

/** All rules get the same shape (fast property access): they are consulted at every step of every game. */
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

/** Defines a kind of command from its form, a maker that takes the field values in order, and its rules. */
export function defineCommand<const Type extends string, const F extends Form>(
  type: Type,
  form: F,
  make: Maker<Filled<Type, F>>,
  deeds: Deeds<Filled<Type, F>>,
): CommandRule<Filled<Type, F>, F> {
  return ruleOf(type, form, readerOf(form, make), deeds);
}

/** A command without fields: a single shared, frozen object. */
export interface PlainRule<Type extends string> extends CommandRule<{ readonly type: Type }, Record<never, never>> {
  readonly only: { readonly type: Type };
}

/** Defines a kind of command without fields: it is legal where it is not refused. */
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
