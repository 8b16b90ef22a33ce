import { type JSX, useMemo } from 'react';
import { Hud, type HudSlots } from '../../../hud/index.ts';
import { lazyPanel } from '../../../hud/lazy/lazy-panel.tsx';
import { t } from '../../../ui/locale/index.ts';
import { useLanguage } from '../../../ui/locale/language.ts';
import '../../../ui/locale/showcase.ts';
import { slots } from '../../at-table/slots.tsx';
import { Counting, useTouches } from './Idle.tsx';
import './visit.css';

/** A passer-by sits at the showcase's game, which is not theirs to hand on. */
const visitSlots: HudSlots = {
  ...slots,
  coach: lazyPanel(() => import('../../learn/VisitCoach.tsx'), { place: 'speaker' }),
};

interface VisitProps {
  readonly isCounting: boolean;
  readonly flat: boolean;
  readonly onTouched: () => void;
  readonly onGiveBack: () => void;
}

export default function Visit({ isCounting, flat, onTouched, onGiveBack }: VisitProps): JSX.Element {
  useTouches(onTouched);
  const language = useLanguage(({ id }) => id);
  // Re-rendered for another language, but not for each second of the countdown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all its texts depend on the language
  const hud = useMemo(
    () => <Hud onLeave={onGiveBack} flat={flat} slots={visitSlots} recaps={false} />,
    [onGiveBack, flat, language],
  );
  return (
    <>
      {hud}
      <button type="button" className="visit-back" data-visit="back" title={t('visit.back.hint')} onClick={onGiveBack}>
        {t('visit.back')}
      </button>
      {isCounting ? <Counting /> : null}
    </>
  );
}
