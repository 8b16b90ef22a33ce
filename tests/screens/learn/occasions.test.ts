import { describe, expect, it } from 'vitest';
import { blank, type Memory } from '../../../src/screens/learn/memory.ts';
import { occasionsOf } from '../../../src/screens/learn/tips/course.ts';
import type { TipMoment } from '../../../src/screens/learn/tips/occasion.ts';
import { clausesUsed } from '../../../src/screens/learn/tips/use-used.ts';
import '../../../src/ui/locale/tips.ts';
import { apply, type GameState } from '../../../src/rules/index.ts';
import type { CoachChoice } from '../../../src/ui/look/settings.ts';
import { looking, shown, waiting } from '../../support/moment.ts';
import { farm, forest, hill, innerHill, peak, plain, shore, swamp } from '../../support/places.ts';
import { type ForceSpec, type PositionSpec, position, refused } from '../../support/position.ts';

/** What could be said in a moment, the most urgent first. */
function said(moment: TipMoment, amount: CoachChoice = 'all', memory: Memory = blank): string[] {
  return [...new Set(occasionsOf(moment, memory, amount).map(({ topic }) => topic.id))];
}

const humans = (hand: number, at: ForceSpec['at'] = {}): ForceSpec => ({ race: 'humans', power: 'hill', hand, at });
const orcs = (at: NonNullable<ForceSpec['at']>, more: Partial<ForceSpec> = {}): ForceSpec => ({
  race: 'orcs',
  power: 'forest',
  seat: 1,
  at,
  ...more,
});
const state = (forces: readonly ForceSpec[], more: Omit<PositionSpec, 'forces'> = {}): GameState =>
  position({ forces, ...more });

describe('the coach explains on first sight', () => {
  it('a mountain that the player looks at', () => {
    expect(said(looking(state([humans(5)]), peak))[0]).toBe('marker.mountain');
    expect(said(waiting(state([humans(5)])))).not.toContain('marker.mountain');
  });

  it('a Lost Tribe, and another’s race and power', () => {
    expect(said(looking(state([humans(5)], { lostTribes: [swamp] }), swamp))[0]).toBe('clause.SET-4');
    const folk = said(looking(state([humans(5), orcs({ [forest]: 2 })]), forest));
    expect(folk.slice(0, 2)).toEqual(['race.orcs', 'power.forest']);
  });

  it('the player’s own race and power, as an urgent topic', () => {
    const moment = waiting(state([humans(9)], { turn: { picked: true } }));
    expect(said(moment, 'little')).toEqual(['race.humans', 'power.hill']);
    expect(said(waiting(state([humans(9)])), 'little')).toEqual([]);
  });

  it('the race or power that saves a token', () => {
    const tritons: ForceSpec = { race: 'tritons', power: 'commando', hand: 5 };
    const found = said(looking(state([tritons]), forest));
    expect(found).toContain('race.tritons');
    expect(found).toContain('power.commando');
  });

  it('first the entry, then the neighbours, then the shortage of tokens and the die', () => {
    expect(said(waiting(state([humans(9)])))[0]).toBe('clause.MAP-4');
    expect(said(waiting(state([humans(5, { [farm]: 1 })])))[0]).toBe('clause.CON-3');
    expect(said(waiting(state([humans(1, { [farm]: 3 })])))[0]).toBe('clause.DIE-1');
  });

  it('ways of entry and reach only to races bound by them', () => {
    const flying = (at: NonNullable<ForceSpec['at']>): ForceSpec => ({ race: 'tritons', power: 'flying', hand: 5, at });
    const inside: ForceSpec = { race: 'halflings', power: 'hill', hand: 9 };
    expect(said(waiting(state([flying({ [farm]: 1 })])))).not.toContain('clause.CON-3');
    for (const force of [flying({}), inside]) {
      const found = said(waiting(state([force])));
      expect(found).not.toContain('clause.MAP-4');
      expect(found).toContain('phase.conquer');
    }
  });

  it('the faces of the die, as soon as odds are offered anywhere, and where they are looked at', () => {
    const short = state([humans(2, { [farm]: 1 })]);
    expect(said(waiting(short))).toContain('phase.finalRoll');
    expect(said(looking(short, peak))).toContain('phase.finalRoll');
    expect(said(waiting(state([humans(9, { [farm]: 1 })])))).not.toContain('phase.finalRoll');
  });

  it('nothing about guards where no token can be moved, nor in the last round', () => {
    const placing = (tokens: number, round: number) =>
      said(waiting(state([humans(0, { [farm]: tokens })], { phase: 'redeploy', round })));
    expect(placing(3, 2)).toContain('phase.redeploy');
    expect(placing(1, 2)).not.toContain('phase.redeploy');
    expect(placing(3, 10)).not.toContain('phase.redeploy');
  });

  it('that regions may be abandoned when few tokens are left', () => {
    const few = waiting(state([humans(2, { [farm]: 1, [forest]: 1 })]));
    expect(said(few)).toContain('clause.TRN-4');
    const many = waiting(state([humans(7, { [farm]: 1 })]));
    expect(said(many)).not.toContain('clause.TRN-4');
  });

  it('each phase that waits for the player', () => {
    const held = humans(2, { [farm]: 1 });
    const stout: ForceSpec = { race: 'humans', power: 'stout', at: { [farm]: 3 } };
    const diplomat: ForceSpec = { race: 'humans', power: 'diplomat', at: { [farm]: 3 } };
    const ghouls: ForceSpec = { race: 'ghouls', power: null, declined: true, hand: 2, at: { [hill]: 1 } };
    expect(said(waiting(state([held], { phase: 'redeploy' })))).toContain('phase.redeploy');
    expect(said(waiting(state([stout], { phase: 'stout' })))).toContain('phase.stout');
    expect(said(waiting(state([diplomat, orcs({ [hill]: 2 })], { phase: 'treaty' })))).toContain('phase.treaty');
    expect(said(waiting(state([ghouls, humans(0, { [farm]: 2 })], { phase: 'ghouls' })))).toContain('phase.ghouls');
    expect(said(waiting(state([humans(0, { [farm]: 5 })], { phase: 'readyTroops' })))).toContain('phase.readyTroops');
  });

  it('decline, as an urgent topic, once the race is stretched thin, but not in the last round', () => {
    const thin = humans(0, { [farm]: 1, [forest]: 1, [swamp]: 2 });
    const strong = humans(0, { [farm]: 6 });
    expect(said(waiting(state([thin], { phase: 'readyTroops' })), 'little')).toEqual(['clause.DEC-1']);
    expect(said(waiting(state([strong], { phase: 'readyTroops' })), 'little')).toEqual([]);
    const last = said(waiting(state([thin], { phase: 'readyTroops', round: 10 })));
    expect(last).not.toContain('clause.DEC-1');
    expect(last).toContain('clause.END-1');
  });

  it('the score, and a tie at the end', () => {
    const scoring = shown(state([humans(0, { [farm]: 3 })], { phase: 'redeploy' }), { type: 'endRedeployment' });
    expect(scoring.flatMap((moment) => said(moment))).toContain('phase.score');
    const tie: TipMoment = {
      ...waiting(
        state([humans(0, { [farm]: 2 }), orcs({ [hill]: 3 })], {
          phase: 'gameOver',
          round: 10,
          seat: 1,
          coins: [7, 7],
        }),
      ),
      phase: 'gameOver',
    };
    expect(said(tie)).toEqual(['clause.END-2', 'phase.gameOver']);
    const clear = waiting(state([humans(0, { [farm]: 2 })], { phase: 'gameOver', round: 10, seat: 1, coins: [8, 7] }));
    expect(said(clear)).toEqual(['phase.gameOver']);
  });
});

describe('the coach treats as urgent', () => {
  it('a refusal, and before that whatever stands in the way', () => {
    const before = state([humans(5), orcs({ [hill]: 2 })]);
    const inside = refused(before, { type: 'conquer', region: plain });
    expect(said(waiting(before, { refusal: inside }), 'little')).toEqual(['refusal.notBorder']);
    const heroes: ForceSpec = { race: 'orcs', power: 'heroic', seat: 1, at: { [forest]: 2 } };
    const guarded = state([humans(5), heroes], { markers: { [forest]: { hero: 1 } } });
    const immune = refused(guarded, { type: 'conquer', region: forest });
    expect(said(waiting(guarded, { refusal: immune }), 'little')).toEqual(['marker.hero', 'refusal.immune']);
  });

  it('a region picked that cannot be taken', () => {
    const moment = waiting(state([humans(5)]), { picked: innerHill });
    expect(said(moment, 'little')).toEqual(['refusal.notBorder']);
  });

  it('conquests that ended although the die might still have won one', () => {
    const before = state([humans(1, { [farm]: 3 })]);
    const asked = waiting(before);
    const outcome = apply(before, { type: 'endConquests' });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(said(waiting(outcome.state, { before: asked, steps: 1 }), 'little')).toEqual(['clause.DIE-1']);
    // Nothing is missed where the last token went into a conquest.
    expect(said(waiting(outcome.state, { before: null, steps: 1 }), 'little')).toEqual([]);
  });
});

describe('the coach is silent', () => {
  it('while an opponent’s action does not affect the player', () => {
    const others = state([humans(0, { [shore]: 1 }), orcs({ [hill]: 1 }, { hand: 5 })], { seat: 1 });
    for (const moment of shown(others, { type: 'conquer', region: swamp }, 0)) expect(said(moment)).toEqual([]);
  });

  it('except when the player is attacked', () => {
    const others = state([humans(0, { [farm]: 1, [swamp]: 2 }), orcs({ [hill]: 1 }, { hand: 5 })], { seat: 1 });
    const told = shown(others, { type: 'conquer', region: swamp }, 0).flatMap((moment) => said(moment));
    expect(told).toEqual(['race.orcs', 'power.forest', 'clause.LOS-1']);
    // Nobody at the screen is anybody's enemy.
    const watched = shown(others, { type: 'conquer', region: swamp }, null);
    expect(watched.flatMap((moment) => said(moment))).toEqual([]);
  });

  it('about what it has explained and what the player has used correctly', () => {
    const moment = looking(state([humans(5)]), peak);
    expect(said(moment, 'all', { told: ['marker.mountain'], used: [] })).not.toContain('marker.mountain');
    expect(said(moment, 'all', { told: [], used: ['CON-9'] })).not.toContain('marker.mountain');
  });

  it('when it is switched off', () => {
    expect(said(looking(state([humans(5)]), peak), 'none')).toEqual([]);
  });
});

describe('the clauses a player has used', () => {
  it('are those of deliberate actions, not of their consequences', () => {
    const [stage] = shown(state([humans(5)]), { type: 'conquer', region: peak });
    if (!stage?.stage) throw new Error('nothing shown');
    expect(clausesUsed(stage.stage)).toEqual(['CON-1', 'CON-9', 'CON-6']);
    // What a race saves comes by itself: nobody has used it.
    const mounted: ForceSpec = { race: 'humans', power: 'mounted', hand: 5 };
    const [cheap] = shown(state([mounted]), { type: 'conquer', region: hill });
    expect(cheap?.stage && clausesUsed(cheap.stage)).toEqual(['CON-1', 'CON-6']);
    const paid = shown(state([humans(0, { [farm]: 3 })], { phase: 'redeploy' }), { type: 'endRedeployment' });
    expect(paid.flatMap(({ stage: part }) => (part ? clausesUsed(part) : []))).toEqual([]);
  });
});
