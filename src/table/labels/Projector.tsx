import { useFrame } from '@react-three/fiber';
import type { Anchors } from './anchors.ts';

/** Moves the labels to where their places are seen, on every frame that is drawn. */
export function Projector({ anchors }: { readonly anchors: Anchors }) {
  useFrame(({ camera, size }) => anchors.project(camera, size.width, size.height));
  return null;
}
