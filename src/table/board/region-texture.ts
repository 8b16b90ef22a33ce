import { Color, DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';
import type { PlayerColour } from '../../ui/look/index.ts';
import { CHIP_RADIUS } from '../layout/placement.ts';
import type { RegionGeometry } from '../outlines/index.ts';
import { patternNumber } from '../patterns.ts';

export interface RegionLook {
  readonly holder: PlayerColour | null;
  readonly declined: boolean;
  readonly hovered: boolean;
  readonly pointed: boolean;
  readonly selected: boolean;
  /** May it be chosen now? `null` while there is nothing to choose. */
  readonly legal: boolean | null;
  /** Bits of `OCCUPIED`: where props make room. */
  readonly occupied: number;
  /** Where a stack stands, in board units, or null. The ground under it is darkened at every quality. */
  readonly foot: { readonly x: number; readonly y: number } | null;
}

const ROWS = 6;

/** How far a rim goes beyond its region's border, in board units, at most. */
const RIM = 0.1;

/**
 * Six rows with one texel per region: the holder's colour and pattern (1–5; 0 nobody); its second tone and whether it is in decline; the marks (1
 * hovered or 2 pointed, selected, 1 legal or 2 illegal, what is occupied); the position and radius of a stack, and how far from there the holder's
 * colours have come (0: all the way); and the first two rows again, of whoever held it before.
 */
export function regionTexture(regions: number): DataTexture {
  const texture = new DataTexture(new Float32Array(regions * ROWS * 4), regions, ROWS, RGBAFormat, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  return texture;
}

const scratch = new Color();

export function writeRegions(texture: DataTexture, looks: readonly RegionLook[]): void {
  const { data, width } = texture.image;
  if (!(data instanceof Float32Array)) return;
  looks.forEach(({ holder, declined, hovered, pointed, selected, legal, occupied, foot }, k) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = [0, 1, 2, 3].map((row) => (row * width + k) * 4);
    if (holder !== null) {
      scratch.set(holder.colour).toArray(data, first);
      scratch.set(holder.mark).toArray(data, second);
    }
    data[first + 3] = holder === null ? 0 : patternNumber(holder.pattern);
    data[second + 3] = declined ? 1 : 0;
    data[third] = (pointed ? 2 : 0) + (hovered ? 1 : 0);
    data[third + 1] = selected ? 1 : 0;
    data[third + 2] = legal === null ? 0 : legal ? 1 : 2;
    data[third + 3] = occupied;
    data[fourth] = foot?.x ?? 0;
    data[fourth + 1] = foot?.y ?? 0;
    data[fourth + 2] = foot === null ? 0 : CHIP_RADIUS;
    data[fourth + 3] = 0;
  });
  texture.needsUpdate = true;
}

/** Dulls the rim of one region by a share 0 … 1, until the looks are written again: its race is turning to stone. */
export function dullRegion(texture: DataTexture, region: number, share: number): void {
  const { data, width } = texture.image;
  if (!(data instanceof Float32Array)) return;
  data[(width + region) * 4 + 3] = share;
  texture.needsUpdate = true;
}

/**
 * Lets a new holder's colours come so far from the stack, a share 0 … 1 of the way to the border, until the looks are written again. At 0 those of
 * the last holder are kept: that is before the new ones are written.
 */
export function dyeRegion(texture: DataTexture, { id, seat, outline }: RegionGeometry, share: number): void {
  const { data, width } = texture.image;
  if (!(data instanceof Float32Array)) return;
  if (share === 0)
    for (const row of [0, 1])
      data.copyWithin(((4 + row) * width + id) * 4, (row * width + id) * 4, (row * width + id + 1) * 4);
  let reach = 0;
  for (const { x, y } of outline) reach = Math.max(reach, Math.hypot(x - seat.x, y - seat.y));
  data[(3 * width + id) * 4 + 3] = share < 1 ? Math.max(0.001, share) * (reach + RIM) : 0;
  texture.needsUpdate = true;
}
