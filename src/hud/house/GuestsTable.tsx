import type { JSX } from 'react';
import { useScope } from '../../table/scope.tsx';
import { said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import type { GameView } from '../../rules/index.ts';
import { traitName } from '../../ui/words/names.ts';
import { traitWords } from '../../ui/words/trait-words.ts';
import { openTrait } from '../frame/panels.ts';
import { BoxTitle } from './BoxTitle.tsx';

export default function GuestsTable({ view }: { readonly view: GameView }): JSX.Element {
  const scope = useScope();
  const { ownRaces = [], ownPowers = [] } = view.content?.own ?? {};
  const guests = [
    ...ownRaces.map(({ id }) => ({ kind: 'race', id, does: traitWords(view, 'race', id) }) as const),
    ...ownPowers.map(({ id }) => ({ kind: 'power', id, does: traitWords(view, 'power', id) }) as const),
  ];
  return (
    <section className="house-table" data-guests-table>
      <h3>{t('setup.guests')}</h3>
      <BoxTitle view={view} />
      <p>{t('make.table.intro')}</p>
      <ul>
        {guests.map(({ kind, id, does }) => (
          <li key={id} data-guest={id}>
            <button type="button" className="trait" onClick={() => openTrait(scope, kind, id)}>
              {said(traitName(view, id))}
            </button>{' '}
            {does === null ? null : <small>{does}</small>}
          </li>
        ))}
      </ul>
      <p>{t('make.guests.unknown')}</p>
    </section>
  );
}
