import {
  actingForce,
  activeForce,
  apply,
  type Command,
  costOf,
  type Force,
  forceOf,
  type GameState,
  isNonEmpty,
  legal,
  oddsOf,
  type RegionId,
  ruled,
} from '../../rules/index.ts';
import type { Mind, Temper } from '../types.ts';
import { turnsLeft } from './outlook.ts';
import { worthOf } from './worth.ts';

/** A conquest move with its gain in coins, and the tokens it takes. */
export interface Raid {
  readonly command: Command;
  readonly coins: number;
  readonly tokens: number;
}

/** The average number of turns a region is held, if the game lasts. */
const holdingTurns = 2;

/** Value of another player's lost coin, by number of players: of two it is as good as one's own. */
const spite = [0, 0, 0.7, 0.4, 0.3, 0.25];

/** The gain of the race from a region, in coins until it is lost again. */
function gainOf(state: GameState, force: Force, region: RegionId, temper: Temper): number {
  const there = state.regions[region];
  if (!there) return 0;
  const worth = worthOf(state, force);
  const turns = Math.min(holdingTurns - temper.greed + 0.5, turnsLeft(state, force.seat));
  let coins = ((force.declined ? worth.declined : worth.regions)[region] ?? 0) * turns;
  if (isNonEmpty(there) && !force.declined && !countsAsEmpty(state, force, there.force)) coins += worth.perFight;
  if (there.force !== null) coins += lossOf(state, force, there.force, region, temper);
  return coins;
}

/** MAP-6, read otherwise: is it a region of the player's own, whose conquest counts as that of an empty one? */
function countsAsEmpty(state: GameState, force: Force, holder: number | null): boolean {
  return holder !== null && ruled(state, 'MAP-6') && forceOf(state, holder).seat === force.seat;
}

/** The holder's loss, as far as it is worth something to the attacker; one's own loss counts in full against it. */
function lossOf(state: GameState, force: Force, holder: number, region: RegionId, temper: Temper): number {
  const loser = forceOf(state, holder);
  const worth = worthOf(state, loser);
  const turns = Math.min(holdingTurns, turnsLeft(state, loser.seat));
  const coins = ((loser.declined ? worth.declined : worth.regions)[region] ?? 0) * turns;
  if (loser.seat === force.seat) return -coins;
  return coins * 2 * temper.aggression * (spite[state.players] ?? 0.25);
}

/** Weighs conquest moves; merely preparatory ones have a value of their own. Leaves out moves without a gain. */
export function raidsOf(state: GameState, commands: readonly Command[], temper: Temper): Raid[] {
  const force = actingForce(state) ?? activeForce(state, state.seat);
  if (!force) return [];
  const raids: Raid[] = [];
  for (const command of commands) {
    if (command.type === 'conquer')
      raids.push({
        command,
        coins: gainOf(state, force, command.region, temper),
        tokens: costOf(state, force, command.region),
      });
    else if (command.type === 'act') {
      const raid = actionRaid(state, force, command, temper);
      if (raid) raids.push(raid);
    }
  }
  return raids;
}

/** Value of each token saved by an action, in coins. */
const perTokenSaved = 0.3;

function actionRaid(
  state: GameState,
  force: Force,
  command: Extract<Command, { type: 'act' }>,
  temper: Temper,
): Raid | null {
  if (command.region === undefined) {
    // A roll beforehand can only help, as long as something can be taken afterwards.
    return { command, coins: 1, tokens: 0 };
  }
  const outcome = apply(state, command);
  if (!outcome.ok) return null;
  const left = outcome.state.forces.find(({ id }) => id === force.id)?.hand ?? 0;
  const tokens = Math.max(0, force.hand - left);
  const saved = costOf(state, force, command.region) - tokens;
  return { command, coins: gainOf(state, force, command.region, temper) + saved * perTokenSaved, tokens };
}

/** A last attempt with the die: its average gain, and its chance, 0–1. It takes all tokens in hand. */
export interface Gamble extends Raid {
  readonly odds: number;
}

export function gamblesOf(state: GameState, commands: readonly Command[], temper: Temper): Gamble[] {
  const force = actingForce(state);
  if (!force) return [];
  const gambles: Gamble[] = [];
  for (const command of commands) {
    if (command.type !== 'finalRoll') continue;
    const chance = oddsOf(costOf(state, force, command.region) - force.hand);
    if (!chance) continue;
    const odds = chance.wins / chance.of;
    gambles.push({ command, coins: odds * gainOf(state, force, command.region, temper), tokens: force.hand, odds });
  }
  return gambles;
}

/** Coins per token; an unspent token still has a little defensive value. */
export function rateOf({ coins, tokens }: Raid): number {
  return coins / Math.max(tokens, 0.5);
}

export function rankedRaids(state: GameState, { temper, leaning }: Mind): Raid[] {
  const raids = raidsOf(state, legal(state), temper).filter(({ coins }) => coins > 0);
  const liked = leaning ? raids.map((raid) => ({ ...raid, coins: raid.coins + leaning(state, raid.command) })) : raids;
  return liked.sort((a, b) => rateOf(b) - rateOf(a));
}
