import {
  actingForce,
  actionsOf,
  boardFacts,
  type Command,
  commandFields,
  commandTypes,
  contentOf,
  type Field,
  type FieldKind,
  type GameState,
} from '../../src/rules/index.ts';

/** The numbers from 0 up to the last. */
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, number) => number);

/** Values for the fields of commands in this position, by kind: all that could be meant, and some that could not. */
function valuesIn(state: GameState): Readonly<Record<Exclude<FieldKind, 'name'>, readonly unknown[]>> {
  const most = Math.max(0, ...state.forces.map(({ hand }) => hand), ...state.regions.map(({ tokens }) => tokens));
  return {
    index: upTo(7),
    region: boardFacts(state.board).regions.map(({ id }) => id),
    count: upTo(most + 1).slice(1),
    seatOrNobody: [null, ...upTo(state.players)],
    flag: [true, false],
  };
}

/** Names for a field: those of the acting race's actions, or of markers. */
function namesFor(state: GameState, field: string): readonly string[] {
  if (field === 'marker') return ['nonsense', ...contentOf(state).markers.keys()];
  const acting = actingForce(state);
  return ['nonsense', ...(acting ? actionsOf(state, acting) : []).map(({ id }) => id)];
}

/** All commands of the right shape that could be meant in this position, and many that could not: every kind, with every value of each of its fields. */
export function everyCommand(state: GameState): Command[] {
  const values = valuesIn(state);
  const valuesOf = ({ name, kind }: Field) => (kind === 'name' ? namesFor(state, name) : values[kind]);
  return commandTypes.flatMap((type) => {
    let found: readonly object[] = [{ type }];
    for (const field of commandFields[type]) {
      const filled = found.flatMap((one) => valuesOf(field).map((value) => ({ ...one, [field.name]: value })));
      found = field.optional ? [...found, ...filled] : filled;
    }
    return found as readonly Command[];
  });
}

/** Freezes a value and all that is in it. What is frozen already is taken to be frozen throughout. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
