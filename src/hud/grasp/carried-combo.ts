import type { PageBox } from '../../table/attention/grasp.ts';
import { type TableScope, tableStore } from '../../table/scope.tsx';
import type { RefusalWords } from '../../ui/words/refusal-words.ts';

/** A combo that is being carried, as the panels show it. */
interface CarriedCombo {
  /** Its place in the column; null while none is carried. */
  readonly index: number | null;
  /** Where it is put down. */
  readonly goal: PageBox;
  /** The hand is there. */
  readonly isOver: boolean;
  /** Why it cannot be had, or null. */
  readonly not: RefusalWords | null;
}

const nothing: CarriedCombo = { index: null, goal: { left: 0, top: 0, right: 0, bottom: 0 }, isOver: false, not: null };

export const useCarriedCombo = tableStore<CarriedCombo>(() => nothing);

/** Nothing is carried any more. */
export function endCarrying(scope: TableScope): void {
  useCarriedCombo.of(scope).setState(nothing);
}
