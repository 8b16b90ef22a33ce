import type { QualityChoice } from '../ui/look/index.ts';

type QualityLevel = Exclude<QualityChoice, 'auto'>;

export interface Quality {
  readonly level: QualityLevel;
  readonly shadows: boolean;
  /** Side of the shadow map, in texels. */
  readonly shadowMap: number;
  /** Renders what is around the table, for reflections: this takes a software rasteriser seconds. */
  readonly reflections: boolean;
  readonly antialias: boolean;
  /** Most device pixels drawn per CSS pixel. */
  readonly dpr: number;
  /** Share of the props that are placed, 0 … 1. */
  readonly props: number;
  readonly detail: 'near' | 'far';
}

const high: Quality = {
  level: 'high',
  shadows: true,
  shadowMap: 4096,
  reflections: true,
  antialias: true,
  dpr: 2,
  props: 1,
  detail: 'near',
};
const medium: Quality = { ...high, level: 'medium', shadowMap: 2048, dpr: 1.5 };
const low: Quality = {
  level: 'low',
  shadows: false,
  shadowMap: 0,
  reflections: false,
  antialias: false,
  dpr: 1,
  props: 0.5,
  detail: 'far',
};

/** The qualities `auto` moves between, finest first: first fewer pixels, then coarser shadows, then fewer props. */
export const ladder: readonly Quality[] = [
  high,
  { ...high, dpr: 1.5 },
  { ...high, dpr: 1.5, shadowMap: 2048 },
  medium,
  { ...medium, dpr: 1.2 },
  { ...medium, dpr: 1 },
  { ...medium, dpr: 1, shadowMap: 1024 },
  { ...medium, dpr: 0.8, shadowMap: 1024, props: 0.5 },
  low,
];

export const START = ladder.indexOf(medium);

/** Most device pixels drawn across the table, whatever the screen: 4K is drawn at 1440p and upscaled. */
const WIDEST = 2560;

export function qualityOf(choice: QualityChoice, rung: number): Quality {
  if (choice === 'auto') return ladder[rung] ?? low;
  return { high, medium, low }[choice];
}

export function pixelRatio(quality: Quality, width: number, device: number): number {
  const most = quality.level === 'high' ? WIDEST * 1.5 : WIDEST;
  return Math.max(0.1, Math.min(device, quality.dpr, most / Math.max(1, width)));
}
