/**
 * What happened, in words: one message for every event of the rules, and for every reason tokens move.
 * Regions among the arguments (`from`, `to`, `region`) become buttons there.
 */
export const log = {
  'log.turnBegan': 'Round {round}: {seat}’s turn.',
  'log.comboPicked':
    '{seat} picks {power} {race}{cost, plural, =0 { for free} one { for # coin} other { for # coins}}.',
  'log.comboRevealed': 'New on offer: {power} {race}.',
  'log.badgesReshuffled': 'The discarded badges are shuffled into a new stack.',
  'log.tokensMoved.picked': '{count} {race} {count, plural, one {comes} other {come}} from the tray.',
  'log.tokensMoved.readied': '{seat} takes {count} {race} back in hand.',
  'log.tokensMoved.abandoned': '{count} {race} {count, plural, one {leaves} other {leave}} {from}.',
  'log.tokensMoved.conquered': '{count} {race} {count, plural, one {marches} other {march}} into {to}.',
  'log.tokensMoved.lost': '{seat} loses {count} {race}{from, select, none {} other { in {from}}}.',
  'log.tokensMoved.withdrawn':
    '{count} {race} of {seat} {count, plural, one {withdraws} other {withdraw}}{from, select, none {} other { from {from}}}.',
  'log.tokensMoved.placed': '{seat} places {count} {race} in {to}.',
  'log.tokensMoved.lifted': '{seat} takes {count} {race} from {from}.',
  'log.tokensMoved.reinforced': '{count} new {race} {count, plural, one {rises} other {rise}} from the tray.',
  'log.tokensMoved.setAside': '{count} {race} {count, plural, one {leaves} other {leave}} the map until the next turn.',
  'log.tokensMoved.declined': '{count} {race} {count, plural, one {returns} other {return}} to the tray.',
  'log.markerMoved.placed': '{marker} placed in {to}.',
  'log.markerMoved.taken': '{marker} taken from {from}.',
  'log.markerMoved.moved': '{marker} moved from {from} to {to}.',
  'log.lostTribeRemoved': 'The Lost Tribe of {region} is gone for good.',
  'log.coinsMoved.column': '{seat} lays {amount, plural, one {# coin} other {# coins}} on the combos skipped.',
  'log.coinsMoved.collected': '{seat} collects {amount, plural, one {# coin} other {# coins}} from the combo.',
  'log.dieRolled':
    '{seat} rolls {value, plural, =0 {a blank} other {a #}}{region, select, none {} other { against {region}}}.',
  'log.conquered.conquer': '{seat} conquers {region} with {cost, plural, one {# token} other {# tokens}}.',
  'log.conquered.finalRoll': '{seat} takes {region} on the final roll.',
  'log.conquered.convert': '{seat} converts the defender of {region}.',
  'log.conquered.dragon': 'The Dragon takes {region} for {seat}.',
  'log.conquered.other': '{seat} takes {region}.',
  'log.attemptFailed': 'The final roll for {region} fails.',
  'log.regionAbandoned': '{region} is abandoned.',
  'log.declined': '{seat} puts the race in decline.',
  'log.badgeDiscarded': 'The {power} badge is discarded.',
  'log.raceLeft': 'The last {race} leave the map.',
  'log.treatyMade': '{seat} makes peace with {bound}.',
  'log.treatyEnded': 'The peace with {bound} is over.',
  'log.scored': '{seat} scores {amount, plural, =0 {nothing} one {# coin} other {# coins}}.',
  'log.gameEnded': 'The game is over. {winners} {count, plural, one {wins} other {share the win}} with {coins} coins.',
  'log.title': 'Log',
  'log.show': 'Show what happened',
  'log.empty': 'Nothing has happened yet.',
} as const;
