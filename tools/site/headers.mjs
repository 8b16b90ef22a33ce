// The headers of the site: the single source for the tag in the page, our own server and the files for other hosts.

/**
 * Only what comes from the page's own origin: no other host, no inline script or style, no form sent anywhere. The decoder of the models is
 * WebAssembly.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "img-src 'self' data: blob:",
  // A film of a turn is shown before it is saved.
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
];

/** The policy for the page's meta tag: only headers can say who may frame the page. */
export const pagePolicy = policy.join('; ');

/** What the page never asks for, so that no script in it could. Full screen, sound and keeping the screen awake are used. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/**
 * Who may show the site in a frame: anybody, or nobody.
 * @typedef {'any' | 'none'} Framing
 */

/**
 * Who may frame the site that is built: `FRAME_ANCESTORS=none` says that nobody may.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Framing}
 * @throws {Error} where the variable says something else
 */
export function framingOf(env = process.env) {
  const said = env.FRAME_ANCESTORS ?? 'any';
  if (said === 'any' || said === 'none') return said;
  throw new Error(`FRAME_ANCESTORS is "any" (the usual) or "none" (no other page may show this one), not "${said}".`);
}

/**
 * Headers for the files under a path, which ends in `*` to match a prefix. No two rules may set the same header for one file: hosts
 * would join both values.
 * @typedef {{ path: string, headers: Readonly<Record<string, string>> }} Rule
 */

/**
 * All headers of the site. Files in assets/ are named by content, so they never change; everything else is revalidated each time.
 * @param {Framing} framing
 * @returns {Rule[]}
 */
export function headerRules(framing) {
  const always = { 'Cache-Control': 'no-cache' };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': framing === 'none' ? `${pagePolicy}; frame-ancestors 'none'` : pagePolicy,
        // No other site shows its files or runs them; framing it is another matter. Of the opener's policy browsers hear by https alone (docs/hosting.md).
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { path: '/', headers: always },
    { path: '/index.html', headers: always },
    { path: '/service-worker.js', headers: always },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

/**
 * Rules as the text of a `_headers` file.
 * @param {readonly Rule[]} rules
 */
export function headersFile(rules) {
  const said = (/** @type {Rule} */ { headers }) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return rules.map((rule) => `${rule.path}\n${said(rule).join('')}`).join('');
}

/**
 * The rules of a `_headers` file.
 * @param {string} text
 * @returns {Rule[]}
 */
export function readHeaders(text) {
  /** @type {{ path: string, headers: Record<string, string> }[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*\S)/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (rule && name && value) rule.headers[name] = value;
  }
  return rules;
}

/**
 * The headers that rules have for a file.
 * @param {readonly Rule[]} rules
 * @param {string} path from the site's folder on, with a slash before it
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
