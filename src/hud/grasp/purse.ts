import type { Seat } from '../../rules/index.ts';
import { grasp, letGo } from '../../table/attention/grasp.ts';
import type { TableScope } from '../../table/scope.tsx';
import { usePanels } from '../frame/panels.ts';
import { hold } from './hold.ts';

/**
 * One's own purse is open as long as it is held: the coins are seen as by the button, and above the purse.
 * @returns closes it
 */
export function openPurse(scope: TableScope, seat: Seat, pointer: PointerEvent): () => void {
  const close = () => {
    usePanels.of(scope).setState({ peeking: false });
    letGo(scope, false);
  };
  return hold(
    pointer,
    {
      lift() {
        usePanels.of(scope).setState({ peeking: true });
        grasp(scope, { of: 'purse', seat }, {});
      },
      move: () => undefined,
      drop: close,
      back: close,
    },
    0,
  );
}
