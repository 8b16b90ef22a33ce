import type { Figure } from '../../bench/figure.ts';
import { night } from '../devices/night.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';

/** A phone sleeps for so long, in real time, at a line that is silently dead: how soon does it show the table again, once somebody looks at it? */
export async function sleepFigures(engine: BenchEngine, milliseconds: number): Promise<readonly Figure[]> {
  const { back, missed, isRight, wasMissed } = await night(engine, { sleeps: milliseconds });
  return [
    { name: 'slept_s', value: Math.round(milliseconds / 1000), note: `${missed} steps were missed` },
    { name: 'slept_back_ms', value: Math.round(back), aim: { atMost: 3000 } },
    {
      name: 'slept_differing',
      value: isRight ? 0 : 1,
      aim: { atMost: 0 },
      note: 'shows something else than a fresh one',
    },
    {
      name: 'slept_unnoticed',
      value: wasMissed ? 0 : 1,
      aim: { atMost: 0 },
      note: 'shown as present while it slept',
    },
  ];
}
