import { type JSX, useId } from 'react';
import type { ArmsColour } from '../../rules/index.ts';
import { has, t } from '../../ui/locale/index.ts';

interface TinctureProps {
  readonly of: readonly ArmsColour[];
  /** Which of them all it is, for tests. */
  readonly name: string;
  readonly label: string;
  readonly value: ArmsColour;
  readonly onChoose: (colour: ArmsColour) => void;
}

function colourName(colour: ArmsColour): string {
  const key = `make.colour.${colour.slice(1)}`;
  return has(key) ? t(key) : colour;
}

export function Tincture({ of, name, label, value, onChoose }: TinctureProps): JSX.Element {
  const id = useId();
  const choose = (colour: string) => {
    if (/^#[0-9a-f]{6}$/.test(colour)) onChoose(colour as ArmsColour);
  };
  return (
    <fieldset className="make-tinctures">
      <legend>{label}</legend>
      {of.map((colour) => (
        <label key={colour} className={colour === value ? 'on' : undefined} title={colourName(colour)}>
          <input
            type="radio"
            name={id}
            className="unseen"
            data-tincture={`${name}.${colour}`}
            aria-label={colourName(colour)}
            checked={colour === value}
            onChange={() => choose(colour)}
          />
          <span style={{ background: colour }} />
        </label>
      ))}
      <label className="make-any">
        <input
          type="color"
          data-any={name}
          aria-label={`${label}: ${t('make.arms.own')}`}
          title={t('make.arms.own')}
          value={value}
          onChange={({ target }) => choose(target.value)}
        />
      </label>
    </fieldset>
  );
}
