import { useEffect, useMemo } from 'react';
import { regionsWorthToCombo } from '../../rules/ahead.ts';
import { attend, lookedIn, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import type { Game } from '../frame/use-game.ts';

/** Lights the regions of the map that the combo looked at is paid for, or has for fewer tokens. */
export default function Worth({ game: { view } }: { readonly game: Game }): null {
  const scope = useScope();
  const index = useAttention((attention) => lookedIn(view.column, attention));
  const worth = useMemo(
    () => (index === null ? null : regionsWorthToCombo(view, index, view.viewer ?? view.seat)),
    [view, index],
  );
  useEffect(() => attend(scope, { worth }), [scope, worth]);
  useEffect(() => () => attend(scope, { worth: null }), [scope]);
  return null;
}
