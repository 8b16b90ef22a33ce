import type { JSX } from 'react';
import { named, t } from '../locale/index.ts';
import { playerColour, players } from '../look/palette.ts';
import { patternBackground } from '../look/pattern.ts';
import type { Seat } from '../rules/index.ts';
import { type Draft, longestName, withColour, withName } from './draft.ts';

interface SeatFieldsProps {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** One player of the set-up: a name and a colour, which is told by its pattern and its name as well. */
export function SeatFields({ seat, draft, onChange }: SeatFieldsProps): JSX.Element {
  const { name, colour } = draft.seats[seat] ?? { name: '', colour: 0 };
  const number = seat + 1;
  const standing = t('setup.name.default', { number });
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
        placeholder={standing}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => onChange(withName(draft, seat, event.target.value))}
      />
      <select
        aria-label={t('setup.colour', { name: name.trim() || standing })}
        value={colour}
        onChange={(event) => onChange(withColour(draft, seat, Number(event.target.value)))}
      >
        {players.map(({ id, pattern }, index) => (
          <option key={id} value={index}>
            {t('seat.colour', { name: named('colour', id), pattern: named('pattern', pattern) })}
          </option>
        ))}
      </select>
    </div>
  );
}
