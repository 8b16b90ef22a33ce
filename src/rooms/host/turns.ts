/** What may be answered with all that was ever played: a hello, in whatever signs it is written. */
const isLong = /hello|\\/;
/** Letters sent about one message before others get their turn, and those sent in a millisecond, about. */
const much = 500_000;
const pace = 50_000;

/**
 * Those who come to a long game are told all of it, one after the other: all rooms of an engine share one thread, and would wait for ten of them at once. So between
 * two of them the others get their turn, as long as the last one took. Whoever plays waits for nobody.
 */
export class Turns {
  private readonly waiting: { readonly of: unknown; readonly work: () => void }[] = [];
  private isPausing = false;

  /** `sent`: how many letters were sent until now. */
  constructor(private readonly sent: () => number) {}

  /** Now, or when it is its turn: after everything that came of the same one. `text`: what has come. */
  take(of: unknown, text: string, work: () => void): void {
    const waits = this.isPausing && (isLong.test(text) || this.waiting.some((one) => one.of === of));
    if (waits) this.waiting.push({ of, work });
    else this.do(work);
  }

  private do(work: () => void): void {
    const before = this.sent();
    work();
    const letters = this.sent() - before;
    if (letters < much || this.isPausing) return;
    this.isPausing = true;
    setTimeout(() => this.goOn(), letters / pace);
  }

  private goOn(): void {
    this.isPausing = false;
    while (!this.isPausing) {
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.do(next.work);
    }
  }
}
