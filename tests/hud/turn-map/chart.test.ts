import { describe, expect, it } from 'vitest';
import clauses from '../../../src/ui/locale/en/clauses.json';
import { speaker } from '../../../src/ui/locale/index.ts';
import '../../../src/ui/locale/turn-map.ts';
import { phases } from '../../../src/hud/turn-map/chart.ts';
import { lying, standing, track } from '../../../src/hud/turn-map/curve.ts';
import { aboutPhase, goingWords } from '../../../src/hud/turn-map/map-words.ts';
import { extent, placeOf } from '../../../src/hud/turn-map/places.ts';
import { turnRows } from '../../../src/rules/index.ts';
import { type StageName, tableMachine } from '../../../src/session/turn/index.ts';
import { signs } from '../../../src/ui/look/glyphs.tsx';

const names = phases.map(({ name }) => name);

/** The state that is no phase: it finds the one whose time it is. */
const noPhases = ['finding'];

describe('the map', () => {
  it('has every phase of the chart, and no other', () => {
    const states = Object.keys(tableMachine.states.playing?.states.turn?.states ?? {});
    expect([...names, ...noPhases].sort()).toEqual(states.sort());
  });

  it('leads from every phase but the last to phases it has', () => {
    for (const { name, ways } of phases) {
      expect(ways.length > 0, name).toBe(name !== 'gameOver');
      for (const { to } of ways) expect(names).toContain(to);
    }
  });

  it('has a place of its own on the card for each, with a sign, words and a clause', () => {
    const cells = names.map((name) => placeOf(name).join());
    expect(new Set(cells).size).toBe(names.length);
    for (const name of names) {
      const [along, across] = placeOf(name);
      expect(along < extent.along && across < extent.across, name).toBe(true);
      expect(signs.phase[name], name).toBeDefined();
      expect(clauses, name).toHaveProperty(turnRows[name].clause);
      expect(speaker.has(`phase.${name}`) && speaker.has(`phase.${name}.long`), name).toBe(true);
      expect(aboutPhase(name)).not.toBe(`map.about.${name}`);
    }
  });

  it('says how each way is gone, and by itself only where no command goes it', () => {
    for (const { ways } of phases)
      for (const way of ways) expect(goingWords(way) === goingWords({ to: way.to, by: null })).toBe(way.by === null);
  });

  it('says of each phase that is not always open why it is not', () => {
    const forked = phases.flatMap(({ ways }) => (ways.length > 1 ? ways.map(({ to }) => to) : []));
    const always: readonly StageName[] = ['finalRoll', 'decline'];
    for (const to of forked) expect(speaker.has(`map.closed.${to}`), to).toBe(!always.includes(to));
  });

  it.each([
    ['lying', lying],
    ['standing', standing],
  ])('draws every way on the card, clear of the signs of other phases, when it is %s', (_, on) => {
    for (const { name: from, ways } of phases)
      for (const { to } of ways) {
        const points = track(on, from, to);
        expect(points.length, `${from} ${to}`).toBeGreaterThan(2);
        for (const { x, y } of points) {
          expect(x > 0 && x < on.width && y > 0 && y < on.height, `${from} ${to} leaves the card`).toBe(true);
          for (const name of names) {
            const { x: cx, y: cy } = on.centre(name);
            expect(Math.hypot(x - cx, y - cy), `${from} ${to} over ${name}`).toBeGreaterThan(on.radius);
          }
        }
      }
  });
});
