import { seatName } from '../../../words/index.ts';
import { ever, may } from '../lesson-moment.ts';
import type { Step } from '../step.ts';

/** The second turn: the troops return to hand, and the opponent's regions are attacked. */
export const secondTurn: readonly Step[] = [
  {
    id: 'ready',
    say: (moment) =>
      may(moment, 'expand') && moment.chronicle.turn === 2
        ? { key: 'lesson.ready', target: { at: 'choice', choice: 'expand' }, clause: 'TRN-3' }
        : null,
    over: ({ chronicle }) => chronicle.turn > 2 || chronicle.deeds.some(({ command }) => command.type === 'expand'),
  },
  {
    id: 'attack',
    say: ({ chronicle, conquests, naming, rival }) => {
      const best = conquests.filter(({ rivals }) => rivals).toSorted((a, b) => a.cost - b.cost)[0];
      return best && chronicle.turn > 1
        ? {
            key: 'lesson.attack',
            args: { rival: seatName(naming, rival), cost: best.cost },
            target: { at: 'region', region: best.region },
            clause: 'CON-1',
          }
        : null;
    },
    over: (moment) => {
      const { me, view } = moment;
      const attacked = ever(
        moment,
        (event) => event.type === 'attackBegan' && event.defender !== null && event.defender !== me,
      );
      return attacked || view.phase === 'gameOver';
    },
  },
];
