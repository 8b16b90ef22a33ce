import type { Plugin } from 'vite';
import { gateText } from './gate-text.mjs';

/** Everything the page fetches by itself, but for its icon. */
const fetching = /\s*<(?:script\b[^>]*><\/script>|link rel="(?:modulepreload|preload|stylesheet|manifest)"[^>]*>)/g;

/**
 * Puts what the page fetches into a template, and the gate behind it, which lets it out. Without scripts there is no gate: the page's styles come by themselves
 * then.
 */
export const gate: Plugin = {
  name: 'gate',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const rest = html.match(fetching)?.map((tag) => tag.trim()) ?? [];
      const sheets = rest.filter((tag) => tag.includes('rel="stylesheet"'));
      if (!rest.some((tag) => tag.includes('type="module"'))) throw new Error('The page has no script to let out.');
      const [before, after, ...more] = html.replace(fetching, '').split('</head>');
      if (after === undefined || more.length > 0) throw new Error('The page has no head, or more than one.');
      return `${before}<template id="rest">${rest.join('')}</template>
    <noscript>${sheets.join('')}</noscript>
    <script>${gateText}</script>
  </head>${after}`;
    },
  },
};
