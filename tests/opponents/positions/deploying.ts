import { everyone, has, heldBy, type Puzzle, steady, thoughtful, tokensIn } from './puzzle.ts';

/** Where troops and markers stand when the turn is over. */
export const deploying: readonly Puzzle[] = [
  {
    right: 'SOR-1 no lone token stays beside active Sorcerers while others have company',
    text: 'turn 0 redeploy; seat 0 ratmen+commando 9 10 4 3 hand:2; seat 1 sorcerers+hill 13:3 14:3',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: (answer) => tokensIn(answer, 9) > 1 && tokensIn(answer, 10) > 1,
  },
  {
    right: 'SOR-1 not even where another region beside them is dearer',
    text: 'turn 0 redeploy; seat 0 humans+merchant 9 10 4 3 hand:2; seat 1 sorcerers+hill 13:3 14:3',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: (answer) => tokensIn(answer, 9) > 1 && tokensIn(answer, 10) > 1,
  },
  {
    right: 'HER-1 Heroes stand where the enemy does',
    text: 'turn 0 redeploy; seat 0 ratmen+heroic 2 3 4 9 10; seat 1 orcs+hill 14:3 15:3',
    asks: 'decision',
    solvedBy: steady,
    isRight: (answer) =>
      has({ type: 'placeMarker', marker: 'hero', region: 9 })(answer) &&
      has({ type: 'placeMarker', marker: 'hero', region: 10 })(answer),
  },
  {
    right: 'HER-1 Heroes come back to where the enemy is now',
    text: 'turn 0 redeploy; seat 0 ratmen+heroic 2[hero] 3[hero] 4 9 10; seat 1 orcs+hill 14:3 15:3',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: (answer) =>
      has({ type: 'placeMarker', marker: 'hero', region: 9 })(answer) &&
      has({ type: 'placeMarker', marker: 'hero', region: 10 })(answer),
  },
  {
    right: 'FRT-1 the Fortress guards the border',
    text: 'turn 0 redeploy; seat 0 ratmen+fortified 2 3 4 9; seat 1 orcs+hill 14:3 15:3',
    asks: 'decision',
    solvedBy: steady,
    isRight: has({ type: 'placeMarker', marker: 'fortress', region: 9 }),
  },
  {
    right: 'BIV-1 Encampments stand where the enemy does',
    text: 'turn 0 redeploy; seat 0 ratmen+bivouacking 2 3 4 9 10; seat 1 orcs+hill 14:3 15:3',
    asks: 'decision',
    solvedBy: steady,
    isRight: ({ state }) =>
      [9, 10].reduce((sum, region) => sum + (state.regions[region]?.markers.encampment ?? 0), 0) >= 4,
  },
  {
    right: 'BIV-1 Encampments follow the enemy',
    text: 'turn 0 redeploy; seat 0 ratmen+bivouacking 2[encampment:3] 3[encampment:2] 4 9 10; seat 1 orcs+hill 14:3 15:3',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: ({ state }) =>
      [9, 10].reduce((sum, region) => sum + (state.regions[region]?.markers.encampment ?? 0), 0) >= 4,
  },
  {
    right: 'AMA-3 Amazons who must give up regions keep the dearest',
    text: 'turn 0 redeploy; seat 0 amazons+hill 1 2 3 9 4; seat 1 orcs+swamp 14:3 15:3',
    asks: 'decision',
    solvedBy: everyone,
    isRight: (answer) => heldBy(answer, 0).join() === '4',
  },
  {
    right: 'AMA-3 BIV-1 Amazons give up regions before they place Encampments, all where they stay',
    text: 'turn 0 redeploy; seat 0 amazons+bivouacking 1 2 3 9 4 10; seat 1 orcs+swamp 14:3 15:3',
    asks: 'decision',
    solvedBy: everyone,
    isRight: (answer) => {
      const camps = heldBy(answer, 0).map((region) => answer.state.regions[region]?.markers.encampment ?? 0);
      const lifted = answer.commands.findLastIndex(({ type }) => type === 'lift');
      const placed = answer.commands.findIndex(({ type }) => type === 'placeMarker');
      return camps.reduce((sum, count) => sum + count, 0) === 5 && lifted >= 0 && lifted < placed;
    },
  },
  {
    right: 'LOS-2 withdrawn troops go where the enemy stands',
    text: 'turn 1 withdrawal 0; seat 0 ratmen+commando 9 3 1 hand:2; seat 1 orcs+hill 14:3 10:3; conquered orcs 10!; attacked 0',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: (answer) => tokensIn(answer, 9) === 3,
  },
  {
    right: 'DIP-1 the Diplomat names the neighbour, not the one at the other end',
    text: 'board 3; turn 0 treaty; seat 0 humans+diplomat 3:2 4:2 9:2 10; seat 1 orcs+swamp 26:2 27:3 28:3; seat 2 ratmen+hill 5:4 11:4 8:3',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: has({ type: 'treaty', seat: 2 }),
  },
  {
    right: 'DIP-1 of two neighbours the Diplomat names the one with tokens to attack with',
    text: 'board 3; turn 0 treaty; seat 0 humans+diplomat 3:2 4:2 9:2 10; seat 1 orcs+swamp 2 8 13; seat 2 ratmen+hill 5:4 11:4 15:3',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: has({ type: 'treaty', seat: 2 }),
  },
  {
    right: 'SOR-1 no lone token is left to Sorcerers, however many stand at the border',
    text: 'board 2; round 5; first 1; turn 1 redeploy; coins 25 30; tribes all; seat 1 orcs declined 13; seat 0 tritons declined 20 21; seat 1 amazons+forest 1 2 6 12:6 hand:3; seat 0 sorcerers+underworld 10:3 14 17:3 hand:3; conquered amazons 12!; attacked 0; column dwarves+stout:3 trolls+pillaging:2 elves+swamp wizards+spirit humans+wealthy ratmen+flying; discard dragonMaster seafaring',
    asks: 'decision',
    solvedBy: ['warlord'],
    isRight: (answer) => [1, 2, 6, 12].every((region) => tokensIn(answer, region) > 1),
  },
  {
    right: 'SOR-1 not even beyond what stands beside them now',
    text: 'board 2; round 4; first 1; turn 1 redeploy; coins 12 23; tribes all; seat 0 ghouls declined 1:3 2:3 4:2 5 id:1; seat 1 tritons+seafaring 8:3 14:3 20 21; seat 0 sorcerers+diplomat 3:3 9 13:6; conquered tritons 14! 8!; attacked 0; column orcs+bivouacking:2 skeletons+berserk:2 wizards+fortified:2 elves+mounted humans+wealthy halflings+underworld; discard flying spirit',
    asks: 'decision',
    solvedBy: ['warlord'],
    isRight: (answer) => [8, 14, 20, 21].every((region) => tokensIn(answer, region) > 1),
  },
  {
    right: 'RED-1 one region that nobody can take back is worth more than two that fall as well',
    text: 'board 2; round 4; turn 0 redeploy; coins 27 15; tribes all; seat 1 ghouls declined 3:3 4:3 9 id:1; seat 0 elves+pillaging 1 5 11 12:6 17 hand:1; seat 1 ratmen+forest 2:5 6:3 hand:3; conquered elves 12!; attacked 1; column trolls+alchemist:2 wizards+fortified:1 orcs+spirit humans+commando dwarves+wealthy halflings+berserk; discard stout dragonMaster',
    asks: 'decision',
    solvedBy: ['warlord'],
    isRight: (answer) => tokensIn(answer, 12) >= 6,
  },
];
