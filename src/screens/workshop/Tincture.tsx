import { type JSX, useId } from 'react';
import type { Arms, ArmsColour } from '../../rules/index.ts';
import { has, t } from '../../ui/locale/index.ts';
import { apart, contrast, type Eyes, eyes } from '../../ui/look/eyes.ts';
import { races } from '../../ui/look/index.ts';

/** Least distances of two fields and of two figures' cloths, and least contrast of a charge on its field. */
export const least = { apart: 0.1, contrast: 3, cloth: 0.075 } as const;

interface Near {
  readonly by: Eyes;
  readonly races: readonly string[];
}

/**
 * What is amiss with the colours of arms: whom they are hardly told from, for the usual eyes and the three kinds of colour blindness, and whether the charge
 * is lost in its field. `without` is the race whose banner stays out. A power's badge is no field among races'.
 */
export function armsFaults(
  arms: Arms,
  without: string | null,
): { readonly near: readonly Near[]; readonly isFaint: boolean } {
  const grounds = arms.division === 'plain' ? [arms.field] : [arms.field, arms.second];
  return {
    near: without === null ? [] : nearTo(arms.field, 'rim', without, least.apart),
    isFaint: grounds.some((ground) => contrast(ground, arms.ink) < least.contrast),
  };
}

/** Printed races whose figure's clothes are hardly told from a cloth, for some eyes; `without` stays out of the box. */
export function clothFaults(cloth: Arms['field'], without: string): readonly Near[] {
  return nearTo(cloth, 'main', without, least.cloth);
}

function nearTo(colour: Arms['field'], of: 'rim' | 'main', without: string, apartBy: number): readonly Near[] {
  const others = Object.entries(races).filter(([race]) => race !== without);
  const near = eyes.flatMap((by): readonly Near[] => {
    const close = others.filter(([, { colours }]) => apart(by, colour, colours[of]) < apartBy).map(([race]) => race);
    return close.length > 0 ? [{ by, races: close }] : [];
  });
  // The usual eyes, if they find it hard, speak for all.
  const usual = near.find(({ by }) => by === 'normal')?.races ?? [];
  return near.flatMap((one): readonly Near[] => {
    if (one.by === 'normal') return [one];
    const more = one.races.filter((race) => !usual.includes(race));
    return more.length > 0 ? [{ ...one, races: more }] : [];
  });
}

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
