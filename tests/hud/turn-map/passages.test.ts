import { afterAll, describe, expect, it } from 'vitest';
import { phases, waysFrom } from '../../../src/hud/turn-map/chart.ts';
import { pathOf, waysNow } from '../../../src/hud/turn-map/ways.ts';
import { contentOf, view } from '../../../src/rules/index.ts';
import { partOf, type StageName } from '../../../src/session/turn/index.ts';
import type { TableSnapshot } from '../../../src/session/turn/machine.ts';
import { chartPaths, positions } from '../../support/chart-paths.ts';
import { position } from '../../support/position.ts';
import { passages, playOn, playSteps, type Step } from './play.ts';

const { powers, races } = contentOf({});

/** All passages met, as `from to`. */
const met = new Set<string>();

/** Passages for which the map has no way. */
function strays(list: readonly StageName[]): readonly string[] {
  return passages(list).flatMap(([from, to]) => {
    met.add(`${from} ${to}`);
    return waysFrom(from).some((way) => way.to === to) ? [] : [`no way from ${from} to ${to}`];
  });
}

/** What is wrong with the map at one step of a game: before the command it must tell where that leads. */
function faults({ state, log, command, through: [to, ...then] }: Step): readonly string[] {
  if (!to) return [];
  const found = [...strays([state.phase, to, ...then])];
  const ways = waysNow({ view: view(state, null), present: state.phase, path: pathOf(log, null, state.phase) });
  const gone = ways.find((way) => way.to === to);
  if (gone?.by !== command.type) found.push(`${state.phase} to ${to} by ${command.type}, on the map by ${gone?.by}`);
  if (gone?.bar) found.push(`${state.phase} to ${to} was gone, and is closed on the map`);
  for (const way of ways)
    if (way.bar === null && way.to !== to && way.by === command.type && isOneWay(command.type, state.phase))
      found.push(`${state.phase} to ${to} was gone, and ${way.to} is open on the map`);
  return found;
}

/** Does the command alone say where it leads? Not one that has two meanings, nor where it hangs on others who withdraw. */
function isOneWay(command: Step['command']['type'], phase: StageName): boolean {
  return command !== 'stout' && phase !== 'withdrawal';
}

describe('the ways on the map', () => {
  const wrong = new Set<string>();
  const look = (step: Step) => {
    for (const fault of faults(step)) wrong.add(fault);
  };

  afterAll(() => wrong.clear());

  it.each([2, 3, 4, 5])('are the ways taken in whole games of %i players', (players) => {
    for (let seed = 1; seed <= 30; seed++) playSteps({ players, seed }, look);
    expect([...wrong]).toEqual([]);
  });

  it('are the ways taken in games with every race, and with powers that have phases of their own', () => {
    for (const [place, race] of Object.keys(races).entries())
      for (const power of ['stout', 'diplomat', Object.keys(powers)[place] ?? 'flying'])
        playSteps({ players: 2 + (place % 4), seed: place, banners: [race], badges: [power] }, look);
    expect([...wrong]).toEqual([]);
  });

  it('TRN-8 are the ways taken in games with a race that has lost its last token', () => {
    const extinct = { race: 'ratmen', power: 'hill', at: {} };
    const other = { race: 'elves', power: 'forest', seat: 1, at: { 3: 2, 9: 1 } };
    for (let seed = 1; seed <= 8; seed++)
      playOn(position({ phase: 'readyTroops', forces: [extinct, other] }), seed, look);
    expect([...wrong]).toEqual([]);
  });

  it('STO-1 are the ways taken with a Stout race that has lost its last token, beside Ghouls in decline or alone', () => {
    const extinct = { race: 'ratmen', power: 'stout', at: {} };
    const ghouls = { race: 'ghouls', power: null, declined: true, at: { 5: 3 } };
    const other = { race: 'elves', power: 'forest', seat: 1, at: { 3: 2, 9: 1 } };
    for (const own of [[ghouls, extinct], [extinct]])
      for (let seed = 1; seed <= 8; seed++)
        playOn(position({ phase: 'readyTroops', forces: [...own, other] }), seed, look);
    expect([...wrong]).toEqual([]);
  });
});

describe('the ways on the map', () => {
  /** The phases a path leads through: in parts, where a step is undone or what is being shown is skipped. */
  function led(path: readonly TableSnapshot[]): readonly (readonly StageName[])[] {
    const parts: StageName[][] = [[]];
    for (const [at, snapshot] of path.entries()) {
      const phase = partOf(snapshot);
      const before = path[at - 1]?.context;
      const isUndone = before?.request?.commands === null;
      const isSkipped = (before?.stages.length ?? 0) > 1 && snapshot.context.stages.length === 0;
      if (phase === 'setUp' || isUndone || isSkipped) parts.push([]);
      // Whoever has just placed withdrawn troops may have the next turn: nobody needs to hand over.
      const staysSeated =
        partOf(path[at - 1] ?? snapshot) === 'withdrawal' && before?.viewer === snapshot.context.viewer;
      const hasTurn = phase === 'readyTroops' || phase === 'pickCombo';
      if (staysSeated && hasTurn) parts.at(-1)?.push('handOver');
      if (phase !== 'setUp') parts.at(-1)?.push(phase);
    }
    return parts;
  }

  it.each(positions)('are those of the chart on every path: $about', ({ game }) => {
    const wrong = chartPaths(game).flatMap((path) => led(path).flatMap(strays));
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('are each taken in some game or on some path', () => {
    const all = phases.flatMap(({ name, ways }) => ways.map(({ to }) => `${name} ${to}`));
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter((way) => !met.has(way))).toEqual([]);
  });
});
