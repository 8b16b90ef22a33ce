import { CHIP, type Placement, piece } from '../layout/placement.ts';
import { hash } from '../noise.ts';
import { type Flight, flight } from './flight.ts';

/** Coins that leap from the purse; milliseconds apart and in the air; height and breadth in board units. */
const COINS = 54;
const GAP = 42;
const AIR = 760;
const HIGH = 1.75;
const FAR = { least: 0.35, more: 1 } as const;
const values = [1, 1, 3, 1, 5, 1, 3, 10] as const;

/** A purse bursts: coins leap from it to all sides. Not random: the same every time. */
export function burst([x, y, z]: readonly [number, number, number]): Flight[] {
  return Array.from({ length: COINS }, (_, k) => {
    const angle = hash(k, 5) * Math.PI * 2;
    const far = FAR.least + FAR.more * hash(k, 9);
    const coin = (at: readonly [number, number, number]) =>
      piece(`burst/${k}`, `coin/${values[k % values.length] ?? 1}`, at, { turn: angle, scale: 0.62 });
    const from = coin([x, y + 0.2, z]);
    const to = coin([x + Math.cos(angle) * far, y, z + Math.sin(angle) * far * 0.6]);
    const leg = { piece: from, from, to, replaces: null, leaves: true };
    return flight(leg, 'coin', k * GAP, AIR, { arc: HIGH });
  });
}

/** Coins in all; milliseconds until the last begins to fall; height and distance in board units. */
const RAIN = { coins: 48, over: 2600, high: 2.1, near: 0.24, far: 0.26 } as const;

/** Coins rain around figures, and lie there. Not random: the same every time. */
export function rain(figures: readonly Placement[]): Flight[] {
  return Array.from({ length: RAIN.coins }, (_, k) => figures[k % figures.length]).flatMap((figure, k) => {
    if (figure === undefined) return [];
    const [angle, far] = [hash(k, 15) * Math.PI * 2, RAIN.near + RAIN.far * hash(k, 19)];
    const [x, z] = [figure.x + Math.cos(angle) * far, figure.z + Math.sin(angle) * far * 0.8];
    const coin = (y: number) =>
      piece(`rain/${k}`, `coin/${values[k % 3] ?? 1}`, [x, y, z], { turn: angle, scale: 0.52 });
    const leg = {
      piece: coin(figure.y - CHIP),
      from: coin(RAIN.high),
      to: coin(figure.y - CHIP),
      replaces: null,
      leaves: true,
    };
    return [flight(leg, 'coin', (k / RAIN.coins) * RAIN.over, AIR)];
  });
}
