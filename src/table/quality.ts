import type { QualityChoice } from '../look/index.ts';

export type QualityLevel = Exclude<QualityChoice, 'auto'>;

/** The settings of a quality level. */
export interface Quality {
  readonly level: QualityLevel;
  readonly shadows: boolean;
  /** Side of the shadow map, in texels. */
  readonly shadowMap: number;
  /** Renders the light of the room, for reflections: this takes a software rasteriser seconds. */
  readonly room: boolean;
  readonly antialias: boolean;
  /** Most device pixels drawn per CSS pixel. */
  readonly dpr: number;
  /** Share of the props that are placed, 0 … 1. */
  readonly props: number;
  /** Level of detail of the models. */
  readonly detail: 'near' | 'far';
}

const qualities: Readonly<Record<QualityLevel, Quality>> = {
  low: { level: 'low', shadows: false, shadowMap: 0, room: false, antialias: false, dpr: 1, props: 0.5, detail: 'far' },
  medium: {
    level: 'medium',
    shadows: true,
    shadowMap: 2048,
    room: true,
    antialias: true,
    dpr: 1.5,
    props: 0.8,
    detail: 'near',
  },
  high: {
    level: 'high',
    shadows: true,
    shadowMap: 4096,
    room: true,
    antialias: true,
    dpr: 2,
    props: 1,
    detail: 'near',
  },
};

/** Most device pixels drawn across the table, whatever the screen: 4K is drawn at 1440p and upscaled. */
const WIDEST = 2560;

/** The quality to draw at. `auto` starts at the middle level; `measured` is what the machine proved to manage. */
export function qualityOf(choice: QualityChoice, measured: QualityLevel | null): Quality {
  return qualities[choice === 'auto' ? (measured ?? 'medium') : choice];
}

/** Device pixels per CSS pixel for a table that is `width` CSS pixels wide. */
export function pixelRatio(quality: Quality, width: number, device: number): number {
  const most = quality.level === 'high' ? WIDEST * 1.5 : WIDEST;
  return Math.max(0.25, Math.min(device, quality.dpr, most / Math.max(1, width)));
}

/** Median milliseconds per frame above which a lower level is chosen, and below which a higher one. */
const TOO_SLOW = 70;
const SPARE = 19;
/** Frames measured before a judgement. */
const WATCHED = 10;

/**
 * Measures frame times while something moves. `judge` takes the milliseconds since the previous frame and returns the level the machine manages once
 * it is known, else null; then it starts measuring again.
 */
export function frameWatch(): { judge(level: QualityLevel, milliseconds: number): QualityLevel | null } {
  const times: number[] = [];
  return {
    judge(level, milliseconds) {
      // A longer gap means the table was at rest, not slow.
      if (milliseconds > 1500) return null;
      times.push(milliseconds);
      if (times.length < WATCHED) return null;
      const middle = times.sort((a, b) => a - b)[WATCHED / 2] ?? 0;
      times.length = 0;
      if (middle > TOO_SLOW) return level === 'high' ? 'medium' : 'low';
      if (middle < SPARE && level === 'medium') return 'high';
      return null;
    },
  };
}
