import {
  CustomBlending,
  FramebufferTexture,
  HalfFloatType,
  Mesh,
  type Object3D,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const PICTURES = 16;
/** How far the lamp wanders, in board units: shadows become as soft as those of a lamp of this radius. */
const LAMP = 0.9;
/** From one picture to the next the lamp turns by this angle, in radians: the golden angle covers a disc evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

const vertexShader = /* glsl */ `
varying vec2 at;
void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** Colours pass as they are: the picture is already graded and encoded. */
const fragmentShader = /* glsl */ `
uniform sampler2D picture;
uniform float part;
varying vec2 at;
void main() { gl_FragColor = texture2D(picture, at) * part; }`;

/**
 * Averages pictures of the same scene, each seen from within a pixel of the camera and lit from within a hand's breadth of the lamp: edges become
 * clean and shadows soft. After every step the canvas shows the average so far. Camera and lamp are left where they were.
 */
export class Refiner {
  private readonly size = new Vector2();
  private readonly from = new Vector3();
  private readonly stage = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly laid = { picture: { value: null as Texture | null }, part: { value: 1 } };
  private readonly material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: this.laid,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  private readonly sheet = new Mesh(new PlaneGeometry(2, 2), this.material);
  private picture: FramebufferTexture | null = null;
  private sum: WebGLRenderTarget | null = null;
  private taken = 0;

  constructor(
    private readonly gl: WebGLRenderer,
    private readonly scene: Scene,
    private readonly camera: PerspectiveCamera,
    private readonly lamp: Object3D | undefined,
  ) {
    this.sheet.frustumCulled = false;
  }

  static isPossible(gl: WebGLRenderer): boolean {
    return gl.extensions.has('EXT_color_buffer_float') || gl.extensions.has('EXT_color_buffer_half_float');
  }

  get isDone(): boolean {
    return this.taken >= PICTURES;
  }

  begin(): void {
    this.taken = 0;
  }

  step(): void {
    const { gl, camera, lamp } = this;
    gl.getDrawingBufferSize(this.size);
    const { x: width, y: height } = this.size;
    const { picture, sum } = this.sheets(width, height);
    const k = this.taken;
    // The first picture is the one that is seen already.
    camera.setViewOffset(
      width,
      height,
      k === 0 ? 0 : halton(k, 2) - 0.5,
      k === 0 ? 0 : halton(k, 3) - 0.5,
      width,
      height,
    );
    if (lamp) this.moveLamp(lamp, k);
    gl.render(this.scene, camera);
    gl.copyFramebufferToTexture(picture);
    camera.clearViewOffset();
    if (lamp) lamp.position.copy(this.from);
    this.taken = k + 1;
    const { autoClear } = gl;
    gl.autoClear = false;
    this.lay(picture, 1 / PICTURES, sum, k === 0);
    this.lay(sum.texture, PICTURES / this.taken, null, true);
    gl.autoClear = autoClear;
    // The next frame draws the shadows of the lamp where it stands.
    gl.shadowMap.needsUpdate = true;
  }

  dispose(): void {
    this.picture?.dispose();
    this.sum?.dispose();
    this.material.dispose();
    this.sheet.geometry.dispose();
  }

  private moveLamp(lamp: Object3D, k: number): void {
    const far = LAMP * Math.sqrt(k / PICTURES);
    this.from.copy(lamp.position);
    lamp.position.x += Math.cos(k * GOLDEN) * far;
    lamp.position.z += Math.sin(k * GOLDEN) * far;
    this.gl.shadowMap.needsUpdate = true;
  }

  /** Draws a picture over the whole of a target; `null` is the canvas. */
  private lay(picture: Texture, part: number, target: WebGLRenderTarget | null, clear: boolean): void {
    const { gl, laid, material } = this;
    laid.picture.value = picture;
    laid.part.value = part;
    material.blendDst = target === null ? OneMinusSrcAlphaFactor : OneFactor;
    gl.setRenderTarget(target);
    if (clear) gl.clear();
    gl.render(this.sheet, this.stage);
    gl.setRenderTarget(null);
  }

  private sheets(width: number, height: number) {
    if (this.picture === null || this.sum === null || this.sum.width !== width || this.sum.height !== height) {
      this.picture?.dispose();
      this.sum?.dispose();
      this.picture = new FramebufferTexture(width, height);
      this.sum = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: false });
    }
    return { picture: this.picture, sum: this.sum };
  }
}

/** The k-th number of the Halton sequence of a base, 0 … 1: evenly spread however many are taken. */
function halton(k: number, base: number): number {
  let value = 0;
  for (let rest = k, part = 1 / base; rest > 0; rest = Math.floor(rest / base), part /= base)
    value += (rest % base) * part;
  return value;
}
