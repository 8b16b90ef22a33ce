import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  clauseTopic,
  lineOf,
  markerTopic,
  phaseTopic,
  refusalTopic,
  stateTopic,
  traitTopic,
} from '../../../src/screens/learn/tips/topic.ts';
import { subjectOf } from '../../../src/ui/locale/chapters.ts';
import clauses from '../../../src/ui/locale/en/clauses.json';
import folk from '../../../src/ui/locale/en/folk.json';
import reference from '../../../src/ui/locale/en/reference.json';
import tips from '../../../src/ui/locale/en/tips.json';
import '../../../src/ui/locale/folk.ts';
import '../../../src/ui/locale/tips.ts';
import { apply, type GameEvent, newGame, type RefusalCode } from '../../../src/rules/index.ts';
import type { StageName } from '../../../src/session/turn/index.ts';
import { tableMachine } from '../../../src/session/turn/machine.ts';
import { drawFrom, randomCommand } from '../../../tools/checks/random-player.ts';
import { dealtWith, powers, races } from '../../support/released.ts';

function sourceUnder(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

const rulesText = sourceUnder('src/rules');

/** Every code with which the kernel refuses anything. */
const codes = new Set(
  [
    ...rulesText.matchAll(/refuse\(\s*[^,()]+(?:\([^()]*\))?[^,()]*,\s*'(\w+)'/g),
    ...rulesText.matchAll(/\bcode: '(\w+)'/g),
  ].map((match) => match[1] as RefusalCode),
);

/** Remedies are written like refusals, but are told with them. */
const markers = [
  'mountain',
  ...[...Object.values(races), ...Object.values(powers)].flatMap(({ markers: own = [] }) => own.map(({ id }) => id)),
];

const playing = tableMachine.states.playing;
const phases = Object.keys(playing?.states.turn?.states ?? {}).filter((name) => name !== 'finding') as StageName[];

/** What the table may be about: only what is no part of the turn, and lasts, has a line of its own. */
const within = new Set(Object.keys(playing?.states.table?.states ?? {}));
const partOfTurn = [...['route', 'waiting', 'elsewhere', 'showing', 'requesting', 'curtain', 'seating', 'over']];

/** Everything that happened in some games of random players. */
function* events(): Generator<GameEvent> {
  for (const players of [2, 3, 4, 5]) {
    for (const seed of [1, 2, 3, 4]) {
      const start = newGame({ players, seed });
      if (!start.ok) throw new Error(start.refusal.code);
      const draw = drawFrom(seed);
      let { state } = start;
      for (let step = 0; state.phase !== 'gameOver' && step < 3000; step++) {
        const outcome = apply(state, randomCommand(draw, state));
        if (!outcome.ok) throw new Error(outcome.refusal.code);
        yield* outcome.events;
        state = outcome.state;
      }
    }
  }
}

const words: Readonly<Record<string, string>> = { ...tips, ...folk };
const lines = Object.keys(words).filter((key) => key.startsWith('coach.'));

/** Chapters about the rules themselves, in the order of the rulebook. */
const generalChapters = ['SET', 'MAP', 'COL', 'TRN', 'CON', 'LOS', 'DIE', 'RED', 'SCO', 'DEC', 'END'];

describe('the coach’s lines', () => {
  it('exist for every state of the chart', () => {
    expect(phases.length).toBeGreaterThan(12);
    expect(phases.filter((phase) => lineOf(phaseTopic(phase)) === null)).toEqual([]);
    const besides = [...within].filter((name) => !partOfTurn.includes(name));
    expect(besides.sort()).toEqual(['stuck', 'thinking']);
    for (const state of ['stuck', 'thinking'] as const) expect(lineOf(stateTopic(state)), state).not.toBeNull();
  });

  it('exist for every race, power and marker', () => {
    const topics = [
      ...Object.keys(races).map((id) => traitTopic('race', id)),
      ...Object.keys(powers).map((id) => traitTopic('power', id)),
      ...markers.map((marker) => markerTopic(dealtWith(marker), marker)),
    ];
    expect(topics.filter((topic) => lineOf(topic) === null)).toEqual([]);
    for (const { id, clause } of topics) expect(clause !== null && clause in clauses, id).toBe(true);
  });

  it('exist for every refusal of the rules', () => {
    expect(codes.size).toBeGreaterThan(50);
    expect([...codes].filter((code) => lineOf(refusalTopic({ code, clause: null })) === null)).toEqual([]);
  });

  it('exist for every clause that an event can name', () => {
    const seen = new Set<string>();
    for (const event of events()) {
      if ('clause' in event) seen.add(event.clause);
      if (event.type === 'conquered') for (const { clause } of event.cost?.lines ?? []) seen.add(clause);
    }
    expect(seen.size).toBeGreaterThan(40);
    // What a marker or a part of the turn rests on is told with it.
    const told = new Set(
      [...markers.map((marker) => markerTopic(dealtWith(marker), marker)), ...phases.map(phaseTopic)].map(
        ({ clause }) => clause,
      ),
    );
    expect([...seen].filter((clause) => !told.has(clause) && lineOf(clauseTopic(clause)) === null)).toEqual([]);
  });

  it('exist for every chapter of the rules', () => {
    for (const chapter of generalChapters)
      expect(
        lines.some((key) => key.startsWith(`coach.clause.${chapter}-`)),
        chapter,
      ).toBe(true);
    for (const clause of Object.keys(clauses))
      if (subjectOf(clause).kind === 'clause' && !/^(OWN|VAR|PRT)/.test(clause))
        expect(generalChapters, clause).toContain(clause.split('-')[0]);
  });

  it('are all about something that exists', () => {
    const scripts = sourceUnder('src/screens/learn/tips');
    const cited = new Set(
      [...`${rulesText}\n${scripts}`.matchAll(/'([A-Z]{3}-\d+)'/g)].map((match) => `clause.${match[1]}`),
    );
    const known = new Set([
      ...phases.map((phase) => phaseTopic(phase).id),
      ...[...within].map((state) => `state.${state}`),
      ...Object.keys(races).map((id) => `race.${id}`),
      ...Object.keys(powers).map((id) => `power.${id}`),
      ...markers.map((id) => `marker.${id}`),
      // Of a table at which withdrawn troops may be guests (LOS-2), whatever its box.
      'marker.guest',
      ...[...codes].map((code) => `refusal.${code}`),
      ...cited,
    ]);
    expect(lines.filter((key) => !known.has(key.slice('coach.'.length)))).toEqual([]);
  });

  it('are short: fifteen words at most, a dozen in a sentence', () => {
    const count = (text: string) => text.split(/\s+/).length;
    const isLong = (text: string) =>
      count(text) > 15 || text.split(/(?<=[.?!]) /).some((sentence) => count(sentence) > 12);
    expect(lines.filter((key) => isLong(words[key] ?? ''))).toEqual([]);
  });
});

describe('the note on a settled point', () => {
  it('exists for every clause with a ◆, and for no other', () => {
    const marked = Object.entries(clauses).flatMap(([id, text]) => (text.includes('◆') ? [`settled.${id}`] : []));
    const told = Object.keys(reference).filter((key) => /^settled\.[A-Z]{3}-/.test(key));
    expect(told.sort()).toEqual(marked.sort());
  });
});
