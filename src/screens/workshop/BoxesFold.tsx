import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { t } from '../../ui/locale/index.ts';
import { downloadBlob } from '../page/download.ts';
import { Fold } from '../page/Fold.tsx';
import type { BoxesCardProps } from './boxes/BoxesCard.tsx';

const BoxesCard = lazyPanel(() => import('./boxes/BoxesCard.tsx'));

const give = (name: string, text: string) => downloadBlob(name, new Blob([text], { type: 'application/json' }));

/** Boxes under their names, fetched when they are unfolded. */
export function BoxesFold(props: Omit<BoxesCardProps, 'onFile'>): JSX.Element {
  const { title } = props;
  return (
    <Fold
      name="boxes"
      summary={title === undefined ? t('setup.boxes') : t('setup.boxes.chosen', { title })}
      hint={t('setup.boxes.hint')}
    >
      {() => <BoxesCard {...props} onFile={give} />}
    </Fold>
  );
}
