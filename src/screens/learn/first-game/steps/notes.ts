import type { GameEvent } from '../../../../rules/index.ts';
import { nameOf } from '../../../../ui/locale/index.ts';
import { seatName, traitName } from '../../../../ui/words/names.ts';
import type { Line, Step } from '../lesson.ts';
import { type LessonMoment, movedIn } from '../lesson-moment.ts';
import { costSum, payOf, paySum, picture } from './lines.ts';

/** Notes on the result of the learner's last command; they need no answer. */
export const notes: readonly Step[] = [
  { id: 'rolled', note: true, say: rolled },
  { id: 'attacked', note: true, say: attacked },
  { id: 'saved', note: true, say: saved },
  { id: 'scored', note: true, say: scored },
  { id: 'trait', note: true, say: traitPaid, over: ({ chronicle }) => chronicle.turn > 2 },
  { id: 'lost', note: true, say: lost },
];

function rolled({ view, legal, last }: LessonMoment): Line | null {
  const roll = last.find((event) => event.type === 'dieRolled');
  if (roll?.type !== 'dieRolled' || roll.purpose !== 'finalRoll' || view.phase !== 'redeploy' || legal.length === 0)
    return null;
  const won = last.some(({ type }) => type === 'conquered');
  return {
    key: won ? 'lesson.rolled.won' : 'lesson.rolled.lost',
    args: { value: roll.value },
    again: picture('die'),
    clause: 'DIE-3',
  };
}

const discountOf = (event: GameEvent) =>
  event.type === 'conquered' ? event.cost?.lines.find(({ source }) => source === 'discount') : undefined;

/** A race or a power has made a region cheaper, for the first time. */
function saved({ chronicle, last, legal, view }: LessonMoment): Line | null {
  const event = last.find(discountOf);
  const line = event && discountOf(event);
  const before = chronicle.deeds.slice(0, -1).some(({ events }) => events.some(discountOf));
  if (event?.type !== 'conquered' || event.cost === null || !line || before || legal.length === 0) return null;
  const { total } = event.cost;
  const again = costSum(view, event.cost);
  return {
    key: 'lesson.saved',
    args: { by: traitName(view, line.of ?? ''), cost: total, full: total - line.amount },
    ...(again && { again }),
    clause: 'CON-5',
  };
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
  const args = { rival: seatName(naming, rival) };
  const again = picture('conquer');
  return withdrawn > 0
    ? { key: 'lesson.attacked', args, again, clause: 'LOS-1' }
    : { key: 'lesson.attacked.lone', args, again, clause: 'LOS-4' };
}

/** The learner is to decide for the first time since the others played. */
const waits = ({ phase }: LessonMoment['view']): boolean => phase === 'readyTroops' || phase === 'withdrawal';

function lost({ chronicle, did, legal, me, naming, rival, view }: LessonMoment): Line | null {
  // Shown when it happens; the first time it waits to be read.
  const isMissed = legal.length > 0 ? !waits(view) || chronicle.lostBefore > 0 : movedIn(did, 'lost', me) === 0;
  if (chronicle.lost === 0 || isMissed || view.phase === 'gameOver') return null;
  const args = { rival: seatName(naming, rival), count: chronicle.lost };
  return { key: 'lesson.lost', args, again: picture('conquer'), clause: 'LOS-1' };
}

/** The learner's coins of this turn, until the opponent acts, who waits until they have been told of; null at any other time. */
function paid({ view, legal, last, did, me }: LessonMoment): number | null {
  const pay = last.find((event) => event.type === 'scored' && event.seat === me);
  const isPast = legal.length > 0 || did.length > 0 || view.phase === 'gameOver';
  return pay?.type !== 'scored' || isPast ? null : pay.amount;
}

function scored(moment: LessonMoment): Line | null {
  const { last, active, declined } = moment;
  const coins = paid(moment);
  if (coins === null) return null;
  const again = paySum(moment);
  const land = payOf(moment).find(({ by }) => by === undefined)?.amount ?? 0;
  const args = { coins, land, extra: coins - land };
  if (last.some(({ type }) => type === 'declined')) {
    const key = coins > land ? 'lesson.scored.declined.extra' : 'lesson.scored.declined';
    return { key, args, again, clause: coins > land ? 'DEC-5' : 'DEC-4' };
  }
  if (declined.length > 0 && active) return null;
  return coins > land
    ? { key: 'lesson.scored.extra', args, again, clause: 'SCO-2' }
    : { key: 'lesson.scored', args, again, clause: 'SCO-1' };
}

/** The first time that a race or a power has paid: what it does. */
function traitPaid(moment: LessonMoment): Line | null {
  const by = payOf(moment).find((pay) => pay.by !== undefined)?.by;
  const coins = paid(moment);
  if (by === undefined || coins === null || moment.active === null) return null;
  const kind = moment.active.race === by ? 'race' : 'power';
  return {
    key: 'lesson.trait',
    args: { by: traitName(moment.view, by), what: nameOf(`${kind}.${by}.short`, ''), coins },
    again: paySum(moment),
    clause: 'SCO-2',
  };
}
