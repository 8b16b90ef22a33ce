import { takeRegion } from '../../src/rules/conquest.ts';
import type { Clause, OwnRace, Power, Trait, TraitAction } from '../../src/rules/index.ts';
import { inHand } from '../../src/rules/play.ts';
import { forceOf } from '../../src/rules/queries.ts';
import { refuseAttack } from '../../src/rules/reach.ts';
import { refuse } from '../../src/rules/refusal.ts';

/** A race of one's own that is nothing but data. */
export const gnomes: OwnRace = { id: 'gnomes', tokens: 7, borrows: 'amazons' };

/** A power of one's own that is nothing but data. */
export const nimble: Power = { id: 'nimble', tokens: 4 };

/** A race of one's own whose tokens all stay in decline, but no longer act. */
export const hermits: OwnRace = {
  id: 'hermits',
  tokens: 10,
  borrows: 'humans',
  declined: { keepsTokens: { clause: 'OWN-1' } },
};

/** A power of one's own that pays in decline too. */
export const thrifty: Power = {
  id: 'thrifty',
  tokens: 5,
  declined: { coins: () => [{ clause: 'OWN-2', amount: 3, region: null }] },
};

/** A power of one's own that pays a token more in every region, and keeps count of how it takes them. */
export const wary: Power = {
  id: 'wary',
  tokens: 5,
  surcharge: () => ({ clause: 'OWN-2', amount: 1 }),
  coins: () => [{ clause: 'ORC-1', amount: 1, region: null }],
  actions: [tunnel('tunnel', 'OWN-2')],
  onConquered(_play, force, _region, how) {
    const name = how.by === 'act' ? how.action : how.by;
    force.memory = { ...force.memory, [name]: (force.memory[name] ?? 0) + 1 };
  },
};

/** An action of one's own: a region for a single token, as long as the hand is not empty. */
function tunnel(id: string, clause: Clause): TraitAction {
  return {
    id,
    clause,
    targets: true,
    refuse: (_state, force) => (force.hand > 0 ? null : refuse(clause, 'noToken', { inHand: 0 })),
    refuseRegion: refuseAttack,
    perform(play, force, region) {
      if (region === null) return;
      const own = forceOf(play.state, force.id);
      takeRegion(play, own, region, { how: { by: 'act', action: id }, clause, tokens: 1, from: inHand, cost: null });
    },
  };
}

/** Nearly every hook there is, as a race or a power of one's own might use them together. */
function wild(id: string, clause: Clause): Omit<Trait, 'id' | 'tokens'> {
  return {
    discount: (_state, _force, region) => (region % 3 === 0 ? { clause, amount: 2 } : null),
    entry: { clause, allows: (_state, _force, region) => region % 2 === 0 },
    reach: { clause, allows: (_state, _force, region) => region % 7 === 0 },
    links: (_state, from, to) => from !== to && from % 5 === 0 && to % 5 === 0,
    water: { clause },
    losses: { clause, tokens: 2 },
    extraTokens: { clause, tokens: 2 },
    setAside: { clause, emptying: clause, tokens: 3 },
    reinforcements: () => ({ clause, tokens: 1 }),
    coins: () => [{ clause, amount: 1, region: null }],
    actions: [tunnel(`${id}.tunnel`, clause)],
    markers: [
      {
        id: `${id}.flag`,
        clause,
        supply: 3,
        defence: 1,
        returns: true,
        leavesInDecline: true,
        placing: { clause, perRegion: 2, movable: true, required: true, withdraws: true },
      },
    ],
    treaty: { clause },
    lateDecline: { clause },
    declined: { acts: { clause }, keepsTokens: { clause }, coins: () => [{ clause, amount: 1, region: null }] },
  };
}

/** A race of one's own with nearly every hook. */
export const changelings: OwnRace = { id: 'changelings', tokens: 10, borrows: 'skeletons', ...wild('race', 'OWN-1') };

/** A power of one's own with nearly every hook. */
export const fey: Power = { id: 'fey', tokens: 5, ...wild('power', 'OWN-2') };
