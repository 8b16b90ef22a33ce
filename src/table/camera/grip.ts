/** A mouse turns the table or takes it along; one finger takes it along, two twist and pinch it too. Only a mouse tilts. */
export type GripKind = 'turn' | 'drag';

/** What a movement of a pointer does, in CSS pixels and radians. */
export interface Change {
  readonly kind: GripKind;
  readonly dx: number;
  readonly dy: number;
  /** How many times as far apart two fingers are. */
  readonly grow: number;
  /** How far they turned, clockwise. */
  readonly twist: number;
  /** The middle between them, or the pointer. */
  readonly x: number;
  readonly y: number;
}

interface Finger {
  readonly id: number;
  readonly from: { readonly x: number; readonly y: number };
  x: number;
  y: number;
}

/** Two fingers closer than this are one, in CSS pixels. */
const LEAST_SPAN = 8;

/** The fingers on the table, or the pressed mouse, from the first down to the last up. Knows nothing of the page. */
export class Grip {
  private readonly fingers: Finger[] = [];
  private kind: GripKind = 'turn';
  /** Of two fingers one is up: the other does nothing any more. */
  private isSpent = false;
  /** Has it moved further than a tap may? */
  private isDrag = false;

  /** @param slack how far a tap may move, in CSS pixels. */
  constructor(private readonly slack: number) {}

  get isHeld(): boolean {
    return this.fingers.length > 0;
  }

  get isDragging(): boolean {
    return this.isDrag;
  }

  down(id: number, x: number, y: number, kind: GripKind): void {
    if (this.fingers.some((finger) => finger.id === id)) this.drop();
    if (this.fingers.length === 0) {
      this.isSpent = false;
      this.isDrag = false;
    }
    if (this.fingers.length < 2 && !this.isSpent) this.fingers.push({ id, from: { x, y }, x, y });
    this.kind = kind;
  }

  /** What the movement does; null where it is none, or not yet. */
  move(id: number, x: number, y: number): Change | null {
    const finger = this.fingers.find((one) => one.id === id);
    if (finger === undefined || this.isSpent) return null;
    const other = this.fingers.find((one) => one !== finger);
    const before = { x: finger.x, y: finger.y };
    if (!this.isDrag) {
      // What is dragged does not jump by what was not yet a drag.
      if (Math.hypot(x - finger.from.x, y - finger.from.y) <= this.slack) return null;
      this.isDrag = true;
    }
    finger.x = x;
    finger.y = y;
    const [dx, dy] = [x - before.x, y - before.y];
    if (other === undefined) return { kind: this.kind, dx, dy, grow: 1, twist: 0, x, y };
    const [was, is] = [span(before, other), span(finger, other)];
    return {
      kind: 'drag',
      dx: dx / 2,
      dy: dy / 2,
      grow: Math.max(is.length, LEAST_SPAN) / Math.max(was.length, LEAST_SPAN),
      twist: Math.min(was.length, is.length) < LEAST_SPAN ? 0 : turn(is.angle - was.angle),
      x: (x + other.x) / 2,
      y: (y + other.y) / 2,
    };
  }

  /** Lifts a finger: a drag ends with the first of two; a press is one that was no drag. */
  up(id: number): 'drag' | 'press' | null {
    const index = this.fingers.findIndex((finger) => finger.id === id);
    if (index < 0) return null;
    this.fingers.splice(index, 1);
    const wasSpent = this.isSpent;
    this.isSpent = this.fingers.length > 0 || wasSpent;
    if (wasSpent) return null;
    if (this.isDrag) return 'drag';
    return this.fingers.length > 0 ? null : 'press';
  }

  drop(): void {
    this.fingers.length = 0;
    this.isDrag = false;
  }
}

function span(a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }) {
  return { length: Math.hypot(a.x - b.x, a.y - b.y), angle: Math.atan2(a.y - b.y, a.x - b.x) };
}

/** The same angle, at most half a turn. */
function turn(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}
