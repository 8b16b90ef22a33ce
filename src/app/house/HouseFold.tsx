import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';
import { houseCount } from '../../rules/index.ts';
import type { HouseCardProps } from './HouseCard.tsx';

const HouseCard = lazyPanel(() => import('./HouseCard.tsx'));

/** The rules of the house for a new game, fetched when they are unfolded. */
export function HouseFold(props: HouseCardProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const count = houseCount(props.house ?? {});
  return (
    <details
      className="start-more start-house"
      data-house
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{count === 0 ? t('setup.house') : t('setup.house.some', { count })}</summary>
      {isOpen ? <HouseCard {...props} /> : null}
    </details>
  );
}
