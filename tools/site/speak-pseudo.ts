import type { BrowserContext, Route } from 'playwright-core';
import { pseudoOf } from './pseudo.ts';

/** A script of messages in the built site: data, and its name. */
const wordsOnly = /^(?:var|const) (\w+)=JSON\.parse\([\s\S]*\);export\{\1 as default\};?\s*$/;

/** What such a script exports: messages as text or parsed. */
interface Words {
  readonly default: Readonly<Record<string, Parameters<typeof pseudoOf>[0]>>;
}

/**
 * Makes the pages of a browser context use the pseudo-language: every script of messages of the built site is changed on its way. Responses from a
 * service worker are not; block those.
 */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/[\w-]+\.js$/, async (route: Route) => {
    try {
      const answer = await route.fetch();
      const script = await answer.text();
      await route.fulfill({ response: answer, body: wordsOnly.test(script) ? await changed(script) : script });
    } catch {
      // The page was closed meanwhile.
    }
  });
}

async function changed(script: string): Promise<string> {
  const words: Words = await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`);
  const pseudo = Object.entries(words.default).map(([key, message]) => [key, pseudoOf(message)]);
  return `export default ${JSON.stringify(Object.fromEntries(pseudo))};`;
}
