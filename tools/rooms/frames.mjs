/** What a frame says that ends a socket, and where those begin that lead a line rather than say something. */
const close = 8;
const leading = 8;

/** Bytes that a frame counts as at least: what is said in crumbs is kept as crumbs, and each of them is work. */
const crumb = 512;

/**
 * Reads the heads of frames on a line (RFC 6455), whatever parts it comes in, and nothing of what they say.
 * @param {{ isMasked: boolean, onFrame: (frame: { opcode: number, length: number, isLast: boolean }) => void }} options `isMasked`: as visitors write them;
 *   `isLast`: its message is over with it
 * @returns {(part: Buffer) => void} takes what comes
 */
function framesOn({ isMasked, onFrame }) {
  /** The beginning of a frame, as far as it has come; and how much is still to come of one that has begun. */
  let head = Buffer.alloc(0);
  let rest = 0;
  return (part) => {
    for (let at = 0; at < part.length; ) {
      const skipped = Math.min(rest, part.length - at);
      rest -= skipped;
      at += skipped;
      if (rest > 0 || at >= part.length) return;
      head = Buffer.concat([head, part.subarray(at, at + 1)]);
      at += 1;
      const length = lengthIn(head);
      if (length === null) continue;
      const first = head[0] ?? 0;
      rest = length + (isMasked ? 4 : 0);
      head = Buffer.alloc(0);
      onFrame({ opcode: first & 15, length, isLast: first >= 128 });
    }
  };
}

/**
 * Calls back once the engine has said that it ends. Sockets on which nothing was ever said stay open on its side for as long as their room is awake, whatever both ends have agreed
 * on: somebody else has to end them.
 * @param {() => void} hear
 */
export function hearsGoodbye(hear) {
  return framesOn({ isMasked: false, onFrame: ({ opcode }) => opcode === close && hear() });
}

/**
 * Calls back as soon as a visitor begins a message of more than so many bytes, in however many frames: the engine would keep all of it until it is whole. What leads the line meanwhile counts
 * as well, until something is said: a line that only does that is no page's.
 * @param {number} most
 * @param {() => void} refuse
 */
export function hearsTooMuch(most, refuse) {
  let sum = 0;
  return framesOn({
    isMasked: true,
    onFrame({ opcode, length, isLast }) {
      sum += Math.max(length, crumb);
      if (sum > most) refuse();
      if (isLast && opcode < leading) sum = 0;
    },
  });
}

/**
 * How long a frame is after its head; null while the head is not whole.
 * @param {Buffer} head
 */
function lengthIn(head) {
  const said = (head[1] ?? 0) & 127;
  const whole = said === 127 ? 10 : said === 126 ? 4 : 2;
  if (head.length < whole) return null;
  if (said === 126) return head.readUInt16BE(2);
  return said === 127 ? Number(head.readBigUInt64BE(2)) : said;
}
