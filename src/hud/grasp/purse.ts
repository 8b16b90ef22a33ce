import type { Seat } from '../../rules/index.ts';
import { grasp, letGo } from '../../table/attention/grasp.ts';
import { usePanels } from '../frame/panels.ts';
import { hold } from './hold.ts';

/**
 * One's own purse is open as long as it is held: the coins are seen as by the button, and above the purse.
 * @returns closes it
 */
export function openPurse(seat: Seat, pointer: PointerEvent): () => void {
  const close = () => {
    usePanels.setState({ peeking: false });
    letGo(false);
  };
  return hold(
    pointer,
    {
      lift() {
        usePanels.setState({ peeking: true });
        grasp({ of: 'purse', seat }, {});
      },
      move: () => undefined,
      drop: close,
      back: close,
    },
    0,
  );
}
