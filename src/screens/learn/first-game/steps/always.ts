import { explain, isConquest, isDeployment } from '../../../../rules/index.ts';
import { seatName } from '../../../../ui/words/names.ts';
import type { Line, Step } from '../lesson.ts';
import { bestBargain, type LessonMoment, may, mayMove, movedIn, turnsAfter } from '../lesson-moment.ts';
import { choice, comboLine, conquestLine, rollLine } from './lines.ts';

/** What there is to do at any moment: shown when nothing is to be learned, so that the learner is never left alone. */
export const always: readonly Step[] = [
  { id: 'pickAny', say: (moment) => (may(moment, 'pickCombo') ? pickAny(moment) : null) },
  { id: 'readyAny', say: (moment) => (moment.view.phase === 'readyTroops' ? readyAny(moment) : null) },
  { id: 'conquerAny', say: conquerAny },
  { id: 'deployAny', say: deployAny },
  {
    id: 'treaty',
    say: ({ view, legal }) =>
      view.phase === 'treaty' && legal.length > 0
        ? { key: 'lesson.treaty', target: choice('treaty.none'), clause: 'DIP-1' }
        : null,
  },
  {
    id: 'stout',
    say: ({ view, legal }) =>
      view.phase === 'stout' && legal.length > 0
        ? { key: 'lesson.stout', target: choice('stout.stay'), clause: 'STO-1' }
        : null,
  },
  {
    id: 'watch',
    say: watchLine,
  },
];

function pickAny(moment: LessonMoment): Line {
  return comboLine(moment, moment.declined.length > 0 ? 'lesson.pickAny.again' : 'lesson.pickAny', 0);
}

function readyAny(moment: LessonMoment): Line | null {
  if (may(moment, 'expand')) return { key: 'lesson.readyAny', target: choice('expand'), clause: 'TRN-2' };
  return may(moment, 'decline') ? { key: 'lesson.gone', target: choice('decline'), clause: 'TRN-8' } : null;
}

function conquerAny(moment: LessonMoment): Line | null {
  const { view, legal, conquests, active } = moment;
  if (!isConquest(view.phase) || legal.length === 0) return null;
  const best = bestBargain(conquests) ?? conquests[0];
  const end = choice('endConquests');
  if (view.phase === 'ghouls') {
    const line = best ? conquestLine(moment, 'lesson.ghouls', best) : { key: 'lesson.ghouls' as const, target: end };
    return { ...line, clause: 'GHO-2' };
  }
  if (best && !best.own) {
    return conquestLine(moment, turnsAfter(moment) === 0 ? 'lesson.more.last' : 'lesson.more', best);
  }
  const roll = rollLine(moment, 'lesson.rollAny');
  if (roll) return roll;
  if (may(moment, 'act')) return { key: 'lesson.stop.may', target: end, clause: 'TRN-6' };
  if (best || may(moment, 'finalRoll')) return { key: 'lesson.stop.own', target: end, clause: 'CON-7' };
  return { key: active?.hand === 0 ? 'lesson.stop.hand' : 'lesson.stop', target: end, clause: 'TRN-6' };
}

function deployAny(moment: LessonMoment): Line | null {
  const { view, legal, naming, rival } = moment;
  if (!isDeployment(view.phase) || legal.length === 0) return null;
  const args = { rival: seatName(naming, rival) };
  const withdrawn = view.phase === 'withdrawal';
  const isLast = turnsAfter(moment) === 0;
  const missing = explain(view, { type: 'endRedeployment' });
  if (missing === null) {
    const target = choice('endRedeployment');
    if (withdrawn) return { key: 'lesson.withdrawal.done', args, target, clause: 'LOS-2' };
    if (isLast) return { key: 'lesson.end', args, target, clause: 'RED-1' };
    return { key: mayMove(moment) ? 'lesson.redeploy.again' : 'lesson.redeploy.still', args, target, clause: 'RED-1' };
  }
  // The dock reports anything else that is missing: markers, or troops that must leave.
  if (missing.code !== 'tokensInHand') return { key: 'lesson.deploy', clause: 'RED-2' };
  const target = choice('spread');
  if (withdrawn) return { key: 'lesson.withdrawal', args, target, clause: 'LOS-2' };
  return { key: isLast ? 'lesson.spread.last' : 'lesson.spread', args, target, clause: 'RED-2' };
}

function watchLine({ view, legal, rival, me, naming, did }: LessonMoment): Line | null {
  if (legal.length > 0 || view.phase === 'gameOver' || (view.seat !== rival && did.length === 0)) return null;
  const args = { rival: seatName(naming, rival) };
  for (const event of did) {
    if (event.type === 'comboPicked') return { key: 'lesson.watch.pick', args };
    if (event.type === 'declined') return { key: 'lesson.watch.decline', args };
    if (event.type === 'dieRolled') return { key: 'lesson.watch.die', args };
    if (event.type === 'conquered') {
      const cost = movedIn(did, 'conquered', rival);
      const attack = did.some((one) => one.type === 'attackBegan' && one.defender === me);
      return { key: attack ? 'lesson.watch.attack' : 'lesson.watch.take', args: { ...args, cost } };
    }
    if (event.type === 'scored' && event.seat === rival)
      return { key: 'lesson.watch.coins', args: { ...args, coins: event.amount } };
  }
  if (movedIn(did, 'readied', rival) > 0) return { key: 'lesson.watch.ready', args };
  if (movedIn(did, 'placed', rival) + movedIn(did, 'lifted', rival) > 0) return { key: 'lesson.watch.move', args };
  return { key: 'lesson.watch', args };
}
