import { type CSSProperties, type JSX, useEffect, useState } from 'react';
import { goalOf } from '../../../hud/grasp/goal.ts';
import type { Seat } from '../../../rules/index.ts';
import { type TableScope, useScope } from '../../../table/scope.tsx';
import { Glyph } from '../../../ui/look/index.ts';

interface GhostHandProps {
  /** The combo that is carried, by its place in the column. */
  readonly index: number;
  readonly seat: Seat;
}

interface Way {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** The way from the combo's face to the cloth, in CSS pixels of the window; null where it is not seen. */
function wayOf(scope: TableScope, index: number, seat: Seat): Way | null {
  const face = scope.find(`[data-combo="${index}"] .combo-still`)?.getBoundingClientRect();
  if (!face || face.width === 0) return null;
  const { left, right, top, bottom } = goalOf(scope, seat);
  return {
    from: { x: face.left + face.width / 2, y: face.top + face.height / 2 },
    to: { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
}

/** Shows once how a combo is carried to one's cloth; without motion an arrow. Any press means it was seen. */
export function GhostHand({ index, seat }: GhostHandProps): JSX.Element | null {
  const scope = useScope();
  const [way, setWay] = useState<Way | null>(null);
  useEffect(() => {
    // Once the panels are in their places.
    const later = setTimeout(() => setWay(wayOf(scope, index, seat)), 400);
    const seen = () => setWay(null);
    addEventListener('pointerdown', seen, true);
    addEventListener('resize', seen);
    return () => {
      clearTimeout(later);
      removeEventListener('pointerdown', seen, true);
      removeEventListener('resize', seen);
    };
  }, [scope, index, seat]);
  if (way === null) return null;
  const { from, to } = way;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const style: CSSProperties & Record<'--x' | '--y', string> = {
    left: from.x,
    top: from.y,
    '--x': `${x}px`,
    '--y': `${y}px`,
  };
  const shaft = { width: Math.hypot(x, y), rotate: `${Math.atan2(y, x)}rad` };
  return (
    <div className="ghost-hand" style={style} aria-hidden="true">
      <span className="ghost-hand-way" style={shaft} />
      <span className="ghost-hand-palm" onAnimationEnd={() => setWay(null)}>
        <Glyph name="phase.readyTroops" />
      </span>
    </div>
  );
}
