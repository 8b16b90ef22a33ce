import { type JSX, useLayoutEffect } from 'react';
import { type GameView, houseCount, houseOf, isOtherBoard, ownIds } from '../../rules/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { readOtherwise } from '../../ui/locale/readings.ts';
import { usePanels } from '../frame/panels.ts';

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

/** Where the rules are opened for the guests in the box. */
export const guestsSearch = '✚';

/** How many races and powers made by hand are in the box of a game. */
export function guestsIn({ content }: Pick<GameView, 'content'>): number {
  return ownIds(content?.own).length;
}

export function GuestsBadge({ view }: { readonly view: GameView }): JSX.Element | null {
  const count = guestsIn(view);
  if (count === 0) return null;
  return <RulesBadge sign={guestsSearch} count={count} label={t('setup.guests.some', { count })} />;
}

interface RulesBadgeProps {
  readonly sign: string;
  readonly count: number;
  readonly label: string;
}

function RulesBadge({ sign, count, label }: RulesBadgeProps): JSX.Element {
  const scope = useScope();
  return (
    <button
      type="button"
      className="house-badge"
      data-rules-badge={sign}
      aria-label={label}
      title={label}
      onClick={() => usePanels.of(scope).setState({ open: 'rules', search: sign })}
    >
      <span aria-hidden="true">{sign}</span> {count}
    </button>
  );
}
