/** The smallest possible page with these libraries: a cube under a light, turned by a chart. The baseline for the game's script. */
import { Canvas } from '@react-three/fiber';
import { useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { assign, createActor, setup } from 'xstate';

const machine = setup({ types: { context: {} as { turns: number }, events: {} as { type: 'turn' } } }).createMachine({
  context: { turns: 0 },
  on: { turn: { actions: assign({ turns: ({ context }) => context.turns + 1 }) } },
});
const actor = createActor(machine).start();

function Cube() {
  const turns = useSelector(actor, ({ context }) => context.turns);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mesh of the scene, not an element.
    <mesh rotation-y={turns} onClick={() => actor.send({ type: 'turn' })}>
      <boxGeometry />
      <meshStandardMaterial color="orange" />
    </mesh>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Canvas>
        <directionalLight position={[1, 2, 3]} />
        <Cube />
      </Canvas>
    </StrictMode>,
  );
}
