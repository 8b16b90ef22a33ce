import { type Command, type GameState, legal, type Seat } from '../../rules/index.ts';
import { deploy } from '../judgement/deploy.ts';
import { standingOf } from '../judgement/standing.ts';
import { after } from '../play.ts';
import type { Level, Opponent, Temper, Thought, Weighed } from '../types.ts';
import { type Breadth, type Way, waysOn } from './plan.ts';
import { quickStep } from './quick.ts';

const breadth: Breadth = { ways: 8, moves: 5 };
const narrow: Breadth = { ways: 3, moves: 3 };

/** Plans each turn to its end, picks by what a combo could do at once, and declines when a fresh race promises more. */
export const strategist: Level = (state, opponent) => {
  switch (state.phase) {
    case 'pickCombo':
      return byValue(ways(state, (picked) => bestOf(waysOn(picked, opponent.temper, narrow))));
    case 'readyTroops':
      return ready(state, opponent);
    case 'ghouls':
    case 'conquer':
      return byValue(waysOn(state, opponent.temper, breadth));
    case 'redeploy':
    case 'withdrawal':
      return { commands: deploy(state, 'careful'), weighed: [] };
    default:
      return { commands: quickStep(state, opponent.temper, 'careful'), weighed: [] };
  }
};

/** Each legal command with the worth of where it leads. */
function ways(state: GameState, worth: (state: GameState) => number): Way[] {
  return legal(state)
    .map((command) => ({ command, value: worth(after(state, [command])) }))
    .sort((a, b) => b.value - a.value);
}

const bestOf = ([best]: readonly Way[]): number => best?.value ?? Number.NEGATIVE_INFINITY;

/** Coins that staying with a race for another turn is worth to the most patient, beyond what is expected of it. */
const mostPatience = 8;

function ready(state: GameState, { temper }: Opponent): Thought {
  const patience = (temper.patience - 0.5) * 2 * mostPatience;
  return byValue(
    ways(state, (next) => leadAfter(next, state.turnSeat, temper)).map(({ command, value }) => ({
      command,
      value: command.type === 'expand' ? value + patience : value,
    })),
  );
}

/** The lead after this turn: where its conquests can lead, or, when it is over already, as it stands. */
function leadAfter(next: GameState, seat: Seat, temper: Temper): number {
  if (next.phase === 'conquer' || next.phase === 'ghouls') return bestOf(waysOn(next, temper, breadth));
  return standingOf(next, seat);
}

/** The best way first; coins are told as against the worst of them. */
function byValue(all: readonly Way[]): Thought {
  const ranked = all.toSorted((a, b) => b.value - a.value);
  const [first] = ranked;
  if (!first) throw new Error('opponents: nothing to choose from');
  const least = ranked.at(-1)?.value ?? 0;
  const weighed = ranked.map(({ command, value }): Weighed => ({ command, coins: value - least, share: null }));
  const commands: readonly Command[] = [first.command];
  return { commands, weighed };
}
