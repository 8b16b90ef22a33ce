import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { boards, type Power, type Race } from '../../../src/rules/index.ts';
import clauses from '../../../src/ui/locale/en/clauses.json';
import folk from '../../../src/ui/locale/en/folk.json';
import en from '../../../src/ui/locale/en/start.json';
import { createSpeaker, named } from '../../../src/ui/locale/index.ts';
import { powers, races } from '../../support/released.ts';
import { messagesOf } from './messages.ts';
import { refuse } from './refuse.ts';

/** Events that another line of the log says already, or that are only shown. */
const untold = ['attackBegan', 'phaseChanged', 'turnEnded'];

/** A speaker who knows every word. */
const all = messagesOf('en');
const speaker = createSpeaker('en', all, refuse);

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Names of the arguments a message wants, and whether each must be a number. */
function argumentsOf(elements: readonly Element[], found: Map<string, boolean> = new Map()): Map<string, boolean> {
  for (const element of elements) {
    if (!('value' in element) || element.type === 0) continue;
    if ('children' in element) argumentsOf(element.children, found);
    else found.set(String(element.value), 'pluralType' in element || element.type === 2);
    if ('options' in element) for (const option of Object.values(element.options)) argumentsOf(option.value, found);
  }
  return found;
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourcesUnder(path) : entry.name.endsWith('.ts') ? [path] : [];
  });
}

const rulesText = sourcesUnder('src/rules')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('the English catalogue', () => {
  it('formats every message', () => {
    for (const [key, text] of Object.entries(all)) {
      const wanted = argumentsOf(new IntlMessageFormat(text, 'en').getAst());
      for (const number of [0, 1, 3]) {
        const args = Object.fromEntries([...wanted].map(([name, numeric]) => [name, numeric ? number : 'word']));
        if (!speaker.has(key)) throw new Error(key);
        const said = speaker.t(key, args);
        expect(said, key).not.toMatch(/[{}<>]|undefined|NaN/);
        expect(said.trim(), key).not.toBe('');
      }
    }
  });

  it('says the same when its messages come parsed, as in the built page', () => {
    const key = 'column.coins';
    const parsed = createSpeaker('en', { ...en, [key]: new IntlMessageFormat(en[key], 'en').getAst() }, refuse);
    for (const coins of [1, 2]) expect(parsed.t(key, { coins })).toBe(speaker.t(key, { coins }));
  });

  it('has all words of a race or a power beside each other, those of what it brings among them', () => {
    const wordsOf = (name: string, { markers = [], actions = [] }: Race | Power) => [
      name,
      ...(name.startsWith('race.') ? [`${name}.counted`] : []),
      ...[`${name}.short`, `${name}.long`, `coach.${name}`],
      ...markers.flatMap(({ id }) => [`marker.${id}`, `coach.marker.${id}`]),
      ...actions.map(({ id }) => `action.act.${id}`),
    ];
    expect(Object.keys(folk)).toEqual([
      ...Object.entries(races).flatMap(([id, race]) => wordsOf(`race.${id}`, race)),
      ...Object.entries(powers).flatMap(([id, power]) => wordsOf(`power.${id}`, power)),
    ]);
  });

  it('names every terrain and symbol of the boards', () => {
    for (const board of Object.values(boards))
      for (const { terrain, symbols } of board.regions) {
        expect(speaker.has(`terrain.${terrain}`), terrain).toBe(true);
        for (const symbol of symbols) expect(speaker.has(`symbol.${symbol}`), symbol).toBe(true);
      }
  });

  it('has a message for every refusal and remedy of the rules', () => {
    const refusals = [...rulesText.matchAll(/refuse\(\s*[^,()]+,\s*'(\w+)'/g)].map((match) => match[1]);
    const written = [...rulesText.matchAll(/\bcode: '(\w+)'/g)].map((match) => match[1]);
    expect(refusals.length).toBeGreaterThan(20);
    const missing = [...refusals, ...written].filter(
      (code) => !speaker.has(`refusal.${code}`) && !speaker.has(`remedy.${code}`),
    );
    expect([...new Set(missing)]).toEqual([]);
    const remedies = [...rulesText.matchAll(/\},\s*'(\w+)'/g)].map((match) => match[1]);
    expect([...new Set(remedies.filter((code) => !speaker.has(`remedy.${code}`)))]).toEqual([]);
  });

  it('has a log line for every event, and for every reason tokens move', () => {
    const source = readFileSync('src/rules/event.ts', 'utf8');
    const types = [...source.matchAll(/readonly type: '(\w+)'/g)].map((match) => match[1]);
    expect(types.length).toBeGreaterThan(20);
    const keys = Object.keys(en);
    for (const type of types.filter((type) => !untold.includes(type ?? '')))
      expect(
        keys.some((key) => key === `log.${type}` || key.startsWith(`log.${type}.`)),
        type,
      ).toBe(true);
    const reasons = source
      .slice(source.indexOf('MoveReason ='), source.indexOf('/** What happened'))
      .matchAll(/'(\w+)'/g);
    for (const [, why] of reasons) expect(speaker.has(`log.tokensMoved.${why}`), why).toBe(true);
  });

  it('explains every clause the rules cite', () => {
    const cited = new Set([...rulesText.matchAll(/'([A-Z]{3}-\d+)'/g)].map((match) => match[1] ?? ''));
    expect(cited.size).toBeGreaterThan(50);
    expect([...cited].filter((clause) => !(clause in clauses))).toEqual([]);
  });

  it('shows an id it has no words for as it is', () => {
    expect(named('terrain', 'hill')).toBe('Hill');
    expect(named('terrain', 'moon')).toBe('moon');
  });
});
