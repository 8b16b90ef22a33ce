import { type JSX, useState } from 'react';
import type { Ending, RoomClient } from '../../rooms/client/index.ts';
import { codeOfDevice, type Known } from '../../rooms/protocol/index.ts';
import { t } from '../../ui/locale/index.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { seatName } from '../../ui/words/names.ts';
import { Door } from './Door.tsx';
import { keepName, lastName } from './last-name.ts';
import { NameField } from './NameField.tsx';
import { endingWords } from './notice-words.ts';

interface KnockPageProps {
  readonly client: RoomClient;
  readonly known: Known;
  readonly ending: Ending | null;
  readonly onLeave: () => void;
}

/** Somebody has come to a seat that is taken, and waits for its first device or the host to agree. */
export function KnockPage({ known, ending, onLeave }: KnockPageProps): JSX.Element {
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

interface AtTheDoorProps {
  readonly room: string;
  /** Asks the host to be let in, under a name; missing while the host is being asked. */
  readonly onKnock?: (name: string) => void;
  readonly onLeave: () => void;
}

/** Somebody has typed the code of a table they do not sit at: they may knock, and wait for the host. */
export function AtTheDoor({ room, onKnock, onLeave }: AtTheDoorProps): JSX.Element {
  const [name, setName] = useState(lastName);
  const given = name.trim();
  return (
    <Door onLeave={onLeave}>
      {onKnock === undefined ? (
        <p data-said data-at-door="knocking">
          {t('rooms.door.asked', { room })}
        </p>
      ) : (
        <form
          data-at-door="stranger"
          {...onAnswered(() => {
            if (given === '') return;
            keepName(given);
            onKnock(given);
          })}
        >
          <p>{t('rooms.door.text', { room })}</p>
          <div className="room-name">
            <NameField name={name} onName={setName} />
            <button type="submit" className="primary" disabled={given === ''}>
              {t('rooms.door.knock')}
            </button>
          </div>
        </form>
      )}
    </Door>
  );
}
