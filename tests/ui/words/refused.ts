import {
  contentOf,
  explain,
  makeOwn,
  newGame,
  type OwnRace,
  type Refusal,
  type RegionId,
} from '../../../src/rules/index.ts';
import { farm, forest, innerHill, northSea, peak, swamp } from '../../support/places.ts';
import { stateOf } from '../../support/position.ts';
import { houseRefusals } from './refused-at-house.ts';

/** What the rules are asked in a position on the board for two. */
const asked =
  (lines: string, command: unknown, phase = 'conquer') =>
  (): Refusal | null =>
    explain(stateOf(`board 2; round 4; turn 0 ${phase}; ${lines}`), command);

const setUp = (setup: Record<string, unknown>) => (): Refusal | null => {
  const start = newGame({ players: 2, seed: 1, ...setup });
  return start.ok ? null : start.refusal;
};

const own = (race: OwnRace) => (): Refusal | null => {
  const made = makeOwn(contentOf({}), { races: [race] });
  return made.ok ? null : made.refusal;
};

const at = (type: string) => (region: RegionId) => ({ type, region });
export const conquer = at('conquer');
const [roll, abandon] = [at('finalRoll'), at('abandon')];
const act = (action: string, region?: RegionId) => ({
  type: 'act',
  action,
  ...(region === undefined ? {} : { region }),
});
export const place = (region: RegionId, count = 1) => ({ type: 'place', region, count });
const lift = (region: RegionId, count = 1) => ({ type: 'lift', region, count });
const marker = (type: string, name: string, region: RegionId) => ({ type, marker: name, region });

export const ratmen = `seat 0 ratmen+hill ${farm} hand:3`;
const end = 'redeploy';

/** Every code: a way to it, what its words must say, and what would help, or why nothing would. */
export const codes: Readonly<
  Record<string, { readonly ask: () => Refusal | null; readonly says: RegExp; readonly helps: RegExp | string }>
> = {
  alreadyHeld: { ask: asked(ratmen, conquer(farm)), says: /Ratmen.*Farmland 2/, helps: 'it is taken' },
  immune: {
    ask: asked(`${ratmen}; seat 1 halflings+swamp ${forest}[hole]`, conquer(forest)),
    says: /Forest 3.*Hole/,
    helps: 'nobody can take it',
  },
  water: { ask: asked(ratmen, conquer(northSea)), says: /Sea 1 is water/, helps: 'only another race could' },
  pact: {
    ask: () =>
      explain(
        stateOf(
          `board 2; round 4; turn 1 conquer; seat 0 humans+diplomat ${farm}; seat 1 orcs+hill ${forest} hand:5; pact humans 1`,
        ),
        conquer(farm),
      ),
    says: /peace with Ada/,
    helps: /until Ada’s next turn/,
  },
  notBorder: {
    ask: asked('seat 0 ratmen+hill hand:9', conquer(innerHill)),
    says: /edge of the map.*Hill 7/,
    helps: /edge of the map/,
  },
  notAdjacent: { ask: asked(ratmen, conquer(swamp)), says: /Swamp 4.*Ratmen/, helps: /next to it/ },
  noToken: {
    ask: asked(`seat 0 ratmen+hill ${farm}`, conquer(forest)),
    says: /no token in hand/,
    helps: /End your conquests/,
  },
  tooFewTokens: {
    ask: asked(`${ratmen}; seat 1 orcs+swamp ${peak}:2`, conquer(peak)),
    says: /^Needs 5: 2 \+ 1 Mountain \+ 2 Orcs\. You have 3\.$/,
    helps: /try the die: a chance of 33\s?%\./,
  },
  noFinalRoll: {
    ask: asked(`seat 0 ratmen+berserk ${farm} hand:1`, roll(forest)),
    says: /^Your Ratmen roll before each conquest, so they get no final roll\.$/,
    helps: /Roll first/,
  },
  enoughTokens: { ask: asked(ratmen, roll(forest)), says: /enough tokens \(3 for 2\)/, helps: /conquer Forest 3/ },
  tooManyShort: {
    ask: asked(`seat 0 ratmen+hill ${farm} hand:1; seat 1 orcs+swamp ${forest}:4`, roll(forest)),
    says: /Needs 6: 2 \+ 4 Orcs\. You have 1.*5/,
    helps: /one to three/,
  },
  noSuchCombo: {
    ask: asked('coins 5 5', { type: 'pickCombo', index: 9 }, 'pickCombo'),
    says: /6 are on offer/,
    helps: 'not on the table',
  },
  tooFewCoins: {
    ask: asked('coins 2 30', { type: 'pickCombo', index: 3 }, 'pickCombo'),
    says: /3 coins; you have 2/,
    helps: /nearer the free one/,
  },
  coinsUnseen: {
    ask: () => explain(stateOf('turn 0 pickCombo; coins 3 9'), { type: 'pickCombo', index: 2 }, 1),
    says: /costs 2 coins\. Only Ada knows/,
    helps: 'the top combo is free',
  },
  notYourMarker: {
    ask: asked(ratmen, marker('placeMarker', 'hero', farm), end),
    says: /Ratmen have no such marker/,
    helps: 'another race’s',
  },
  markerStays: {
    ask: asked(`seat 0 ratmen+fortified ${farm}[fortress] hand:1`, marker('liftMarker', 'fortress', farm), end),
    says: /Fortress cannot be moved/,
    helps: 'it stays',
  },
  noMarkerLeft: {
    ask: asked(
      `seat 0 ratmen+heroic ${farm}[hero] ${forest}[hero] ${peak} hand:1`,
      marker('placeMarker', 'hero', peak),
      end,
    ),
    says: /None left: Hero/,
    helps: 'the box is empty',
  },
  markerThereAlready: {
    ask: asked(`seat 0 ratmen+heroic ${farm}[hero] ${forest} hand:1`, marker('placeMarker', 'hero', farm), end),
    says: /Farmland 2.*Hero/,
    helps: /another region/,
  },
  markerPlacedThisTurn: {
    ask: asked(
      `seat 0 ratmen+fortified ${farm}[fortress] ${forest} hand:1; memory placed.fortress placed.fortress.${farm}`,
      marker('placeMarker', 'fortress', forest),
      end,
    ),
    says: /Fortress is already placed/,
    helps: 'next turn',
  },
  noMarkerThere: {
    ask: asked(`seat 0 ratmen+heroic ${farm} hand:1`, marker('liftMarker', 'hero', farm), end),
    says: /No Hero in Farmland 2/,
    helps: 'nothing to take',
  },
  malformed: { ask: asked(ratmen, { type: 'dance' }), says: /not something/, helps: 'no command' },
  notNow: { ask: asked(ratmen, { type: 'expand' }), says: /Conquer regions/, helps: /end your conquests/ },
  noTokensLeft: {
    ask: asked('seat 0 ratmen+hill', { type: 'expand' }, 'readyTroops'),
    says: /Ratmen have no token/,
    helps: /Put the race in decline, or pass/,
  },
  mayExpand: {
    ask: asked(`seat 0 ratmen+hill ${farm}`, { type: 'pass' }, 'readyTroops'),
    says: /Ratmen still have tokens/,
    helps: /Expand/,
  },
  noLateDecline: {
    ask: asked('seat 0 humans+stout', { type: 'stout', decline: true }, 'readyTroops'),
    says: /Your Humans may decline late only in a turn in which you expanded, not after a pass/,
    helps: /Put the race in decline, or pass/,
  },
  notYourRegion: { ask: asked(ratmen, abandon(forest)), says: /Forest 3/, helps: /region of that race/ },
  conquestsBegun: {
    ask: asked(`seat 0 ratmen+hill ${farm} ${forest}:2 hand:1; conquered ratmen ${forest}`, abandon(farm)),
    says: /conquests have begun/,
    helps: 'next turn',
  },
  rolledAlready: {
    ask: asked(`seat 0 orcs+berserk ${farm} hand:2; rolled 0 BER-1 BER-2`, abandon(farm)),
    says: /no longer abandon Farmland 2: the die has been rolled/,
    helps: 'next turn',
  },
  noSuchAction: {
    ask: asked(ratmen, act('dragon', forest)),
    says: /Ratmen cannot do that/,
    helps: 'another race’s',
  },
  rollWaiting: {
    ask: asked(`seat 0 sorcerers+berserk ${farm} hand:2; rolled 2 BER-1 BER-2`, act('berserkRoll')),
    says: /been rolled \(2\): use it/,
    helps: 'the sentence says it',
  },
  noTokenToRoll: {
    ask: asked(`seat 0 ratmen+berserk ${farm}`, act('berserkRoll')),
    says: /no token/,
    helps: /End your conquests/,
  },
  dragonUsed: {
    ask: asked(`seat 0 ratmen+dragonMaster ${farm} hand:1; memory dragon`, act('dragon', forest)),
    says: /flown this turn/,
    helps: 'next turn',
  },
  ...houseRefusals,
  usedThisTurn: {
    ask: () =>
      explain(
        stateOf(`board 2; round 4; turn 0 conquer; seat 0 ratmen+stormy ${farm} hand:1; memory strike`, {
          id: 'base',
          own: { ownPowers: [{ id: 'stormy', tokens: 4, parts: [{ part: 'strike' }] }] },
        }),
        act('strike', forest),
      ),
    says: /this turn already/,
    helps: 'next turn',
  },
  trayEmpty: {
    ask: asked(`seat 0 sorcerers+hill ${farm}:18; seat 1 orcs+swamp ${forest}`, act('convert', forest)),
    says: /No Sorcerers/,
    helps: 'none are left',
  },
  noActiveOpponent: {
    ask: asked(`seat 0 sorcerers+hill ${farm} hand:1`, act('convert', forest)),
    says: /Forest 3/,
    helps: 'nobody to convert',
  },
  convertedAlready: {
    ask: asked(
      `seat 0 sorcerers+hill ${farm} ${peak} hand:1; seat 1 orcs+swamp ${forest} ${swamp}; conquered sorcerers ${peak}!; attacked 1; memory converted.1`,
      act('convert', forest),
    ),
    says: /no more of Bo’s tokens/,
    helps: 'next turn',
  },
  notAlone: {
    ask: asked(`seat 0 sorcerers+hill ${farm} hand:1; seat 1 orcs+swamp ${forest}:2`, act('convert', forest)),
    says: /Forest 3 holds 2 tokens/,
    helps: 'they are two',
  },
  guarded: {
    ask: asked(
      `seat 0 sorcerers+hill ${farm} hand:1; seat 1 orcs+bivouacking ${forest}[encampment:5]`,
      act('convert', forest),
    ),
    says: /guarded: Encampment/,
    helps: 'it is guarded',
  },
  inDecline: {
    ask: asked(`seat 0 dwarves declined ${peak}; ${ratmen}`, place(peak), end),
    says: /Dwarves in decline/,
    helps: 'they never move',
  },
  tooFewInHand: {
    ask: asked(`seat 0 ratmen+hill ${farm} ${forest}:2`, place(farm), end),
    says: /only 0 in hand/,
    helps: /elsewhere/,
  },
  tokensStay: {
    ask: () =>
      explain(
        stateOf(
          `board 2; round 4; turn 1 withdrawal 0; seat 0 ratmen+hill ${farm} ${forest} hand:1; seat 1 orcs+swamp ${peak}; conquered orcs ${peak}!; attacked 0`,
        ),
        lift(farm),
      ),
    says: /Farmland 2 stay there/,
    helps: 'undo does, and the sentence says it',
  },
  tooFewThere: {
    ask: asked(`seat 0 ratmen+hill ${farm}:2`, lift(farm, 5), end),
    says: /are only 2 tokens in Farmland 2/,
    helps: 'there are no more',
  },
  noAbandoningNow: {
    ask: asked(`seat 0 ratmen+hill ${farm} hand:1`, lift(farm), end),
    says: /must stay in Farmland 2/,
    helps: 'next turn',
  },
  spareTokensFirst: {
    ask: asked(`seat 0 amazons+hill ${farm} ${forest}:4 hand:1`, lift(farm), end),
    says: /3 more\. In all, 4 must leave/,
    helps: /two or more/,
  },
  tokensInHand: {
    ask: asked(ratmen, { type: 'endRedeployment' }, end),
    says: /3 of your Ratmen/,
    helps: /Place the rest/,
  },
  tokensToSetAside: {
    ask: asked(`seat 0 amazons+hill ${farm}:6 hand:1`, { type: 'endRedeployment' }, end),
    says: /4 must leave.*1 is set aside.*3 more/,
    helps: /off the map/,
  },
  markersInHand: {
    ask: asked(`seat 0 ratmen+heroic ${farm}:2`, { type: 'endRedeployment' }, end),
    says: /Hero/,
    helps: /Place the rest/,
  },
  malformedSetup: {
    ask: setUp({ seed: 0.5 }),
    says: /set up/,
    helps: 'no set-up',
  },
  newerRules: { ask: setUp({ rules: 9 }), says: /version 9.*up to version \d/, helps: 'a newer table' },
  playerCount: { ask: setUp({ players: 9 }), says: /Two to five.*9/, helps: 'the sentence says it' },
  firstSeat: { ask: setUp({ firstSeat: 3 }), says: /first player/, helps: 'not on the page' },
  unknownCombo: { ask: setUp({ banners: ['gnomes'] }), says: /no such race/, helps: 'not on the page' },
  unknownBox: { ask: setUp({ content: { id: 'attic' } }), says: /“attic”.*missing/, helps: 'another table' },
  otherBox: {
    ask: setUp({ content: { id: 'base', digest: '0' } }),
    says: /“base”.*not the same/,
    helps: 'another table',
  },
  smallBox: {
    ask: setUp({ content: { id: 'base', own: { races: ['orcs'] } } }),
    says: /Races in this box: 1; it needs at least 12\. Powers: 20; it needs at least 12/,
    helps: 'the sentence says it',
  },
  dieFace: { ask: setUp({ dice: [9] }), says: /0 to 3/, helps: 'the sentence says it' },
  treatyWithOneself: {
    ask: asked(`seat 0 ratmen+diplomat ${farm}`, { type: 'treaty', seat: 0 }, 'treaty'),
    says: /yourself/,
    helps: /another player/,
  },
  noSuchSeat: {
    ask: asked(`seat 0 ratmen+diplomat ${farm}`, { type: 'treaty', seat: 4 }, 'treaty'),
    says: /Nobody sits/,
    helps: 'not on the table',
  },
  attackedThisTurn: {
    ask: () =>
      explain(stateOf(`board 3; round 4; turn 0 treaty; seat 0 ratmen+diplomat 1 2; conquered ratmen 2!; attacked 1`), {
        type: 'treaty',
        seat: 1,
      }),
    says: /attacked Bo/,
    helps: /another player, or nobody/,
  },
  nameTaken: {
    ask: own({ id: 'orcs', tokens: 3, borrows: 'elves' }),
    says: /“orcs”/,
    helps: 'a game’s makers name it',
  },
  tooManyOwnTokens: {
    ask: own({ id: 'gnomes', tokens: 30, borrows: 'elves' }),
    says: /10 tokens at most, not 30/,
    helps: 'the sentence says it',
  },
  noSuchLender: { ask: own({ id: 'gnomes', tokens: 3, borrows: 'elfs' }), says: /“elfs”/, helps: 'not on the page' },
  lenderTooSmall: {
    ask: own({ id: 'gnomes', tokens: 9, borrows: 'dwarves' }),
    says: /Dwarves have 8.*9/,
    helps: 'the sentence says it',
  },
};
