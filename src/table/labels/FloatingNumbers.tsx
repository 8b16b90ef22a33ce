import { useStore } from 'zustand';
import { number as written } from '../../ui/locale/index.ts';
import type { ShowStore } from '../motion/show-store.ts';
import type { Anchors } from './anchors.ts';
import { Floating } from './Floating.tsx';

interface FloatingNumbersProps {
  readonly anchors: Anchors;
  readonly showStore: ShowStore;
}

/** The running sum of coins and the result of the die, while they are shown. */
export function FloatingNumbers({ anchors, showStore }: FloatingNumbersProps) {
  const numbers = useStore(showStore, (state) => state.numbers);
  return numbers.map(({ id, at, number, isWhole }) => (
    <Floating key={id} anchors={anchors} id={`said/${id}`} at={at} className="table-said">
      <b key={number}>{written(number, { signDisplay: isWhole ? 'auto' : 'exceptZero' })}</b>
    </Floating>
  ));
}
