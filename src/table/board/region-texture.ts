import { Color, DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';
import type { Pattern, PlayerColour } from '../../look/palette.ts';

/** What the board's shader must know of one region. */
export interface RegionLook {
  /** The holder's colour, or null if nobody holds it. */
  readonly holder: PlayerColour | null;
  readonly declined: boolean;
  readonly hovered: boolean;
  readonly selected: boolean;
  /** May it be chosen now? `null` while there is nothing to choose. */
  readonly legal: boolean | null;
  /** Bits of `OCCUPIED`: where props make room. */
  readonly occupied: number;
}

const patternOrder: readonly Pattern[] = ['solid', 'stripes', 'dots', 'checks', 'chevrons'];

/**
 * Three rows of one texel a region: the holder's colour and pattern (1–5; 0 nobody), its second tone and whether it is in
 * decline, and the marks (hovered, selected, 1 legal or 2 illegal, what is occupied).
 */
export function regionTexture(regions: number): DataTexture {
  const texture = new DataTexture(new Float32Array(regions * 3 * 4), regions, 3, RGBAFormat, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  return texture;
}

const scratch = new Color();

/** Writes the looks of all regions. */
export function writeRegions(texture: DataTexture, looks: readonly RegionLook[]): void {
  const { data, width } = texture.image;
  if (!(data instanceof Float32Array)) return;
  looks.forEach(({ holder, declined, hovered, selected, legal, occupied }, k) => {
    const [first, second, third] = [k * 4, (width + k) * 4, (2 * width + k) * 4];
    if (holder !== null) {
      scratch.set(holder.colour).toArray(data, first);
      scratch.set(holder.mark).toArray(data, second);
    }
    data[first + 3] = holder === null ? 0 : patternOrder.indexOf(holder.pattern) + 1;
    data[second + 3] = declined ? 1 : 0;
    data[third] = hovered ? 1 : 0;
    data[third + 1] = selected ? 1 : 0;
    data[third + 2] = legal === null ? 0 : legal ? 1 : 2;
    data[third + 3] = occupied;
  });
  texture.needsUpdate = true;
}

/** Dulls the rim of one region so far, 0 … 1, until the looks are written anew: its race is turning to stone. */
export function dullRegion(texture: DataTexture, region: number, share: number): void {
  const { data, width } = texture.image;
  if (!(data instanceof Float32Array)) return;
  data[(width + region) * 4 + 3] = share;
  texture.needsUpdate = true;
}
