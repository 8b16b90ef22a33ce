/** Milliseconds in which something of a file must come: a host that says nothing for so long is not waited for. */
const patience = 20_000;

/** The files that were asked for here and have come or are on their way, by their addresses. */
const asked = new Map<string, Promise<void>>();
/** What did not come as it should: the browser may have kept what came in its place. */
const amiss = new Set<string>();

/** Fetches a file to the end, so that it is at hand when it is needed; past the browser's cache where that may hold something wrong. */
async function fetchWhole(href: string, type: RegExp): Promise<void> {
  const silence = new AbortController();
  const wait = () => setTimeout(() => silence.abort(new Error(`${href} does not come`)), patience);
  let timer = wait();
  try {
    const response = await fetch(href, { cache: amiss.has(href) ? 'reload' : 'default', signal: silence.signal });
    // Some hosts answer with their front page for what they do not have.
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

/** Puts a style sheet in force, in place of a link to it that failed. */
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

/** A style sheet that could not be fetched has a link all the same, with rules that cannot be read or with none. */
function isInForce({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Has a file come, and be in force if it is a style sheet; one that failed is asked for again. */
function file(href: string): Promise<void> {
  const known = asked.get(href);
  if (known !== undefined) return known;
  const named = [...document.querySelectorAll('link')].find((link) => link.href === href);
  const isStyle = href.endsWith('.css');
  // What the page itself names it has fetched.
  if (named !== undefined && !amiss.has(href) && (!isStyle || isInForce(named))) return Promise.resolve();
  const coming = isStyle ? styleSheet(href, named) : fetchWhole(href, /javascript/);
  asked.set(href, coming);
  coming.catch(() => forget(href));
  return coming;
}

/** Has a file fetched anew when it is next asked for. */
function forget(href: string): void {
  asked.delete(href);
  amiss.add(href);
}

/**
 * Imports a module of the built site once all the files it needs are at hand. Takes the place of the bundler's own helper, since a browser
 * may remember for as long as the page is open that a module could not be fetched (Chromium 150 does, 156 no longer), and the bundler that a
 * style sheet could not: whoever asked again would ask in vain, or have a part without its looks. So nothing is imported before it has come.
 *
 * @param load imports the module
 * @param files addresses of the module's script, of all the scripts it needs and of their style sheets, relative to `importer`
 * @returns the module; fails where a file cannot be fetched, does not come or is not what it should be, and may be called again
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
    // One of the scripts is damaged. Fetched anew they are right in the browser's cache, where this page or the next finds them.
    for (const href of wanted) if (!href.endsWith('.css')) forget(href);
    throw failure;
  }
}
