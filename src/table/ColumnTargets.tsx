import type { TableState } from './layout/index.ts';
import { COMBO, comboPlace } from './layout/table-plan.ts';
import { isTap } from './tap.ts';

interface ColumnTargetsProps {
  readonly state: TableState;
  readonly onHover: (index: number | null) => void;
  readonly onPick: (index: number) => void;
}

/** Invisible boxes over the combos, for the pointer. */
export default function ColumnTargets({ state, onHover, onPick }: ColumnTargetsProps) {
  return state.view.column.map(({ race }, index) => {
    const { x, y, z } = comboPlace(state.board, state.arrangement, index);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a mesh of the scene, not an element; the HUD has a control for every combo.
      <mesh
        key={race}
        visible={false}
        position={[x, y + 0.1, z]}
        onPointerOver={(event) => {
          event.stopPropagation();
          onHover(index);
        }}
        onPointerOut={() => onHover(null)}
        onClick={(event) => {
          event.stopPropagation();
          if (isTap(event)) onPick(index);
        }}
      >
        <boxGeometry args={[COMBO.width, 0.2, COMBO.depth]} />
      </mesh>
    );
  });
}
