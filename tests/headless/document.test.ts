import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requests } from '../../src/headless/requests/index.ts';
import { contentOf, explain, guest, legal, newestRules, pieces } from '../../src/rules/index.ts';
import { VERSION } from '../../src/session/saves/index.ts';
import start from '../../src/ui/locale/en/start.json';
import { withAnswers } from '../../tools/headless/examples.ts';
import { root } from '../../tools/house/run.mjs';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { stateOf } from '../support/position.ts';
import { examplesOf } from './examples.ts';
import { boxFields, commandFields, eventFields, moveReasons, phases, tables, troubles } from './types.ts';

const text = readFileSync(`${root}docs/protocol.md`, 'utf8');
const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const examples = examplesOf(text);

/** The chapter, from its heading of this level to the next of the same or a higher one. */
function chapter(level: number, heading: string, within = text): string {
  const [, rest] = within.split(`\n${'#'.repeat(level)} ${heading}\n`);
  if (rest === undefined) throw new Error(`no chapter ${heading}`);
  return rest.split(new RegExp(`^#{1,${level}} `, 'm'))[0] ?? '';
}

/** The first column of each table, as names. */
function tablesIn(part: string): string[][] {
  const blocks = part.match(/(?:^\|.*\n?)+/gm) ?? [];
  return blocks.map((block) =>
    block
      .trim()
      .split('\n')
      .slice(2)
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '')),
  );
}

const headings = (part: string) => [...part.matchAll(/^### `(.+)`$/gm)].map(([, name]) => name ?? '');
const told = examples.flat().flatMap(({ answer }) => (Array.isArray(answer.events) ? answer.events : []));

describe('docs/protocol.md', () => {
  it('gives the answers that a real session gives', () => {
    expect(examples.length).toBeGreaterThan(30);
    expect(withAnswers(text, version)).toBe(text);
    const readme = readFileSync(`${root}README.md`, 'utf8');
    expect(examplesOf(readme)).toHaveLength(1);
    expect(withAnswers(readme, version)).toBe(readme);
  });

  it('documents every request and its fields, with an example each', () => {
    expect(headings(chapter(2, 'Requests'))).toEqual(Object.keys(requests));
    const used = new Set(examples.flat().map(({ request }) => request.request));
    for (const [name, { fields }] of Object.entries(requests)) {
      const part = chapter(3, `\`${name}\``);
      const [first = []] = part.includes('| field |') ? tablesIn(part) : [];
      expect(first, name).toEqual(Object.keys(fields));
      expect(used, name).toContain(name);
    }
  });

  it('documents every command and its fields, with one that was carried out', () => {
    expect(headings(chapter(2, 'Commands'))).toEqual(Object.keys(commandFields));
    for (const [type, fields] of Object.entries(commandFields)) {
      const part = chapter(3, `\`${type}\``, chapter(2, 'Commands').replace(/^/, '\n'));
      expect(tablesIn(part)[0] ?? [], type).toEqual(Object.keys(fields));
      const done = examplesOf(part).flat();
      const isShown = done.some(({ request, answer }) => {
        return answer.ok === true && JSON.stringify(request.command ?? null).startsWith(`{"type":"${type}"`);
      });
      expect(isShown, type).toBe(true);
    }
  });

  it('documents every event and its fields, with one that happened in the examples', () => {
    expect(headings(chapter(2, 'Events'))).toEqual(Object.keys(eventFields));
    for (const [type, fields] of Object.entries(eventFields)) {
      const part = chapter(3, `\`${type}\``, chapter(2, 'Events').replace(/^/, '\n'));
      expect(tablesIn(part)[0], type).toEqual(Object.keys(fields));
      const [, json = ''] = /```json\n(.*)\n```/.exec(part) ?? [];
      expect(JSON.parse(json)).toMatchObject({ type });
      expect(told).toContainEqual(JSON.parse(json));
    }
  });

  it.each(tables)('documents every field of %s, table %i', (heading, table, fields) => {
    const part = chapter(text.includes(`\n## ${heading}\n`) ? 2 : 3, heading);
    expect(tablesIn(part)[table]).toEqual(Object.keys(fields));
  });

  it('documents every reason for which tokens move, every marker, every field of a box', () => {
    const part = (heading: string) => chapter(3, heading);
    const moved =
      part('`tokensMoved`')
        .split('\n')
        .find((line) => line.startsWith('| `why`')) ?? '';
    expect([...moved.matchAll(/`(\w+)`/g)].map(([, name]) => name).slice(1)).toEqual(Object.keys(moveReasons));
    const lies =
      part('RegionState')
        .split('\n')
        .find((line) => line.startsWith('| `markers`')) ?? '';
    const named = [...lies.matchAll(/`(\w+)`/g)].map(([, name]) => name).slice(1);
    expect(named.toSorted()).toEqual([...contentOf({}).markers.keys(), ...pieces, guest.id].toSorted());
    expect(tablesIn(chapter(2, 'Boxes'))[0]).toEqual(Object.keys(boxFields));
  });

  it('documents what the end of a redeployment waits for', () => {
    const text = chapter(3, '`endRedeployment`');
    const waits = (lines: string) =>
      explain(stateOf(`turn 0 redeploy; ${lines}`), { type: 'endRedeployment' })?.code ?? 'nothing';
    const codes = ['orcs+hill 1 hand:1', 'amazons+hill 1:5', 'orcs+heroic 1'].map((race) => waits(`seat 0 ${race}`));
    expect(codes).toEqual(['tokensInHand', 'tokensToSetAside', 'markersInHand']);
    for (const code of codes) expect(text).toContain(`\`${code}\``);
    expect(waits('seat 0 orcs+fortified 1')).toBe('nothing');
  });

  it('documents every version of game files', () => {
    expect(chapter(2, 'Game files')).toContain(
      `version of the format: ${VERSION}; files of versions 1 and ${VERSION - 1} are read`,
    );
  });

  it('documents every version of the rules', () => {
    const versions = [...chapter(2, 'Versions of the rules').matchAll(/^\| (\d+) \|/gm)].map(([, version]) =>
      Number(version),
    );
    expect(versions).toEqual(Array.from({ length: newestRules }, (_, before) => before + 1));
  });

  it('documents every phase, error, refusal and remedy', () => {
    const [documented = []] = tablesIn(chapter(2, 'Phases'));
    expect(documented).toEqual(Object.keys(phases));
    expect(tablesIn(chapter(3, 'Errors'))[1]).toEqual(Object.keys(troubles));
    const words = { ...said('Codes of refusals', 'refusal'), ...said('Codes of remedies', 'remedy') };
    const all = Object.fromEntries(
      Object.entries(start).filter(([key]) => /^(refusal|remedy)\./.test(key) && key !== 'refusal.title'),
    );
    expect({ ...words, 'refusal.other': start['refusal.other'] }).toEqual(all);
  });
});

describe('the phases of docs/protocol.md', () => {
  it('name the commands that games have in them', () => {
    const met = new Map<string, Set<string>>();
    for (let seed = 1; seed <= 60; seed++)
      playGame({ players: 2 + (seed % 4), seed }, randomPlayer(seed), (state) => {
        const types = met.get(state.phase) ?? new Set();
        for (const { type } of legal(state)) types.add(type);
        met.set(state.phase, types);
        return false;
      });
    const rows = [...chapter(2, 'Phases').matchAll(/^\| `(\w+)` \|.*\| (.*)\|$/gm)];
    const documented = rows.map(([, phase, commands = '']) => {
      return [phase, [...commands.matchAll(/`(\w+)`/g)].map(([, type]) => type).sort()];
    });
    // To pass takes a race that was wiped out: too seldom for a few games.
    met.get('readyTroops')?.add('pass');
    const found = Object.keys(phases).map((phase) => [phase, [...(met.get(phase) ?? [])].sort()]);
    expect(documented).toEqual(found);
  });
});

/** The words of a table of codes, by their keys in the catalogue. */
function said(heading: string, prefix: string): Record<string, string> {
  const rows = [...chapter(3, heading).matchAll(/^\| `(\w+)` \| (.*) \|$/gm)];
  return Object.fromEntries(rows.map(([, code, words]) => [`${prefix}.${code}`, words ?? '']));
}
