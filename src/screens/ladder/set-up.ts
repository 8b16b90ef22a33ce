import { evenTemper, type LevelId } from '../../opponents/types.ts';
import { newestBox } from '../../rules/index.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { seedFor } from '../set-up/set-up.ts';

/** The level that is nearest to each rung, from the first. */
const nearest: readonly LevelId[] = [
  'wanderer',
  'wanderer',
  'raider',
  'raider',
  'raider',
  'strategist',
  'strategist',
  'strategist',
  'warlord',
  'warlord',
];

/** A game of one person against a rung, counted from 1: the opponent bears the rung's name. `chance` is the seed; who begins is chance too. */
export function climbSetup(rung: number, name: string, chance: number): TableSetup {
  const level = nearest[rung - 1] ?? 'warlord';
  return {
    game: { players: 2, seed: chance, ...newestBox() },
    seats: [
      { name: '', colour: 0, control: 'human' },
      { name, colour: 1, control: { level, temper: evenTemper, seed: seedFor(1, chance), rung } },
    ],
    options: { curtain: false },
  };
}
