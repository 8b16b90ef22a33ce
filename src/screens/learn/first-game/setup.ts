import { evenTemper } from '../../../opponents/types.ts';
import type { TableSetup } from '../../../session/turn/index.ts';
import { firstGameLesson } from './name.ts';
import { position } from './start-position.ts';

/**
 * The set-up of the first game: a person, and the gentlest opponent, which plays the same each time. `run` numbers this game and distinguishes its
 * lesson from others.
 */
export function firstGameSetup(run: number): TableSetup {
  const control = { level: 'wanderer', temper: { ...evenTemper, aggression: 0.3, patience: 0.9 }, seed: 29 } as const;
  return {
    game: { players: 2, seed: run, firstSeat: 0 },
    seats: [
      { name: '', colour: 0, control: 'human' },
      { name: '', colour: 1, control },
    ],
    options: { curtain: false },
    position,
    lesson: firstGameLesson,
  };
}
