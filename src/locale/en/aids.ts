/** What helps to judge: what a conquest brings and takes, who threatens what, whether to decline. Fetched with it (`locale/aids.ts`). */
export const aids = {
  'taking.coins': 'Coins this turn',
  'taking.coins.change': '{before} before, {after} after',
  'taking.label': 'What else it does',
  'taking.loser': '{race}: lose {lost, plural, =0 {none} other {#}}{withdrawn, plural, =0 {} other {, # back in hand}}',
  'taking.leaves': '{race} leave the map for good',
  'taking.lostTribe': 'The Lost Tribe is gone for good',
  'taking.marker.box': '{marker} lost',
  'taking.marker.owner': '{marker} back to its owner',
  'taking.marker.here': 'Your {marker} comes here',
  'taking.marker.guards': 'Your {marker} keeps it safe',
  'aid.threats.title': 'Next turn',
  'aid.threats.button':
    '{count, plural, =0 {No race in play threatens you} one {# region in danger} other {# regions in danger}}',
  'aid.threats.off': 'Show dangers',
  'aid.threats.hint': 'Show who could take your regions next turn',
  'aid.threats.where': 'In danger: {regions}',
  'aid.threats.none': 'No race on the board can take this next turn.',
  'aid.threats.more': 'and {count} more',
  'aid.threat.conquer':
    '{mine, select, yes {Your {race}} other {{seat}’s {race}}} could take this with {tokens} of {available} tokens.',
  'aid.threat.die':
    '{mine, select, yes {Your {race}} other {{seat}’s {race}}} would need the die: {tokens} needed, {available} to attack with ({chance, number, percent}).',
  'aid.threat.act': '{mine, select, yes {Your {race}} other {{seat}’s {race}}} could take this with a special ability.',
  'aid.threat.act.convert':
    '{mine, select, yes {Your {race}} other {{seat}’s {race}}} could convert the lone token here.',
  'aid.threat.act.dragon':
    '{mine, select, yes {Your {race}} other {{seat}’s {race}}} could send the Dragon here with {tokens} of {available} tokens.',
  'aid.forecast.title': 'Expand or decline?',
  'aid.forecast.expand': 'Expand',
  'aid.forecast.stay': 'Stay active',
  'aid.forecast.decline': 'Decline',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {no spare token} one {# spare token} other {# spare tokens}} · {regions, plural, =0 {nothing in reach} one {# region in reach} other {# regions in reach}} · {coins, plural, one {# coin} other {# coins}}',
  'aid.forecast.expand.gone': 'no tokens left',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {no coins} one {# coin} other {# coins}} now{turns, plural, =0 {} other {, and again each later turn while you hold the regions}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {no coins} one {# coin} other {# coins}} each later turn while you hold the regions; a new race next turn',
  'aid.forecast.verdict':
    '{choice, select, expand {Expanding looks better, by about {coins, plural, one {# coin} other {# coins}} at the end.} decline {Declining looks better, by about {coins, plural, one {# coin} other {# coins}} at the end.} other {About even.}}',
  'aid.forecast.more': 'Why?',
  'aid.forecast.still': 'Expanding without a conquest pays {coins, plural, one {# coin} other {# coins}}.',
  'aid.forecast.way':
    'Cheapest way: {way}. Without the die, that is at least {coins, plural, one {# coin} other {# coins}} this turn.',
  'aid.forecast.step': '{region} for {cost}',
  'aid.forecast.leaving': 'Declining takes your {race} off the map.',
  'aid.forecast.fresh': 'Next turn you would begin with a new race, which also needs time to pay off.',
  'aid.forecast.last': 'This is the last round: declining pays nothing later.',
  'aid.forecast.judge': 'The verdict is an estimate up to the end of the game, as the Strategist would make it.',
} as const;
