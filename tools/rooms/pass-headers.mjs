// Which headers go through the server that stands before the rooms' engine. They are listed, so that whatever a visitor says besides (where he comes from, above all)
// is not heard there, under any name.

/** With a body, with none, and to get a socket. */
const plain = ['host', 'origin'];
const asked = {
  body: [...plain, 'content-length', 'content-type'],
  none: plain,
  socket: [...plain, 'sec-websocket-key', 'sec-websocket-version'],
};

/** What leads the line itself (RFC 9110, 7.6.1), and what the engine says to this server alone. */
const own = new Set(['connection', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade', 'x-room-file']);

/**
 * What the engine hears: of the visitor's headers those that are meant for it, and what this server says of him.
 * @param {import('node:http').IncomingMessage} request
 * @param {keyof typeof asked} kind
 * @param {{ isFull: boolean, key: string }} facts `isFull`: has the disk no room? `key`: by which the engine knows this server
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
export function headersIn({ headers, socket }, kind, { isFull, key }) {
  const said = asked[kind].filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]]);
  return {
    ...Object.fromEntries(said),
    'x-room-client': socket.remoteAddress ?? '',
    ...(key === '' ? {} : { 'x-rooms-key': key }),
    ...(isFull ? { 'x-rooms-full': '1' } : {}),
  };
}

/**
 * What a visitor hears of the engine's answer.
 * @param {import('node:http').IncomingMessage} answer
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
export function headersOut({ headers }) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
}
