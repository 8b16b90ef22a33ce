import { createRoot, events, extend, type ReconcilerRoot, type RenderProps } from '@react-three/fiber';
import { Component, type JSX, type ReactNode, use, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  BoxGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  SpotLight,
} from 'three';
import { TableHostContext } from './host.ts';
import { OverlayContext } from './overlay.ts';
import { ScopeContext } from './scope.tsx';

// The three classes that the scene names in JSX. r3f's own `<Canvas>` registers all of three: 45 kB that nobody needs.
extend({
  BoxGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  SpotLight,
});

interface CanvasProps extends Omit<RenderProps<HTMLCanvasElement>, 'events' | 'size' | 'onCreated'> {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A canvas with a three scene in it. Hidden from assistive technology: the page says the same in words. */
export function Canvas({ width, height, children, ...configuration }: CanvasProps) {
  const scope = use(ScopeContext);
  const host = use(TableHostContext);
  const overlay = use(OverlayContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement>>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  if (failure !== null) throw failure.reason;

  // Not the cleanup of a layout effect: those also run under `StrictMode` while the canvas stays.
  useInsertionEffect(
    () => () => {
      root.current?.unmount();
      root.current = null;
    },
    [],
  );

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const fail = (reason: unknown) => setFailure({ reason });
    root.current ??= createRoot(canvas.current);
    root.current.configure({ ...configuration, events, size: { width, height, top: 0, left: 0 } }).catch(fail);
    // Its React root is another one, which knows nothing of the contexts of the page.
    root.current.render(
      <ScopeContext value={scope}>
        <TableHostContext value={host}>
          <OverlayContext value={overlay}>
            <Guard onFailure={fail}>{children}</Guard>
          </OverlayContext>
        </TableHostContext>
      </ScopeContext>,
    );
  });

  const { onContextLost, onContextRestored } = host;
  useLayoutEffect(() => {
    const watched = canvas.current;
    const [lost, restored] = [() => onContextLost?.(), () => onContextRestored?.()];
    watched?.addEventListener('webglcontextlost', lost);
    watched?.addEventListener('webglcontextrestored', restored);
    return () => {
      // r3f releases the context of an unmounted canvas: that is not a lost context.
      watched?.removeEventListener('webglcontextlost', lost);
      watched?.removeEventListener('webglcontextrestored', restored);
    };
  }, [onContextLost, onContextRestored]);

  return (
    <div aria-hidden="true">
      <canvas ref={canvas} style={{ display: 'block' }} />
    </div>
  );
}

interface GuardProps {
  readonly children: ReactNode;
  readonly onFailure: (reason: unknown) => void;
}

/** A failure inside the picture would stay in r3f's own React root: this hands it to the page's. */
class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(reason: unknown) {
    this.props.onFailure(reason);
  }

  override render(): JSX.Element | null {
    if (this.state.failed) return null;
    return <>{this.props.children}</>;
  }
}
