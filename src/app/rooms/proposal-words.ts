import { t } from '../../locale/index.ts';
import type { Proposed } from '../../rooms/protocol/index.ts';
import { type Naming, seatName } from '../../words/index.ts';

/** A proposal in a sentence, and who is still to be asked. */
export function proposalWords({ what, by, wanted }: Proposed, naming: Naming, isOwn: boolean): string {
  const who = by === null ? t('rooms.somebody') : seatName(naming, by);
  const seat = 'seat' in what ? seatName(naming, what.seat) : '';
  const asked = t(`rooms.proposed.${what.what}`, { who, seat });
  return isOwn ? t('rooms.proposed.own', { asked, count: wanted.length }) : asked;
}
