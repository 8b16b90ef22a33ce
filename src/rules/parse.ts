import type { Command } from './command.ts';
import { boardOf } from './position.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refuse.ts';
import type { PublicState } from './state.ts';

type Check = (value: unknown, state: PublicState) => boolean;
/** The fields of a command, and what each must be. */
type Shape = readonly (readonly [field: string, fits: Check])[];

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isRegion = (value: unknown, state: PublicState) => isIndex(value) && value < boardOf(state).regions.length;
const isCount = (value: unknown) => isIndex(value) && value > 0;
const isName = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isSeatOrNobody = (value: unknown) => value === null || isIndex(value);
const isRegionOrAbsent = (value: unknown, state: PublicState) => value === undefined || isRegion(value, state);

const shapes: Readonly<Record<Command['type'], Shape>> = {
  pickCombo: [['index', isIndex]],
  expand: [],
  decline: [],
  pass: [],
  abandon: [['region', isRegion]],
  conquer: [['region', isRegion]],
  finalRoll: [['region', isRegion]],
  act: [
    ['action', isName],
    ['region', isRegionOrAbsent],
  ],
  endConquests: [],
  place: [
    ['region', isRegion],
    ['count', isCount],
  ],
  lift: [
    ['region', isRegion],
    ['count', isCount],
  ],
  placeMarker: [
    ['marker', isName],
    ['region', isRegion],
  ],
  liftMarker: [
    ['marker', isName],
    ['region', isRegion],
  ],
  endRedeployment: [],
  treaty: [['seat', isSeatOrNobody]],
  stout: [['decline', isFlag]],
};

/** Is this, by its shape, a command on this board? */
function isCommand(fields: Readonly<Record<string, unknown>>, state: PublicState): fields is Command {
  const { type } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false;
  const shape: Shape = shapes[type as Command['type']];
  return shape.every(([field, fits]) => fits(fields[field], state));
}

/**
 * Reads a command from anything; what is not one is refused, never thrown at.
 * The fields are copied once, so that what was checked is what is carried out, whatever the given value does.
 */
export function parseCommand(
  value: unknown,
  state: PublicState,
): { readonly command: Command } | { readonly refusal: Refusal } {
  try {
    const fields: Readonly<Record<string, unknown>> = typeof value === 'object' ? { ...value } : {};
    if (isCommand(fields, state)) return { command: fields };
  } catch {
    // A getter or proxy of a hostile value may throw: it is not a command either.
  }
  return { refusal: refuse(null, 'malformed') };
}
