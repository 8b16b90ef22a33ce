import { type Command, type GameState, legal, type Position, treatyPartners } from '../../rules/index.ts';
import { deploy } from '../judgement/deploy.ts';
import type { Care } from '../judgement/deployment.ts';
import { leadOf, outlook } from '../judgement/outlook.ts';
import { promiseOf } from '../judgement/picking.ts';
import { after } from '../play.ts';
import type { Temper } from '../types.ts';
import { greedyRaid } from './raid.ts';

/** Decides every step by rules of thumb: quick enough to play whole games in a search. */
export function quickStep(state: GameState, temper: Temper, care: Care): readonly Command[] {
  switch (state.phase) {
    case 'pickCombo':
      return [{ type: 'pickCombo', index: bestPick(state) }];
    case 'readyTroops':
      return [isSpent(state, temper, care) ? { type: 'decline' } : firstOf(state)];
    case 'ghouls':
    case 'conquer':
      return [greedyRaid(state, temper)];
    case 'redeploy':
    case 'withdrawal':
      return deploy(state, care);
    case 'treaty':
      return [{ type: 'treaty', seat: worstEnemy(state) }];
    case 'stout':
      return [{ type: 'stout', decline: gainsByDeclining(state) }];
    case 'gameOver':
      return [];
  }
}

/** The combo that promises most of those that can be paid for. */
export function bestPick(state: GameState): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of legal(state)) {
    const combo = command.type === 'pickCombo' ? state.column[command.index] : undefined;
    if (command.type !== 'pickCombo' || !combo) continue;
    const promise = promiseOf(state, combo, command.index, state.seat);
    if (promise > most) {
      most = promise;
      best = command.index;
    }
  }
  return best;
}

const firstOf = (state: GameState): Command => {
  const [first] = legal(state);
  if (!first) throw new Error('opponents: nothing to do although the game is on');
  return first;
};

/** Would the seat stand better at the end of the game by declining now than by playing the turn out? */
export function isSpent(state: GameState, temper: Temper, care: Care): boolean {
  const commands = legal(state);
  if (!commands.some(({ type }) => type === 'decline')) return false;
  if (!commands.some(({ type }) => type === 'expand')) return true;
  const stay = leadAfter(expanded(state, temper, care), state.turnSeat);
  const go = leadAfter(after(state, [{ type: 'decline' }]), state.turnSeat);
  return go > stay + (temper.patience - 0.5) * 8;
}

/** The end of a turn of quick conquests, scored. */
function expanded(state: GameState, temper: Temper, care: Care): GameState {
  let now = after(state, [{ type: 'expand' }]);
  while (now.turnSeat === state.turnSeat && now.round === state.round && now.phase !== 'gameOver') {
    if (now.phase === 'stout') now = after(now, [{ type: 'stout', decline: false }]);
    else if (now.phase === 'withdrawal') now = after(now, deploy(now, 'even'));
    else now = after(now, quickStep(now, temper, care));
  }
  return now;
}

function leadAfter(state: GameState, seat: number): number {
  return leadOf(outlook(state), seat);
}

function gainsByDeclining(state: GameState): boolean {
  const seat = state.turnSeat;
  const [go, stay] = [true, false].map((decline) => leadAfter(after(state, [{ type: 'stout', decline }]), seat));
  return (go ?? 0) > (stay ?? 0);
}

/** The opponent of whom most is to be feared: the one with the best outlook of those who may be named. */
function worstEnemy(position: Position): number | null {
  const coins = outlook(position);
  return treatyPartners(position).reduce<number | null>(
    (worst, seat) => (worst === null || (coins[seat] ?? 0) > (coins[worst] ?? 0) ? seat : worst),
    null,
  );
}
