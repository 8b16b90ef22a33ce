import { type JSX, useId } from 'react';
import '../../ui/locale/hud.ts';
import { characterIds, type Temper } from '../../opponents/types.ts';
import { named, t } from '../../ui/locale/index.ts';
import type { DraftSeat } from '../set-up/draft.ts';

export interface CharacterFieldsProps {
  readonly temper: Temper;
  readonly character: DraftSeat['character'];
  readonly onChange: (change: Partial<Pick<DraftSeat, 'temper' | 'character'>>) => void;
}

const choices = ['any', 'none', ...characterIds] as const;

const traits = ['aggression', 'greed', 'patience'] as const;
const steps = 2;

export default function CharacterFields({ temper, character, onChange }: CharacterFieldsProps): JSX.Element {
  return (
    <>
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
    </>
  );
}

interface TraitProps {
  readonly trait: keyof Temper;
  readonly share: number;
  readonly onShare: (share: number) => void;
}

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
      <span>{word}</span>
    </>
  );
}
