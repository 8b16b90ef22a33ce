import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/boxes.ts';
import type { GameView } from '../../rules/index.ts';

export function BoxTitle({ view }: { readonly view: GameView }): JSX.Element | null {
  const title = view.content?.title;
  return title === undefined ? null : (
    <p data-box-title>
      <b>{t('boxes.table', { title })}</b>
    </p>
  );
}
