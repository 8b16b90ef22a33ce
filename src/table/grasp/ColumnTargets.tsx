import { attend } from '../attention/index.ts';
import type { TableState } from '../layout/index.ts';
import { COMBO, comboPlace } from '../layout/table-plan.ts';
import { useScope } from '../scope.tsx';
import { isTap } from '../tap.ts';

/** Invisible boxes over the combos, for the pointer: which one is looked at. */
export function ColumnTargets({ state }: { readonly state: TableState }) {
  const scope = useScope();
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
          attend(scope, { combo: index });
        }}
        onPointerOut={() => attend(scope, { combo: null })}
        onClick={(event) => {
          event.stopPropagation();
          if (isTap(event)) attend(scope, { combo: index });
        }}
      >
        <boxGeometry args={[COMBO.width, 0.2, COMBO.depth]} />
      </mesh>
    );
  });
}
