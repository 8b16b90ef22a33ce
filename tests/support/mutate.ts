import type { GameState } from '../../src/rules/index.ts';
import { contentOf } from '../../src/rules/index.ts';
import { type Draw, pick } from '../../tools/checks/random-player.ts';

const { powers, races } = contentOf({});

type Node = Record<string | number, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object and list in a value, itself included. */
function nodesOf(value: unknown): Node[] {
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

const phases = 'pickCombo readyTroops ghouls conquer redeploy treaty stout withdrawal gameOver'.split(' ');
const markers = [...Object.values(races), ...Object.values(powers)].flatMap((trait) =>
  (trait.markers ?? []).map(({ id }) => id),
);

/** Another value of about the same kind, sometimes of quite another. */
function changed(draw: Draw, value: unknown): unknown {
  if (draw(20) === 0) return pick(draw, [null, -1, 1.5, 'orcs', [], {}, true, 1e9, '']);
  if (typeof value === 'number') return pick(draw, [value + 1, value - 1, draw(6), value * 2, 0]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return phases.includes(value) ? pick(draw, phases) : pick(draw, Object.keys(draw(2) === 0 ? races : powers));
  return value === null ? draw(4) : value;
}

/** Changes one thing in place: a value, an element dropped, doubled or put elsewhere, a marker, or tokens moved about. */
function mutateOnce(draw: Draw, state: GameState, root: Node): void {
  const node = pick(draw, nodesOf(root));
  const keys = Object.keys(node);
  const kind = draw(8);
  if (kind === 0) {
    const region = root.regions;
    if (isNode(region)) {
      const there = region[draw(state.regions.length)];
      if (isNode(there) && isNode(there.markers)) there.markers[pick(draw, markers)] = 1 + draw(2);
    }
  } else if (kind === 1 && isNode(root.regions)) {
    // Tokens from one region to another: the sums stay right.
    const [from, to] = [root.regions[draw(state.regions.length)], root.regions[draw(state.regions.length)]];
    if (isNode(from) && isNode(to)) {
      Object.assign(to, {
        force: from.force,
        tokens: Number(from.tokens) + (to.force === from.force ? Number(to.tokens) : 0),
      });
      Object.assign(from, { force: null, tokens: 0 });
    }
  } else if (kind === 2 && isNode(root.forces) && isNode(root.tray)) {
    // Tokens from the tray to a hand.
    const force = pick(draw, [...Object.values(root.forces), null]);
    if (isNode(force)) {
      const race = String(force.race);
      const count = Math.min(Number(root.tray[race]), 1 + draw(4));
      root.tray[race] = Number(root.tray[race]) - count;
      force.hand = Number(force.hand) + count;
    }
  } else if (kind === 3 && Array.isArray(node) && node.length > 0) {
    const [taken] = node.splice(draw(node.length), 1);
    if (draw(2) === 0) node.splice(draw(node.length + 1), 0, taken);
  } else if (kind === 4 && Array.isArray(node) && node.length > 0) {
    node.splice(draw(node.length + 1), 0, structuredClone(node[draw(node.length)]));
  } else if (kind === 5) {
    root.phase = pick(draw, phases);
  } else if (keys.length > 0) {
    const key = pick(draw, keys);
    node[key] = changed(draw, node[key]);
  }
}

/** A copy of the state with one to three things changed: mostly no state any more, sometimes one that legal play may or may not reach. */
export function mutated(draw: Draw, state: GameState): unknown {
  const copy: Node = JSON.parse(JSON.stringify(state));
  for (let left = 1 + draw(3); left > 0; left--) mutateOnce(draw, state, copy);
  return copy;
}
