import { seatName } from '../../../../ui/words/names.ts';
import type { Line, Step } from '../lesson.ts';
import { type LessonMoment, movedIn } from '../lesson-moment.ts';

/** Notes on the result of the learner's last command; they need no answer. */
export const notes: readonly Step[] = [
  { id: 'rolled', note: true, say: rolled },
  { id: 'attacked', note: true, say: attacked },
  { id: 'scored', note: true, say: scored },
  { id: 'lost', note: true, say: lost },
];

function rolled({ view, legal, last }: LessonMoment): Line | null {
  const roll = last.find((event) => event.type === 'dieRolled');
  if (roll?.type !== 'dieRolled' || roll.purpose !== 'finalRoll' || view.phase !== 'redeploy' || legal.length === 0)
    return null;
  const won = last.some(({ type }) => type === 'conquered');
  return { key: won ? 'lesson.rolled.won' : 'lesson.rolled.lost', args: { value: roll.value }, clause: 'DIE-3' };
}

/** The opponent has lost a region; the cost is explained the first time. */
function attacked({ chronicle, last, me, rival, naming, legal }: LessonMoment): Line | null {
  if (legal.length === 0 || !last.some(({ type }) => type === 'conquered')) return null;
  const [lost, withdrawn] = [movedIn(last, 'lost', rival), movedIn(last, 'withdrawn', rival)];
  const before = chronicle.deeds
    .slice(0, -1)
    .some(({ events }) =>
      events.some((event) => event.type === 'tokensMoved' && event.why === 'lost' && event.seat !== me),
    );
  if (lost === 0 || before) return null;
  return withdrawn > 0
    ? { key: 'lesson.attacked', args: { rival: seatName(naming, rival) }, clause: 'LOS-1' }
    : { key: 'lesson.attacked.lone', args: { rival: seatName(naming, rival) }, clause: 'LOS-4' };
}

/** The learner is to decide for the first time since the others played. */
const waits = ({ phase }: LessonMoment['view']): boolean => phase === 'readyTroops' || phase === 'withdrawal';

function lost({ chronicle, did, legal, me, naming, rival, view }: LessonMoment): Line | null {
  // Shown when it happens; the first time it waits to be read.
  const isMissed = legal.length > 0 ? !waits(view) || chronicle.lostBefore > 0 : movedIn(did, 'lost', me) === 0;
  if (chronicle.lost === 0 || isMissed || view.phase === 'gameOver') return null;
  return { key: 'lesson.lost', args: { rival: seatName(naming, rival), count: chronicle.lost }, clause: 'LOS-1' };
}

/** The turn has paid: said until the opponent acts, who waits until it is read. */
function scored({ view, legal, last, did, me, active, declined }: LessonMoment): Line | null {
  const pay = last.find((event) => event.type === 'scored' && event.seat === me);
  const isPast = legal.length > 0 || did.length > 0;
  if (pay?.type !== 'scored' || isPast || view.phase === 'gameOver') return null;
  const coins = last.filter(
    (event) =>
      event.type === 'coinsMoved' && event.from.at === 'stash' && event.to.at === 'player' && event.to.seat === me,
  );
  const extra = coins.some((event) => 'clause' in event && event.clause !== 'SCO-1');
  const args = { coins: pay.amount };
  if (last.some(({ type }) => type === 'declined')) {
    const key = extra ? 'lesson.scored.declined.extra' : 'lesson.scored.declined';
    return { key, args, clause: 'DEC-5' };
  }
  if (declined.length > 0 && active) return null;
  return { key: extra ? 'lesson.scored.extra' : 'lesson.scored', args, clause: extra ? 'SCO-2' : 'SCO-1' };
}
