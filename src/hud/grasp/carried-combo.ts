import type { PageBox } from '../../table/attention/grasp.ts';
import { type TableScope, tableStore } from '../../table/scope.tsx';
import type { RefusalWords } from '../../ui/words/refusal-words.ts';

interface CarriedCombo {
  /** Its place in the column; null while none is carried. */
  readonly index: number | null;
  readonly goal: PageBox;
  readonly isOver: boolean;
  readonly not: RefusalWords | null;
}

const nothing: CarriedCombo = { index: null, goal: { left: 0, top: 0, right: 0, bottom: 0 }, isOver: false, not: null };

export const useCarriedCombo = tableStore<CarriedCombo>(() => nothing);

export function endCarrying(scope: TableScope): void {
  useCarriedCombo.of(scope).setState(nothing);
}
