import { describe, expect, it } from 'vitest';
import { explain } from '../../src/rules/index.ts';
import { stateOf } from '../support/position.ts';

/**
 * Each reason for which a command is refused: a position (regions by number, as in tests/support/places.ts), a command, all that is said of it, and what
 * to do instead, if anything.
 */
const rows = `
seat 0 orcs+hill 1 hand:5 | {"type":"pass"} | TRN-8 notNow {"command":"pass","phase":"conquer"} | conquerFirst
turn 0 redeploy; seat 0 orcs+hill 1:2 | {"type":"conquer","region":2} | TRN-7 notNow {"command":"conquer","phase":"redeploy"} | redeployFirst
turn 0 readyTroops; seat 0 orcs+hill 1:2 | {"type":"conquer","region":2} | TRN-7 notNow {"command":"conquer","phase":"readyTroops"} | readyTroopsFirst
turn 0 pickCombo | {"type":"conquer","region":2} | TRN-7 notNow {"command":"conquer","phase":"pickCombo"} | pickComboFirst
seat 0 orcs+hill 1 hand:0 | {"type":"conquer","region":2} | CON-5 noToken {"region":2,"inHand":0} | endConquests
seat 0 orcs+hill 1 hand:1 | {"type":"conquer","region":2} | CON-1 tooFewTokens {"region":2,"needed":2,"cost":{"region":2,"lines":[{"clause":"CON-1","amount":2,"source":"base"}],"total":2},"inHand":1,"short":1} | finalRoll {"wins":3,"of":6}
seat 0 orcs+hill 1 hand:1; seat 1 elves+forest 2:4 | {"type":"conquer","region":2} | CON-1 tooFewTokens {"region":2,"needed":6,"cost":{"region":2,"lines":[{"clause":"CON-1","amount":2,"source":"base"},{"clause":"CON-1","amount":4,"source":"tokens","of":"elves"}],"total":6},"inHand":1,"short":5} | moreTokens {"short":5}
seat 0 orcs+hill 1 hand:5 | {"type":"conquer","region":1} | CON-7 alreadyHeld {"region":1,"race":"orcs"} | -
seat 0 orcs+hill 1 hand:5; seat 1 halflings+forest 2[hole] | {"type":"conquer","region":2} | CON-8 immune {"region":2,"marker":"hole"} | -
seat 0 orcs+hill 1 hand:5; seat 1 humans+dragonMaster 2[dragon] | {"type":"conquer","region":2} | CON-8 immune {"region":2,"marker":"dragon"} | -
seat 0 orcs+hill 2 hand:5 | {"type":"conquer","region":7} | CON-4 water {"region":7,"terrain":"lake"} | -
seat 0 orcs+hill 1 hand:5 | {"type":"conquer","region":0} | CON-4 water {"region":0,"terrain":"sea"} | -
seat 0 orcs+hill 1 hand:5; seat 1 humans+diplomat 2; pact humans 0 | {"type":"conquer","region":2} | DIP-2 pact {"region":2,"seat":1,"race":"humans"} | waitForPeace {"seat":1}
seat 0 orcs+hill hand:5 | {"type":"conquer","region":14} | CON-2 notBorder {"region":14,"race":"orcs"} | chooseBorder
seat 0 orcs+hill 1 hand:9 | {"type":"conquer","region":4} | CON-3 notAdjacent {"region":4,"race":"orcs","neighbours":[3,9,10]} | holdNeighbour {"held":1}
seat 0 orcs+hill 1 hand:0 | {"type":"finalRoll","region":2} | DIE-1 noToken {"region":2,"inHand":0} | endConquests
seat 0 orcs+hill 1 hand:3 | {"type":"finalRoll","region":2} | DIE-1 enoughTokens {"region":2,"needed":2,"inHand":3} | conquerInstead {"region":2}
seat 0 orcs+hill 1 hand:1; seat 1 elves+forest 2:4 | {"type":"finalRoll","region":2} | DIE-1 tooManyShort {"region":2,"needed":6,"inHand":1,"short":5,"cost":{"region":2,"lines":[{"clause":"CON-1","amount":2,"source":"base"},{"clause":"CON-1","amount":4,"source":"tokens","of":"elves"}],"total":6}} | cheaperRegion
seat 0 orcs+berserk 1 hand:1 | {"type":"finalRoll","region":2} | BER-2 noFinalRoll {"race":"orcs","rolls":"before"} | rollFirst
seat 0 orcs+berserk 1 3 hand:3; rolled 2 BER-1 BER-2 | {"type":"abandon","region":3} | BER-2 rolledAlready {"region":3,"roll":2} | -
seat 0 orcs+berserk 1 hand:3; rolled 2 BER-1 BER-2 | {"type":"act","action":"berserkRoll"} | BER-2 rollWaiting {"roll":2} | -
seat 0 orcs+berserk 1 hand:0 | {"type":"act","action":"berserkRoll"} | CON-5 noTokenToRoll {"inHand":0} | endConquests
seat 0 sorcerers+berserk 1 hand:3; rolled 2 BER-1 BER-2; seat 1 elves+hill 2 | {"type":"act","action":"convert","region":2} | BER-2 rollWaiting {"roll":2} | -
seat 0 orcs+berserk 1 hand:3 | {"type":"act","action":"berserkRoll","region":2} | null malformed {} | -
seat 0 orcs+hill 1 hand:3 | {"type":"act","action":"berserkRoll"} | null noSuchAction {"action":"berserkRoll","race":"orcs"} | -
seat 0 sorcerers+hill 1 hand:3; seat 1 elves+forest 2 | {"type":"act","action":"convert"} | null malformed {} | -
seat 0 sorcerers+hill 1:2 4:2 3:2 5:2 2:5 6:5; seat 1 elves+forest 9 | {"type":"act","action":"convert","region":9} | SOR-2 trayEmpty {"race":"sorcerers"} | -
seat 0 sorcerers+hill 1 hand:3 | {"type":"act","action":"convert","region":2} | SOR-1 noActiveOpponent {"region":2} | -
seat 0 sorcerers+hill 1 hand:3; seat 1 elves declined 2 | {"type":"act","action":"convert","region":2} | SOR-1 noActiveOpponent {"region":2} | -
seat 0 sorcerers+hill 1 hand:3; seat 1 elves+forest 2; memory converted.1:1 | {"type":"act","action":"convert","region":2} | SOR-1 convertedAlready {"seat":1} | -
seat 0 sorcerers+hill 1 hand:3; seat 1 elves+forest 2:2 | {"type":"act","action":"convert","region":2} | SOR-3 notAlone {"region":2,"tokens":2} | -
seat 0 sorcerers+hill 1 hand:3; seat 1 elves+bivouacking 2[encampment:2] | {"type":"act","action":"convert","region":2} | SOR-3 guarded {"region":2,"marker":"encampment"} | -
seat 0 sorcerers+hill 1 hand:3; seat 1 elves+forest 4 | {"type":"act","action":"convert","region":4} | SOR-4 notAdjacent {"region":4,"race":"sorcerers"} | -
seat 0 sorcerers+hill 1 hand:3; seat 1 halflings+forest 2[hole] | {"type":"act","action":"convert","region":2} | CON-8 immune {"region":2,"marker":"hole"} | -
seat 0 orcs+dragonMaster 1 hand:3; memory dragon:1 | {"type":"act","action":"dragon","region":2} | DRA-1 dragonUsed {} | -
seat 0 orcs+dragonMaster 1 hand:0 | {"type":"act","action":"dragon","region":2} | CON-5 noToken {"inHand":0} | endConquests
seat 0 orcs+dragonMaster 1 hand:3 | {"type":"act","action":"dragon","region":4} | CON-3 notAdjacent {"region":4,"race":"orcs","neighbours":[3,9,10]} | -
seat 0 orcs+hill 1 2 hand:3 | {"type":"abandon","region":4} | TRN-4 notYourRegion {"region":4} | chooseOwn
seat 0 orcs+hill 1 2 hand:3; conquered orcs 2 | {"type":"abandon","region":1} | TRN-4 conquestsBegun {"region":1} | -
turn 0 redeploy; seat 0 orcs+hill 1:2 | {"type":"place","region":2,"count":1} | RED-1 notYourRegion {"region":2} | chooseOwn
turn 0 redeploy; seat 0 orcs+hill 1:2 hand:1; seat 0 elves declined 2 | {"type":"place","region":2,"count":1} | RED-1 inDecline {"region":2,"race":"elves"} | -
turn 0 redeploy; seat 0 orcs+hill 1:2 3:3 hand:1 | {"type":"place","region":1,"count":3} | RED-1 tooFewInHand {"region":1,"count":3,"inHand":1} | takeUp
turn 0 redeploy; seat 0 orcs+hill 1:2 3:3 hand:1 | {"type":"lift","region":1,"count":3} | RED-1 tooFewThere {"region":1,"count":3,"tokens":2} | -
turn 0 redeploy; seat 0 orcs+hill 1:2 3:3 hand:1 | {"type":"lift","region":1,"count":2} | RED-3 noAbandoningNow {"region":1,"tokens":2} | -
turn 0 redeploy; seat 0 orcs+hill 1:2 3:3 hand:1 | {"type":"lift","region":2,"count":2} | RED-1 notYourRegion {"region":2} | chooseOwn
turn 0 redeploy; seat 0 amazons+hill 1:3 2 hand:1 | {"type":"lift","region":2,"count":1} | AMA-3 spareTokensFirst {"region":2,"spare":2,"wanted":4} | liftSpare
turn 0 redeploy; seat 0 orcs+hill 1:2 hand:1 | {"type":"endRedeployment"} | RED-2 tokensInHand {"inHand":1,"race":"orcs"} | placeThem
turn 0 redeploy; seat 0 amazons+hill 1:3 2 hand:1 | {"type":"endRedeployment"} | AMA-2 tokensToSetAside {"wanted":4,"inHand":1,"missing":3} | liftMore
turn 0 redeploy; seat 0 orcs+heroic 1:2 2 | {"type":"endRedeployment"} | HER-1 markersInHand {"marker":"hero"} | placeThem
turn 0 redeploy; seat 0 orcs+heroic 1:2[hero] 2[hero] 3 | {"type":"placeMarker","marker":"hero","region":3} | HER-1 noMarkerLeft {"marker":"hero","supply":2} | -
turn 0 redeploy; seat 0 orcs+heroic 1:2[hero] 2 3 | {"type":"placeMarker","marker":"hero","region":1} | HER-1 markerThereAlready {"marker":"hero","region":1,"perRegion":1} | otherRegion
turn 0 redeploy; seat 0 orcs+heroic 1:2 2 3 | {"type":"placeMarker","marker":"fortress","region":1} | RED-1 notYourMarker {"marker":"fortress","race":"orcs"} | -
turn 0 redeploy; seat 0 orcs+heroic 1:2 2 3 | {"type":"placeMarker","marker":"hero","region":4} | RED-1 notYourRegion {"region":4} | chooseOwn
turn 0 redeploy; seat 0 orcs+heroic 1:2[hero] 2 3 | {"type":"liftMarker","marker":"hero","region":2} | HER-1 noMarkerThere {"marker":"hero","region":2} | -
turn 0 redeploy; seat 0 orcs+heroic 1:2[hero] 2 3 | {"type":"liftMarker","marker":"hero","region":4} | RED-1 notYourRegion {"region":4} | chooseOwn
turn 0 redeploy; seat 0 orcs+fortified 1[fortress] 2 | {"type":"liftMarker","marker":"fortress","region":1} | FRT-3 markerStays {"marker":"fortress"} | -
turn 0 redeploy; seat 0 orcs+heroic 1:2[hero] 2 3 | {"type":"liftMarker","marker":"fortress","region":1} | RED-1 notYourMarker {"marker":"fortress","race":"orcs"} | -
turn 1 withdrawal 0; seat 0 orcs+hill 1 3 hand:2; seat 1 elves+forest 2:3; conquered elves 2! | {"type":"place","region":1,"count":3} | LOS-2 tooFewInHand {"region":1,"count":3,"inHand":2} | -
turn 1 withdrawal 0; seat 0 orcs+hill 1 3 hand:2; seat 1 elves+forest 2:3; conquered elves 2! | {"type":"lift","region":1,"count":1} | LOS-2 tokensStay {"region":1} | -
turn 1 withdrawal 0; seat 0 orcs+hill 1 3 hand:2; seat 1 elves+forest 2:3; conquered elves 2! | {"type":"endRedeployment"} | LOS-2 tokensInHand {"inHand":2,"race":"orcs"} | placeThem
turn 1 withdrawal 0; seat 0 orcs+bivouacking 1 3 hand:2; seat 1 elves+forest 2:3; conquered elves 2! | {"type":"liftMarker","marker":"encampment","region":1} | LOS-2 markerStays {"marker":"encampment"} | -
turn 1 withdrawal 0; seat 0 orcs+heroic 1[hero] 3 hand:2; seat 1 elves+forest 2:3; conquered elves 2! | {"type":"placeMarker","marker":"hero","region":1} | LOS-2 markerStays {"marker":"hero"} | -
turn 1 withdrawal 0; seat 0 orcs+bivouacking 1[encampment:5] 3 hand:2; seat 1 elves+forest 2:3; conquered elves 2! | {"type":"placeMarker","marker":"encampment","region":1} | BIV-1 noMarkerLeft {"marker":"encampment","supply":5} | -
turn 0 pickCombo | {"type":"pickCombo","index":6} | COL-1 noSuchCombo {"index":6,"offered":6} | -
turn 0 pickCombo; coins 2 9 | {"type":"pickCombo","index":4} | COL-2 tooFewCoins {"needed":4,"coins":2} | pickHigher {"coins":2}
turn 0 readyTroops; seat 0 orcs+hill hand:0 | {"type":"expand"} | TRN-8 noTokensLeft {"race":"orcs"} | declineOrPass
turn 0 readyTroops; seat 0 orcs+hill hand:2 | {"type":"pass"} | TRN-8 mayExpand {"race":"orcs"} | expandInstead
turn 0 treaty; seat 0 orcs+diplomat 1; seat 1 elves+forest 2 | {"type":"treaty","seat":0} | DIP-1 treatyWithOneself {} | nameAnother
turn 0 treaty; seat 0 orcs+diplomat 1; seat 1 elves+forest 2 | {"type":"treaty","seat":2} | null noSuchSeat {"seat":2,"players":2} | -
turn 0 redeploy; seat 0 orcs+fortified 1 2[fortress]; memory placed.fortress:1 placed.fortress.2:1 | {"type":"placeMarker","marker":"fortress","region":1} | FRT-3 markerPlacedThisTurn {"marker":"fortress","perTurn":1} | -
board 3; turn 0 treaty; seat 0 orcs+diplomat 1 4; seat 1 elves+forest 2; seat 2 humans+hill 5; conquered orcs 4!; attacked 1 | {"type":"treaty","seat":1} | DIP-1 attackedThisTurn {"seat":1} | nameAnother
seat 0 sorcerers+dragonMaster 1 hand:3; memory dragon:1 | {"type":"act","action":"dragon","region":2} | DRA-1 dragonUsed {} | -
seat 0 sorcerers+dragonMaster 1 hand:3; seat 1 elves+forest 2; memory converted.1:1 | {"type":"act","action":"convert","region":2} | SOR-1 convertedAlready {"seat":1} | -
turn 0 pickCombo | {"type":"treaty","seat":1} | DIP-1 notNow {"command":"treaty","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"stout","decline":true} | STO-1 notNow {"command":"stout","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"expand"} | TRN-2 notNow {"command":"expand","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"decline"} | DEC-1 notNow {"command":"decline","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"pass"} | TRN-8 notNow {"command":"pass","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"abandon","region":1} | TRN-4 notNow {"command":"abandon","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"finalRoll","region":1} | DIE-1 notNow {"command":"finalRoll","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"act","action":"dragon","region":1} | TRN-7 notNow {"command":"act","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"endConquests"} | TRN-6 notNow {"command":"endConquests","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"place","region":1,"count":1} | RED-1 notNow {"command":"place","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"lift","region":1,"count":1} | RED-1 notNow {"command":"lift","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"placeMarker","marker":"hero","region":1} | RED-1 notNow {"command":"placeMarker","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"liftMarker","marker":"hero","region":1} | RED-1 notNow {"command":"liftMarker","phase":"pickCombo"} | pickComboFirst
turn 0 pickCombo | {"type":"endRedeployment"} | TRN-7 notNow {"command":"endRedeployment","phase":"pickCombo"} | pickComboFirst
seat 0 orcs+hill 1 hand:2 | {"type":"pickCombo","index":0} | COL-1 notNow {"command":"pickCombo","phase":"conquer"} | conquerFirst
turn 0 redeploy; seat 0 orcs+hill 1 | {"type":"pickCombo","index":0} | COL-1 notNow {"command":"pickCombo","phase":"redeploy"} | redeployFirst
turn 0 readyTroops; seat 0 orcs+hill 1 | {"type":"pickCombo","index":0} | COL-1 notNow {"command":"pickCombo","phase":"readyTroops"} | readyTroopsFirst
turn 0 stout; seat 0 orcs+stout 1 | {"type":"pickCombo","index":0} | COL-1 notNow {"command":"pickCombo","phase":"stout"} | stoutFirst
turn 0 treaty; seat 0 orcs+diplomat 1; seat 1 elves+forest 2 | {"type":"expand"} | TRN-2 notNow {"command":"expand","phase":"treaty"} | treatyFirst
turn 0 ghouls; seat 0 ghouls declined 1 hand:2; seat 0 orcs+hill 4 | {"type":"expand"} | TRN-2 notNow {"command":"expand","phase":"ghouls"} | ghoulsFirst
turn 1 withdrawal 0; seat 0 orcs+hill 1 3 hand:2; seat 1 elves+forest 2:3; conquered elves 2! | {"type":"expand"} | TRN-2 notNow {"command":"expand","phase":"withdrawal"} | withdrawalFirst
seat 0 orcs+dragonMaster 1 hand:1 | {"type":"conquer","region":3} | CON-3 notAdjacent {"region":3,"race":"orcs","neighbours":[2,4,8,9]} | holdNeighbour {"held":1}
seat 0 orcs+dragonMaster 1 hand:1 | {"type":"conquer","region":4} | CON-3 notAdjacent {"region":4,"race":"orcs","neighbours":[3,9,10]} | -
seat 0 orcs+dragonMaster 1 hand:1; memory dragon:1 | {"type":"conquer","region":3} | CON-3 notAdjacent {"region":3,"race":"orcs","neighbours":[2,4,8,9]} | -
turn 0 redeploy; seat 0 amazons+hill 1:3 2 hand:6 | {"type":"endRedeployment"} | RED-2 tokensInHand {"inHand":2,"race":"amazons"} | placeThem
`;

describe('a refusal says all of it: the clause, what is wrong and by how much, and what to do', () => {
  const cases = rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

  it.each(cases)('%s | %s | %s', (position, command = '', said, remedy) => {
    const refusal = explain(stateOf(position ?? ''), JSON.parse(command));
    expect(refusal && `${refusal.clause} ${refusal.code} ${JSON.stringify(refusal.facts)}`).toBe(said);
    const advice = refusal?.remedy ?? { code: '-', facts: {} };
    const facts = Object.keys(advice.facts).length > 0 ? ` ${JSON.stringify(advice.facts)}` : '';
    expect(`${advice.code}${facts}`).toBe(remedy);
  });
});
