import type { BoxName, OwnPowerData, OwnRaceData } from '../../src/rules/index.ts';

type Brought = Pick<OwnPowerData, 'does' | 'parts'>;

/** A box in which the race `gnomes` and the power `nimble` bring these. */
function boxOf(race: Brought, power: Brought): BoxName {
  const gnomes: OwnRaceData = { id: 'gnomes', tokens: 6, borrows: 'skeletons', ...race };
  const nimble: OwnPowerData = { id: 'nimble', tokens: 4, ...power };
  return { id: 'base', own: { ownRaces: [gnomes], ownPowers: [nimble] } };
}

const where = ['any'] as const;

/** Boxes in which a race and a power bring the same, written out and by name: whatever there can be two of (OWN-4). */
export const sharing: readonly BoxName[] = [
  boxOf(
    {
      parts: [
        { part: 'visitors', tokens: 1 },
        { part: 'losses', tokens: 3 },
        { part: 'coins', amount: 1, where },
        { part: 'strike' },
        { part: 'treaty' },
        { part: 'recruits', tokens: 1, per: 'turn' },
      ],
    },
    {
      parts: [
        { part: 'visitors', tokens: 3 },
        { part: 'losses', tokens: 0 },
        { part: 'coins', amount: 1, where },
        { part: 'strike' },
        { part: 'treaty' },
        { part: 'recruits', tokens: 1, per: 'turn' },
      ],
    },
  ),
  boxOf({ does: 'commando' }, { does: 'commando' }),
  boxOf({ does: 'hill' }, { does: 'hill' }),
  boxOf(
    {
      parts: [
        { part: 'convert' },
        { part: 'income', amount: 2, when: 'always' },
        { part: 'dowry', amount: 3 },
        { part: 'discount', amount: 1, where },
        { part: 'roll' },
        { part: 'spoils', amount: 1, of: 'conquered' },
      ],
    },
    {
      parts: [
        { part: 'convert' },
        { part: 'income', amount: 2, when: 'always' },
        { part: 'dowry', amount: 3 },
        { part: 'surcharge', amount: 1, where },
        { part: 'roll' },
        { part: 'spoils', amount: 2, of: 'nonEmpty' },
      ],
    },
  ),
];
