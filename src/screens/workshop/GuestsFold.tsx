import type { JSX } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { ownIds } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { Fold } from '../page/Fold.tsx';
import { type GuestsCardProps, loadGuestsCard } from './lazy.ts';

const GuestsCard = lazyPanel(loadGuestsCard);

/** The guests in the box of a new game, fetched when they are unfolded. */
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
