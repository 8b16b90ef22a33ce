import { useInput } from '../../../../hud/keys/input-kind.ts';
import { useGrasp } from '../../../../table/attention/grasp.ts';
import type { MessageKey } from '../../../../ui/locale/index.ts';
import '../../../../ui/locale/hud.ts';
import type { Line } from '../step.ts';

/** How what a line asks for is done by hand on the table; null where there is no such way. */
export function byHand({ key, target, figure }: Line): MessageKey | null {
  if (figure?.of === 'die') return 'grasp.teach.die';
  switch (target?.at) {
    case 'combo':
      return 'grasp.teach.combo';
    case 'coins':
      return 'grasp.teach.coins';
    case 'choice':
      return target.choice === 'decline' ? 'grasp.teach.decline' : null;
    // The first conquest shows it; the others go the same way.
    case 'region':
      return key === 'lesson.enter' ? 'grasp.teach.conquest' : null;
    case undefined:
      return null;
  }
}

/** Is it done by hand here: in a picture, by somebody who last used a pointer? Keys and pads have their own way. */
export function useIsByHand(): boolean {
  const isOffered = useGrasp((grasp) => grasp.isOffered);
  const byKeyboard = useInput((input) => input.byKeyboard);
  return isOffered && !byKeyboard;
}
