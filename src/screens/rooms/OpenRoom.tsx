import { type JSX, type ReactNode, useCallback, useEffect, useState } from 'react';
import { sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/rooms.ts';
import { areThereRooms, NoRoom, openFairly, pledged, whyNoRoom } from '../../rooms/client/index.ts';
import { usualChoices } from '../../rooms/protocol/index.ts';
import type { Command } from '../../rules/index.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { go } from '../use-route.ts';
import { ChoiceFields } from './Choices.tsx';
import { keepName, lastName } from './last-name.ts';
import { kept } from './use-client.ts';
import './rooms.css';

interface OpenRoomProps {
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
  /** What else is asked before it is opened; nothing where this site has no rooms. */
  readonly children?: ReactNode;
}

type Why = NoRoom['code'];

/** Asks once whether this site has rooms, and says what to do if it has none, or opens none just now. */
export function OpenRoom({ setup, commands, children }: OpenRoomProps): JSX.Element {
  const [possible, ask] = usePossible();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Why | null>(null);
  const [choices, setChoices] = useState(usualChoices);
  const hasBegun = commands.length > 0 || setup.position !== undefined;
  const told = (why: Why) => (
    <p data-said="now" data-no-rooms={why}>
      {sentences(t(`rooms.no.${why}`), hasBegun ? t('rooms.no.safe') : null)}
    </p>
  );
  if (possible === 'asking') return <p data-said>{t('rooms.asking')}</p>;
  if (possible !== 'yes')
    return (
      <>
        {told(possible)}
        {possible === 'none' ? null : (
          <div className="buttons">
            <button type="button" onClick={ask}>
              {t('error.crash.retry')}
            </button>
          </div>
        )}
      </>
    );
  const open = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const { room, secret, pledge } = await openWith(setup, commands, choices);
      await kept.keepAs(room, secret, pledge);
      go({ at: 'room', link: room });
    } catch (failure) {
      setBusy(false);
      setRefused(whyNoRoom(failure));
    }
  };
  return (
    <div className="room-open-form">
      {children}
      <p>{t('rooms.open.text')}</p>
      {hasBegun ? <p role="note">{t('rooms.open.drawn')}</p> : null}
      <ChoiceFields choices={choices} onChange={setChoices} />
      {refused === null ? null : told(refused)}
      <div className="buttons">
        <button type="button" className="primary" data-open-room disabled={isBusy} onClick={() => void open()}>
          {t('rooms.open')}
        </button>
      </div>
    </div>
  );
}

function usePossible(): readonly ['asking' | 'yes' | Why, () => void] {
  const [possible, setPossible] = useState<'asking' | 'yes' | Why>('asking');
  const isAsking = possible === 'asking';
  useEffect(() => {
    if (!isAsking) return;
    let isOff = false;
    areThereRooms(document.baseURI).then(
      (areThere) => isOff || setPossible(areThere ? 'yes' : 'none'),
      (failure: unknown) => isOff || setPossible(failure instanceof NoRoom ? failure.code : 'unreachable'),
    );
    return () => {
      isOff = true;
    };
  }, [isAsking]);
  return [possible, useCallback(() => setPossible('asking'), [])];
}

async function openWith(setup: TableSetup, commands: readonly Command[], choices: typeof usualChoices) {
  const secret = kept.newSecret();
  // The room hears of our share in chance only once it is committed to its own.
  const { value, commitment } = pledged();
  // Whoever has a name keeps it: only the first person's is theirs who opens the table.
  const own = setup.seats.findIndex(({ control }) => control === 'human');
  const given = setup.seats[own]?.name ?? '';
  if (given !== '') keepName(given);
  const seats = setup.seats.map((seat, at) => (at === own && given === '' ? { ...seat, name: lastName() } : seat));
  const { lesson: _lesson, ...plain } = setup;
  const { room, commitment: toward } = await openFairly(document.baseURI, {
    secret,
    setup: { ...plain, seats: [...seats] },
    commands: [...commands],
    choices,
    commitment,
  });
  return { room, secret, pledge: { value, toward, game: null } };
}
