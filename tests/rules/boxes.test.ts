import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BoxName, findContent, newGame, partNames, partRule, readBox } from '../../src/rules/index.ts';
import { boxSchema } from '../../tools/boxes/schema.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { forgedBox } from '../support/forged-box.ts';
import { isLong } from '../support/how-long.ts';

const page = readFileSync('docs/boxes.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']): unknown => JSON.parse(text));

const boardOf = ({ board }: BoxName) => (board === undefined ? {} : { board });

describe('the page about boxes', () => {
  it('has examples that can be read and played', () => {
    expect(examples).toHaveLength(5);
    for (const [seed, example] of examples.entries()) {
      const reading = readBox(example);
      // A board goes on by its name.
      expect(reading).toEqual({ ok: true, name: { ...Object(example), ...(reading.ok && boardOf(reading.name)) } });
      if (!reading.ok) continue;
      const draw = drawFrom(seed);
      const content = reading.name;
      const banners = (content.own?.ownRaces ?? []).slice(0, 1).map(({ id }) => id);
      playChecked({
        setup: { players: 3, seed, content, banners },
        most: 80,
        choose: (now) => (now.forces.length === 0 ? { type: 'pickCombo', index: 0 } : randomCommand(draw, now)),
      });
    }
  });

  it('has every part with its fields and clause, and the schema is the one that is written', () => {
    for (const part of partNames) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${part}\``));
      expect(row, part).toContain(partRule(part).clause);
      const fields = Object.keys(partRule(part).fields);
      const described = part === 'marker' || part === 'surcharge' ? page : row;
      for (const field of fields) expect(described, `${part}.${field}`).toContain(`\`${field}\``);
    }
    const schema: unknown = JSON.parse(readFileSync('docs/box.schema.json', 'utf8'));
    expect(schema, 'npm run make -- boxes').toEqual(boxSchema());
  });
});

describe('forged boxes', () => {
  it('are read, or refused with the place; none throws, and what is accepted is played with', () => {
    const most = isLong ? 100_000 : 400;
    const seen = { read: 0, fault: 0, refused: 0 };
    const reasons = new Set<string>();
    for (let seed = 0; seed < most; seed++) {
      const draw = drawFrom(seed);
      const box = forgedBox(draw);
      const reading = readBox(box);
      if (!reading.ok) {
        const { place, why } = reading.fault;
        // Whatever is wrong within something has a place; only the whole has none.
        if (place === '') expect(['object', 'missing', 'unreadable'], JSON.stringify(box)).toContain(why);
        reasons.add(why);
        seen.fault += 1;
        continue;
      }
      const found = findContent(reading.name);
      const start = newGame({ players: 2 + (seed % 4), seed, content: reading.name });
      expect(start.ok, JSON.stringify(box)).toBe(found.ok);
      if (found.ok) seen.read += 1;
      else seen.refused += 1;
      if (seed % 20 === 0 && start.ok)
        playChecked({
          setup: { players: 2, seed, content: reading.name },
          most: 40,
          choose: (now) => randomCommand(draw, now),
        });
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(most / 100);
    expect(reasons.size).toBeGreaterThan(8);
  });

  it('a box that is a trap is one that cannot be read', () => {
    const throwing = Object.defineProperty({ id: 'base' }, 'own', {
      enumerable: true,
      get: () => {
        throw new Error('hostile');
      },
    });
    const looped: Record<string, unknown> = { part: 'coins' };
    looped.where = [looped];
    const box = (parts: unknown) => ({ id: 'base', own: { ownPowers: [{ id: 'odd', tokens: 1, parts }] } });
    const faultOf = (value: unknown) => {
      const reading = readBox(value);
      return reading.ok ? null : reading.fault;
    };
    expect(faultOf(throwing)).toEqual({ place: '', why: 'unreadable', facts: {} });
    expect(faultOf(box([looped]))).toMatchObject({ place: 'own.ownPowers[0].parts[0].amount', why: 'missing' });
    expect(faultOf(box(new Array(4e9)))).toMatchObject({ place: 'own.ownPowers[0].parts', why: 'tooMany' });
    expect(faultOf(box([{ part: 'coins', amount: 9, where: ['any'] }]))).toMatchObject({
      place: 'own.ownPowers[0].parts[0].amount',
      why: 'number',
      facts: { least: 1, most: 2 },
    });
    expect(faultOf(box([{ part: 'water' }, { part: 'water' }]))).toMatchObject({
      place: 'own.ownPowers[0].parts[1]',
      why: 'partTwice',
    });
    expect(faultOf(box([{ part: 'marker', piece: 'idol', put: 'byHand', supply: 6, immune: true }]))).toMatchObject({
      place: 'own.ownPowers[0].parts[0].immune',
      why: 'partBars',
      facts: { other: 'supply' },
    });
  });

  it('one that the rules refuse says which race or power it is', () => {
    const found = findContent({
      id: 'base',
      own: {
        ownPowers: [
          { id: 'fine', tokens: 5 },
          { id: 'large', tokens: 6 },
        ],
      },
    });
    expect(found).toMatchObject({ ok: false, place: 'ownPowers[1]', refusal: { clause: 'OWN-2' } });
  });
});
