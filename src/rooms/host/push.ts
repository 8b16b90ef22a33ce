import type { Push, PushOutcome } from '../core/index.ts';
import type { Environment } from './engine.ts';
import { encrypted } from './push-encryption.ts';
import { signedFor } from './vapid.ts';

/** How long a push service keeps a notice for a browser that is away, in seconds; how long it may take to answer, in milliseconds. */
const keeps = 24 * 60 * 60;
const patience = 10_000;

/**
 * May rooms hand something to this address? It comes from a visitor: only https at its usual port, to a name of the net, so that nobody can make rooms speak
 * to what only they reach (the engine also refuses names that lead to private addresses). `allowed`: an origin beside those, for tests.
 */
export function isPushService(endpoint: string, allowed = ''): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (allowed !== '' && origin === allowed) return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const last = hostname.split('.').at(-1) ?? '';
  // A name of the net ends in letters: addresses in numbers do not, nor do those of version 6.
  const isName = hostname.includes('.') && /^[a-z][a-z0-9-]+$/.test(last);
  return isName && !['local', 'localhost', 'internal', 'lan', 'home', 'arpa', 'onion', 'test'].includes(last);
}

/** Hands a notice to a push service. Never throws; what goes wrong is noted without a word of whose notice it was. */
export async function sendPush(push: Push, { vapid, pushOrigin }: Environment): Promise<PushOutcome> {
  const { endpoint, text, topic } = push;
  if (!isPushService(endpoint, pushOrigin)) return 'gone';
  try {
    const authorization = await signedFor(endpoint, vapid, Date.now());
    if (authorization === null) return 'gone';
    const body = await encrypted(text, push).catch(() => null);
    // Its keys are none: nobody will ever read it.
    if (body === null) return 'gone';
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: authorization,
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(keeps),
        Topic: topic,
        Urgency: 'high',
      },
      body,
      // A push service has no reason to send us elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    console.error('rooms: a push service answers:', answer.status);
  } catch {
    console.error('rooms: a push service does not answer.');
  }
  return 'failed';
}
