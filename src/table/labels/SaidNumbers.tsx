import { useStore } from 'zustand';
import { number as written } from '../../locale/index.ts';
import type { Sayings } from '../motion/said.ts';
import type { Anchors } from './anchors.ts';
import { Floating } from './Floating.tsx';

interface SaidNumbersProps {
  readonly anchors: Anchors;
  readonly sayings: Sayings;
}

/** The running sum of coins and the result of the die, while they are shown. */
export function SaidNumbers({ anchors, sayings }: SaidNumbersProps) {
  const said = useStore(sayings, (state) => state.said);
  return said.map(({ id, at, number }) => (
    <Floating key={id} anchors={anchors} id={`said/${id}`} at={at} className="table-said">
      <b key={number}>{written(number, { signDisplay: 'exceptZero' })}</b>
    </Floating>
  ));
}
