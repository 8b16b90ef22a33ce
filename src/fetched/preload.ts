/** The files that were asked for here and have come or are on their way, by their addresses. */
const asked = new Map<string, Promise<void>>();

/** Fetches a script, so that it is at hand when it is imported. */
async function script(href: string): Promise<void> {
  const response = await fetch(href);
  // Some hosts answer with their front page for what they do not have.
  if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`${href} could not be fetched`);
  await response.arrayBuffer();
}

/** Puts a style sheet in force, in place of a link to it that failed. */
const styleSheet = (href: string, failed: HTMLLinkElement | undefined) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be fetched`));
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    if (failed === undefined) document.head.append(link);
    else failed.replaceWith(link);
  });

/** A style sheet that could not be fetched has a link all the same, with rules that cannot be read or with none. */
function isInForce({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Fetches a file that the page itself does not name; a file that failed is asked for again. */
function file(href: string): Promise<void> {
  const known = asked.get(href);
  if (known !== undefined) return known;
  const named = [...document.querySelectorAll('link')].find((link) => link.href === href);
  const isStyle = href.endsWith('.css');
  if (named !== undefined && (!isStyle || isInForce(named))) return Promise.resolve();
  const coming = isStyle ? styleSheet(href, named) : script(href);
  asked.set(href, coming);
  coming.catch(() => asked.delete(href));
  return coming;
}

/**
 * Imports a module of the built site once all the files it needs are at hand. Takes the place of the bundler's own helper, since a browser
 * may remember for as long as the page is open that a module could not be fetched (Chromium 150 does, 156 no longer), and the bundler that a
 * style sheet could not: whoever asked again would ask in vain, or have a part without its looks. So nothing is imported before it has come.
 *
 * @param load imports the module
 * @param files addresses of the module's script, of all the scripts it needs and of their style sheets, relative to `importer`
 * @returns the module; fails where a file cannot be fetched, and may be called again
 */
export async function preload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  importer = document.baseURI,
): Promise<T> {
  const all = await Promise.allSettled(files.map((one) => file(new URL(one, importer).href)));
  for (const one of all) if (one.status === 'rejected') throw one.reason;
  return load();
}
