import type { JSX } from 'react';
import { useScope } from '../../table/scope.tsx';
import { has, named, t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import type { GameView } from '../../rules/index.ts';
import { openTrait } from '../frame/panels.ts';
import { BoxTitle } from './BoxTitle.tsx';

/** The guests in the box of this game: what was made by hand and shuffled in, what it does, and what is not known because of it. */
export default function GuestsTable({ view }: { readonly view: GameView }): JSX.Element {
  const scope = useScope();
  const { ownRaces = [], ownPowers = [] } = view.content?.own ?? {};
  const guests = [
    ...ownRaces.map(({ id }) => ({ kind: 'race', id }) as const),
    ...ownPowers.map(({ id }) => ({ kind: 'power', id }) as const),
  ];
  return (
    <section className="house-table" data-guests-table>
      <h3>{t('setup.guests')}</h3>
      <BoxTitle view={view} />
      <p>{t('make.table.intro')}</p>
      <ul>
        {guests.map(({ kind, id }) => (
          <li key={id} data-guest={id}>
            <button type="button" className="trait" onClick={() => openTrait(scope, kind, id)}>
              {named(kind, id)}
            </button>{' '}
            {has(`${kind}.${id}.short`) ? <small>{named(kind, id, 'short')}</small> : null}
          </li>
        ))}
      </ul>
      <p>{t('make.guests.unknown')}</p>
    </section>
  );
}
