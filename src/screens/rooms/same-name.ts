import type { Known } from '../../rooms/protocol/index.ts';

/** How many people at the table, players and watchers, have that name; letters small or large are the same. */
export function countNamed({ setup, roster }: Pick<Known, 'setup' | 'roster'>, name: string): number {
  const plain = (one: string) => one.trim().toLowerCase();
  const players = setup.seats.filter(({ control }) => control === 'human');
  return [...players, ...roster.watchers].filter((one) => plain(one.name) === plain(name)).length;
}
