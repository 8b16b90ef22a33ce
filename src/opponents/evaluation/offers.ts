import {
  boardFacts,
  type Combo,
  comboCost,
  contentOf,
  costOf,
  type Force,
  type GameState,
  hooksOf,
  isWater,
  legal,
  type Position,
  type RegionId,
  type Seat,
} from '../../rules/index.ts';
import type { Weighed } from '../types.ts';
import { turnsLeft } from './outlook.ts';
import { worthOf } from './worth.ts';

/** The average number of turns a race stays active. */
const activeTurns = 3;
/** What a race still pays in decline, as a multiple of its coins per turn. */
const declinedTurns = 1.5;

export function offersOf(state: GameState): Weighed[] {
  return legal(state).flatMap((command): Weighed[] => {
    const combo = command.type === 'pickCombo' ? state.column[command.index] : undefined;
    return command.type === 'pickCombo' && combo
      ? [{ command, coins: promiseOf(state, combo, command.index, state.seat), share: null }]
      : [];
  });
}

/** In coins: what its tokens could take in a few turns on this board, plus its coins, minus its cost. */
function promiseOf(position: Position, combo: Combo, index: number, seat: Seat): number {
  const { races, powers } = contentOf(position);
  const race = races[combo.race];
  const power = powers[combo.power];
  if (!race || !power) return 0;
  const tokens = Math.min(race.tokens + power.tokens + extra(race) + extra(power), position.tray[combo.race] ?? 0);
  const force: Force = {
    id: position.nextForce,
    seat,
    race: combo.race,
    power: combo.power,
    declined: false,
    hand: tokens,
    aside: 0,
    memory: {},
  };
  const worth = worthOf(position, force);
  const turns = Math.min(activeTurns, turnsLeft(position, seat));
  const later = Math.min(declinedTurns, Math.max(0, turnsLeft(position, seat) - turns));
  const taken = withinMeans(position, force);
  let coins = combo.coins - comboCost(position, index) + worth.once + worth.always * turns;
  for (const region of taken) {
    const { lostTribe, tokens: defenders } = position.regions[region] ?? { lostTribe: false, tokens: 0 };
    coins += (worth.regions[region] ?? 0) * turns + (worth.declined[region] ?? 0) * later;
    if (lostTribe || defenders > 0) coins += worth.perFight;
  }
  // Tokens last: a race with many takes more in its second turn, and keeps it.
  return coins + tokens * 0.25 * Math.max(0, turns - 1);
}

const extra = ({ extraTokens }: { readonly extraTokens?: { readonly tokens: number } | undefined }): number =>
  extraTokens ? extraTokens.tokens / 2 : 0;

/** Regions the tokens would suffice for, best value first, wherever they are. */
function withinMeans(position: Position, force: Force): RegionId[] {
  const worth = worthOf(position, force);
  const sails = hooksOf(position, force).water !== null;
  const priced: { region: RegionId; cost: number; rate: number }[] = [];
  for (const { id, terrain } of boardFacts(position.board).regions) {
    if (isWater(terrain) && !sails) continue;
    const there = position.regions[id];
    if (
      there?.force !== null &&
      position.forces.some(({ id: other, seat }) => other === there?.force && seat === force.seat)
    )
      continue;
    const cost = costOf(position, force, id);
    priced.push({ region: id, cost, rate: (worth.regions[id] ?? 0) / cost });
  }
  priced.sort((a, b) => b.rate - a.rate || a.region - b.region);
  let left = force.hand;
  const taken: RegionId[] = [];
  for (const { region, cost } of priced) {
    if (cost > left) continue;
    left -= cost;
    taken.push(region);
  }
  return taken;
}
