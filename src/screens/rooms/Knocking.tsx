import type { JSX } from 'react';
import type { Ending, RoomClient } from '../../rooms/client/index.ts';
import { codeOfDevice, type Known } from '../../rooms/protocol/index.ts';
import { t } from '../../ui/locale/index.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Door } from './Door.tsx';
import { endingWords } from './ending-words.ts';

interface KnockingProps {
  readonly client: RoomClient;
  readonly known: Known;
  readonly ending: Ending | null;
  readonly onLeave: () => void;
}

/** Somebody has come to a seat that is taken, and waits for its first device or the host to agree. */
export function Knocking({ known, ending, onLeave }: KnockingProps): JSX.Element {
  const { proposals, setup, view } = known;
  const asked = proposals.find(({ what, outcome }) => what.what === 'join' && outcome === null);
  const naming = { board: view.board, seats: setup.seats };
  return (
    <Door onLeave={onLeave}>
      {ending !== null ? (
        <p data-said="now">{endingWords(ending)}</p>
      ) : asked?.what.what === 'join' ? (
        <p key="asked" data-said data-once data-knocking>
          {t('rooms.knocking', { seat: seatName(naming, asked.what.seat) })}{' '}
          <b>
            <AsWritten>{codeOfDevice(known.you.device)}</AsWritten>
          </b>
        </p>
      ) : (
        <p data-said="now">{t('rooms.knocking.none')}</p>
      )}
    </Door>
  );
}
