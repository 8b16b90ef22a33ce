import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import type { Consequence } from '../board/consequences.ts';

/** These consequences, one line each. */
export function Consequences({ lines }: { readonly lines: readonly Consequence[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <ul className="consequences" aria-label={t('taking.label')}>
      {lines.map(({ sign, words }) => (
        <li key={`${sign} ${words}`}>
          <Glyph name={sign} /> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
