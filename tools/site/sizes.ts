import type { CSSOptions } from 'vite';
import * as sizes from '../../src/ui/look/sizes.ts';

const meant = new Map(Object.entries(sizes).map(([name, condition]) => [`(--${name})`, condition.split(', ')]));

/**
 * A list of media queries with its names spelled out. What is joined to a name is joined to each part of its list: the oldest browsers know no `or`, which is
 * how others resolve `@custom-media`.
 */
export function spelled(list: string): string {
  const queries = list.split(/,\s*/).flatMap((query) =>
    query
      .split(/\s+and\s+/)
      .map((part) => meant.get(part) ?? [part])
      .reduce((before, parts) => before.flatMap((one) => parts.map((part) => `${one} and ${part}`))),
  );
  return queries.join(', ');
}

/** Style sheets write `@media (--narrow)`; browsers read what that is. */
export const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'sizes',
        AtRule: {
          media(rule) {
            if (!rule.params.includes('(--')) return;
            rule.params = spelled(rule.params);
            if (rule.params.includes('(--')) throw rule.error('No such size.');
          },
        },
      },
    ],
  },
};
