import { type JSX, useId } from 'react';
import { type Choices as Chosen, type ClockChoice, usualChoices } from '../../rooms/protocol/index.ts';
import { t } from '../../ui/locale/index.ts';
import { useRoom } from './room-context.ts';

const MINUTE = 60_000;

const clocks: Readonly<Record<string, ClockChoice>> = {
  none: { kind: 'none' },
  bank15: { kind: 'bank', bank: 15 * MINUTE, grace: 10_000 },
  bank40: { kind: 'bank', bank: 40 * MINUTE, grace: 20_000 },
  days1: { kind: 'days', days: 1 },
  days3: { kind: 'days', days: 3 },
  days7: { kind: 'days', days: 7 },
};

const wordsOf = (clock: ClockChoice) =>
  clock.kind === 'bank'
    ? t('rooms.clock.bank', { minutes: Math.round(clock.bank / MINUTE) })
    : clock.kind === 'days'
      ? t('rooms.clock.days', { count: clock.days })
      : t('rooms.clock.none');

interface ChoiceFieldsProps {
  readonly choices: Chosen;
  readonly onChange: (choices: Chosen) => void;
}

export function ChoiceFields({ choices, onChange }: ChoiceFieldsProps): JSX.Element {
  const late = useId();
  const name = Object.keys(clocks).find((id) => JSON.stringify(clocks[id]) === JSON.stringify(choices.clock)) ?? 'none';
  return (
    <div className="room-choices">
      <label>
        {t('rooms.clock')}
        <select
          value={name}
          onChange={({ target }) => onChange({ ...choices, clock: clocks[target.value] ?? usualChoices.clock })}
        >
          {Object.entries(clocks).map(([id, clock]) => (
            <option key={id} value={id}>
              {wordsOf(clock)}
            </option>
          ))}
        </select>
      </label>
      {choices.clock.kind === 'none' ? null : (
        <label htmlFor={late}>
          {t('rooms.late')}
          <select
            id={late}
            value={choices.late}
            onChange={({ target }) => onChange({ ...choices, late: target.value === 'pass' ? 'pass' : 'opponent' })}
          >
            <option value="opponent">{t('rooms.late.opponent')}</option>
            <option value="pass">{t('rooms.late.pass')}</option>
          </select>
        </label>
      )}
      <label className="start-check">
        <input
          type="checkbox"
          checked={choices.behind}
          onChange={({ target }) => onChange({ ...choices, behind: target.checked })}
        />
        <span>{t('rooms.behind')}</span>
      </label>
    </div>
  );
}

export function Choices(): JSX.Element | null {
  const at = useRoom();
  if (at === null) return null;
  return (
    <section>
      <h3>{t('rooms.choices')}</h3>
      <ChoiceFields choices={at.known.choices} onChange={(choices) => void at.ask({ type: 'choose', choices })} />
    </section>
  );
}
