import type { JSX } from 'react';
import { lazyPanel } from '../../../hud/lazy/lazy-panel.tsx';
import { houseCount } from '../../../rules/index.ts';
import { t } from '../../../ui/locale/index.ts';
import { Fold } from '../../page/Fold.tsx';
import type { HouseCardProps } from './HouseCard.tsx';

const HouseCard = lazyPanel(() => import('./HouseCard.tsx'));

/** The rules of the house for a new game, fetched when they are unfolded. */
export function HouseFold(props: HouseCardProps): JSX.Element {
  const count = houseCount(props.house ?? {});
  return (
    <Fold name="house" summary={count === 0 ? t('setup.house') : t('setup.house.some', { count })}>
      {() => <HouseCard {...props} />}
    </Fold>
  );
}
