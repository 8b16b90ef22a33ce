import type { JSX } from 'react';
import { named } from '../../../../ui/locale/index.ts';
import { Glyph } from '../../../../ui/look/index.ts';

/** Signs of the board beside their names. */
export function SignsShown({ signs }: { readonly signs: readonly string[] }): JSX.Element {
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
