import { useStore } from 'zustand';
import { number as written } from '../../ui/locale/index.ts';
import { useOverlay } from '../overlay.ts';
import { Floating } from './Floating.tsx';

/** The running sum of coins and the result of the die, while they are shown. */
export function FloatingNumbers() {
  const numbers = useStore(useOverlay().showStore, (state) => state.numbers);
  return numbers.map(({ id, at, number, isWhole }) => (
    <Floating key={id} id={`said/${id}`} at={at} className="table-said">
      <b key={number}>{written(number, { signDisplay: isWhole ? 'auto' : 'exceptZero' })}</b>
    </Floating>
  ));
}
