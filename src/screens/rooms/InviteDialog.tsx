import { type JSX, useMemo, useState } from 'react';
import { Dialog, Swatch } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import '../../ui/locale/rooms.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { type Draft, draftName, everyPlayer, withFriend, withPlayers, withSeat } from '../set-up/draft.ts';
import { keepDraft } from '../set-up/last-draft.ts';
import { PlayerCount } from '../set-up/PlayerCount.tsx';
import { setupOf } from '../set-up/set-up.ts';
import { OpenRoom } from './OpenRoom.tsx';

interface InviteDialogProps {
  /** The set-up, and the seed if none was typed. */
  readonly draft: Draft;
  readonly chance: number;
  readonly onClose: () => void;
}

/** Opens a table to others before anything is played. Whoever was to play alone means a friend to come. */
export default function InviteDialog({ draft: given, chance, onClose }: InviteDialogProps): JSX.Element {
  const [draft, setDraft] = useState(() => withFriend(given));
  const setup = useMemo(() => setupOf(draft, chance), [draft, chance]);
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  return (
    <Dialog title={t('action.invite')} onClose={onClose}>
      <OpenRoom setup={setup} commands={[]}>
        <InviteSeats draft={draft} onChange={change} />
      </OpenRoom>
    </Dialog>
  );
}

interface InviteSeatsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Whoever opens the table has the first person's seat, and decides of each other one. */
function InviteSeats({ draft, onChange }: InviteSeatsProps): JSX.Element {
  const seats = draft.seats.slice(0, draft.players);
  const own = seats.findIndex(({ player }) => player === 'human');
  return (
    <>
      <div className="invite-count">
        <PlayerCount draft={draft} onChange={(players) => onChange(withPlayers(draft, players))} />
      </div>
      <fieldset className="invite-seats">
        <legend>{t('setup.title')}</legend>
        {seats.map((one, seat) => {
          const name = draftName(seat, one);
          return (
            <div key={one.colour} data-invite-seat={seat}>
              <Swatch seat={one} />
              <b className="cut" title={name}>
                <AsWritten>{name}</AsWritten>
              </b>
              {seat === own ? (
                <span>{t('rooms.invite.you')}</span>
              ) : (
                <select
                  aria-label={t('setup.player', { name })}
                  value={one.player}
                  onChange={({ target }) =>
                    onChange(
                      withSeat(draft, seat, { player: everyPlayer.find((id) => id === target.value) ?? 'human' }),
                    )
                  }
                >
                  {everyPlayer.map((id) => (
                    <option key={id} value={id}>
                      {id === 'human' ? t('rooms.invite.friend') : t(`level.${id}.rated`)}
                    </option>
                  ))}
                </select>
              )}
            </div>
          );
        })}
      </fieldset>
    </>
  );
}
