import { type JSX, useEffect, useRef } from 'react';
import { t } from '../../../ui/locale/index.ts';
import { Glyph } from '../../../ui/look/index.ts';
import { feelsMotion, onShaken } from '../../../ui/platform/motion.ts';
import { capture } from '../../../ui/platform/pointer.ts';

/** Pixels a finger moves up at least to flick the die; strength of a shake, in metres per second squared. */
const flick = 36;
const shake = 22;

interface DieProps {
  readonly label: string;
  readonly onRoll: () => void;
}

/** The die: flicked up with a finger, or shaken with the whole phone, or just pressed. It falls on the big screen. */
export function Die({ label, onRoll }: DieProps): JSX.Element {
  const from = useRef<number | null>(null);
  const isRolled = useRef(false);
  const roll = () => {
    if (isRolled.current) return;
    isRolled.current = true;
    onRoll();
    // Should it be refused, it lies there again.
    setTimeout(() => {
      isRolled.current = false;
    }, 1500);
  };
  const isFelt = feelsMotion();
  useEffect(() => {
    if (!isFelt) return;
    return onShaken((strength) => {
      if (strength > shake) roll();
    });
  });
  return (
    <button
      type="button"
      className="controller-die primary"
      data-die
      onPointerDown={({ clientY, currentTarget, pointerId }) => {
        from.current = clientY;
        capture(currentTarget, pointerId);
      }}
      onPointerMove={({ clientY }) => {
        if (from.current !== null && from.current - clientY > flick) {
          from.current = null;
          roll();
        }
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
      onClick={roll}
    >
      <Glyph name="phase.finalRoll" />
      <b>{label}</b>
      <small>
        {t('hand.flick')} · {t('hand.flick.or')}
        {isFelt ? ` · ${t('hand.shake')}` : null}
      </small>
    </button>
  );
}
