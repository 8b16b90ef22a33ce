import type { addPlugins } from 'workbox-precaching';

export interface KeptFile {
  readonly url: string;
  /** Distinguishes versions of a file whose name stays the same. */
  readonly revision: string | null;
  readonly integrity: string;
}

type Plugin = Parameters<typeof addPlugins>[0][number];

/** Milliseconds before a wrong file is asked for again past caches: a host may be amid an update. */
const pauses = [0, 1000, 3000];

/**
 * Checks files while a version is installed: each must have the type and the bytes of the build. A wrong one is requested again; if it stays wrong
 * the version is not installed, and retried later (`screens/open.tsx`). Files cached by an older version are checked as well, since that may not have
 * checked them.
 * @param scope the folder of the site
 */
export function checking(files: readonly KeptFile[], scope: string): Plugin {
  const digests = new Map(files.map(({ url, integrity }) => [new URL(url, scope).pathname, integrity]));
  const isRight = async (url: string, answer: Response) => {
    const { pathname } = new URL(url);
    if (!answer.ok || !isOfType(pathname, answer.headers.get('content-type') ?? '')) return false;
    return (await digestOf(await answer.clone().arrayBuffer())) === digests.get(pathname);
  };
  return {
    fetchDidSucceed: async ({ request, response, event }) => {
      if (event.type !== 'install') return response;
      let answer = response;
      for (const pause of pauses) {
        if (await isRight(request.url, answer)) return answer;
        await new Promise((done) => setTimeout(done, pause));
        answer = await fetch(new Request(request, { cache: 'reload' }));
      }
      if (await isRight(request.url, answer)) return answer;
      throw new Error(`${request.url} is not the file of this version`);
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
      if (event?.type !== 'install' || !cachedResponse) return cachedResponse;
      return (await isRight(request.url, cachedResponse)) ? cachedResponse : undefined;
    },
  };
}

/** Browsers insist on the types of scripts and styles; anything else must at least not be an HTML page. */
export function isOfType(path: string, type: string): boolean {
  if (path.endsWith('.js')) return /^(?:text|application)\/(?:x-)?javascript\b/i.test(type);
  if (path.endsWith('.css')) return /^text\/css\b/i.test(type);
  return path.endsWith('.html') === /^text\/html\b/i.test(type);
}

/** As written by the build, `sha256-` and 44 letters: also the format of a request's `integrity`. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
