import { boardFacts, type GameEvent, isWater } from '../../../../rules/index.ts';
import { seatName } from '../../../../ui/words/names.ts';
import type { Line, Step } from '../lesson.ts';
import { ever, type LessonMoment, may, mayMove, picks, turnsAfter } from '../lesson-moment.ts';
import { choice, comboLine, conquestLine, picture, rollLine } from './lines.ts';

/** Before the learner has done anything. */
const isBegun = ({ chronicle }: LessonMoment): boolean => chronicle.deeds.length > 0;

const conquered = ({ type }: GameEvent): boolean => type === 'conquered';

export const firstTurn: readonly Step[] = [
  {
    id: 'minute',
    note: true,
    say: () => ({ key: 'lesson.minute', figure: { of: 'minute' } }),
    over: isBegun,
  },
  {
    id: 'goal',
    note: true,
    say: (moment) => ({
      key: 'lesson.goal',
      args: { rival: seatName(moment.naming, moment.rival), turns: turnsAfter(moment) + 1 },
      again: picture('win'),
      clause: 'END-1',
    }),
    over: isBegun,
  },
  {
    id: 'coins',
    note: true,
    say: ({ legal, view, me }) =>
      legal.length > 0
        ? { key: 'lesson.coins', args: { coins: view.coins[me] ?? 0 }, again: picture('score'), clause: 'SCO-3' }
        : null,
    over: isBegun,
  },
  {
    id: 'pick',
    say: (moment) => (may(moment, 'pickCombo') ? comboLine(moment, 'lesson.pick', 0) : null),
    over: (moment) => picks(moment) > 0,
  },
  {
    id: 'enter',
    say: (moment) => {
      const [best] = moment.conquests;
      return best && moment.active && !best.own
        ? { ...conquestLine(moment, 'lesson.enter', best), clause: 'CON-2' }
        : null;
    },
    over: (moment) => ever(moment, conquered) || moment.chronicle.turn > 1,
  },
  {
    id: 'near',
    note: true,
    say: nearLine,
    over: ({ chronicle }) => chronicle.turn > 1,
  },
  {
    id: 'mountain',
    say: (moment) => {
      const best = moment.conquests.find(({ mountain, tribe, rivals, own }) => mountain && !tribe && !rivals && !own);
      return best ? conquestLine(moment, 'lesson.mountain', best) : null;
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
    say: (moment) => {
      const best = moment.conquests.find(({ tribe }) => tribe);
      return best ? conquestLine(moment, 'lesson.tribe', best) : null;
    },
    over: (moment) => ever(moment, ({ type }) => type === 'lostTribeRemoved') || moment.chronicle.turn > 2,
  },
  {
    id: 'die',
    say: (moment) => (moment.conquests.every(({ own }) => own) ? rollLine(moment, 'lesson.die') : null),
    over: (moment) => ever(moment, ({ type }) => type === 'dieRolled') || turnsAfter(moment) === 0,
  },
  {
    id: 'redeploy',
    say: (moment) =>
      moment.view.phase === 'redeploy' && may(moment, 'endRedeployment') && mayMove(moment)
        ? { key: 'lesson.redeploy', target: choice('endRedeployment'), again: picture('move'), clause: 'RED-1' }
        : null,
    over: ({ chronicle }) =>
      chronicle.turn > 1 || chronicle.deeds.some(({ command }) => command.type === 'endRedeployment'),
  },
];

/** Right after a race has come in: where it may go on. Some races know other ways, of which nothing is said here. */
function nearLine({ last, conquests, view, legal, me }: LessonMoment): Line | null {
  if (!last.some(conquered) || legal.length === 0 || conquests.length === 0) return null;
  const { regions } = boardFacts(view.board);
  const isMine = (region: number) =>
    view.forces.some(({ id, seat }) => seat === me && id === view.regions[region]?.force);
  const isNear = conquests.every(
    ({ region }) => regions[region]?.neighbours.some(isMine) && !isWater(regions[region].terrain),
  );
  return isNear
    ? { key: 'lesson.near', args: { count: conquests.length }, again: picture('conquer'), clause: 'CON-3' }
    : null;
}
