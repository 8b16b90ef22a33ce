import { type GameState, type GameView, type Seat, view } from '../../rules/index.ts';
import type { SeenSetup } from '../../session/turn/index.ts';

/** What is known where a replay is watched: what a seat may know, what anybody may know, or everybody's coins. */
export type Knowledge = Seat | 'onlooker' | 'open';

/**
 * What may be chosen, the usual one first. A game that is over has no secrets. While it runs, the only person at the table sees what their seat may
 * know, and several see what anybody may know: none of them learns the others' coins. A game without people has nobody to keep them from.
 */
export function knowledgeOf(setup: Pick<SeenSetup, 'seats'>, isOver: boolean): readonly Knowledge[] {
  const seats = setup.seats.map((_, seat) => seat);
  const people = seats.filter((seat) => setup.seats[seat]?.control === 'human');
  const [only, another] = people;
  if (isOver || only === undefined) return ['open', ...seats];
  return another === undefined ? [only] : ['onlooker'];
}

export function seenBy(state: GameState, knowledge: Knowledge): GameView {
  if (knowledge === 'open') return { ...view(state, null), coins: state.coins };
  return view(state, knowledge === 'onlooker' ? null : knowledge);
}
