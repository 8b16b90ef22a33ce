/** Milliseconds until the table rests again; and of one sway. */
const LASTS = 320;
const SWAY = 130;

/** How far a blow moves the picture, as a share of its height. */
const FAR = 0.012;

/** The blow that one feels through the table: a nudge of the picture that dies away. It has no clock of its own. */
export class Shake {
  private since = LASTS;
  private amount = 0;

  /** Is the picture being moved? */
  get alive(): boolean {
    return this.since < LASTS;
  }

  /** A blow, 0 … 1. A weaker one does not cut a stronger one short. */
  strike(amount: number): void {
    if (this.alive && amount < this.amount * (1 - this.since / LASTS)) return;
    this.since = 0;
    this.amount = amount;
  }

  /** Moves on by milliseconds of show time; returns how far down the picture is moved, as a share of its height: 0 at rest. */
  tick(milliseconds: number): number {
    this.since += milliseconds;
    if (!this.alive) return 0;
    const left = 1 - this.since / LASTS;
    return FAR * this.amount * left * left * Math.cos((this.since / SWAY) * Math.PI);
  }
}
