import { fence } from '../../tools/headless/examples.ts';

/** An exchange in the document: the request and its answer. */
interface Example {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** The examples of a document, each with its present answer. */
export function examplesOf(document: string): Example[][] {
  return [...document.matchAll(fence)].map(([, block = '']) => {
    const texts = block.split(/^(?=[<>] )/m);
    return texts.flatMap((text, place) => {
      const next = texts[place + 1] ?? '';
      if (!text.startsWith('> ')) return [];
      return [{ request: JSON.parse(text.slice(2)), answer: JSON.parse(next.startsWith('< ') ? next.slice(2) : '{}') }];
    });
  });
}
