import { type JSX, useEffect, useState } from 'react';
import { type Game, isSuspense } from '../../../hud/index.ts';
import { t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/tips.ts';
import { type CoachChoice, useSettings } from '../../../ui/look/index.ts';
import { type CoachAction, CoachCard } from '../CoachCard.tsx';
import type { ShownTip } from './course.ts';
import { lineOf } from './topic.ts';
import { useTip } from './use-tip.ts';

const less: Readonly<Record<CoachChoice, CoachChoice>> = { all: 'little', little: 'none', none: 'none' };

export function Tips({ game }: { readonly game: Game }): JSX.Element | null {
  const tip = useTip(game);
  const [told, forget] = useFading(tip.told);
  const amount = useSettings((settings) => settings.coach);
  const line = told === null ? null : lineOf(told.occasion.topic);
  if (told === null || line === null) return null;
  const dismiss = () => {
    tip.dismiss();
    forget();
  };
  const action: CoachAction = {
    id: 'less',
    label: t(`tip.less.${amount}`),
    hint: t(`tip.less.${amount}.hint`),
    onPress: () => {
      useSettings.setState({ coach: less[amount] });
      forget();
    },
  };
  return (
    <CoachCard
      words={t(line)}
      clause={told.occasion.topic.clause}
      actions={[action]}
      onDismiss={dismiss}
      isFading={tip.told === null}
      // The die is all there is to look at while it is thrown.
      isHeld={isSuspense(game.stage)}
    />
  );
}

/** Milliseconds that a tip stays when it goes by itself: a finger on its way to it does not press the board below. */
const fades = 700;

function useFading(told: ShownTip | null): readonly [ShownTip | null, forget: () => void] {
  const [last, setLast] = useState(told);
  useEffect(() => {
    if (told !== null) return setLast(told);
    const timer = setTimeout(() => setLast(null), fades);
    return () => clearTimeout(timer);
  }, [told]);
  return [told ?? last, () => setLast(null)];
}
