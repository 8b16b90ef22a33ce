import type { Clause } from '../clause.ts';
import type { MarkerStock } from '../markers.ts';
import type { Play } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import type { Force, Phase, Position, RegionId, Seat } from '../state.ts';
import type { LegalContext } from './legal-context.ts';
import { type CommandOf, type CommandSchema, type Reader, readerOf } from './schema.ts';

interface CommandDefinition<C> {
  readonly phases: readonly Phase[];
  readonly clause: Clause;
  /** Why it cannot be given in another phase, where there is more to say than that. */
  refuseUntimely?(position: Position): Refusal | null;
  /** Why it is refused in its phase, as far as `viewer` may know, or null. Absent: never refused. */
  refuse?(position: Position, command: C, viewer: Seat | null): Refusal | null;
  /** Adds the legal ones to a list, for commands that name no region … */
  list?(context: LegalContext, list: C[]): void;
  /** … for commands that name any region, in region order … */
  listRegions?(context: LegalContext, list: C[]): void;
  /** … for commands that name a region held by the seat to decide: those in this region … */
  listHeld?(position: Position, region: RegionId, force: Force, list: C[]): void;
  /** … and for commands that move a marker of this stock in this region of its race. */
  listMarker?(position: Position, region: RegionId, stock: MarkerStock, list: C[]): void;
  /** Carries it out. Called only if nothing refuses it. */
  play(play: Play, command: C): void;
}

/** Stands in where a rule has nothing to refuse or to list. */
export const none = () => null;

export interface CommandRule<C, F extends CommandSchema = CommandSchema> extends Required<CommandDefinition<C>> {
  readonly type: string;
  readonly schema: F;
  readonly read: Reader<C>;
}

/** All rules get the same shape (fast property access): they are consulted at every step of every game. */
function ruleOf<C, F extends CommandSchema>(
  type: string,
  schema: F,
  read: Reader<C>,
  definition: CommandDefinition<C>,
): CommandRule<C, F> {
  return {
    type,
    schema,
    read,
    phases: definition.phases,
    clause: definition.clause,
    refuseUntimely: definition.refuseUntimely ?? none,
    refuse: definition.refuse ?? none,
    list: definition.list ?? none,
    listRegions: definition.listRegions ?? none,
    listHeld: definition.listHeld ?? none,
    listMarker: definition.listMarker ?? none,
    play: definition.play,
  };
}

export function defineCommand<const Type extends string, const F extends CommandSchema>(
  type: Type,
  schema: F,
  definition: CommandDefinition<CommandOf<Type, F>>,
): CommandRule<CommandOf<Type, F>, F> {
  return ruleOf(type, schema, readerOf(type, schema), definition);
}

/** A command without fields: a single shared, frozen object. */
export interface PlainRule<Type extends string> extends CommandRule<{ readonly type: Type }, Record<never, never>> {
  readonly only: { readonly type: Type };
}

/** Defines a kind of command without fields: it is legal where it is not refused. */
export function definePlain<const Type extends string>(
  type: Type,
  definition: CommandDefinition<{ readonly type: Type }>,
): PlainRule<Type> {
  const only = Object.freeze({ type });
  const rule = ruleOf(type, {}, () => only, {
    ...definition,
    list({ position, viewer }, list) {
      if (rule.refuse(position, only, viewer) === null) list.push(only);
    },
  });
  return { ...rule, only };
}
