import { type Command, type GameState, legal } from '../../rules/index.ts';
import { type Chance, chanceOf, seedFor } from '../chance.ts';
import { rankedRaids } from '../evaluation/conquest.ts';
import { deploy } from '../evaluation/deploy.ts';
import { offersOf } from '../evaluation/offers.ts';
import type { Level, Mind, Thought, Weighed } from '../types.ts';

/** Plays casually and mostly harmlessly: any of the first combos, any raid it can pay for, rarely the bolder ones. */
export const wanderer: Level = (state, opponent) => {
  const chance = chanceOf(seedFor(opponent.seed, state));
  switch (state.phase) {
    case 'pickCombo':
      return picked(state, opponent, chance);
    case 'readyTroops':
      return decided(state, opponent, chance);
    case 'ghouls':
    case 'conquer':
      return raided(state, opponent, chance);
    case 'redeploy':
    case 'withdrawal':
      return { commands: deploy(state, 'even'), weighed: [] };
    default:
      return only(legal(state)[0]);
  }
};

function only(command: Command | undefined): Thought {
  if (!command) throw new Error('opponents: nothing to do although the game is on');
  return { commands: [command], weighed: [] };
}

/** Any of these; one with a character takes the one it likes better of two that come to its mind. */
function chosen(state: GameState, { leaning }: Mind, weighed: readonly Weighed[], chance: Chance): Thought {
  let one = weighed[chance.below(weighed.length)];
  if (leaning) {
    const other = weighed[chance.below(weighed.length)];
    if (one && other && leaning(state, other.command) > leaning(state, one.command)) one = other;
  }
  if (!one) throw new Error('opponents: nothing to choose from');
  return { commands: [one.command], weighed: [one, ...weighed.filter((other) => other !== one)] };
}

/** One of the three cheapest combos. */
function picked(state: GameState, mind: Mind, chance: Chance): Thought {
  return chosen(state, mind, offersOf(state).slice(0, 3), chance);
}

/** Declines sooner or later once it can take next to nothing. */
function decided(state: GameState, { temper }: Mind, chance: Chance): Thought {
  const [first, ...others] = legal(state);
  const decline = others.find(({ type }) => type === 'decline');
  if (!first || !decline || state.round >= state.rounds - 1) return only(first);
  const held = state.regions.filter(({ force }) =>
    state.forces.some(({ id, seat, declined }) => id === force && seat === state.seat && !declined),
  );
  const free = held.reduce((sum, { tokens }) => sum + tokens - 1, 0);
  return free < 3 && chance.share() > temper.patience * 0.6 ? only(decline) : only(first);
}

/** One of the better half of its raids; it often stops early, though not before the first one, and seldom tries the die. */
function raided(state: GameState, mind: Mind, chance: Chance): Thought {
  const raids = rankedRaids(state, mind).map(({ command, coins }): Weighed => ({ command, coins, share: null }));
  const isFirst = state.turn.conquests.length === 0;
  if (raids.length > 0 && (chance.share() < 0.92 || isFirst))
    return chosen(state, mind, raids.slice(0, Math.max(2, Math.ceil(raids.length / 2))), chance);
  const roll = legal(state).find(({ type }) => type === 'finalRoll');
  return raids.length === 0 && roll && chance.share() < 0.5 ? only(roll) : only({ type: 'endConquests' });
}
