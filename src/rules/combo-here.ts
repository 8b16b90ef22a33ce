import { apply } from './apply.ts';
import { contentOf, hooksOf } from './box.ts';
import { prospect } from './explain.ts';
import { cheapestWay, type Reach } from './forecast.ts';
import { income } from './scoring.ts';
import type { Combo, Force, GameState, MarkerId, PublicState, Seat } from './state.ts';
import { declinedHere, type HereFact, hereOf } from './trait-here.ts';
import { freshTurn } from './turn-order.ts';
import { trial } from './view.ts';

export interface ComboHere {
  /** Tokens that come with it (COL-4), including those that only come to conquer. */
  readonly tokens: number;
  readonly race: readonly HereFact[];
  readonly power: readonly HereFact[];
  /** Null in the parts of a turn in which nobody picks. */
  readonly firstTurn: FirstTurn | null;
  readonly decline: {
    /** All of its tokens on the map stay (GHO-1), not one in each region (DEC-2). */
    readonly keepsTokens: boolean;
    /** It goes on conquering (GHO-2). */
    readonly acts: boolean;
    /** It makes no room for another (SPI-1). */
    readonly lingers: boolean;
    /** It may decline in the turn it was paid for (STO-1). */
    readonly late: boolean;
    /** Markers that stay, and markers that leave (DEC-8). */
    readonly stay: readonly MarkerId[];
    readonly leave: readonly MarkerId[];
    /** Coins it still pays beside a coin a region. */
    readonly coins: readonly HereFact[];
  };
}

/** The first turn, if only the cheapest regions in reach were taken and no die thrown. */
export interface FirstTurn {
  /** Regions by which it may enter the map. */
  readonly entries: number;
  readonly conquests: Reach['conquests'];
  readonly left: number;
  /** Coins of the turn: for regions of this race, by the race, by the power, and for what the player holds besides. */
  readonly coins: { readonly regions: number; readonly race: number; readonly power: number; readonly others: number };
}

/** More coins than any combo costs. */
const enough = 99;

/** What that combo would do for a seat; null if there is none. Exact but for the way of the first turn. */
export function comboHere(position: PublicState, index: number, seat: Seat): ComboHere | null {
  const combo = position.column[index];
  const { races, powers } = contentOf(position);
  const race = combo && races[combo.race];
  const power = combo && powers[combo.power];
  if (!combo || !race || !power) return null;
  const force = comboForce(position, combo, seat);
  const picked = afterPick(position, index);
  const own = picked?.forces.find(({ id }) => id === force.id);
  const extra = hooksOf(position, force).extraTokens.reduce((sum, { tokens }) => sum + tokens, 0);
  const late = hooksOf(position, { ...force, declined: true });
  const markers = [...(race.markers ?? []), ...(power.markers ?? [])];
  const kept = (leaves: boolean) => markers.filter((rule) => rule.leavesInDecline === leaves).map(({ id }) => id);
  return {
    tokens: own?.hand ?? Math.min(race.tokens + power.tokens + extra, position.tray[combo.race] ?? 0),
    race: hereOf(position, force, race),
    power: hereOf(position, force, power),
    firstTurn: picked && own ? firstTurn(picked, own) : null,
    decline: {
      keepsTokens: late.keepsTokens !== null,
      acts: late.acts !== null,
      lingers: late.lingers !== null,
      late: hooksOf(position, force).lateDecline !== null,
      stay: kept(false),
      leave: kept(true),
      coins: [...declinedHere(position, force, race), ...declinedHere(position, force, power)],
    },
  };
}

/** A combo as the force it would be in that seat's hand, before any of its tokens. */
export const comboForce = (position: PublicState, { race, power }: Combo, seat: Seat): Force => ({
  id: position.nextForce,
  seat,
  race,
  power,
  declined: false,
  hand: 0,
  aside: 0,
  memory: {},
});

/** The position after the pick, for the seat whose pick it is; null where nobody picks. */
function afterPick(position: PublicState, index: number): GameState | null {
  if (position.phase !== 'pickCombo') return null;
  const rich = {
    ...trial({ ...position, turn: freshTurn() }),
    coins: new Array<number>(position.players).fill(enough),
  };
  const outcome = apply(rich, { type: 'pickCombo', index });
  return outcome.ok ? outcome.state : null;
}

function firstTurn(picked: GameState, { id, seat }: Force): FirstTurn {
  const entries = picked.regions.filter((_, region) => prospect(picked, region)?.barrier === null).length;
  const { conquests, state } = cheapestWay(picked, seat);
  const coins = { regions: 0, race: 0, power: 0, others: 0 };
  for (const { amount, force, of } of income(state, seat)) {
    if (force !== id) coins.others += amount;
    else if ('region' in of) coins.regions += amount;
    else if ('race' in of) coins.race += amount;
    else coins.power += amount;
  }
  return { entries, conquests, left: state.forces.find((force) => force.id === id)?.hand ?? 0, coins };
}
