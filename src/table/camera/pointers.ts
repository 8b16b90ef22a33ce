import { attend, useAttention, withoutThrow } from '../attention/index.ts';
import type { TableScope } from '../scope.tsx';
import { TAP } from '../tap.ts';
import { type Change, Grip } from './grip.ts';
import { isCameraHeld } from './hold.ts';
import type { Home } from './home.ts';
import type { PointerControls } from './pointer-controls.ts';
import { aimOf, dragged, type Lens, type Pose, placeAt, poseOf, turned, twisted, within, zoomed } from './pose.ts';

/** Approximate duration of a flick's last way, in seconds: it comes to rest within six tenths. */
export const GLIDE_ON = 0.12;
/** Share of a new movement in the measured speed. */
const NEW = 0.5;
/** A pointer that rested so long before it was lifted does not flick, in seconds. */
const RESTED = 0.08;
/** Two movements closer than this are one, in seconds. */
const INSTANT = 0.004;
/** How far a flick glides on at most: in radians, and as a share of the distance. */
const FARTHEST = { angle: 0.35, way: 0.12 } as const;

const parts = ['x', 'z', 'distance', 'azimuth', 'polar'] as const;

export class Flick {
  private readonly speed = { x: 0, z: 0, distance: 0, azimuth: 0, polar: 0 };
  private at: number | null = null;

  begin(): void {
    this.at = null;
    for (const part of parts) this.speed[part] = 0;
  }

  /** Notes a movement from one pose to another at a time in seconds. */
  note(from: Pose, to: Pose, now: number): void {
    if (this.at !== null) {
      const seconds = Math.max(INSTANT, now - this.at);
      for (const part of parts) this.speed[part] += ((to[part] - from[part]) / seconds - this.speed[part]) * NEW;
    }
    this.at = now;
  }

  /** Where a camera that is let go now, in seconds, in this pose, comes to rest. */
  after(pose: Pose, now: number): Pose {
    if (this.at === null || now - this.at > RESTED) return pose;
    const { x, z, distance, azimuth, polar } = this.speed;
    // As far as a camera with this speed comes that slows down so.
    const time = GLIDE_ON / 2;
    const angle = Math.hypot(azimuth, polar) * time;
    const way = Math.hypot(x, z, distance) * time;
    const share = time * Math.min(1, FARTHEST.angle / angle, (FARTHEST.way * pose.distance) / way);
    return {
      x: pose.x + x * share,
      z: pose.z + z * share,
      distance: pose.distance + distance * share,
      azimuth: pose.azimuth + azimuth * share,
      polar: pose.polar + polar * share,
    };
  }
}

/** Approximate duration of what follows a hand, and of a step of the wheel, in seconds. */
const FOLLOW = 0.06;
const WHEEL = 0.12;
/** What a notch of a wheel comes closer by, as a factor, and its pixels: few for a pinched trackpad. */
const NOTCH = { grow: 1.053, pixels: 30, pinched: 3, most: 8 } as const;
/** Two presses this close make one double press, in milliseconds and CSS pixels. */
const DOUBLE = { time: 350, apart: 24 } as const;

interface PointerOptions {
  readonly glide: boolean;
  /** Is there nothing but the bare table at this point, in CSS pixels from the picture's corner? */
  readonly isBare: (x: number, y: number) => boolean;
  readonly onMoved: () => void;
}

export function poseAfter(pose: Pose, { kind, dx, dy, grow, twist, x, y }: Change, lens: Lens, home: Home): Pose {
  if (kind === 'turn') return within(turned(pose, dx, dy, lens), home);
  const about = placeAt(pose, x - dx, y - dy, lens, home);
  return within(dragged(twisted(zoomed(pose, grow, about, home), twist, about), dx, dy, lens), home);
}

/** Lets mouse, fingers and wheel over the picture move its camera. Returns a function that ends it. */
export function followPointers(
  scope: TableScope,
  element: HTMLElement,
  hands: PointerControls,
  { glide, isBare, onMoved }: PointerOptions,
): () => void {
  const grip = new Grip(TAP);
  const flick = new Flick();
  let pressed = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  const isFree = () => !isCameraHeld(scope) && useAttention.of(scope).getState().around === null;

  const to = (pose: Pose, home: Home, seconds: number) => {
    hands.aimAt(aimOf(pose, home), glide ? seconds : 0);
    attend(scope, { camera: 'free' });
    onMoved();
  };

  const down = (event: PointerEvent) => {
    if (!isFree() || event.button > 2) return;
    const takesAlong = event.pointerType === 'touch' || event.button === 1 || event.shiftKey;
    if (!grip.isHeld) flick.begin();
    grip.down(event.pointerId, event.offsetX, event.offsetY, takesAlong ? 'drag' : 'turn');
  };

  const move = (event: PointerEvent) => {
    const { home } = hands;
    if (!grip.isHeld || home === null) return;
    if (!isFree()) return grip.drop();
    // A mouse whose button came up outside the window.
    if (event.pointerType === 'mouse' && event.buttons === 0) return grip.drop();
    const wasDragging = grip.isDragging;
    const { left, top, width, height } = element.getBoundingClientRect();
    const change = grip.move(event.pointerId, event.clientX - left, event.clientY - top);
    if (change === null) return;
    // Whoever grasps the table stops it.
    const before = poseOf(hands.aim(wasDragging), home);
    const after = poseAfter(before, change, { width, height }, home);
    flick.note(before, after, event.timeStamp / 1000);
    to(after, home, FOLLOW);
  };

  const up = (event: PointerEvent) => {
    const { home } = hands;
    const ended = grip.up(event.pointerId);
    if (ended === 'press' && event.button === 0) return press(event);
    if (ended !== 'drag' || home === null || !glide) return;
    const before = poseOf(hands.aim(true), home);
    const after = flick.after(before, event.timeStamp / 1000);
    if (after !== before) to(within(after, home), home, GLIDE_ON);
  };

  const press = ({ timeStamp, offsetX: x, offsetY: y }: PointerEvent) => {
    const isDouble = timeStamp - pressed.time < DOUBLE.time && Math.hypot(x - pressed.x, y - pressed.y) < DOUBLE.apart;
    pressed = { time: isBare(x, y) ? timeStamp : Number.NEGATIVE_INFINITY, x, y };
    if (!isDouble || pressed.time !== timeStamp) return;
    pressed.time = Number.NEGATIVE_INFINITY;
    attend(scope, { camera: 'seated' });
  };

  const turnWheel = (event: WheelEvent) => {
    event.preventDefault();
    const { home } = hands;
    if (!isFree() || home === null) return;
    const isFine = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL || event.ctrlKey;
    const notches = -event.deltaY / (isFine ? NOTCH.pinched : NOTCH.pixels);
    const { width, height } = element.getBoundingClientRect();
    const pose = poseOf(hands.aim(true), home);
    const about = placeAt(pose, event.offsetX, event.offsetY, { width, height }, home);
    const grow = NOTCH.grow ** Math.min(NOTCH.most, Math.max(-NOTCH.most, notches));
    to(within(zoomed(pose, grow, about, home), home), home, WHEEL);
  };

  const cancel = () => grip.drop();
  const noMenu = (event: Event) => event.preventDefault();
  const page = element.ownerDocument;
  element.addEventListener('pointerdown', down);
  element.addEventListener('wheel', turnWheel, { passive: false });
  // The other button turns the table.
  element.addEventListener('contextmenu', noMenu);
  const allowThrows = withoutThrow(element);
  page.addEventListener('pointermove', move);
  page.addEventListener('pointerup', up);
  page.addEventListener('pointercancel', cancel);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('wheel', turnWheel);
    element.removeEventListener('contextmenu', noMenu);
    allowThrows();
    page.removeEventListener('pointermove', move);
    page.removeEventListener('pointerup', up);
    page.removeEventListener('pointercancel', cancel);
  };
}
