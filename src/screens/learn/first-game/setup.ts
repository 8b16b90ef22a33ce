import { evenTemper } from '../../../opponents/types.ts';
import type { TableSetup } from '../../../session/turn/index.ts';
import { deal } from './deal.ts';
import { firstGameLesson } from './lesson.ts';

/** A short game against the gentlest opponent, dealt and played the same each time; `run` tells this game's lesson from others. */
export function firstGameSetup(run: number): TableSetup {
  const control = { level: 'wanderer', temper: { ...evenTemper, aggression: 0.3, patience: 1 }, seed: 114 } as const;
  return {
    game: { players: 2, seed: run, firstSeat: 0, ...deal },
    seats: [
      { name: '', colour: 0, control: 'human' },
      { name: '', colour: 1, control },
    ],
    options: { curtain: false },
    lesson: firstGameLesson,
  };
}
