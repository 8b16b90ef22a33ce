import type { JSX } from 'react';
import { Swatch } from '../../hud/index.ts';
import type { SeatSetup } from '../../session/turn/index.ts';
import { t } from '../../ui/locale/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { everyPlayer } from '../set-up/draft.ts';
import { withPlayer } from './fork.ts';

interface PlayersProps {
  readonly seats: readonly SeatSetup[];
  /** Seeds the opponents that are new at the table. */
  readonly chance: number;
  readonly onChange: (seats: readonly SeatSetup[]) => void;
}

export function Players({ seats, chance, onChange }: PlayersProps): JSX.Element {
  return (
    <fieldset className="fork-seats">
      <legend>{t('fork.who')}</legend>
      {seats.map((seated, seat) => (
        <label key={seated.colour}>
          <Swatch seat={seated} />
          <span className="cut">
            <AsWritten>{playerName(seat, seated)}</AsWritten>
          </span>
          <select
            value={seated.control === 'human' ? 'human' : seated.control.level}
            onChange={({ target }) =>
              onChange(withPlayer(seats, seat, everyPlayer.find((one) => one === target.value) ?? 'human', chance))
            }
          >
            {everyPlayer.map((one) => (
              <option key={one} value={one}>
                {one === 'human' ? t('setup.player.human') : t(`level.${one}.rated`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
