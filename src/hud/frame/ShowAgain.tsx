import type { JSX } from 'react';
import { opponentIn } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { closePanel } from './panels.ts';
import { useHost } from './slots.ts';

export function ShowAgain(): JSX.Element | null {
  const scope = useScope();
  const { onShowAgain: show } = useHost();
  const viewer = TableActor.useSelector(({ context }) => context.viewer);
  const isNew = TableActor.useSelector(({ context }) => context.log.length === 0);
  const people = TableActor.useSelector(({ context: { here, setup } }) =>
    here.filter((seat) => setup !== null && opponentIn(setup, seat) === null).join(' '),
  );
  if (show === undefined || isNew) return null;
  const seats = viewer === null ? people.split(' ').filter(Boolean).map(Number) : [viewer];
  return (
    <p className="buttons show-again">
      <button
        type="button"
        data-show-again
        onClick={() => {
          closePanel(scope);
          show(seats);
        }}
      >
        <Glyph name="thing.eye" /> {t('log.show')}
      </button>
    </p>
  );
}
