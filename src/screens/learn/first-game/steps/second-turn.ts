import { type BoardId, boardFacts } from '../../../../rules/index.ts';
import { seatName } from '../../../../ui/words/names.ts';
import type { Step } from '../lesson.ts';
import { ever, may, turnsAfter } from '../lesson-moment.ts';

const signsOn = (board: BoardId): readonly string[] => [
  ...new Set(boardFacts(board).regions.flatMap(({ symbols }) => symbols)),
];

export const secondTurn: readonly Step[] = [
  {
    id: 'choice',
    note: true,
    say: (moment) => (may(moment, 'expand') && may(moment, 'decline') ? { key: 'lesson.choice' } : null),
    over: (moment) =>
      turnsAfter(moment) === 0 ||
      moment.chronicle.deeds.some(({ command }) => command.type === 'expand' || command.type === 'decline'),
  },
  {
    id: 'ready',
    say: (moment) =>
      may(moment, 'expand') && moment.chronicle.turn === 2
        ? { key: 'lesson.ready', target: { at: 'choice', choice: 'expand' }, clause: 'TRN-3' }
        : null,
    over: ({ chronicle }) => chronicle.turn > 2 || chronicle.deeds.some(({ command }) => command.type === 'expand'),
  },
  {
    id: 'signs',
    note: true,
    say: ({ view, conquests, chronicle }) =>
      conquests.length > 0 && chronicle.turn === 2
        ? { key: 'lesson.signs', figure: { of: 'signs', signs: signsOn(view.board) }, clause: 'MAP-1' }
        : null,
    over: ({ chronicle }) => chronicle.turn > 2,
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
