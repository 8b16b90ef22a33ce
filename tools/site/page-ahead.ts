import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Letters of Latin script that words are written with in every language of the page; all others are fetched when they occur. */
const letters = /used-alegreya.*-latin-\d00.*\.woff2$/;

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}

/**
 * The page itself is fetched as soon as the document is there, along with the script that asks for it and for the words; and so are its letters, for
 * words that change their width push aside what one is about to press.
 */
export const pageAhead: Plugin = {
  name: 'page-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const start = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/screens/open.tsx')),
      );
      const scripts = start?.type === 'chunk' ? [start.fileName, ...start.imports] : [];
      const fonts = Object.keys(bundle).filter((file) => letters.test(file));
      return [
        ...scripts.map((file) => link({ rel: 'modulepreload', href: `./${file}` })),
        ...fonts.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}` })),
      ];
    },
  },
};
