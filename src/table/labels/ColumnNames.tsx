import { said } from '../../ui/locale/index.ts';
import { powerName, raceName } from '../../ui/words/names.ts';
import { useAttention } from '../attention/index.ts';
import type { TableState } from '../layout/index.ts';
import { comboPlace } from '../layout/table-plan.ts';
import { FloatingLabel } from './FloatingLabel.tsx';

/** What the banners of the column are called; not while somebody picks, who has the cards of all of them before the eyes. */
export function ColumnNames({ state }: { readonly state: TableState }) {
  const combo = useAttention((attention) => attention.combo);
  const { view } = state;
  if (view.phase === 'pickCombo' && view.seat === view.viewer) return null;
  return view.column.map(({ race, power }, index) => {
    const { x, y, z } = comboPlace(state.board, state.arrangement, index);
    return [
      <FloatingLabel
        key={race}
        id={`combo/${race}`}
        at={[x - 0.3, y, z + 0.4]}
        className={combo === index ? 'table-combo table-combo-lit' : 'table-combo'}
      >
        <span>{said(powerName(view, power))}</span>
        <b>{said(raceName(view, race))}</b>
      </FloatingLabel>,
    ];
  });
}
