import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { PushOrder } from '../../../src/rooms/protocol/index.ts';

/** What a browser has of a subscription: it alone can read what comes. */
export interface Browser {
  readonly order: PushOrder;
  read(body: Buffer): string;
}

/** A browser that has subscribed, with the words of its notices. Written apart from what rooms encrypt with, after RFC 8291 and 8188. */
export function browser(title = 'Your turn', body = 'At a table'): Browser {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys();
  const auth = randomBytes(16);
  const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    order: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url'), title, body },
    read(sent) {
      const salt = sent.subarray(0, 16);
      const theirs = sent.subarray(21, 21 + (sent[20] ?? 0));
      const record = sent.subarray(21 + theirs.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs]);
      const secret = derived(pair.computeSecret(theirs), auth, info, 32);
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
      const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}

/** The claims of a signature of VAPID (RFC 8292); null if it was not made with the key that it names. */
export function claimsOf(authorization: string): Record<string, unknown> | null {
  const [, said = '', claims = '', seal = '', key = ''] =
    /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isTrue = verify('sha256', Buffer.from(said), signer, Buffer.from(seal, 'base64url'));
  return isTrue ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}

interface Taken {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A stub of a push service on this machine: it takes what is sent to any path, and answers as it is told. */
export async function pushService() {
  const taken: Taken[] = [];
  const service = {
    taken,
    answer: (_path: string): number => 201,
    origin: '',
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    taken.push({ path, headers: request.headers as Record<string, string>, body: Buffer.concat(parts) });
    response.writeHead(service.answer(path)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  service.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return service;
}
