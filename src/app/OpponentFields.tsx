import { type JSX, useId } from 'react';
import { named, t } from '../locale/index.ts';
import { characterIds, type LevelId, type Temper } from '../opponents/types.ts';
import type { DraftSeat } from './draft.ts';
import { strengthOf } from './strength.ts';

interface OpponentFieldsProps {
  readonly level: LevelId;
  readonly temper: Temper;
  readonly character: DraftSeat['character'];
  readonly name: string;
  readonly players: number;
  readonly onChange: (change: Partial<Pick<DraftSeat, 'temper' | 'character'>>) => void;
}

/** What may be chosen of characters, in the order of the list. */
const choices = ['any', 'none', ...characterIds] as const;

const traits = ['aggression', 'greed', 'patience'] as const;
/** Number of steps of a temper's slider. */
const steps = 2;

/** Facts about an opponent: how it plays, and its measured strength; its character, and without one its temper, collapsed. */
export function OpponentFields({
  level,
  temper,
  character,
  name,
  players,
  onChange,
}: OpponentFieldsProps): JSX.Element {
  const strength = strengthOf(level, players);
  return (
    <div className="start-opponent">
      <p>
        {t(`level.${level}.text`)}
        {strength === null ? null : (
          <small>
            {t('level.measured', { ...strength, rival: t(`level.${strength.against}`), players, fair: 1 / players })}
          </small>
        )}
      </p>
      <details>
        <summary aria-label={t('temper.title', { name })}>{t('temper.short')}</summary>
        <label className="start-character">
          <span>{t('character.label')}</span>
          <select
            value={character}
            onChange={({ target }) => onChange({ character: choices.find((one) => one === target.value) ?? 'none' })}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {t(`character.${one}`)}
              </option>
            ))}
          </select>
          <small>{t(`character.${character}.text`)}</small>
        </label>
        {character === 'none' ? (
          <div className="start-temper">
            {traits.map((trait) => (
              <Trait
                key={trait}
                trait={trait}
                share={temper[trait]}
                onShare={(share) => onChange({ temper: { ...temper, [trait]: share } })}
              />
            ))}
          </div>
        ) : null}
      </details>
    </div>
  );
}

interface TraitProps {
  readonly trait: keyof Temper;
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** One side of a temper: a slider with named steps. */
function Trait({ trait, share, onShare }: TraitProps): JSX.Element {
  const id = useId();
  const word = named('temper', trait, String(Math.round(share * steps)));
  return (
    <>
      <label htmlFor={id}>{t(`temper.${trait}`)}</label>
      <input
        id={id}
        type="range"
        min="0"
        max={steps}
        step="1"
        value={Math.round(share * steps)}
        aria-valuetext={word}
        onChange={(event) => onShare(Number(event.target.value) / steps)}
      />
      <output htmlFor={id}>{word}</output>
    </>
  );
}
