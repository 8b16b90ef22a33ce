import { type JSX, useEffect, useRef } from 'react';
import { t } from '../locale/index.ts';
import { Glyph } from '../look/index.ts';

/** Pixels that a finger moves up at least to have flicked the die, and the strength of a shake, in metres per second squared. */
const flick = 36;
const shake = 22;

/** May the page feel how the phone is moved, without asking? Not without TLS. */
function feels(): boolean {
  return isSecureContext && typeof DeviceMotionEvent === 'function' && !('requestPermission' in DeviceMotionEvent);
}

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
  const isFelt = feels();
  useEffect(() => {
    if (!isFelt) return;
    const moved = ({ acceleration }: DeviceMotionEvent) => {
      const { x, y, z } = acceleration ?? {};
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > shake) roll();
    };
    addEventListener('devicemotion', moved);
    return () => removeEventListener('devicemotion', moved);
  });
  return (
    <button
      type="button"
      className="hand-die primary"
      data-die
      onPointerDown={({ clientY, currentTarget, pointerId }) => {
        from.current = clientY;
        currentTarget.setPointerCapture(pointerId);
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
