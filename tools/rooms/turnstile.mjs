/** Names that are remembered before those are forgotten at which nobody waits. */
const most = 1_000;

/**
 * Lets people in one after the other, by name: a number at once, then one each so many milliseconds. Whoever comes when `longest` wait already is turned away.
 * @param {{ burst: number, each: number, longest: number }} pace
 * @returns {(name: string, enter: () => void) => boolean} whether they are in, or wait
 */
export function turnstile({ burst, each, longest }) {
  /** @typedef {{ left: number, since: number, waiting: (() => void)[] }} Gate */
  /** @type {Map<string, Gate>} */
  const gates = new Map();

  const refill = (/** @type {Gate} */ gate) => {
    const now = performance.now();
    gate.left = Math.min(burst, gate.left + (now - gate.since) / each);
    gate.since = now;
  };
  const open = (/** @type {Gate} */ gate) => {
    refill(gate);
    for (; gate.left >= 1 && gate.waiting.length > 0; gate.left -= 1) gate.waiting.shift()?.();
    if (gate.waiting.length > 0) setTimeout(open, each, gate).unref();
  };
  const gateOf = (/** @type {string} */ name) => {
    const known = gates.get(name);
    if (known !== undefined) return known;
    if (gates.size >= most) for (const [other, { waiting }] of gates) if (waiting.length === 0) gates.delete(other);
    const gate = { left: burst, since: performance.now(), waiting: [] };
    gates.set(name, gate);
    return gate;
  };

  return (name, enter) => {
    const gate = gateOf(name);
    if (gate.waiting.length >= longest) return false;
    gate.waiting.push(enter);
    // Whoever waits already has somebody who opens.
    if (gate.waiting.length === 1) open(gate);
    return true;
  };
}
