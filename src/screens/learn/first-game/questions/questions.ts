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
  view,
} from '../../../../rules/index.ts';
import { readPosition } from '../../../../rules/positions/index.ts';
import type { Sight, TablePort } from '../../../../session/turn/index.ts';
import type { TableActor } from '../../../../table/actor.ts';
import { has, type MessageKey } from '../../../../ui/locale/index.ts';
import { questionPositions } from '../deal.ts';
import { questionsLesson } from '../lesson.ts';
import { firstGameSetup } from '../setup.ts';

export interface Verdict {
  readonly isRight: boolean;
  readonly why: MessageKey;
  readonly args?: Readonly<Record<string, number>>;
}

const me = 0;

/** May this region be attacked now (CON-1 … CON-8, DIE-1)? */
function judgeAttack(state: GameState, region: RegionId): Verdict {
  const refusal = explain(state, { type: 'conquer', region });
  const args = { cost: regionCost(state, region) ?? 0, hand: activeForce(state, me)?.hand ?? 0 };
  if (refusal === null) return { isRight: true, why: 'lesson.ask.attack.yes', args };
  const isLast = legal(state).some((command) => command.type === 'finalRoll' && command.region === region);
  if (isLast) return { isRight: true, why: 'lesson.ask.attack.roll', args };
  const because = `lesson.ask.attack.no.${refusal.code}`;
  return { isRight: false, why: has(because) ? because : 'lesson.ask.attack.no', args };
}

/** Would this region, taken now, bring two coins (SCO-1, SCO-2)? */
function judgeCoins(state: GameState, region: RegionId): Verdict {
  if (holder(state, region)?.seat === me) return { isRight: false, why: 'lesson.ask.coins.own' };
  const taken = apply(state, { type: 'conquer', region });
  if (!taken.ok) return { isRight: false, why: 'lesson.ask.coins.far' };
  const gain = coinsOf(taken.state) - coinsOf(state);
  if (gain === 2) return { isRight: true, why: 'lesson.ask.coins.yes' };
  const hasSigns = boardFacts(state.board).regions[region]?.symbols.length;
  return { isRight: false, why: hasSigns ? 'lesson.ask.coins.signs' : 'lesson.ask.coins.one' };
}

/** Does the learner lose this region when the race declines (DEC-2, DEC-3)? */
function judgeGone(state: GameState, region: RegionId): Verdict {
  const force = holder(state, region);
  if (force === null) return { isRight: false, why: 'lesson.ask.gone.empty' };
  if (force.seat !== me) return { isRight: false, why: 'lesson.ask.gone.rival' };
  const after = apply(state, { type: 'decline' });
  const stays = after.ok && holder(after.state, region)?.seat === me;
  if (!after.ok || !stays) return { isRight: true, why: 'lesson.ask.gone.yes' };
  const left = (of: GameState) => of.regions[region]?.tokens ?? 0;
  return { isRight: false, why: 'lesson.ask.gone.kept', args: { gone: left(state) - left(after.state) } };
}

function coinsOf(state: GameState): number {
  return income(state, me).reduce((sum, { amount }) => sum + amount, 0);
}

/** Answered by pressing a region. Its words are `lesson.ask.<id>`, in other words `lesson.ask.<id>.other`. */
export interface Question {
  readonly id: keyof typeof questionPositions;
  readonly judge: (state: GameState, region: RegionId) => Verdict;
}

export const questions: readonly Question[] = [
  { id: 'attack', judge: judgeAttack },
  { id: 'coins', judge: judgeCoins },
  { id: 'gone', judge: judgeGone },
];

export function stateOf({ id }: Question): GameState {
  const read = readPosition(questionPositions[id]);
  if (!read.ok) throw new Error(`lesson: ${read.faults.map(({ message }) => message).join(' ')}`);
  return read.state;
}

export function argsOf(state: GameState): Readonly<Record<string, number>> {
  return { hand: activeForce(state, 0)?.hand ?? 0 };
}

/** A table to be looked at: the nth question's position, on which nothing can be played. It is not saved. */
function questionTable(index: number): TablePort {
  const question = questions[index];
  if (!question) throw new Error('lesson: no such question');
  const state = stateOf(question);
  const { game, seats, options } = firstGameSetup(index);
  const sight = (seat: number | null): Sight => ({
    revision: 0,
    setup: { players: game.players, seats, options, lesson: questionsLesson, run: index },
    view: view(state, seat ?? 0),
    legal: [],
    log: [],
    mayTakeBack: false,
    here: [0],
    trouble: null,
  });
  return {
    look: async (seat) => sight(seat),
    send: async () => ({ accepted: false, refused: null }),
    give: () => undefined,
    subscribe: (listener) => {
      listener(0);
      return () => undefined;
    },
  };
}

/** Lays the table of the nth question, from 0, in place of the one that is there. */
export function askQuestion(actor: ReturnType<typeof TableActor.useActorRef>, index: number): void {
  actor.send({ type: 'leave' });
  actor.send({ type: 'open', table: questionTable(index), isTakenUp: false });
}
