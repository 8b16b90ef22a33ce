import type { JSX } from 'react';
import { Swatch } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { type Draft, draftName, everyPlayer, withPlayers, withSeat } from '../set-up/draft.ts';
import { PlayerCount } from '../set-up/PlayerCount.tsx';

interface InviteSeatsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Who sits at a table to which others are invited: whoever opens it has the first person's seat, and decides of each other one. */
export function InviteSeats({ draft, onChange }: InviteSeatsProps): JSX.Element {
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
