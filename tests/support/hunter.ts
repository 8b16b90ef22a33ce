import { type Command, type GameState, holder, legal } from '../../src/rules/index.ts';
import { type Draw, pick, randomCommand } from '../../tools/checks/random-player.ts';

/**
 * Plays for nothing but regions of others: it attacks them whenever it can, by whatever means, goes on towards them while it has tokens, and now and
 * then gives up regions of its own to have more. So whoever called a region safe is soon shown wrong.
 */
export function hunterCommand(draw: Draw, state: GameState): Command {
  const commands = legal(state);
  const takes = commands.filter((command) => isTaking(command));
  if (takes.length === 0) return unhurried(draw, state, commands);
  const gives = commands.filter(({ type }) => type === 'abandon');
  if (gives.length > 0 && draw(3) === 0) return pick(draw, gives);
  const rolls = commands.filter((command) => command.type === 'act' && command.region === undefined);
  if (rolls.length > 0 && draw(3) > 0) return pick(draw, rolls);
  const prey = takes.filter((command) => isTaking(command) && isOthers(state, command.region ?? -1));
  const sure = prey.filter(({ type }) => type !== 'finalRoll');
  if (sure.length > 0 && draw(4) > 0) return pick(draw, sure);
  const steps = takes.filter(({ type }) => type !== 'finalRoll');
  if (steps.length > 0 && (prey.length === 0 || draw(2) === 0)) return pick(draw, steps);
  return pick(draw, prey.length > 0 ? prey : takes);
}

/** Picks anything on offer, declines seldom, and moves its troops at random. */
function unhurried(draw: Draw, state: GameState, commands: readonly Command[]): Command {
  const expand = commands.find(({ type }) => type === 'expand');
  return expand && draw(6) > 0 ? expand : randomCommand(draw, state);
}

type Taking = Extract<Command, { readonly type: 'conquer' | 'finalRoll' | 'act' }>;

function isTaking(command: Command): command is Taking {
  return (
    command.type === 'conquer' ||
    command.type === 'finalRoll' ||
    (command.type === 'act' && command.region !== undefined)
  );
}

function isOthers(state: GameState, region: number): boolean {
  const held = state.regions[region] ? holder(state, region) : null;
  return held !== null && held.seat !== state.seat;
}
