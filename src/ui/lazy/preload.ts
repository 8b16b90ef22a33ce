/** Milliseconds without any data after which a file counts as failed. */
const patience = 20_000;

const asked = new Map<string, Promise<void>>();
/** Files that went wrong: the browser may have cached the wrong response. */
const amiss = new Set<string>();

/** Completely, so that it is cached when needed; bypasses the browser's cache if that may be wrong. */
async function fetchWhole(href: string, type: RegExp): Promise<void> {
  const silence = new AbortController();
  const wait = () => setTimeout(() => silence.abort(new Error(`${href} does not come`)), patience);
  let timer = wait();
  try {
    const response = await fetch(href, { cache: amiss.has(href) ? 'reload' : 'default', signal: silence.signal });
    // Some hosts answer a missing file with their front page.
    if (!response.ok || !type.test(response.headers.get('content-type') ?? ''))
      throw new Error(`${href} could not be fetched`);
    const reader = response.body?.getReader();
    while (reader && !(await reader.read()).done) {
      clearTimeout(timer);
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Applies a style sheet, in place of a link to it that failed. */
async function styleSheet(href: string, failed: HTMLLinkElement | undefined): Promise<void> {
  await fetchWhole(href, /css/);
  const link = document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be read`));
  });
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  if (failed === undefined) document.head.append(link);
  else failed.replaceWith(link);
  await loaded;
}

function isInForce({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

function file(href: string): Promise<void> {
  const known = asked.get(href);
  if (known !== undefined) return known;
  const named = [...document.querySelectorAll('link')].find((link) => link.href === href);
  const isStyle = href.endsWith('.css');
  // Files named in the page itself are loaded already.
  if (named !== undefined && !amiss.has(href) && (!isStyle || isInForce(named))) return Promise.resolve();
  const coming = isStyle ? styleSheet(href, named) : fetchWhole(href, /javascript/);
  asked.set(href, coming);
  coming.catch(() => forget(href));
  return coming;
}

function forget(href: string): void {
  asked.delete(href);
  amiss.add(href);
}

/**
 * Imports a module of the built site once all the files it needs are at hand. Replaces the bundler's own helper, since a browser may remember a
 * failed module for the lifetime of the page (Chromium 150 does, 156 no longer), and the bundler a failed style sheet: a retry would fail, or the
 * part would lack its styles. So nothing is imported before its files have arrived.
 *
 * @param load imports the module
 * @param files addresses of the module's script, of all the scripts it needs and of their style sheets, relative to `importer`
 * @returns the module; rejects if a file cannot be fetched, does not arrive or is wrong, and may be called again
 */
export async function preload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  importer = document.baseURI,
): Promise<T> {
  const wanted = files.map((one) => new URL(one, importer).href);
  const all = await Promise.allSettled(wanted.map(file));
  for (const one of all) if (one.status === 'rejected') throw one.reason;
  try {
    return await load();
  } catch (failure) {
    // A script is damaged. Fetch all again, so that this page or the next finds good ones in the cache.
    for (const href of wanted) if (!href.endsWith('.css')) forget(href);
    throw failure;
  }
}
