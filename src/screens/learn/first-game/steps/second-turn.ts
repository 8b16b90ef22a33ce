import { type BoardId, boardFacts } from '../../../../rules/index.ts';
import { seatName } from '../../../../ui/words/names.ts';
import type { Step } from '../lesson.ts';
import { ever, may, mayMove, turnsAfter } from '../lesson-moment.ts';
import { choice, conquestLine, picture } from './lines.ts';

const signsOn = (board: BoardId): readonly string[] => [
  ...new Set(boardFacts(board).regions.flatMap(({ symbols }) => symbols)),
];

export const secondTurn: readonly Step[] = [
  {
    id: 'choice',
    note: true,
    say: (moment) =>
      may(moment, 'expand') && may(moment, 'decline') ? { key: 'lesson.choice', again: picture('win') } : null,
    over: (moment) =>
      turnsAfter(moment) === 0 ||
      moment.chronicle.deeds.some(({ command }) => command.type === 'expand' || command.type === 'decline'),
  },
  {
    id: 'ready',
    say: (moment) =>
      may(moment, 'expand') && moment.chronicle.turn === 2
        ? { key: 'lesson.ready', target: choice('expand'), again: picture('conquer'), clause: 'TRN-3' }
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
    say: (moment) => {
      const { chronicle, conquests, naming, rival } = moment;
      const best = conquests.filter(({ rivals }) => rivals).toSorted((a, b) => a.cost - b.cost)[0];
      return best && chronicle.turn > 1
        ? conquestLine(moment, 'lesson.attack', best, { rival: seatName(naming, rival) })
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
  {
    id: 'danger',
    note: true,
    say: (moment) =>
      moment.view.phase === 'redeploy' && moment.dangers > 0 && mayMove(moment) && moment.chronicle.turn > 1
        ? { key: 'lesson.danger', again: picture('move') }
        : null,
    over: (moment) => turnsAfter(moment) === 0,
  },
];
