import { boardFacts, type GameView, heldRegions, pushedOut, tokensLeft } from '../../../../rules/index.ts';
import type { Line, Step } from '../lesson.ts';
import { bestBargain, ever, type LessonMoment, may, picks, turnsAfter } from '../lesson-moment.ts';
import { choice, comboLine, conquestLine, paySum, picture, sizeOf } from './lines.ts';

/** Fewest turns that must remain after a decline for a new race to pay off: one to enter, one to grow. */
const enough = 2;

/** A new race with this many regions has shown its reach. */
const many = 3;

export const newRace: readonly Step[] = [
  {
    id: 'only',
    note: true,
    say: (moment) =>
      may(moment, 'decline') && moment.view.phase === 'readyTroops' && moment.chronicle.turn > 2
        ? { key: 'lesson.only', again: picture('win'), clause: 'DEC-1' }
        : null,
    over: (moment) => ever(moment, ({ type }) => type === 'declined') || turnsAfter(moment) < enough,
  },
  {
    id: 'decline',
    say: (moment) => {
      const spare = spareTokens(moment);
      const isTime = moment.chronicle.turn > 2 || (moment.chronicle.turn === 2 && spare === 0);
      // A race without regions would score nothing in decline: it should rather enter again.
      return isTime && spare > 0 && landOf(moment) > 0 && may(moment, 'decline') && turnsAfter(moment) >= enough
        ? {
            key: 'lesson.decline',
            args: { spare, regions: landOf(moment) },
            target: choice('decline'),
            again: picture('win'),
            clause: 'DEC-3',
          }
        : null;
    },
    over: (moment) => ever(moment, ({ type }) => type === 'declined') || turnsAfter(moment) < enough,
  },
  {
    id: 'one',
    note: true,
    say: (moment) =>
      may(moment, 'pickCombo') && wouldLeave(moment)
        ? { key: 'lesson.one', again: picture('win'), clause: 'DEC-2' }
        : null,
    over: (moment) => picks(moment) > 1 || turnsAfter(moment) === 0,
  },
  {
    id: 'pay',
    say: (moment) => {
      const { view } = moment;
      const index = worthPaying(moment);
      return index > 0 && may(moment, 'pickCombo')
        ? comboLine(moment, 'lesson.pay', index, {
            cost: index,
            many: sizeOf(view, index),
            few: sizeOf(view, 0),
            loot: view.column[0]?.coins ?? 0,
          })
        : null;
    },
    over: (moment) => picks(moment) > 1 || turnsAfter(moment) === 0,
  },
  {
    id: 'again',
    say: (moment) => {
      const { view, active, declined, conquests } = moment;
      if (!active || declined.length === 0 || heldRegions(view, active).length > 0) return null;
      const best = bestBargain(conquests);
      return best && boardFacts(view.board).regions[best.region]?.entry
        ? { ...conquestLine(moment, 'lesson.again', best), clause: 'CON-2' }
        : null;
    },
    over: (moment) => conqueredByNewRace(moment) > 0 || turnsAfter(moment) === 0,
  },
  {
    id: 'sweep',
    say: (moment) => {
      const best = bestBargain(moment.conquests);
      return best && conqueredByNewRace(moment) > 0 ? conquestLine(moment, 'lesson.sweep', best) : null;
    },
    over: (moment) => conqueredByNewRace(moment) >= many || turnsAfter(moment) === 0,
  },
  {
    id: 'both',
    note: true,
    say: bothPay,
    over: (moment) =>
      turnsAfter(moment) === 0 && !(moment.view.phase === 'readyTroops' && moment.view.seat === moment.me),
  },
  {
    id: 'last',
    say: (moment) =>
      may(moment, 'expand') && turnsAfter(moment) === 0
        ? { key: 'lesson.last', target: choice('expand'), again: picture('win'), clause: 'END-1' }
        : null,
    over: (moment) => turnsAfter(moment) === 0 && moment.chronicle.deeds.at(-1)?.turn === moment.chronicle.turn,
  },
  {
    id: 'end',
    say: (moment) =>
      turnsAfter(moment) === 0 && moment.view.phase === 'redeploy' && may(moment, 'endRedeployment')
        ? { key: 'lesson.end', target: choice('endRedeployment'), clause: 'END-1' }
        : null,
    over: ({ view }) => view.phase === 'gameOver',
  },
];

function conqueredByNewRace(moment: LessonMoment): number {
  const { deeds } = moment.chronicle;
  if (picks(moment) < 2) return 0;
  const since = deeds.slice(deeds.findLastIndex(({ command }) => command.type === 'pickCombo'));
  return since.filter(({ events }) => events.some(({ type }) => type === 'conquered')).length;
}

/** Will the race in decline leave when the next one declines? Some may stay beside it. */
function wouldLeave({ view, declined: [old] }: LessonMoment): boolean {
  return old !== undefined && pushedOut(view, { ...old, power: null }).includes(old);
}

/** Both races have paid in one turn: said until the opponent acts, who waits until it is read. */
function bothPay(moment: LessonMoment): Line | null {
  const { last, did, legal, me, active, declined } = moment;
  const pay = last.find((event) => event.type === 'scored' && event.seat === me);
  if (pay?.type !== 'scored' || legal.length > 0 || did.length > 0 || !active || declined.length === 0) return null;
  return { key: 'lesson.both', args: { coins: pay.amount }, again: paySum(moment), clause: 'SCO-1' };
}

function spareTokens(moment: LessonMoment): number {
  const { view, active } = moment;
  return active ? tokensLeft(view, active) - landOf(moment) : 0;
}

/** How many regions the active race holds. */
function landOf({ view, active }: LessonMoment): number {
  return active ? heldRegions(view, active).length : 0;
}

function priceOf({ column }: GameView, index: number): number {
  return index - (column[index]?.coins ?? 0);
}

/** Index of a combo so much larger than the top one that it is well worth its cost; 0 if there is none. */
function worthPaying({ view, me }: LessonMoment): number {
  const purse = view.coins[me] ?? 0;
  return view.column.reduce((best, _, index) => {
    const gain = sizeOf(view, index) - sizeOf(view, best) - 2 * (priceOf(view, index) - priceOf(view, best));
    return index <= purse && gain > 0 ? index : best;
  }, 0);
}
