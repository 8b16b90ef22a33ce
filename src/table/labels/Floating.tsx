import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Anchors } from './anchors.ts';

interface FloatingProps {
  readonly anchors: Anchors;
  readonly id: string;
  /** Position on the table, in board units. */
  readonly at: readonly [number, number, number];
  readonly className: string;
  readonly children: ReactNode;
}

/** Text that floats above a point of the table; frames move it, not React. */
export function Floating({ anchors, id, at, className, children }: FloatingProps) {
  const element = useRef<HTMLDivElement>(null);
  const [x, y, z] = at;
  useLayoutEffect(() => {
    if (element.current !== null) anchors.set(id, element.current, x, y, z);
  }, [anchors, id, x, y, z]);
  useLayoutEffect(() => () => anchors.delete(id), [anchors, id]);
  return (
    <div ref={element} className="table-floating">
      <div className={className}>{children}</div>
    </div>
  );
}
