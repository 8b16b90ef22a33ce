import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { ownIds } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { Fold } from '../page/Fold.tsx';
import type { GuestsCardProps } from './GuestsCard.tsx';

const GuestsCard = lazyPanel(() => import('./GuestsCard.tsx'));

export function GuestsFold(props: GuestsCardProps): JSX.Element {
  const count = ownIds(props.own).length;
  return (
    <Fold
      name="guests"
      summary={count === 0 ? t('setup.guests') : t('setup.guests.some', { count })}
      hint={t('setup.guests.hint')}
    >
      {() => <GuestsCard {...props} />}
    </Fold>
  );
}
