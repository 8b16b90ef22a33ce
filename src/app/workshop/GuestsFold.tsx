import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';
import { type GuestsCardProps, loadGuestsCard } from '../../workshop/lazy.ts';

const GuestsCard = lazyPanel(loadGuestsCard);

/** The guests in the box of a new game, fetched when they are unfolded. */
export function GuestsFold(props: GuestsCardProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { ownRaces = [], ownPowers = [] } = props.own ?? {};
  const count = ownRaces.length + ownPowers.length;
  return (
    <details className="start-more" data-guests-fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{count === 0 ? t('setup.guests') : t('setup.guests.some', { count })}</summary>
      {isOpen ? <GuestsCard {...props} /> : null}
    </details>
  );
}
