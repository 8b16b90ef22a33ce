import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../house/run.mjs';
import { filled } from './catalogues.ts';
import { type Work, worksOf } from './works.ts';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(textOf('package.json'));

/** Scripts bundled separately from the site itself. */
const beside = ['src/screens/page/offline/service-worker.ts', 'src/screens/page/offline/guard.ts'];

/** The modules of everything that is bundled, and files that come from packages, such as fonts. */
const modules = new Set<string>();

function collect(bundle: Rolldown.OutputBundle): void {
  for (const part of Object.values(bundle)) {
    const from = part.type === 'chunk' ? part.moduleIds : part.originalFileNames;
    for (const module of from) modules.add(module.startsWith('\0') ? module : join(root, module.replace(root, '')));
  }
}

/** Records the modules of workers, which are bundled before the site. */
export const noticesOfWorkers: Plugin = { name: 'notices-of-workers', generateBundle: (_, bundle) => collect(bundle) };

/** Records the modules of a separately bundled script. */
async function collectBeside(entry: string): Promise<void> {
  const noting: Plugin = { name: 'noting', generateBundle: (_, bundle) => collect(bundle) };
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [noting],
    build: { write: false, lib: { entry: join(root, entry), formats: ['es'] } },
  });
}

/**
 * Writes two pages that need no script: `licences.html` with the notices of all works in the site, including fonts; and `404.html`, for hosts that
 * would otherwise answer for a missing file with the start page.
 */
export const notices: Plugin = {
  name: 'notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      collect(bundle);
      for (const entry of beside) await collectBeside(entry);
      const own = { name: 'small-world-table', version, licence: 'MIT', text: textOf('LICENSE').trim() };
      const works = sectionsOf([own, ...worksOf(modules)]);
      const pages = {
        'licences.html': (await filled(textOf('tools/site/pages/licences.html'))).replace(
          '<!-- works -->',
          () => works,
        ),
        '404.html': await filled(textOf('tools/site/pages/404.html')),
      };
      for (const [fileName, source] of Object.entries(pages)) this.emitFile({ type: 'asset', fileName, source });
    },
  },
};

/** The works as sections of a page: our own licence first, then each text once, with the works it applies to. */
function sectionsOf(works: readonly Work[]): string {
  const said = new Map<string, string[]>();
  for (const { name, version, licence, text } of works) {
    said.set(text, [...(said.get(text) ?? []), `<h2>${escaped(`${name} ${version} (${licence})`)}</h2>`]);
  }
  return [...said]
    .map(
      ([text, names]) =>
        `<section>${names.join('')}${text
          .split(/\n{2,}/)
          .map(paragraph)
          .join('')}</section>`,
    )
    .join('\n');
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
