import { createContext, type JSX, use } from 'react';
import type { GameEvent, RegionId } from '../rules/index.ts';
import type { CamerasProps } from './camera/Cameras.tsx';
import type { Insets } from './camera/framing.ts';
import type { MotionEdge } from './motion/beats.ts';

/** Draws a camera that nobody controls by hand. */
export type DrawCamera = (given: Omit<CamerasProps, 'view' | 'seat' | 'atHand'>) => JSX.Element;

/** Whoever shows a table: how they want it shown, and what they are told. Given around it, read where it is used. */
export interface TableHost {
  /** Parts of the table's box that panels cover, in CSS pixels: the board stays clear of them. */
  readonly insets?: Insets;
  readonly onRegion?: (region: RegionId) => void;
  readonly onMoment?: (events: readonly GameEvent[], moment: MotionEdge) => void;
  /** Called when a stage has been shown. */
  readonly onShown?: (stage: number) => void;
  /** Milliseconds of show time per millisecond, instead of the person's own speed; 0 holds the show. */
  readonly rate?: number;
  /** Replaces the camera that is controlled by hand. */
  readonly camera?: DrawCamera;
  /** Called once the board and all pieces have been drawn for the first time. */
  readonly onDrawn?: () => void;
  readonly onContextLost?: () => void;
  readonly onContextRestored?: () => void;
}

export const TableHostContext = createContext<TableHost>({});

/** Whoever shows the table around this component. */
export const useTableHost = (): TableHost => use(TableHostContext);
