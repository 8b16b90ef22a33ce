import {
  CircleGeometry,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { lamp } from '../../ui/look/index.ts';
import type { Placement } from '../layout/index.ts';
import { FILL, graded, key, rim, surroundingLight } from '../light/lighting.ts';
import type { ModelSet } from '../models/load.ts';
import { drawingFor } from '../pieces/drawing/index.ts';
import { PieceBatch } from '../pieces/piece-batch.ts';
import { pieceMaterial } from '../pieces/piece-material.ts';

/** Degrees above the ground and around from the front, the height looked at, and how much fits, in units. */
export interface Shot {
  readonly above: number;
  readonly around: number;
  readonly towards: number;
  readonly fits: number;
}

/** What stands on it needs no more room than this at first. */
const capacity = { pieces: 64, vertices: 24_000, corners: 48_000 };
const DEGREE = Math.PI / 180;

/** In the light of the table on a bare ground, in a canvas of their own, while a figure is made. */
export class FigureStudio {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(20, 1, 0.5, 60);
  private readonly material = pieceMaterial();
  private batch: PieceBatch | null = null;
  private readonly ground: Mesh<CircleGeometry, MeshStandardMaterial>;

  private constructor(
    readonly renderer: WebGLRenderer,
    private readonly newDrawing: Awaited<ReturnType<typeof drawingFor>>,
    ground: string,
    reach: number,
  ) {
    const { scene } = this;
    Object.assign(renderer, graded());
    renderer.shadowMap.enabled = true;
    scene.environment = surroundingLight(renderer).texture;
    scene.environmentIntensity = FILL;
    const shade = new DirectionalLight(lamp.key, key.strength);
    shade.position.set(key.from[0] - key.at[0], key.from[1] - key.at[1], key.from[2] - key.at[2]).setLength(6 * reach);
    shade.castShadow = true;
    shade.shadow.mapSize.set(1024, 1024);
    const half = 2 * reach;
    Object.assign(shade.shadow.camera, {
      left: -half,
      right: half,
      top: half,
      bottom: -half,
      near: 1,
      far: 14 * reach,
    });
    shade.shadow.normalBias = 0.012;
    const moon = new DirectionalLight(lamp.rim, rim.lit);
    moon.position.set(...rim.from);
    scene.add(shade, moon);
    this.ground = new Mesh(
      new CircleGeometry(1.05 * reach, 64).rotateX(-Math.PI / 2),
      new MeshStandardMaterial({ color: ground, roughness: 0.8 }),
    );
    this.ground.receiveShadow = true;
    scene.add(this.ground);
  }

  /** `reach`: how far from the middle things stand, in units. Rejects where nothing is drawn in 3D. */
  static async in(canvas: HTMLCanvasElement, ground: string, reach = 1): Promise<FigureStudio> {
    const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    return new FigureStudio(renderer, await drawingFor(renderer), ground, reach);
  }

  /** Puts exactly these pieces on it, with these models. */
  show(placements: readonly Placement[], models: ModelSet): void {
    if (this.batch !== null) {
      this.scene.remove(this.batch.object);
      this.batch.dispose();
    }
    this.batch = new PieceBatch(this.newDrawing(this.material, { detail: 'near', shadows: true, capacity }), models);
    this.batch.show(placements);
    this.scene.add(this.batch.object);
  }

  /** Draws it once. Sizes are in CSS pixels. */
  draw({ above, around, towards, fits }: Shot, width: number, height: number, ratio = 1): void {
    const { renderer, scene, camera } = this;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
    const away = fits / 2 / Math.tan((camera.fov / 2) * DEGREE);
    const out = away * Math.cos(above * DEGREE);
    camera.aspect = width / height;
    camera.far = away + 40;
    camera.updateProjectionMatrix();
    camera.position.set(
      out * Math.sin(around * DEGREE),
      towards + away * Math.sin(above * DEGREE),
      out * Math.cos(around * DEGREE),
    );
    camera.lookAt(new Vector3(0, towards, 0));
    renderer.render(scene, camera);
  }

  dispose(): void {
    this.batch?.dispose();
    this.material.dispose();
    this.ground.geometry.dispose();
    this.ground.material.dispose();
    this.scene.environment?.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
