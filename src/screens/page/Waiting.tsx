import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { PlayerMarks } from '../../ui/look/PlayerMarks.tsx';

/** In place of what is being fetched: the players' patterns go round. */
export function Waiting({ words = t('setup.loading') }: { readonly words?: string }): JSX.Element {
  return (
    <div className="waiting">
      <PlayerMarks />
      <p>{words}</p>
    </div>
  );
}
