import { chanceOf } from '../../src/opponents/chance.ts';
import { evenTemper, type LevelId, type Opponent } from '../../src/opponents/index.ts';

/** The opponents at the table with this number: one level in every seat, even-tempered at every other table, of any temper at the rest. */
export function dealt(level: LevelId, players: number, number: number): Opponent[] {
  const chance = chanceOf(number);
  const any = () => ({ aggression: chance.share(), greed: chance.share(), patience: chance.share() });
  return Array.from({ length: players }, (_, seat) => ({
    level,
    temper: number % 2 === 0 ? evenTemper : any(),
    seed: number * 10 + seat,
  }));
}
