import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Command, Position } from '../../src/rules/index.ts';
import { activeForce, legal, tokensToSetAside } from '../../src/rules/index.ts';

/** Draws integers from 0 up to `below`, seeded. */
export type Draw = (below: number) => number;

/** A seeded source of integers. */
export function drawFrom(seed: number): Draw {
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
}

/** Picks one of a list that is not empty. */
export function pick<T>(draw: Draw, list: readonly T[]): T {
  const chosen = list[draw(list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

/** How seldom a kind of command is chosen (once in so many): games would hardly move on if all kinds were alike. */
const seldom: Partial<Record<Command['type'], number>> = {
  lift: 8,
  liftMarker: 8,
  abandon: 8,
  endConquests: 5,
  decline: 4,
};

/** The kind of command a race with tokens to set aside has to use before its redeployment can end (AMA-2). */
function forcedKind(position: Position): Command['type'] | null {
  if (position.phase !== 'redeploy') return null;
  const active = activeForce(position, position.seat);
  return active && active.hand < tokensToSetAside(position, active) ? 'lift' : null;
}

/** Chooses a kind of command first, then one of that kind, so that redeployments come to an end. */
export function randomCommand(draw: Draw, position: Position): Command {
  const commands = legal(position);
  const kinds = [...new Set(commands.map((command) => command.type))];
  const forced = forcedKind(position);
  const ending = kinds.includes('endRedeployment') && draw(4) > 0 ? 'endRedeployment' : null;
  const willing = kinds.filter((kind) => draw(seldom[kind] ?? 1) === 0);
  const kind = forced ?? ending ?? pick(draw, willing.length > 0 ? willing : kinds);
  return pick(
    draw,
    commands.filter((command) => command.type === kind),
  );
}
