import {
  activeForce,
  apply,
  boardFacts,
  explain,
  type GameState,
  holder,
  income,
  legal,
  type RegionId,
  regionCost,
} from '../../../../rules/index.ts';
import { has, type MessageKey } from '../../../../ui/locale/index.ts';

export interface Verdict {
  readonly isRight: boolean;
  readonly why: MessageKey;
  readonly args?: Readonly<Record<string, number>>;
}

const me = 0;

/** May this region be attacked now (CON-1 … CON-8, DIE-1)? */
export function judgeAttack(state: GameState, region: RegionId): Verdict {
  const refusal = explain(state, { type: 'conquer', region });
  const args = { cost: regionCost(state, region) ?? 0, hand: activeForce(state, me)?.hand ?? 0 };
  if (refusal === null) return { isRight: true, why: 'lesson.ask.attack.yes', args };
  const isLast = legal(state).some((command) => command.type === 'finalRoll' && command.region === region);
  if (isLast) return { isRight: true, why: 'lesson.ask.attack.roll', args };
  const because = `lesson.ask.attack.no.${refusal.code}`;
  return { isRight: false, why: has(because) ? because : 'lesson.ask.attack.no', args };
}

/** Would this region, taken now, bring two coins (SCO-1, SCO-2)? */
export function judgeCoins(state: GameState, region: RegionId): Verdict {
  if (holder(state, region)?.seat === me) return { isRight: false, why: 'lesson.ask.coins.own' };
  const taken = apply(state, { type: 'conquer', region });
  if (!taken.ok) return { isRight: false, why: 'lesson.ask.coins.far' };
  const gain = coinsOf(taken.state) - coinsOf(state);
  if (gain === 2) return { isRight: true, why: 'lesson.ask.coins.yes' };
  const hasSigns = boardFacts(state.board).regions[region]?.symbols.length;
  return { isRight: false, why: hasSigns ? 'lesson.ask.coins.signs' : 'lesson.ask.coins.one' };
}

/** Does a token of the learner's stay here when the race declines (DEC-2, DEC-3)? */
export function judgeStay(state: GameState, region: RegionId): Verdict {
  const force = holder(state, region);
  if (force === null) return { isRight: false, why: 'lesson.ask.stay.empty' };
  if (force.seat !== me) return { isRight: false, why: 'lesson.ask.stay.rival' };
  const after = apply(state, { type: 'decline' });
  const stays = after.ok && holder(after.state, region)?.seat === me;
  if (!after.ok || !stays) return { isRight: false, why: 'lesson.ask.stay.old' };
  const left = (of: GameState) => of.regions[region]?.tokens ?? 0;
  return { isRight: true, why: 'lesson.ask.stay.yes', args: { gone: left(state) - left(after.state) } };
}

function coinsOf(state: GameState): number {
  return income(state, me).reduce((sum, { amount }) => sum + amount, 0);
}
