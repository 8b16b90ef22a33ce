import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { t } from '../../ui/locale/index.ts';
import { Fold } from '../page/Fold.tsx';
import type { BoxesCardProps } from './boxes/BoxesCard.tsx';

const BoxesCard = lazyPanel(() => import('./boxes/BoxesCard.tsx'));

export function BoxesFold(props: BoxesCardProps): JSX.Element {
  const { title } = props;
  return (
    <Fold
      name="boxes"
      summary={title === undefined ? t('setup.boxes') : t('setup.boxes.chosen', { title })}
      hint={t('setup.boxes.hint')}
    >
      {() => <BoxesCard {...props} />}
    </Fold>
  );
}
