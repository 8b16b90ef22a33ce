/** A line of input: its bytes without the line break, or a marker that it was too long to keep. */
export type Line = Buffer | 'tooLong';

const lineFeed = 0x0a;
/** Some programs put it before a text in UTF-8; it says nothing here. */
const byteOrderMark = Buffer.from('\ufeff');

function withoutMark(line: Buffer): Buffer {
  const { length } = byteOrderMark;
  return line.subarray(0, length).equals(byteOrderMark) ? line.subarray(length) : line;
}

/**
 * Splits a stream of bytes into lines. Holds at most `longest` bytes: a longer line is dropped as it arrives, and reported as `tooLong`. A byte order mark
 * before the first one is skipped.
 */
export class Lines {
  private parts: Buffer[] = [];
  private held = 0;
  private overlong = false;
  private isFirst = true;

  constructor(private readonly longest: number) {}

  /** The lines that end in this chunk. */
  *push(chunk: Buffer): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      this.hold(chunk.subarray(from, end));
      yield this.take();
      from = end + 1;
    }
    this.hold(chunk.subarray(from));
  }

  /** The rest after the last line break, if any. */
  *rest(): Generator<Line> {
    if (this.held > 0 || this.overlong) yield this.take();
  }

  private hold(part: Buffer): void {
    if (part.length === 0 || this.overlong) return;
    this.held += part.length;
    if (this.held <= this.longest) this.parts.push(part);
    else {
      this.overlong = true;
      this.parts = [];
    }
  }

  private take(): Line {
    const [only = Buffer.alloc(0)] = this.parts;
    const whole = this.overlong ? 'tooLong' : this.parts.length > 1 ? Buffer.concat(this.parts) : only;
    const line = this.isFirst && whole !== 'tooLong' ? withoutMark(whole) : whole;
    this.isFirst = false;
    this.parts = [];
    this.held = 0;
    this.overlong = false;
    return line;
  }
}
