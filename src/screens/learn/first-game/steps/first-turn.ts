import type { Step } from '../lesson.ts';
import { ever, type LessonMoment, may, mayMove, picks, turnsAfter } from '../lesson-moment.ts';
import { rollLine } from './lines.ts';

export const firstTurn: readonly Step[] = [
  {
    id: 'goal',
    note: true,
    say: (moment) => ({
      key: 'lesson.goal',
      args: { turns: turnsAfter(moment) + 1 },
      clause: 'END-1',
    }),
    over: ({ chronicle }) => chronicle.deeds.length > 0,
  },
  {
    id: 'coins',
    note: true,
    say: ({ legal }) => (legal.length > 0 ? { key: 'lesson.coins', clause: 'SCO-3' } : null),
    over: ({ chronicle }) => chronicle.deeds.length > 0,
  },
  {
    id: 'pick',
    say: (moment) =>
      may(moment, 'pickCombo') ? { key: 'lesson.pick', target: { at: 'combo', index: 0 }, clause: 'COL-2' } : null,
    over: (moment) => picks(moment) > 0,
  },
  {
    id: 'enter',
    say: ({ active, conquests: [best] }) =>
      best && active && !best.own
        ? {
            key: 'lesson.enter',
            args: { cost: best.cost },
            target: { at: 'region', region: best.region },
            clause: 'CON-2',
          }
        : null,
    over: (moment) => ever(moment, ({ type }) => type === 'conquered') || moment.chronicle.turn > 1,
  },
  {
    id: 'mountain',
    say: ({ conquests }) => {
      const best = conquests.find(({ mountain, tribe, rivals, own }) => mountain && !tribe && !rivals && !own);
      return best
        ? {
            key: 'lesson.mountain',
            args: { cost: best.cost },
            target: { at: 'region', region: best.region },
            clause: 'CON-1',
          }
        : null;
    },
    over: (moment) => {
      const { view, chronicle } = moment;
      return (
        chronicle.turn > 2 ||
        ever(
          moment,
          (event) => event.type === 'conquered' && view.regions[event.region]?.markers.mountain !== undefined,
        )
      );
    },
  },
  {
    id: 'tribe',
    say: ({ conquests }) => {
      const best = conquests.find(({ tribe }) => tribe);
      return best
        ? {
            key: 'lesson.tribe',
            args: { cost: best.cost },
            target: { at: 'region', region: best.region },
            clause: 'CON-1',
          }
        : null;
    },
    over: (moment) => ever(moment, ({ type }) => type === 'lostTribeRemoved') || moment.chronicle.turn > 2,
  },
  {
    id: 'die',
    say: (moment) => (moment.conquests.every(({ own }) => own) ? rollLine(moment, 'lesson.die') : null),
    over: (moment) => ever(moment, ({ type }) => type === 'dieRolled') || turnsAfter(moment) === 0,
  },
  {
    id: 'danger',
    note: true,
    say: (moment) =>
      moment.view.phase === 'redeploy' && moment.dangers > 0 && mayMove(moment) ? { key: 'lesson.danger' } : null,
    over: redeployed,
  },
  {
    id: 'redeploy',
    say: (moment) =>
      moment.view.phase === 'redeploy' && may(moment, 'endRedeployment') && mayMove(moment)
        ? { key: 'lesson.redeploy', target: { at: 'choice', choice: 'endRedeployment' }, clause: 'RED-1' }
        : null,
    over: redeployed,
  },
];

function redeployed({ chronicle }: LessonMoment): boolean {
  return chronicle.turn > 1 || chronicle.deeds.some(({ command }) => command.type === 'endRedeployment');
}
