import type { Ending } from '../../rooms/client/index.ts';
import { codeOfDevice, type Proposed } from '../../rooms/protocol/index.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { type Naming, seatName } from '../../ui/words/names.ts';

export function endingWords(ending: Ending): string {
  switch (ending.how) {
    case 'refused':
      return t(`rooms.refused.${ending.code}`);
    case 'closed':
      return t(`rooms.closed.${ending.why}`);
    case 'outdated':
      return t(`rooms.outdated.${ending.who}`);
    case 'left':
      return t('rooms.left');
  }
}

export function proposalWords(
  { what, by, wanted, device, proposal, isBare = false }: Proposed,
  naming: Naming,
  isOwn: boolean,
  /** The device that it is told to: whoever asks for a seat is told nothing of themselves as of another. */
  here: number | null = null,
): string {
  const who = by === null ? t('rooms.somebody') : seatName(naming, by);
  const seat = 'seat' in what ? seatName(naming, what.seat) : '';
  if (what.what === 'join' && here !== null && device === here) return t('rooms.proposed.join.own', { seat });
  const plain = t(`rooms.proposed.${what.what}`, { who, seat, code: codeOfDevice(device ?? proposal) });
  const asked = isBare ? sentences(plain, t('rooms.proposed.goLocal.bare')) : plain;
  return isOwn ? t('rooms.proposed.own', { asked, count: wanted.length }) : asked;
}
