import { CameraControls } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '../../rules/index.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { useDragged } from '../attention/drag-state.ts';
import { useGrasp } from '../attention/grasp.ts';
import { attend, type CameraView, useAttention } from '../attention/index.ts';
import { boardHalf } from '../layout/table-plan.ts';
import type { Won } from '../motion/show-store.ts';
import { useOverlay } from '../overlay.ts';
import { useScope } from '../scope.tsx';
import type { Frame } from './framing.ts';
import { homeOf } from './home.ts';
import { GLIDE, PointerControls } from './pointer-controls.ts';
import { type AtHand, framingFor } from './seated-view.ts';
import type { Subject } from './table-points.ts';

// Nothing is thrown before the first combo is picked, and won at the end.
const throwView = lazyValue(() => import('./throw-view.ts'));
const victory = lazyValue(() => import('./victory-arc.ts'));

export interface CamerasProps {
  readonly view: CameraView;
  readonly subject: Subject;
  readonly seat: Seat;
  readonly frame: Frame;
  readonly atHand: readonly AtHand[];
  readonly glide: boolean;
}

/** Moves the camera between the views and to a thrown die. `ByHand.tsx` lets the person move it, and look around. */
export function Cameras({ view, subject, seat, frame, atHand, glide }: CamerasProps) {
  const scope = useScope();
  // A thrown die must be in view.
  const { showStore } = useOverlay();
  const controls = useRef<PointerControls>(null);
  const shown = useRef(false);
  /** The view that was left for the die; null while no die is thrown. */
  const left = useRef<CameraView | null>(null);
  const invalidate = useThree((state) => state.invalidate);
  // Without motion the die is thrown where it is in sight anyway.
  const rolling = useStore(showStore, (now) => (glide && now.rolling?.isNear ? now.rolling : null));
  const won = useStore(showStore, (now) => now.won);
  const chosen = useAttention((attention) => attention.selected);
  const around = useAttention((attention) => attention.around);
  // The table does not move under what is carried.
  const carries = [useDragged(({ carried }) => carried !== null), useGrasp(({ held }) => held !== null)].includes(true);
  /** The win that has been gone around. */
  const circled = useRef<Won | null>(null);
  const arc = victory.use();
  // On the map, and where it could not be fetched, the end is seen as any other moment.
  const isParty = won !== null && view !== 'plan' && !arc.isMissing;
  const thrown = throwView.use(({ value }) => value);

  // What happens is seen from the seat, and the next player begins there.
  const isShown = rolling !== null || won !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a change of seat
  useEffect(() => {
    if (isShown) attend(scope, { around: null });
    return () => attend(scope, { around: null });
  }, [scope, isShown, seat]);

  useEffect(() => {
    const hands = controls.current;
    if (hands === null || around !== null) return;
    // A new picture begins at the seat, even under what is carried: at another quality it is made anew.
    if (carries && shown.current) return;
    hands.smoothTime = GLIDE;
    if (rolling !== null) {
      if (thrown === null) return throwView.load();
      const begins = left.current === null;
      left.current ??= view;
      // If the user grabs the camera meanwhile, it is theirs.
      if (view === 'free' && left.current !== 'free') return;
      if (view === 'free' && begins) hands.saveState();
      const { position, target } = thrown.throwFraming(view, subject, frame, rolling);
      void hands.setLookAt(...position, ...target, glide);
      return invalidate();
    } else {
      const back = left.current === 'free' && view === 'free';
      left.current = null;
      if (back) void hands.reset(glide);
      if (back) invalidate();
    }
    const framing = framingFor(view, subject, seat, frame, atHand, chosen);
    hands.home = homeOf(framing, boardHalf(subject.board));
    if ((isParty || view === 'free') && shown.current) return;
    const { position, target } = framing;
    void hands.setLookAt(...position, ...target, glide && shown.current);
    shown.current = true;
    invalidate();
  }, [view, subject, seat, frame, atHand, chosen, around, carries, rolling, thrown, isParty, glide, invalidate]);

  useEffect(() => {
    const hands = controls.current;
    if (hands === null || won === null || !isParty || around !== null) return;
    if (arc.value === null) return victory.load();
    const done = () => {
      circled.current = won;
    };
    // Whoever moves the camera has it.
    if (view === 'free') return done();
    invalidate();
    if (won.isNew && glide && circled.current !== won) return arc.value.circle(hands, subject, won, frame, done);
    const { position, target } = arc.value.victoryFraming(subject, won, frame, arc.value.SWING.to);
    void hands.setLookAt(...position, ...target, glide);
  }, [won, isParty, view, subject, frame, around, glide, arc, invalidate]);

  // Only `ByHand.tsx` follows pointers.
  return <CameraControls ref={controls} impl={PointerControls} makeDefault enabled={false} smoothTime={GLIDE} />;
}
