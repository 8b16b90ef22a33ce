import { CanvasTexture, LinearFilter } from 'three';
import { penOf } from '../../ui/platform/canvas.ts';
import type { BoardGeometry } from '../outlines/index.ts';

/** Where a prop keeps the light of the room from the ground, in board units. */
export interface Blot {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly region: number;
  /** As a prop's: it is gone while this is occupied. */
  readonly clearing: number;
}

/** Side of the painted picture, in texels. */
const SIDE = 512;
/** The shade in the gutters and along the feet of walls: how wide, in board units, and how dense, 0 … 1. */
const gutter = { width: 0.16, density: 0.4 } as const;
/** How dense the shade at a prop's foot is, 0 … 1, and how far it reaches, in radii. */
const foot = { density: 0.62, reach: 1.75 } as const;

/** Light kept from each place of the board, edge to edge: 0 none, 1 all, in the red channel. */
export class Occlusion {
  readonly texture: CanvasTexture;
  private readonly pen: CanvasRenderingContext2D | null;

  constructor(private readonly board: BoardGeometry) {
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    // Painted by the processor: it is small, and goes to the graphics card as a texture.
    this.pen = penOf(canvas, { willReadFrequently: true });
    this.texture = new CanvasTexture(canvas);
    this.texture.minFilter = LinearFilter;
    this.texture.generateMipmaps = false;
    this.texture.flipY = false;
    this.paint([], []);
  }

  /** Paints anew. @param occupied what is occupied in each region, as bits of `OCCUPIED`. */
  paint(blots: readonly Blot[], occupied: readonly number[]): void {
    const { pen, board } = this;
    if (pen === null) return;
    const [across, down] = [SIDE / board.width, SIDE / board.height];
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = 'black';
    pen.fillRect(0, 0, SIDE, SIDE);
    // Board units from here on, the middle of the board in the middle.
    pen.setTransform(across, 0, 0, down, SIDE / 2, SIDE / 2);
    pen.globalCompositeOperation = 'lighten';
    pen.lineJoin = 'round';
    // Softer the wider: a few strokes above one another are a blur that every browser can paint.
    for (let step = 1; step <= 5; step++) {
      const level = Math.round(255 * gutter.density * (step / 5) ** 1.5);
      pen.strokeStyle = `rgb(${level} 0 0)`;
      pen.lineWidth = gutter.width * (1.2 - step / 5);
      for (const { outline } of board.regions) {
        pen.beginPath();
        for (const { x, y } of outline) pen.lineTo(x, y);
        pen.closePath();
        pen.stroke();
      }
    }
    pen.globalCompositeOperation = 'lighter';
    for (const { x, z, radius, region, clearing } of blots) {
      if (clearing > 0 && ((occupied[region] ?? 0) & clearing) !== 0) continue;
      const reach = radius * foot.reach;
      const shade = pen.createRadialGradient(x, z, radius * 0.35, x, z, reach);
      shade.addColorStop(0, `rgb(255 0 0 / ${foot.density})`);
      shade.addColorStop(1, 'rgb(255 0 0 / 0)');
      pen.fillStyle = shade;
      pen.fillRect(x - reach, z - reach, reach * 2, reach * 2);
    }
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}
