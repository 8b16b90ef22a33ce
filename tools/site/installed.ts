import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import offline from '../../src/ui/locale/en/offline.json';
import start from '../../src/ui/locale/en/start.json';
import { copies } from '../house/copies.mjs';
import { noteFolder, withDigests } from './digests.ts';
import { languages, wordsOf } from './written.ts';

const night = '#120c0a';
const english = { ...start, ...offline };

/**
 * A member of the manifest in the languages other than English, for browsers that choose by their own language (`…_localized`); others ignore it. A
 * manifest for each language would rename an installed page whenever somebody switches.
 */
function localized(name: 'name' | 'short_name' | 'description', key: keyof typeof english) {
  const others = languages
    .filter((language) => language !== 'en')
    .map((language) => [language, wordsOf(language)[key]]);
  return { [`${name}_localized`]: Object.fromEntries(others) };
}

/** A shortcut in the menu of the installed page's icon. */
function shortcut(key: keyof typeof english, url: string) {
  return {
    name: english[key],
    ...localized('name', key),
    url,
    icons: [{ src: './icons/192.png', sizes: '192x192' }],
  };
}

/**
 * What makes the built site installable and able to start without a network: the manifest, with the catalogue's texts, and the service worker with a
 * list of all files. The development server has neither.
 */
export const installed = [
  noteFolder,
  VitePWA({
    strategies: 'injectManifest',
    srcDir: fileURLToPath(new URL('../../src/screens/page/offline', import.meta.url)),
    filename: 'service-worker.ts',
    // The page registers it itself, when it is idle (src/screens/open.tsx).
    injectRegister: false,
    injectManifest: {
      globPatterns: ['**/*'],
      // Only shown by installers, or read by the host; and the worker does not cache itself, nor other forms of what it caches.
      globIgnores: [
        'icons/screenshot-*',
        '_headers',
        '404.html',
        'files.json',
        'service-worker.*',
        ...copies.map(({ ending }) => `**/*${ending}`),
      ],
      // The bytes that each file must have, so that nothing else is ever cached.
      manifestTransforms: [async (files) => ({ manifest: await withDigests(files) })],
      rollupFormat: 'iife',
      maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    },
    includeManifestIcons: false,
    manifestFilename: 'site.webmanifest',
    // Without an `id` it is the start's address, which, unlike a relative id, distinguishes sites on one host.
    manifest: {
      name: english['app.title'],
      ...localized('name', 'app.title'),
      short_name: english['install.short'],
      ...localized('short_name', 'install.short'),
      description: english['start.text'],
      ...localized('description', 'start.text'),
      lang: 'en',
      dir: 'ltr',
      start_url: './',
      scope: './',
      display: 'standalone',
      orientation: 'any',
      background_color: night,
      theme_color: night,
      categories: ['games', 'entertainment'],
      icons: [
        { src: './icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: './icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: './icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: './icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
      shortcuts: [shortcut('install.showcase', './?showcase'), shortcut('install.new', './')],
    },
  }),
];
