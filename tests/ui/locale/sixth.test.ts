import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Locale from '../../../src/ui/locale/index.ts';
import type * as Language from '../../../src/ui/locale/language.ts';
import type * as Languages from '../../../src/ui/locale/languages.ts';
import { noteMade, stateOf } from '../../../tools/languages/state.ts';
import { filesIn } from '../../../tools/site/written.ts';

const root = join(import.meta.dirname, '../../..');
const pirate = join(import.meta.dirname, 'pirate');
/** The id of a language that nobody else has. */
const id = 'en-x-pirate';

const copy = mkdtempSync(join(tmpdir(), 'sixth-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a language with twenty messages, added as a folder and a line', () => {
  let server: ViteDevServer;
  let spoken: typeof Locale & typeof Language & typeof Languages;
  const faults = vi.spyOn(console, 'error').mockReturnValue();

  beforeAll(async () => {
    for (const path of [
      'src/ui/locale',
      'src/ui/lazy',
      'src/ui/platform',
      'src/ui/jsx',
      'package.json',
      'tsconfig.json',
    ])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const languages = join(copy, 'src/ui/locale/languages.ts');
    const before = readFileSync(languages, 'utf8');
    const after = before.replace('unfinished = {', `unfinished = {\n  '${id}': 'Pirate',\n`);
    expect(after).not.toBe(before);
    cpSync(pirate, join(copy, 'src/ui/locale', id), { recursive: true });
    writeFileSync(languages, after);
    const all = join(copy, 'src/all.ts');
    writeFileSync(
      all,
      ['index', 'language', 'languages'].map((file) => `export * from './ui/locale/${file}.ts';`).join('\n'),
    );
    server = await createServer({
      root: copy,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    spoken = (await server.ssrLoadModule(all)) as typeof spoken;
    await Promise.all([spoken.need('hud'), spoken.need('folk')]);
    expect(await spoken.speak(id as Languages.LanguageId)).toBe(true);
  });

  afterAll(() => server.close());

  it('is offered by its name, after the others', () => {
    const { released, languages, languageNames } = spoken;
    const place = Object.keys(released).length;
    expect(languages.indexOf(id as Languages.LanguageId)).toBeGreaterThanOrEqual(place);
    expect(spoken.isLanguage(id)).toBe(true);
    expect(Object.values(languageNames).slice(place)).toContain('Pirate');
  });

  it('is spoken where it has words, and English stands in for each that is missing, without a fault', () => {
    const { t, nameOf, said } = spoken;
    expect(Object.values(filesIn(pirate)).flatMap((messages) => Object.keys(messages))).toHaveLength(20);
    expect(t('start.new')).toBe('A new voyage');
    expect(t('final.coins', { coins: 1 })).toBe('1 doubloon');
    expect(t('action.settings')).toBe('Settings');
    expect(t('final.tokens', { tokens: 2 })).toBe('2 tokens on the board');
    // A name of its own in a sentence of English, and an English one in a sentence of its own.
    expect(t('refusal.inDecline', { race: nameOf('race.orcs', 'orcs') })).toMatch(/Orc scallywags/);
    expect(t('region.name', { terrain: nameOf('terrain.hill', 'hill'), number: 3 })).toBe('Hill number 3');
    expect(said(nameOf('race.humans', 'humans'))).toBe('Humans');
    expect(said(nameOf('race.elves', 'elves'))).toBe('Pointy-eared swabs');
    expect(faults).not.toHaveBeenCalled();
  });

  it('has what comes later in English where it has no such file, messages and long texts', async () => {
    const { need, t, clauseTexts } = spoken;
    await need('puzzles');
    expect(t('puzzle.forget')).toBe('Forget what was solved');
    expect(Object.keys(await clauseTexts()).at(0)).toBe('SET-1');
    expect(spoken.useLanguage.getState()).toEqual({ id, missing: null });
    expect(faults).not.toHaveBeenCalled();
  });
});

describe('how far a language is', () => {
  const folder = join(copy, 'pirate');
  const counted = () => {
    const { total, missing, ...others } = stateOf(folder);
    return { there: total - missing.length, ...others };
  };

  beforeAll(() => cpSync(pirate, folder, { recursive: true }));

  it('is told from what was noted: which English a message was made from, and whether it is a draft', () => {
    const keys = Object.values(filesIn(folder)).flatMap((messages) => Object.keys(messages));
    // Nothing is noted yet.
    expect([...counted().stale].sort()).toEqual([...keys].sort());
    noteMade(folder, [], false);
    noteMade(folder, ['start.new', 'race.orcs'], true);
    expect(counted()).toEqual({ there: 20, drafts: ['race.orcs', 'start.new'], stale: [], strange: [] });
    noteMade(folder, ['start.new'], false);
    expect(counted().drafts).toEqual(['race.orcs']);
    expect(() => noteMade(folder, ['start.old'], false)).toThrow(/start\.old/);
  });

  it('counts as stale what was made from another English, draft or not', () => {
    const file = join(folder, 'made-from.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"(turn\.whose|race\.orcs)":"\w{8}/g, `"$1":"00000000`));
    expect(counted()).toMatchObject({ drafts: ['race.orcs'], stale: ['race.orcs', 'turn.whose'] });
    noteMade(folder, ['race.orcs', 'turn.whose'], false);
    expect(counted()).toMatchObject({ drafts: [], stale: [] });
  });

  it('finds what English does not have, or has in another file', () => {
    writeFileSync(join(folder, 'tips.json'), '{ "action.close": "Shut the hatch", "coach.parrot": "Squawk" }\n');
    expect(counted()).toMatchObject({ there: 20, strange: ['action.close', 'coach.parrot'] });
  });
});
