import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/run.mjs';

/** A third-party work in the site, as described by its package. */
export interface Work {
  readonly name: string;
  readonly version: string;
  /** Its licence in short form, e.g. `MIT`. */
  readonly licence: string;
  /** The text of its licence, and copyright notices in its own files. */
  readonly text: string;
}

/** The copyright holders of packages without a licence text, according to their repositories. */
const holders: Readonly<Record<string, string>> = {
  '@react-three/fiber': 'Copyright (c) 2020 react-spring',
};

/** What a bundler itself adds to scripts, by the package it comes from. */
const written: Readonly<Record<string, string>> = {
  '\0vite/': join(root, 'node_modules/vite'),
  '\0rolldown/': join(root, 'node_modules/rolldown'),
};

/** The package folder of a module or a file; null for our own. */
function packageOf(module: string): string | null {
  for (const [beginning, folder] of Object.entries(written)) if (module.startsWith(beginning)) return folder;
  const path = module.replace('\0', '').replaceAll('\\', '/');
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return folder ?? null;
}

/**
 * The works that modules and files belong to, sorted by name.
 * @param modules absolute paths, or a bundler's names for code it generated
 * @throws if a package does not name its licence, or has neither its text nor a known copyright holder
 */
export function worksOf(modules: Iterable<string>): Work[] {
  const parts = new Map<string, string[]>();
  for (const module of modules) {
    const folder = packageOf(module);
    if (folder !== null) parts.set(folder, [...(parts.get(folder) ?? []), module]);
  }
  return [...parts].map(([folder, files]) => workOf(folder, files)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function workOf(folder: string, files: readonly string[]): Work {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name} does not say its licence.`);
  const text = licenceText(folder) ?? standardText(name, license);
  const more = files.flatMap(ownNotices).filter((notice) => !text.includes(holderIn(notice)));
  return { name, version, licence: license, text: [text, ...new Set(more)].join('\n\n') };
}

/** The licence in a package's folder; for a tool, the part about the tool itself, not about what it bundles. */
function licenceText(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying|ofl)(?:\.(?:md|txt))?$/i.test(name));
  if (file === undefined) return null;
  const [own = ''] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled/m);
  return own.trim();
}

function standardText(name: string, licence: string): string {
  const holder = holders[name];
  if (licence !== 'MIT' || holder === undefined) {
    throw new Error(`${name} (${licence}) has no text of its licence: tools/site/works.ts must know whose it is.`);
  }
  return readFileSync(join(root, 'LICENSE'), 'utf8')
    .trim()
    .replace(/^Copyright .*$/m, holder);
}

/** Copyright notices in a file's comments: a package may include the work of others. */
function ownNotices(module: string): string[] {
  const [path = ''] = module.split('?');
  if (!/\.[cm]?js$/.test(path) || !existsSync(path)) return [];
  const comments = readFileSync(path, 'utf8').match(/\/\*[\s\S]*?\*\/|(?:^\s*\/\/.*\n)+/gm) ?? [];
  return comments.filter((comment) => holderIn(comment) !== '').map(bare);
}

/** The copyright holder in a notice: the line from `Copyright` on. */
export function holderIn(notice: string): string {
  const [, holder = ''] = /copyright(?: \(c\)| ©)? ((?:\d|[A-Z]).*)/i.exec(notice) ?? [];
  return holder.replace(/\*\/$/, '').trim();
}

/** A comment without its delimiters. */
function bare(comment: string): string {
  return comment
    .replace(/^\/\*[*!]?|\*\/$/g, '')
    .replace(/^[ \t]*(?:\*|\/\/)[ \t]?/gm, '')
    .trim();
}
