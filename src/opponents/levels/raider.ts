import { type GameState, legal } from '../../rules/index.ts';
import { gamblesOf, rankedRaids } from '../evaluation/conquest.ts';
import { deploy } from '../evaluation/deploy.ts';
import { offersOf } from '../evaluation/offers.ts';
import type { Level, Mind, Thought, Weighed } from '../types.ts';

/** Maximises this turn's coins, and keeps a race until it can take next to nothing. */
export const raider: Level = (state, opponent) => {
  switch (state.phase) {
    case 'pickCombo':
      return best(liked(state, offersOf(state), opponent));
    case 'readyTroops':
      return ready(state, opponent);
    case 'ghouls':
    case 'conquer':
      return raided(state, opponent);
    case 'redeploy':
    case 'withdrawal':
      return { commands: deploy(state, 'even'), weighed: [] };
    default:
      return best(legal(state).map((command) => ({ command, coins: 0, share: null })));
  }
};

function best(weighed: readonly Weighed[]): Thought {
  const ranked = weighed.toSorted((a, b) => b.coins - a.coins);
  const [first] = ranked;
  if (!first) throw new Error('opponents: nothing to choose from');
  return { commands: [first.command], weighed: ranked };
}

/** A race with fewer tokens beyond one per region is spent: 3 if even, 1 at most patience, 5 at least. */
const tooFew = (patience: number): number => 5 - 4 * patience;

function ready(state: GameState, { temper }: Mind): Thought {
  const commands = legal(state);
  const decline = commands.find(({ type }) => type === 'decline');
  const expand = commands.find(({ type }) => type === 'expand');
  const force = state.forces.find(({ seat, declined }) => seat === state.seat && !declined);
  const free = state.regions.reduce(
    (sum, there) => (there.force === force?.id ? sum + there.tokens - 1 : sum),
    force?.hand ?? 0,
  );
  const isSpent = free + (force?.aside ?? 0) < tooFew(temper.patience) && state.round < state.rounds;
  const command = (isSpent ? decline : expand) ?? decline ?? expand;
  if (!command) throw new Error('opponents: nothing to do although the game is on');
  return { commands: [command], weighed: [] };
}

function raided(state: GameState, mind: Mind): Thought {
  const ranked = rankedRaids(state, mind);
  const moves =
    ranked.length > 0 ? ranked : gamblesOf(state, legal(state), mind.temper).toSorted((a, b) => b.coins - a.coins);
  const weighed = moves.map(({ command, coins }): Weighed => ({ command, coins, share: null }));
  const [first] = weighed;
  return { commands: [first?.command ?? { type: 'endConquests' }], weighed };
}

function liked(state: GameState, moves: readonly Weighed[], { leaning }: Mind): readonly Weighed[] {
  return leaning ? moves.map((move) => ({ ...move, coins: move.coins + leaning(state, move.command) })) : moves;
}
