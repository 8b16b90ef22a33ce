import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket in memory, of the S3 kind, with conditional writes: for trying a cluster on one machine. It checks no signatures and keeps nothing. */
export interface Bucket {
  readonly port: number;
  /** From now on every request fails, as when the network to the bucket is gone; or none. */
  setAway(isAway: boolean): void;
  /** How often each kind of request was made. */
  readonly counts: ReadonlyMap<string, number>;
  close(): void;
}

interface Stored {
  readonly body: Buffer;
  readonly tag: string;
  readonly at: Date;
  readonly meta: Readonly<Record<string, string>>;
}

/** Starts one. */
export async function startBucket(port = 0): Promise<Bucket> {
  const store = new Map<string, Stored>();
  const counts = new Map<string, number>();
  let isAway = false;
  const server = createServer(async (request, response) => {
    if (isAway) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://bucket');
    const [name = '', ...path] = decodeURIComponent(url.pathname).slice(1).split('/');
    const body = await bodyOf(request).catch(() => null);
    // Whoever asked has gone.
    if (body === null) return;
    const isList = url.searchParams.has('list-type') || path.join('/') === '';
    const kind = `${request.method}${isList ? ' list' : ''}${request.headers['if-match'] || request.headers['if-none-match'] ? ' if' : ''}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) store.delete(key);
      answer(response, 200, xml('DeleteResult', ''));
    } else if (request.method === 'GET' && isList) answer(response, 200, listOf(store, name, url.searchParams));
    else object(store, path.join('/'), request, response, body);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setAway: (away) => {
      isAway = away;
      if (away) server.closeAllConnections();
    },
    counts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reads, writes or deletes an object, if what the request demands of it holds. */
function object(
  store: Map<string, Stored>,
  key: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  const known = store.get(key);
  const wanted = headers['if-match']?.replaceAll('"', '');
  const unwanted = headers['if-none-match']?.replaceAll('"', '');
  const fail = (status: number, code: string) =>
    answer(response, status, xml('Error', `<Code>${code}</Code><Message>${code}</Message>`));
  if (method === 'PUT') {
    if (unwanted === '*' && known !== undefined) fail(412, 'PreconditionFailed');
    else if (wanted !== undefined && known === undefined) fail(404, 'NoSuchKey');
    else if (wanted !== undefined && wanted !== known?.tag) fail(412, 'PreconditionFailed');
    else {
      const tag = createHash('md5').update(body).update(randomBytes(8)).digest('hex');
      const meta = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta'));
      store.set(key, { body, tag, at: new Date(), meta: Object.fromEntries(meta) as Record<string, string> });
      response.writeHead(200, { etag: `"${tag}"` }).end();
    }
  } else if (method === 'DELETE') {
    if (wanted !== undefined && known !== undefined && wanted !== known.tag) fail(412, 'PreconditionFailed');
    else {
      store.delete(key);
      response.writeHead(204).end();
    }
  } else if (method !== 'GET' && method !== 'HEAD') fail(501, 'NotImplemented');
  else if (known === undefined) fail(404, 'NoSuchKey');
  else if (unwanted === known.tag) response.writeHead(304, { etag: `"${known.tag}"` }).end();
  else read(known, headers.range, response, method === 'HEAD');
}

function read({ body, tag, at, meta }: Stored, range: string | undefined, response: ServerResponse, isHead: boolean) {
  const head = {
    etag: `"${tag}"`,
    'last-modified': at.toUTCString(),
    'content-type': 'application/octet-stream',
    ...meta,
  };
  const [, first, last] = /bytes=(\d*)-(\d*)/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined) {
    response.writeHead(200, { ...head, 'content-length': body.length }).end(isHead ? undefined : body);
    return;
  }
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  const part = body.subarray(start, end + 1);
  const headers = { ...head, 'content-range': `bytes ${start}-${end}/${body.length}`, 'content-length': part.length };
  response.writeHead(206, headers).end(isHead ? undefined : part);
}

function listOf(store: ReadonlyMap<string, Stored>, name: string, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const delimiter = asked.get('delimiter') ?? '';
  const after = asked.get('continuation-token') ?? asked.get('start-after') ?? '';
  const most = Number(asked.get('max-keys') ?? 1000);
  const folders = new Set<string>();
  const found: string[] = [];
  for (const key of [...store.keys()].sort()) {
    if (!key.startsWith(prefix) || key <= after) continue;
    const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    if (cut >= 0) folders.add(key.slice(0, cut + 1));
    else found.push(key);
  }
  const shown = found.slice(0, most);
  const isCut = shown.length < found.length;
  const contents = shown.map((key) => {
    const { tag = '', at = new Date(), body } = store.get(key) ?? {};
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>&quot;${tag}&quot;</ETag><Size>${body?.length ?? 0}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const prefixes = [...folders].map((each) => `<CommonPrefixes><Prefix>${escaped(each)}</Prefix></CommonPrefixes>`);
  const token = isCut ? `<NextContinuationToken>${escaped(shown.at(-1) ?? '')}</NextContinuationToken>` : '';
  return xml(
    'ListBucketResult',
    `<Name>${name}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${shown.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isCut}</IsTruncated>${token}${contents.join('')}${prefixes.join('')}`,
  );
}

const xml = (name: string, inner: string) => `<?xml version="1.0" encoding="UTF-8"?><${name}>${inner}</${name}>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
}

/** The body of a request; one that was signed piece by piece is put together. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const whole = Buffer.concat(parts);
  if (!String(request.headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING')) return whole;
  const pieces: Buffer[] = [];
  for (let at = 0; at < whole.length; ) {
    const end = whole.indexOf('\r\n', at);
    const length = Number.parseInt(whole.subarray(at, end).toString(), 16);
    if (end < 0 || !(length > 0)) break;
    pieces.push(whole.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(pieces);
}
