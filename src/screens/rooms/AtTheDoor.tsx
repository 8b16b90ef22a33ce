import { type JSX, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { Door } from './Door.tsx';
import { keepName, lastName } from './last-name.ts';
import { NameField } from './NameField.tsx';

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
