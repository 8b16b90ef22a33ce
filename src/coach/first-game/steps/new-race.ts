import { type GameView, heldRegions, powers, races } from '../../../rules/index.ts';
import { ever, type Moment, may, picks, turnsAfter } from '../moment.ts';
import type { Step } from '../step.ts';

/** Fewest turns that must be left after a decline for a new race to be worth it: one to enter, one to grow. */
const enough = 2;

/** A decline, a paid pick, and what a fresh race can do. */
export const newRace: readonly Step[] = [
  {
    id: 'decline',
    say: (moment) => {
      const spare = spareTokens(moment);
      const isTime = moment.chronicle.turn > 2 || (moment.chronicle.turn === 2 && spare === 0);
      return isTime && spare > 0 && may(moment, 'decline') && turnsAfter(moment) >= enough
        ? { key: 'lesson.decline', args: { spare }, target: { at: 'choice', choice: 'decline' }, clause: 'DEC-1' }
        : null;
    },
    over: (moment) => ever(moment, ({ type }) => type === 'declined') || turnsAfter(moment) < enough,
  },
  {
    id: 'pay',
    say: (moment) => {
      const { view } = moment;
      const index = worthPaying(moment);
      return index > 0 && may(moment, 'pickCombo')
        ? {
            key: 'lesson.pay',
            args: { cost: index, many: sizeOf(view, index), few: sizeOf(view, 0) },
            target: { at: 'combo', index },
            clause: 'COL-2',
          }
        : null;
    },
    over: (moment) => picks(moment) > 1 || turnsAfter(moment) === 0,
  },
  {
    id: 'again',
    say: ({ view, active, declined, conquests: [best] }) =>
      best && !best.own && active && declined.length > 0 && heldRegions(view, active).length === 0
        ? {
            key: 'lesson.again',
            args: { cost: best.cost },
            target: { at: 'region', region: best.region },
            clause: 'CON-2',
          }
        : null,
    over: (moment) => {
      const { chronicle } = moment;
      const second = chronicle.deeds.findLastIndex(({ command }) => command.type === 'pickCombo');
      const since = picks(moment) > 1 ? chronicle.deeds.slice(second) : [];
      return since.some(({ events }) => events.some(({ type }) => type === 'conquered')) || turnsAfter(moment) === 0;
    },
  },
  {
    id: 'last',
    say: (moment) =>
      may(moment, 'expand') && turnsAfter(moment) === 0
        ? { key: 'lesson.last', target: { at: 'choice', choice: 'expand' }, clause: 'END-1' }
        : null,
    over: (moment) => turnsAfter(moment) === 0 && moment.chronicle.deeds.at(-1)?.turn === moment.chronicle.turn,
  },
];

/** Tokens of the active race that are not needed to hold its regions. */
function spareTokens({ view, active }: Moment): number {
  if (!active) return 0;
  return heldRegions(view, active).reduce((sum, region) => sum + (view.regions[region]?.tokens ?? 1) - 1, active.hand);
}

function sizeOf({ column }: GameView, index: number): number {
  const combo = column[index];
  return combo ? (races[combo.race]?.tokens ?? 0) + (powers[combo.power]?.tokens ?? 0) : 0;
}

/** The place of a combo that is so much larger than the top one that its cost is well paid; 0 where none is. */
function worthPaying({ view, me }: Moment): number {
  const purse = view.coins[me] ?? 0;
  return view.column.reduce((best, _, index) => {
    const gain = sizeOf(view, index) - sizeOf(view, best) - 2 * (index - best);
    return index <= purse && gain > 0 ? index : best;
  }, 0);
}
