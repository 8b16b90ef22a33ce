import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { boardOf } from './position.ts';
import type { PublicState } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isBelow = (value: unknown, limit: number): value is number => isIndex(value) && value < limit;
const isCount = (value: unknown): value is number => isIndex(value) && value > 0;

/** Reads a command from anything; null for what is not one. Never throws. */
export function parseCommand(value: unknown, state: PublicState): Command | null {
  try {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return null;
    return read(value as Fields, boardOf(state).regions.length);
  } catch {
    // A getter or proxy of a hostile value may throw: it is not a command either.
    return null;
  }
}

/** Each field is read once, so that what was checked is what is carried out, whatever the given value does. */
function read(fields: Fields, regions: number): Command | null {
  const { type } = fields;
  switch (type) {
    case 'pickCombo': {
      const { index } = fields;
      return isIndex(index) ? commands.pickCombo(index) : null;
    }
    case 'expand':
    case 'decline':
    case 'pass':
    case 'endConquests':
    case 'endRedeployment':
      return commands[type];
    case 'abandon':
    case 'conquer':
    case 'finalRoll': {
      const { region } = fields;
      return isBelow(region, regions) ? commands[type](region) : null;
    }
    case 'act': {
      const { action, region } = fields;
      if (typeof action !== 'string') return null;
      if (region === undefined) return { type: 'act', action };
      return isBelow(region, regions) ? { type: 'act', action, region } : null;
    }
    case 'place':
    case 'lift': {
      const { region, count } = fields;
      return isBelow(region, regions) && isCount(count) ? commands[type](region, count) : null;
    }
    case 'placeMarker':
    case 'liftMarker': {
      const { marker, region } = fields;
      return typeof marker === 'string' && isBelow(region, regions) ? { type, marker, region } : null;
    }
    case 'treaty': {
      const { seat } = fields;
      return seat === null || isIndex(seat) ? { type: 'treaty', seat } : null;
    }
    case 'stout': {
      const { decline } = fields;
      return typeof decline === 'boolean' ? { type: 'stout', decline } : null;
    }
    default:
      return null;
  }
}
