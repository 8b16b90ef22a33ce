import { evenTemper } from '../../../opponents/types.ts';
import type { TableSetup } from '../../../session/turn/index.ts';
import { firstGameLesson } from './lesson.ts';
import { position } from './start-position.ts';

/** Against the gentlest opponent, always playing the same; `run` tells this game's lesson from others. */
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
