/** Names that are remembered before those are forgotten at which nobody waits. */
const most = 1_000;

/** @typedef {{ enter: () => void, away: () => void }} Comer what is done once it is in, or is turned away */

/**
 * Lets people in one after the other, by name: a number at once, then one each so many milliseconds, and of those who wait one from each place they come from in turn. Where
 * `longest` wait already, the last of those makes way of whose place the most do: one crowd fills the line to nobody but itself.
 * @param {{ burst: number, each: number, longest: number }} pace
 * @returns {(name: string, from: string, comer: Comer) => void}
 */
export function turnstile({ burst, each, longest }) {
  /** @typedef {{ left: number, since: number, waiting: Map<string, Comer[]> }} Gate `waiting`: by where they come from, those first whose turn it is */
  /** @type {Map<string, Gate>} */
  const gates = new Map();

  const refill = (/** @type {Gate} */ gate) => {
    const now = performance.now();
    gate.left = Math.min(burst, gate.left + (now - gate.since) / each);
    gate.since = now;
  };
  const next = (/** @type {Gate} */ { waiting }) => {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [from, line] = first;
    const comer = line.shift();
    waiting.delete(from);
    if (line.length > 0) waiting.set(from, line);
    return comer;
  };
  const open = (/** @type {Gate} */ gate) => {
    refill(gate);
    for (; gate.left >= 1 && gate.waiting.size > 0; gate.left -= 1) next(gate)?.enter();
    if (gate.waiting.size > 0) setTimeout(open, each, gate).unref();
  };
  const gateOf = (/** @type {string} */ name) => {
    const known = gates.get(name);
    if (known !== undefined) return known;
    if (gates.size >= most) for (const [other, { waiting }] of gates) if (waiting.size === 0) gates.delete(other);
    const gate = { left: burst, since: performance.now(), waiting: new Map() };
    gates.set(name, gate);
    return gate;
  };

  return (name, from, comer) => {
    const gate = gateOf(name);
    const { waiting } = gate;
    const isFirst = waiting.size === 0;
    const line = waiting.get(from) ?? [];
    line.push(comer);
    waiting.set(from, line);
    // Whoever waits already has somebody who opens.
    if (isFirst) open(gate);
    const lines = [...waiting.values()];
    if (lines.reduce((sum, { length }) => sum + length, 0) <= longest) return;
    lines
      .reduce((crowd, one) => (one.length > crowd.length ? one : crowd))
      .pop()
      ?.away();
  };
}
