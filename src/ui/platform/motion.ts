import { offered } from './capability.ts';

/** May the page feel how the device is moved, without asking? Not without TLS. */
export function feelsMotion(): boolean {
  const Felt = offered('DeviceMotionEvent');
  return globalThis.isSecureContext && typeof Felt === 'function' && !('requestPermission' in Felt);
}

/** Calls back with how strongly the device is moved, in metres per second squared. Returns what ends that. */
export function onShaken(moved: (strength: number) => void): () => void {
  const felt = ({ acceleration }: DeviceMotionEvent) => {
    const { x, y, z } = acceleration ?? {};
    moved(Math.hypot(x ?? 0, y ?? 0, z ?? 0));
  };
  addEventListener('devicemotion', felt);
  return () => removeEventListener('devicemotion', felt);
}
