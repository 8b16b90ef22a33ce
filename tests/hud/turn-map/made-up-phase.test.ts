import { describe, expect, it, vi } from 'vitest';
import { ribbonPhases } from '../../../src/hud/strip/Ribbon.tsx';
import { waysFrom } from '../../../src/hud/turn-map/chart.ts';
import { placeOf } from '../../../src/hud/turn-map/places.ts';
import { legal, phases, turnParts } from '../../../src/rules/index.ts';
import type * as Phases from '../../../src/rules/phases.ts';
import { whyOf } from '../../../src/screens/director/caption.ts';
import { phaseTopic } from '../../../src/screens/learn/tips/topic.ts';
import { isStageName, type StageName, tableMachine } from '../../../src/session/turn/index.ts';
import { transitions } from '../../../src/session/turn/stages.ts';
import { t } from '../../../src/ui/locale/index.ts';
import { position } from '../../support/position.ts';

/** The name of a phase that the printed game does not have; the compiler need not know it. */
const auction = 'auction' as StageName;

vi.mock('../../../src/rules/phases.ts', async (importOriginal) => {
  const { turnTable } = await importOriginal<typeof Phases>();
  const { pickCombo, ...others } = turnTable;
  const row = {
    kind: 'beginning',
    waits: true,
    clause: 'COL-9',
    leadsTo: { pickCombo: 'pickCombo' },
    commands: ['pickCombo'],
    cell: [1, 2],
  };
  const table = { pickCombo, auction: row, ...others };
  const parts = Object.keys(table) as (keyof typeof table)[];
  return {
    turnTable: table,
    turnRows: table,
    turnParts: parts,
    phases: parts.filter((part) => table[part].waits),
    isConquest: (part: keyof typeof table) => table[part].kind === 'conquest',
    isDeployment: (part: keyof typeof table) => table[part].kind === 'deployment',
  } satisfies Record<keyof typeof Phases, unknown>;
});

describe('a phase that is added to the table of the turn', () => {
  it('is one that the rules know, in its place in the order', () => {
    expect(phases.slice(0, 3)).toEqual(['pickCombo', 'auction', 'readyTroops']);
    expect(turnParts).toContain('auction');
    const state = { ...position({ phase: 'pickCombo' }), phase: auction as 'pickCombo' };
    expect(legal(state)).toEqual([]);
  });

  it('is on the ribbon when its time comes, and only then', () => {
    expect(ribbonPhases(auction, true)).toEqual(['pickCombo', 'auction', 'conquer', 'redeploy', 'score']);
    expect(ribbonPhases('conquer', true)).not.toContain('auction');
  });

  it('has its ways for the chart and for the map, and its place on the card', () => {
    expect(isStageName('auction')).toBe(true);
    expect(transitions[auction]).toEqual({ pickCombo: 'pickCombo' });
    expect(placeOf(auction)).toEqual([1, 2]);
  });

  it('is a state of the chart, with its ways, and so on the map', () => {
    const chart = tableMachine.states.playing?.states.turn?.states ?? {};
    expect(chart[auction]?.meta).toEqual({ pickCombo: 'pickCombo' });
    expect(waysFrom(auction)).toEqual([{ to: 'pickCombo', by: 'pickCombo' }]);
  });

  it('has its clause for the coach', () => {
    expect(phaseTopic(auction)).toEqual({ id: 'phase.auction', clause: 'COL-9' });
  });

  it('has the decision that the showcase tells as why', () => {
    const state = { ...position({ phase: 'pickCombo' }), viewer: null };
    const stage = { id: 1, name: auction, seat: 0, events: [], before: state, after: state };
    const told = (coins: number) => ({ command: { type: 'pickCombo' as const, index: 0 }, coins, share: null });
    const decision = {
      seat: 0,
      round: 1,
      turnSeat: 0,
      commands: [told(0).command],
      weighed: [told(3), told(1)],
      seen: state,
    };
    const naming = { board: state.board, content: state.content, seats: [] };
    // Where a stage does not show the decision its rule is told, and the made-up one has no words.
    expect(whyOf({ ...stage, name: 'treaty' }, decision, naming)).toBe(t('showcase.rule.treaty'));
    expect(whyOf(stage, decision, naming)).toBeTypeOf('string');
  });
});
