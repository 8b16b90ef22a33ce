import { type JSX, useLayoutEffect } from 'react';
import { type GameView, houseCount, houseOf, isOtherBoard } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { readOtherwise } from '../../ui/locale/readings.ts';
import { RulesBadge } from './RulesBadge.tsx';

/** Where the rules are opened for what this table plays otherwise. */
export const houseSearch = '≠';

const none: readonly string[] = [];

export function HouseBadge({ view }: { readonly view: GameView }): JSX.Element | null {
  const house = houseOf(view);
  const otherwise = house.otherwise ?? none;
  useLayoutEffect(() => {
    readOtherwise(otherwise);
    return () => readOtherwise(none);
  }, [otherwise]);
  const count = houseCount(house) + (isOtherBoard(view) ? 1 : 0);
  if (count === 0) return null;
  const label = `${t('house.badge', { count })}. ${t('house.badge.hint')}`;
  return <RulesBadge sign={houseSearch} count={count} label={label} />;
}
