import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import { first as en } from '../../src/locale/en/first.ts';
import { offline } from '../../src/locale/en/offline.ts';

const night = '#120c0a';

/**
 * What makes the built site one that can be installed, and that starts without a network: the manifest, with the catalogue's words, and
 * the service worker with a list of all files. The development server has neither.
 */
export const installed = VitePWA({
  strategies: 'injectManifest',
  srcDir: fileURLToPath(new URL('../../src/app/offline', import.meta.url)),
  filename: 'service-worker.ts',
  // The page registers it itself, when it has time (src/app/offline/registration.ts).
  injectRegister: false,
  injectManifest: {
    globPatterns: ['**/*'],
    // Only shown by who installs; and the worker does not keep itself.
    globIgnores: ['icons/screenshot-*', 'service-worker.*'],
    rollupFormat: 'iife',
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
  },
  includeManifestIcons: false,
  manifestFilename: 'site.webmanifest',
  // Without an `id` it is the start's address: unlike a relative id, that tells sites on one host apart.
  manifest: {
    name: en['app.title'],
    short_name: offline['install.short'],
    description: en['start.text'],
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
    shortcuts: [
      { name: offline['install.showcase'], url: './?showcase', icons: [{ src: './icons/192.png', sizes: '192x192' }] },
      { name: offline['install.new'], url: './', icons: [{ src: './icons/192.png', sizes: '192x192' }] },
    ],
  },
});
