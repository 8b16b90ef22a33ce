import { seatName } from '../../../../ui/words/names.ts';
import { type LessonMoment, movedIn } from '../lesson-moment.ts';
import type { Line } from '../step.ts';

/** What the opponent is doing, while it plays; null when it is not. */
export function watchLine({ view, legal, rival, me, naming, did }: LessonMoment): Line | null {
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
