import {
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  WebGLRenderer,
} from 'three';
import { FILL, graded, key, rim, surroundingLight } from '../../../../src/table/light/lighting.ts';
import { lamp } from '../../../../src/ui/look/palette.ts';

/** A camera around the axis: degrees above the ground and around from the front, towards a height, fitting this many units. */
export interface View {
  readonly above: number;
  readonly around: number;
  readonly towards: number;
  readonly fits: number;
}

/** Part of the canvas, in pixels from its top left. */
export interface Cell {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const plains = {
  silhouette: new MeshBasicMaterial({ color: '#000000', toneMapped: false }),
  grey: new MeshStandardMaterial({ color: '#8a8a8a', roughness: 0.9 }),
} as const;

/** The table's lamps and grade over a bare ground, drawn into cells of one canvas. */
export class Studio {
  private readonly renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  private readonly scene = new Scene();
  private readonly ground: Mesh;
  private readonly hasGround: boolean;
  private readonly camera = new PerspectiveCamera(20, 1, 0.5, 40);

  constructor(
    private readonly size: { width: number; height: number },
    /** The colour of the ground; null for none, and nothing behind the things. */
    ground: string | null,
  ) {
    const { renderer, scene } = this;
    renderer.setSize(size.width, size.height);
    renderer.setScissorTest(true);
    Object.assign(renderer, graded());
    renderer.shadowMap.enabled = true;
    renderer.setClearColor(ground ?? '#000000', ground === null ? 0 : 1);
    document.body.append(renderer.domElement);
    scene.environment = surroundingLight(renderer).texture;
    scene.environmentIntensity = FILL;
    const shade = new DirectionalLight(lamp.key, key.strength);
    shade.position.set(key.from[0] - key.at[0], key.from[1] - key.at[1], key.from[2] - key.at[2]).setLength(6);
    shade.castShadow = true;
    shade.shadow.mapSize.set(1024, 1024);
    Object.assign(shade.shadow.camera, { left: -2, right: 2, top: 2, bottom: -2, near: 1, far: 12 });
    shade.shadow.normalBias = 0.012;
    const moon = new DirectionalLight(lamp.rim, rim.lit);
    moon.position.set(...rim.from);
    scene.add(shade, moon);
    this.ground = new Mesh(
      new PlaneGeometry(40, 40).rotateX(-Math.PI / 2),
      new MeshStandardMaterial({ color: ground ?? '#000000' }),
    );
    this.hasGround = ground !== null;
    this.ground.receiveShadow = true;
    scene.add(this.ground);
  }

  /** Draws one thing into a cell, as it is or in a plain material. */
  draw(thing: Object3D, { above, around, towards, fits }: View, cell: Cell, plain: keyof typeof plains | null): void {
    const { left, top, width, height } = cell;
    const { renderer, scene, camera } = this;
    const radians = Math.PI / 180;
    const away = fits / 2 / Math.tan((camera.fov / 2) * radians);
    const out = away * Math.cos(above * radians);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    camera.position.set(
      out * Math.sin(around * radians),
      towards + away * Math.sin(above * radians),
      out * Math.cos(around * radians),
    );
    camera.lookAt(0, towards, 0);
    const bottom = this.size.height - top - height;
    renderer.setViewport(left, bottom, width, height);
    renderer.setScissor(left, bottom, width, height);
    this.ground.visible = this.hasGround && plain !== 'silhouette';
    scene.overrideMaterial = plain === null ? null : plains[plain];
    scene.add(thing);
    renderer.render(scene, camera);
    scene.remove(thing);
  }
}
