import { base } from '../../src/rules/boxes/base.ts';
import { type Content, makeContent } from '../../src/rules/content.ts';
import { makeOwn, type OwnFolk } from '../../src/rules/own.ts';
import { refuse } from '../../src/rules/refusal.ts';
import type { Power } from '../../src/rules/trait.ts';
import { changelings, fey, gnomes, hermits, nimble, thrifty, wary } from './own.ts';
import { farm } from './places.ts';

// In place of `src/rules/boxes/index.ts`: tests with made-up races and powers say `vi.mock('…/boxes/index.ts', () => import('…/test-boxes.ts'))`, and
// `npm run mutants` reads it for all. So nothing here may import the kernel's face, which waits for it.

/** The first box with these in it besides, as a box of its own. */
function boxWith(id: string, own: OwnFolk): Content {
  const made = makeOwn(base, own, id);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.content;
}

/** A power with an action that may attack anything but the farm. */
const raiding: Power = {
  ...nimble,
  actions: [
    {
      id: 'raid',
      clause: 'OWN-2',
      targets: true,
      attacks: true,
      refuse: () => null,
      refuseRegion: (_state, _force, region) => (region === farm ? refuse('OWN-2', 'noToken', { inHand: 0 }) : null),
      perform: () => {},
    },
  ],
};

/** As a later version of the game may have it: a fifteenth race and a twenty-first power. */
const second = makeContent('second', {
  races: [...Object.values(base.races), { ...changelings, supply: 12 }],
  powers: [...Object.values(base.powers), fey],
});

/** The first box as it is released, and boxes with what tests make up. */
export const boxes: readonly Content[] = [
  base,
  second,
  ...[gnomes, hermits, changelings].map((race) => boxWith(race.id, { races: [race] })),
  ...[nimble, thrifty, fey].map((power) => boxWith(power.id, { powers: [power] })),
  boxWith('wild', { races: [changelings], powers: [fey] }),
  boxWith('gnomesFey', { races: [gnomes], powers: [fey] }),
  boxWith('dwarfGnomes', { races: [{ id: 'gnomes', tokens: 8, borrows: 'dwarves' }] }),
  boxWith('swimmers', { races: [{ ...gnomes, water: { clause: 'OWN-1' } }] }),
  boxWith('nimbleFive', { powers: [{ ...nimble, tokens: 5 }] }),
  boxWith('raid', { powers: [raiding] }),
  boxWith('wary', { powers: [wary] }),
];
