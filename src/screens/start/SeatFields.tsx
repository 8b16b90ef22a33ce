import type { JSX } from 'react';
import type { Seat } from '../../rules/index.ts';
import { named, t } from '../../ui/locale/index.ts';
import { patternBackground, playerColour, players } from '../../ui/look/index.ts';
import {
  type Draft,
  draftName,
  everyPlayer,
  hasOtherBoard,
  longestName,
  withColour,
  withSeat,
} from '../set-up/draft.ts';
import { OpponentFields } from './OpponentFields.tsx';

interface SeatFieldsProps {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** One player of the set-up: name, colour (also identified by pattern and name), and who plays. */
export function SeatFields({ seat, draft, onChange }: SeatFieldsProps): JSX.Element | null {
  const now = draft.seats[seat];
  if (!now) return null;
  const { name, colour, player } = now;
  const number = seat + 1;
  const called = draftName(seat, now);
  return (
    <div className="start-seat">
      <span
        className="start-swatch"
        aria-hidden="true"
        style={{ background: patternBackground(playerColour(colour), 0.65) }}
      />
      <input
        aria-label={t('setup.name', { number })}
        value={name}
        placeholder={draftName(seat, { name: '', player })}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => onChange(withSeat(draft, seat, { name: event.target.value }))}
      />
      <select
        aria-label={t('setup.colour', { name: called })}
        value={colour}
        onChange={(event) => onChange(withColour(draft, seat, Number(event.target.value)))}
      >
        {players.map(({ id, pattern }, index) => (
          <option key={id} value={index}>
            {t('seat.colour', { name: named('colour', id), pattern: named('pattern', pattern) })}
          </option>
        ))}
      </select>
      <select
        className="start-player"
        aria-label={t('setup.player', { name: called })}
        value={player}
        onChange={({ target }) =>
          onChange(withSeat(draft, seat, { player: everyPlayer.find((one) => one === target.value) ?? 'human' }))
        }
      >
        {everyPlayer.map((one) => (
          <option key={one} value={one}>
            {one === 'human' ? t('setup.player.human') : t(`level.${one}.rated`)}
          </option>
        ))}
      </select>
      {player === 'human' ? null : (
        <OpponentFields
          level={player}
          temper={now.temper}
          character={now.character}
          name={called}
          players={draft.players}
          isUnknown={draft.own !== undefined || hasOtherBoard(draft)}
          onChange={(change) => onChange(withSeat(draft, seat, change))}
        />
      )}
    </div>
  );
}
