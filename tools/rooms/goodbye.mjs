/** What a frame says that ends a socket. */
const close = 8;

/**
 * Calls back once the engine has said on a line of frames (RFC 6455, unmasked, as servers write them) that it ends. Sockets on which nothing was ever said stay open on its side
 * for as long as their room is awake, whatever both ends have agreed on: somebody else has to end them.
 * @param {() => void} hear
 * @returns {(part: Buffer) => void} takes what comes on the line, part by part
 */
export function hearsGoodbye(hear) {
  /** The beginning of a frame, as far as it has come; and what is still to come of one that has begun. */
  let head = Buffer.alloc(0);
  let rest = 0;
  let isOver = false;
  return (part) => {
    for (let at = 0; at < part.length && !isOver; ) {
      const skipped = Math.min(rest, part.length - at);
      rest -= skipped;
      at += skipped;
      if (rest > 0 || at >= part.length) return;
      head = Buffer.concat([head, part.subarray(at, at + 1)]);
      at += 1;
      const length = lengthIn(head);
      if (length === null) continue;
      isOver = ((head[0] ?? 0) & 15) === close;
      rest = length;
      head = Buffer.alloc(0);
    }
    if (isOver) hear();
  };
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
