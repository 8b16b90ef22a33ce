import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { number as written } from '../../ui/locale/index.ts';
import { useOverlay } from '../overlay.ts';

type Place = readonly [number, number, number];

interface FloatingLabelProps {
  readonly id: string;
  /** Position on the table, in board units. */
  readonly at: Place;
  /** Other places, if another is clearer: the same array while they are the same. */
  readonly or?: readonly Place[] | undefined;
  /** The top of what may hide its place, in board units: then it is left out. The same array while it is the same. */
  readonly veil?: Place | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** Text that floats above a point of the table; frames move it, not React. */
export function FloatingLabel({ id, at, or, veil, className, children }: FloatingLabelProps) {
  const { anchors } = useOverlay();
  const element = useRef<HTMLDivElement>(null);
  const [x, y, z] = at;
  useLayoutEffect(() => {
    if (element.current !== null) anchors.set(id, element.current, [x, y, z], or, veil);
  }, [anchors, id, x, y, z, or, veil]);
  useLayoutEffect(() => () => anchors.delete(id), [anchors, id]);
  return (
    <div ref={element} className="table-floating" data-label={id}>
      <div className={className}>{children}</div>
    </div>
  );
}

/** The running sum of coins and the result of the die, while they are shown. */
export function FloatingNumbers() {
  const numbers = useStore(useOverlay().showStore, (state) => state.numbers);
  return numbers.map(({ id, at, number, isWhole }) => (
    <FloatingLabel key={id} id={`said/${id}`} at={at} className="table-said">
      <b key={number}>{written(number, { signDisplay: isWhole ? 'auto' : 'exceptZero' })}</b>
    </FloatingLabel>
  ));
}
