import type { JSX } from 'react';
import { t } from '../../locale/index.ts';
import { patternBackground, playerColour } from '../../look/index.ts';
import { levelIds } from '../../opponents/types.ts';
import { type Draft, type Player, withSeat } from '../draft.ts';
import { draftName } from '../SeatFields.tsx';

const choices: readonly Player[] = ['human', ...levelIds];

interface InviteSeatsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Who sits at a table to which others are invited: whoever opens it has the first person's seat, and decides of each other one. */
export function InviteSeats({ draft, onChange }: InviteSeatsProps): JSX.Element {
  const seats = draft.seats.slice(0, draft.players);
  const own = seats.findIndex(({ player }) => player === 'human');
  return (
    <fieldset className="invite-seats">
      <legend>{t('setup.title')}</legend>
      {seats.map((one, seat) => {
        const name = draftName(seat, one);
        return (
          <div key={one.colour} data-invite-seat={seat}>
            <span aria-hidden="true" style={{ background: patternBackground(playerColour(one.colour), 0.65) }} />
            <b className="cut" title={name}>
              {name}
            </b>
            {seat === own ? (
              <span>{t('rooms.invite.you')}</span>
            ) : (
              <select
                aria-label={t('setup.player', { name })}
                value={one.player}
                onChange={({ target }) =>
                  onChange(withSeat(draft, seat, { player: choices.find((id) => id === target.value) ?? 'human' }))
                }
              >
                {choices.map((id) => (
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
  );
}
