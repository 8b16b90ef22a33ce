import { type JSX, useId } from 'react';
import { heldBy } from '../../../hud/house/ruling-editions.ts';
import { type MessageKey, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/reference.ts';
import { type House, houseBounds, type RulingId, rulingIds, tidied } from '../../../rules/index.ts';
import './house-card.css';

export interface HouseCardProps {
  readonly house: House | undefined;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  readonly onChange: (house: House | undefined) => void;
}

/** How the clause is played if nothing is ticked. SCO-3 is a variant, and so has no ◆. */
const usual = (id: RulingId): MessageKey => (id === 'SCO-3' ? 'house.usual.SCO-3' : `settled.${id}`);

export default function HouseCard({ house = {}, names, onChange }: HouseCardProps): JSX.Element {
  const change = (part: Partial<House>) => onChange(tidied({ ...house, ...part }));
  const { otherwise = [], draft, rounds = 0, coins = [] } = house;
  const turn = (id: RulingId, isOn: boolean) =>
    change({ otherwise: isOn ? [...otherwise, id] : otherwise.filter((one) => one !== id) });
  const length = useId();
  return (
    <div className="setup-card house">
      <p>{t('house.intro')}</p>
      <fieldset>
        <legend>{t('house.variants')}</legend>
        <label className="start-check">
          <input
            type="checkbox"
            data-variant="draft"
            checked={draft === true}
            onChange={({ target }) => change({ draft: target.checked || undefined })}
          />
          <span>{t('house.draft')}</span>
        </label>
        <Switch id="SCO-3" isOn={otherwise.includes('SCO-3')} onTurn={turn} />
        <label htmlFor={length}>{t('house.rounds')}</label>
        <select
          id={length}
          data-variant="rounds"
          value={rounds}
          onChange={({ target }) => change({ rounds: Number(target.value) })}
        >
          <option value={0}>{t('house.rounds.usual')}</option>
          <option value={1}>{t('house.rounds.more')}</option>
          <option value={-1}>{t('house.rounds.fewer')}</option>
        </select>
        <fieldset className="house-coins">
          <legend>{t('house.coins')}</legend>
          {names.map((name, seat) => (
            // A seat is known by its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            <label key={seat}>
              <span className="cut">{name}</span>
              <input
                type="number"
                inputMode="numeric"
                data-variant={`coins.${seat}`}
                aria-label={t('house.coins.seat', { seat: name })}
                min={0}
                max={houseBounds.coins}
                step={1}
                value={coins[seat] ?? 0}
                onChange={({ target }) =>
                  change({ coins: names.map((_, at) => (at === seat ? read(target.value) : (coins[at] ?? 0))) })
                }
              />
            </label>
          ))}
        </fieldset>
      </fieldset>
      <fieldset>
        <legend>{t('house.rulings')}</legend>
        {rulingIds
          .filter((id) => id !== 'SCO-3')
          .map((id) => (
            <Switch key={id} id={id} isOn={otherwise.includes(id)} onTurn={turn} />
          ))}
      </fieldset>
      <button type="button" className="start-day" data-house-reset onClick={() => onChange(undefined)}>
        {t('house.reset')}
      </button>
    </div>
  );
}

/** A number of coins as typed, within its bounds. */
function read(typed: string): number {
  const coins = Math.trunc(Number(typed));
  return Number.isFinite(coins) ? Math.min(houseBounds.coins, Math.max(0, coins)) : 0;
}

interface SwitchProps {
  readonly id: RulingId;
  readonly isOn: boolean;
  readonly onTurn: (id: RulingId, isOn: boolean) => void;
}

function Switch({ id, isOn, onTurn }: SwitchProps): JSX.Element {
  const about = useId();
  return (
    <label className="start-check">
      <input
        type="checkbox"
        data-ruling={id}
        aria-describedby={about}
        checked={isOn}
        onChange={({ target }) => onTurn(id, target.checked)}
      />
      <span>
        {t(`otherwise.${id}`)}
        <small id={about}>
          {heldBy(id)} {t('house.off', { text: t(usual(id)) })} ({id})
        </small>
      </span>
    </label>
  );
}
