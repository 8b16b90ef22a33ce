import type { JSX } from 'react';
import Minute from '../../../hud/minute/Minute.tsx';
import { MinutePicture } from '../../../hud/minute/MinutePicture.tsx';
import { dieFaces } from '../../../rules/index.ts';
import { named, t } from '../../../ui/locale/index.ts';
import { Glyph } from '../../../ui/look/index.ts';
import type { Figure, Part } from './lesson.ts';

interface DieExampleProps {
  readonly hand: number;
  readonly cost: number;
}

function DieExample({ hand, cost }: DieExampleProps): JSX.Element {
  const values = [...new Set(dieFaces)];
  return (
    <ul className="coach-die" aria-label={t('lesson.die.label')}>
      {values.map((value) => {
        const isEnough = hand + value >= cost;
        const count = dieFaces.filter((face) => face === value).length;
        return (
          <li key={value} data-enough={isEnough}>
            <Face value={value} />
            {count > 1 ? <small>×{count}</small> : null}
            <span>
              <span className="unseen">{value === 0 ? t('lesson.die.blank') : value}: </span>
              {hand} + {value} = {hand + value}
            </span>
            <Glyph
              name={isEnough ? 'thing.check' : 'thing.close'}
              label={t(isEnough ? 'lesson.die.enough' : 'lesson.die.short')}
            />
          </li>
        );
      })}
    </ul>
  );
}

const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
};

function Face({ value }: { readonly value: number }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.6" />
      ))}
    </svg>
  );
}

export function LineFigure({ figure }: { readonly figure: Figure }): JSX.Element {
  switch (figure.of) {
    case 'die':
      return <DieExample {...figure} />;
    case 'signs':
      return <SignsShown signs={figure.signs} />;
    case 'sum':
      return <Sum parts={figure.parts} />;
    case 'minute':
      return (
        <div className="minute-place">
          <Minute />
        </div>
      );
    case 'picture':
      return (
        <div className="coach-picture">
          <MinutePicture name={figure.name} />
        </div>
      );
  }
}

/** "2 The region + 1 Mountain = 3". */
function Sum({ parts }: { readonly parts: readonly Part[] }): JSX.Element {
  return (
    <ul className="coach-sum">
      {parts.map(({ amount, what }, place) => (
        <li key={what}>
          {amount < 0 ? '− ' : place > 0 ? '+ ' : null}
          <b>{Math.abs(amount)}</b> {what}
        </li>
      ))}
      <li>
        = <b>{parts.reduce((sum, { amount }) => sum + amount, 0)}</b>
      </li>
    </ul>
  );
}

function SignsShown({ signs }: { readonly signs: readonly string[] }): JSX.Element {
  return (
    <ul className="coach-signs">
      {signs.map((sign) => (
        <li key={sign}>
          <Glyph name={`symbol.${sign}`} /> {named('symbol', sign)}
        </li>
      ))}
    </ul>
  );
}
