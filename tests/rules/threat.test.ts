import { describe, expect, it } from 'vitest';
import { threats, threatsTo } from '../../src/rules/ahead.ts';
import { apply, type GameState, prospect, type RegionId } from '../../src/rules/index.ts';
import {
  farm,
  forest,
  hill,
  innerFarm,
  innerHill,
  innerPeak,
  northSea,
  peak,
  plain,
  swamp,
} from '../support/places.ts';
import { play, stateOf } from '../support/position.ts';

/** Humans of seat 0 stand in the forest (and where else is said); seat 1 plays the race of the line. It is seat 0's turn. */
const facing = (line: string, humans = `${forest}:1`, rest = '') =>
  stateOf(`board 2; round 4; turn 0 conquer; seat 0 humans+swamp ${humans} hand:2; ${line}; ${rest}`);

/** Who could take the region as things stand, in a few words; a detour or a new race is none of it. */
const told = (state: GameState, region: RegionId) =>
  threats(state, region)
    .filter(({ grade }) => grade === 'certain' || grade === 'chance')
    .map(({ race, by, cost, tokens, available, short, odds, clause }) => ({
      race,
      by,
      clause,
      cost: cost?.total,
      tokens,
      available,
      short,
      odds: odds?.wins ?? null,
    }));

const conquer = (region: number) => ({ type: 'conquer', region }) as const;

describe('who could take a region before its holder’s next turn', () => {
  it('TRN-3 counts all tokens but one in each region, and those in hand', () => {
    const state = facing(
      `seat 1 orcs+hill ${farm}:3 ${peak}:2 hand:1`,
      `${forest}:1`,
      `conquered humans ${forest}!; attacked 1`,
    );
    expect(told(state, forest)).toEqual([
      { race: 'orcs', by: 'conquer', clause: 'CON-1', cost: 3, tokens: 3, available: 4, short: 0, odds: null },
    ]);
  });

  it('GHO-2 TRN-7 counts own Ghouls as they stand once they have readied their troops, before the active race acts', () => {
    const elves = 'seat 1 elves+bivouacking 2[encampment] 5[encampment:2] 8 11:2[encampment:2] 12:3 17 18 20';
    const ghouls = 'tribes all; seat 0 ghouls declined 6 13 14:4 21';
    const active = stateOf(`round 6; turn 0 readyTroops; ${ghouls}; seat 0 dwarves+heroic 15:8[hero]; ${elves}`);
    expect(threats(active, 8)[0]).toMatchObject({
      grade: 'certain',
      race: 'dwarves',
      way: [{ region: 14 }],
      tokens: 7,
    });
    const dwarves = [{ type: 'expand' }, { type: 'endConquests' }, conquer(14), conquer(8)] as const;
    expect(play(active, ...dwarves).state.regions[8]?.force).not.toBe(active.regions[8]?.force);
    // In the middle of the Ghouls' conquests as well, and for a race that is yet to be picked.
    const during = stateOf(
      `round 6; turn 0 ghouls; ${ghouls.replace('14:4', '14')} hand:3; seat 0 dwarves+heroic 15:8[hero]; ${elves}`,
    );
    expect(threats(during, 8).find(({ race }) => race === 'dwarves')).toMatchObject({ grade: 'certain', tokens: 7 });
    const picking = stateOf(
      'turn 0 pickCombo; seat 0 ghouls declined 3:4 4:5; seat 1 elves+hill 9:4 10:4 14; column ratmen+merchant',
    );
    const ratmen = threats(picking, 9).find(({ race, by }) => race === 'ratmen' && by === 'conquer');
    expect(ratmen).toMatchObject({ way: [{}], tokens: 9, available: 10 });
    const taken = play(
      picking,
      { type: 'pickCombo', index: 0 },
      { type: 'endConquests' },
      conquer(4),
      conquer(9),
    ).state;
    expect(taken.regions[9]?.tokens).toBe(6);
  });

  it('says what the conquest would itself say, once that turn has come', () => {
    const state = facing(`seat 1 giants+commando ${peak}:4 ${farm}:2`, `${innerHill}:3 ${forest}:1`);
    let turn: GameState = { ...state, turnSeat: 1, seat: 1, phase: 'readyTroops' };
    const outcome = apply(turn, { type: 'expand' });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    turn = outcome.state;
    for (const region of [innerHill, forest]) {
      const [threat] = threats(state, region);
      const asked = prospect(turn, region);
      expect(threat?.cost).toEqual(asked?.cost);
      expect([threat?.available, threat?.short]).toEqual([asked?.inHand, asked?.short]);
    }
  });

  it('CON-1 itemises the cost, with the clause of each line', () => {
    const [threat] = threats(facing(`seat 1 orcs+hill ${innerHill}:8`, `${peak}:2`), peak);
    expect(threat?.cost?.lines).toEqual([
      { clause: 'CON-1', amount: 2, source: 'base' },
      { clause: 'CON-9', amount: 1, source: 'mountain' },
      { clause: 'CON-1', amount: 2, source: 'tokens', of: 'humans' },
    ]);
  });

  it('CON-2 a race without a region comes in at the border, and goes on from there', () => {
    const state = facing('seat 1 orcs+hill hand:9', `${forest} ${innerHill}`);
    expect(threats(state, forest)).toMatchObject([{ grade: 'certain', way: [] }]);
    const [inland] = threats(state, innerHill);
    expect(inland?.way).not.toEqual([]);
    // What the way takes is counted: it is more than the region alone.
    expect(inland?.tokens).toBeGreaterThan(inland?.cost?.total ?? 0);
    expect(told(facing('seat 1 orcs+hill hand:2', `${forest} ${innerHill}`), innerHill)).toEqual([]);
  });

  it('CON-3 another race must come to stand beside it; FLY-1 need not', () => {
    expect(threats(facing(`seat 1 orcs+hill ${innerFarm}:4`), forest)[0]?.way).toHaveLength(1);
    expect(told(facing(`seat 1 orcs+hill ${innerFarm}:3`), forest)).toEqual([]);
    expect(threats(facing(`seat 1 orcs+flying ${innerFarm}:4`), forest)).toMatchObject([{ grade: 'certain', way: [] }]);
  });

  it('TRN-4 what a race could do after giving up regions of its own is a danger by a detour', () => {
    const spread = `seat 1 orcs+hill ${farm} ${plain} ${innerFarm} ${innerPeak}`;
    expect(told(facing(spread), forest)).toEqual([]);
    expect(threats(facing(spread), forest)).toMatchObject([{ grade: 'remote', by: 'detour', race: 'orcs' }]);
    expect(threats(facing(`seat 1 orcs+hill ${farm}`, `${forest}:8`), forest)).toEqual([]);
  });

  it('COL-1 a seat without an active race brings whatever it could pick, with its tokens, where that enters', () => {
    const state = stateOf(
      `board 2; round 4; turn 0 redeploy; seat 0 humans+swamp ${forest}:2 ${innerHill}:7; seat 1 elves declined ${farm}
       column ratmen+merchant halflings+commando giants+seafaring orcs+stout trolls+wealthy dwarves+mounted`,
    );
    const ratmen = threats(state, forest).find(({ race }) => race === 'ratmen');
    expect(ratmen).toMatchObject({
      grade: 'new',
      race: 'ratmen',
      power: 'merchant',
      offered: 0,
      available: 10,
      tokens: 4,
    });
    // HAL-1: they may enter anywhere, so inland too.
    const inland = threats(state, innerHill).filter(({ grade, way }) => grade === 'new' && way.length === 0);
    expect(inland.map(({ race }) => race)).toEqual(['halflings']);
    // The same region is safe from a seat that has a race, and too few tokens.
    const dull = stateOf(
      `board 2; round 4; turn 0 redeploy; seat 0 humans+swamp ${forest}:9; seat 1 elves+hill ${farm}`,
    );
    expect(threats(dull, forest)).toEqual([]);
  });

  it('COL-5 a pair that nobody has seen counts where somebody picks before', () => {
    const position = (rest: string) => stateOf(`board 3; round 4; turn 0 redeploy; seat 0 humans+swamp 1:9; ${rest}`);
    const unseen = (state: GameState) => threats(state, 1).filter(({ by }) => by === 'unseen');
    expect(unseen(position('seat 1 elves declined 9; seat 2 orcs declined 12'))).toMatchObject([
      { grade: 'new', seat: 2, race: null },
    ]);
    expect(unseen(position('seat 1 elves declined 9; seat 2 orcs+hill 12'))).toEqual([]);
  });

  it('END-1 after the last turn of the others nothing is in danger', () => {
    const late = (turn: number) =>
      stateOf(
        `board 2; round 10; first 0; turn ${turn} redeploy; seat 0 humans+swamp ${forest}; seat 1 orcs+hill ${farm}:9`,
      );
    expect(threats(late(0), forest)).toHaveLength(1);
    expect(threats(late(1), forest)).toEqual([]);
    expect(threatsTo(late(1), 1).size).toBe(0);
  });

  it('CON-4 only a Seafaring race threatens water', () => {
    const humans = `seat 0 humans+seafaring ${farm} ${northSea}; turn 0 conquer; board 2; round 4`;
    const onLand = stateOf(`${humans}; seat 1 orcs+hill ${peak}:9`);
    expect(told(onLand, northSea)).toEqual([]);
    // There is one badge of each, so no position has two such races: the Orcs are lent it.
    const forces = onLand.forces.map((force) => (force.race === 'orcs' ? { ...force, power: 'seafaring' } : force));
    expect(told({ ...onLand, forces }, northSea)).toMatchObject([{ race: 'orcs', by: 'conquer', short: 0 }]);
  });

  it('CON-8 nothing threatens a region with a Hole', () => {
    const hole = stateOf(
      `board 2; round 4; turn 0 conquer; seat 0 halflings+swamp ${forest}[hole] ${swamp}; seat 1 orcs+hill ${innerPeak}:9`,
    );
    expect(told(hole, forest)).toEqual([]);
    expect(told(hole, swamp)).toHaveLength(1);
  });

  it('COM-1, GIA-1 discounts count, those by what is held too', () => {
    expect(told(facing(`seat 1 giants+commando ${peak}:3`, `${innerHill}:1`), innerHill)).toMatchObject([{ cost: 1 }]);
  });

  it('DIE-1 one that lacks one to three tokens would need the die; DIE-3 with its odds', () => {
    const state = facing(`seat 1 orcs+hill ${farm}:2`, `${forest}:2`);
    expect(told(state, forest)).toMatchObject([{ by: 'finalRoll', clause: 'DIE-1', available: 1, short: 3, odds: 1 }]);
    expect(told(facing(`seat 1 orcs+hill ${farm}:2`, `${forest}:3`), forest)).toEqual([]);
    expect(told(facing(`seat 1 orcs+hill ${farm}:1`), forest)).toEqual([]);
  });

  it('BER-1 on a longer way every roll has to be good enough', () => {
    const state = facing(`seat 1 orcs+berserk ${innerFarm}:3`);
    const [threat] = threats(state, forest);
    expect(threat).toMatchObject({ grade: 'chance', by: 'berserkRoll' });
    if (!threat) return;
    expect(threat.odds?.of).toBe(6 ** (threat.way.length + 1));
    expect(threat.odds?.wins).toBeLessThan(threat.odds?.of ?? 0);
  });

  it('BER-1 Berserk races need the roll they make beforehand', () => {
    const state = facing(`seat 1 orcs+berserk ${farm}:3`, `${forest}:2`);
    expect(told(state, forest)).toMatchObject([{ by: 'berserkRoll', clause: 'BER-1', short: 2, odds: 2 }]);
  });

  it('AMA-2 the four Amazons set aside count', () => {
    expect(told(facing(`seat 1 amazons+hill ${farm}:2`), forest)).toMatchObject([{ available: 5, short: 0 }]);
  });

  it('DIP-2 who is bound by a treaty threatens nothing of that race', () => {
    const pact = stateOf(
      `board 2; round 4; turn 1 readyTroops; seat 0 humans+diplomat ${forest}; seat 1 orcs+hill ${farm}:9; pact humans 1`,
    );
    expect(told(pact, forest)).toEqual([]);
    expect(told({ ...pact, pacts: [] }, forest)).toHaveLength(1);
  });

  it('GHO-2 Ghouls in decline threaten, other races in decline do not', () => {
    const ghouls = facing(`seat 1 ghouls declined ${farm}:4; seat 1 elves+hill ${innerPeak}`);
    expect(threats(ghouls, forest).filter(({ grade }) => grade === 'certain')).toMatchObject([
      { race: 'ghouls', declined: true, available: 3 },
    ]);
    expect(told(facing(`seat 1 dwarves declined ${farm}:1`), forest)).toEqual([]);
  });

  it('SOR-1 a lone active token can be converted, even by a race with nothing to attack with (SOR-6); two are safe (SOR-3)', () => {
    const sorcerers = `seat 1 sorcerers+hill ${farm}:1`;
    expect(told(facing(sorcerers), forest)).toMatchObject([{ by: 'convert', clause: 'SOR-1', tokens: 0, odds: null }]);
    expect(told(facing(sorcerers, `${forest}:2`), forest)).toEqual([]);
  });

  it('DRA-1 the Dragon takes it with one token, whatever defends it', () => {
    const dragon = facing(`seat 1 orcs+dragonMaster ${farm}:2`, `${forest}:7`);
    expect(told(dragon, forest)).toMatchObject([{ by: 'dragon', clause: 'DRA-1', available: 1, short: 0, tokens: 1 }]);
  });

  it('of the turn under way only the rest counts: what is in hand, a roll that waits, and no Dragon that was used', () => {
    const used = (memory: string) =>
      stateOf(
        `board 2; round 4; turn 1 conquer; seat 0 humans+swamp ${forest}:9; seat 1 orcs+dragonMaster ${farm}:2 ${plain}[dragon] hand:1
         conquered orcs ${plain}; ${memory}`,
      );
    expect(told(used(''), forest)).toMatchObject([{ by: 'dragon', available: 1 }]);
    expect(threats(used('memory dragon'), forest)).toEqual([]);
    const rolled = stateOf(
      `board 2; round 4; turn 1 conquer; seat 0 humans+swamp ${forest}; seat 1 orcs+berserk ${farm}:2 hand:1; rolled 2 BER-1 BER-2`,
    );
    expect(told(rolled, forest)).toMatchObject([{ by: 'conquer', cost: 1, available: 1, odds: null }]);
    const over = stateOf(
      `board 2; round 4; turn 1 redeploy; seat 0 humans+swamp ${forest}; seat 1 orcs+hill ${farm}:9`,
    );
    expect(threats(over, forest)).toEqual([]);
  });

  it('nobody threatens what nobody holds, nor its own; the surest come first', () => {
    const state = stateOf(
      `board 3; round 4; turn 0 conquer; seat 0 humans+swamp 1:2 hand:1; seat 1 orcs+hill 2:3; seat 2 elves+forest hand:9`,
    );
    expect(threats(state, 2).every(({ seat }) => seat !== 1)).toBe(true);
    expect(threats(state, 5)).toEqual([]);
    expect(threats(state, 999)).toEqual([]);
    const odds = threats(state, 1).map((threat) => threat.odds !== null);
    expect(odds).toEqual(odds.toSorted());
  });

  it('of a seat: all its regions in danger, in decline too, and no others', () => {
    const state = stateOf(
      `board 2; round 4; turn 0 conquer; seat 0 dwarves declined ${hill}; seat 0 humans+swamp ${forest} ${peak}:6 hand:1
       seat 1 orcs+hill ${swamp}:4 ${innerFarm}`,
    );
    const found = threatsTo(state, 0);
    expect([...found.keys()].sort()).toEqual([forest, hill]);
    for (const [region, by] of found) expect(by).toEqual(threats(state, region));
    expect(threatsTo(state, 1).size).toBeGreaterThan(0);
  });

  it('changes nothing, and asks nothing of what is hidden', () => {
    const state = facing(`seat 1 orcs+berserk ${farm}:3`);
    const before = structuredClone(state);
    threatsTo(state, 0);
    expect(state).toEqual(before);
    const { hidden: _hidden, coins: _coins, ...open } = state;
    expect(threats(open, forest)).toEqual(threats(state, forest));
  });
});
