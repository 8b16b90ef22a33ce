import type { BrowserContext, Route } from 'playwright-core';
import { pseudoOf } from './pseudo.ts';

/** A file of words in the built site: one object, and its name. */
const wordsOnly = /^(?:var|const) (\w+)=\{"[\s\S]*\};export\{\1 as \w+\};?\s*$/;

/** A catalogue file's contents: messages as text or parsed. */
type Words = Readonly<Record<string, Record<string, Parameters<typeof pseudoOf>[0]>>>;

/**
 * Makes the pages of a browser context use the pseudo-language: every catalogue file of the built site is changed on its way. Responses from a
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
  const words: Words = { ...(await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`)) };
  const exported = Object.entries(words).map(([name, messages]) => {
    const pseudo = Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudoOf(message)]));
    return `export const ${name} = ${JSON.stringify(pseudo)};`;
  });
  return exported.join('\n');
}
