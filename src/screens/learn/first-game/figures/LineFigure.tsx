import type { JSX } from 'react';
import { named } from '../../../../ui/locale/index.ts';
import { Glyph } from '../../../../ui/look/index.ts';
import type { Figure } from '../step.ts';
import { DieExample } from './DieExample.tsx';

export function LineFigure({ figure }: { readonly figure: Figure }): JSX.Element {
  return figure.of === 'die' ? <DieExample {...figure} /> : <SignsShown signs={figure.signs} />;
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
