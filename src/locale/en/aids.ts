/** What helps to judge: what a conquest costs, brings and takes, what a turn pays, who threatens what, whether to decline. Fetched with it (`locale/aids.ts`). */
export const aids = {
  'cost.title': 'To conquer',
  'cost.total': 'Needed',
  'cost.hand': 'In hand',
  'cost.enough': 'enough',
  'cost.odds': 'Final roll: a chance of {wins} in 6 ({percent})',
  'score.total': 'Total',
  'score.regions': '{count, plural, one {# region} other {# regions}} of {race}',
  'score.regions.declined': '{count, plural, one {# region} other {# regions}} of {race} in decline',
  'score.bonus': '{what}: extra',
  'score.nothing': 'Nothing this turn.',
  'taking.coins': 'Coins this turn',
  'taking.coins.change': '{before} before, {after} after',
  'taking.coins.now': 'Coins this turn: {after} instead of {before}',
  'taking.coins.same': 'No more coins this turn',
  'taking.label': 'What else it does',
  'taking.loser': '{race}: lose {lost, plural, =0 {none} other {#}}{withdrawn, plural, =0 {} other {, # back in hand}}',
  'taking.leaves': '{race} leave the map for good',
  'taking.lostTribe': 'The Lost Tribe is gone for good',
  'taking.marker.box': '{marker} lost',
  'taking.marker.owner': '{marker} back to its owner',
  'taking.marker.here': 'Your {marker} comes here',
  'taking.marker.guards': 'Your {marker} keeps it safe',
  'aid.threats.title': 'Before its holder’s next turn',
  'aid.threats.hint': 'Mark on the board what you could lose before your next turn',
  'aid.threats.remote':
    '{mine, select, yes {Nobody can take it directly before your next turn.} other {Nobody can take it directly before its holder’s next turn.}}',
  'aid.threats.detours': 'By a detour: {count}',
  'aid.threats.none': 'Nobody can take this before your next turn.',
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
  'aid.danger.certain':
    '{count, plural, one {# region can be taken for certain} other {# regions can be taken for certain}}',
  'aid.danger.chance':
    '{count, plural, one {# region can be taken with luck: {chance, number, percent}} other {# regions can be taken with luck: up to {chance, number, percent}}}',
  'aid.danger.new': 'Only a new race could take a region',
  'aid.danger.remote': 'Nobody can take a region directly',
  'aid.danger.safe': 'Safe until your next turn',
  'aid.danger.attack': 'Under attack: {regions}',
  'aid.danger.short': 'Dangers',
  'aid.danger.why': 'Who could take what',
  'aid.danger.title': 'What you could lose before your next turn, as things stand',
  'aid.danger.none': 'Whatever the others do, they can take no region of yours before your next turn.',
  'aid.threat.way': 'On the way: {regions}.',
  'aid.threat.detour':
    '{mine, select, yes {Your {race}} other {{race} of {seat}}} could get here only by giving up regions of their own, by a detour, or if others clear the way.',
  'aid.threat.pick':
    '{mine, select, yes {You} other {{seat}}} could pick {combo} and take this with {tokens} of {available}.',
  'aid.threat.pick.die':
    '{mine, select, yes {You} other {{seat}}} could pick {combo} and take this with luck: {tokens} wanted, {available} to attack with ({chance, number, percent}).',
  'aid.threat.pick.act':
    '{mine, select, yes {You} other {{seat}}} could pick {combo} and take this by a power of their own.',
  'aid.threat.pick.detour':
    '{mine, select, yes {You} other {{seat}}} could pick {combo} and get here only by a detour, or if others clear the way.',
  'aid.threat.unseen': '{mine, select, yes {You} other {{seat}}} could pick a race that nobody has seen yet.',
  'aid.forecast.title': 'Expand or decline?',
  'aid.forecast.expand': 'Expand',
  'aid.forecast.stay': 'Stay active',
  'aid.forecast.decline': 'Decline',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {no spare token} one {# spare token} other {# spare tokens}} · {regions, plural, =0 {not enough for a region} one {enough for # region} other {enough for # regions}} · {coins, plural, one {# coin} other {# coins}}',
  'aid.forecast.expand.gone': 'no tokens left',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {no coins} one {# coin} other {# coins}} now{turns, plural, =0 {} other {, the same each later turn while held}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {no coins} one {# coin} other {# coins}} each later turn while you hold the regions; a new race next turn',
  'aid.forecast.verdict':
    '{choice, select, expand {Expanding looks better, by about {coins, plural, one {# coin} other {# coins}} at the end.} decline {Declining looks better, by about {coins, plural, one {# coin} other {# coins}} at the end.} other {About even at the end.}}',
  'aid.forecast.more': 'Why?',
  'aid.forecast.still': 'Expanding without a conquest pays {coins, plural, one {# coin} other {# coins}}.',
  'aid.forecast.way':
    'Cheapest way: {way}. Without the die, that is at least {coins, plural, one {# coin} other {# coins}} this turn.',
  'aid.forecast.step': '{region} for {cost}',
  'aid.forecast.leaving': 'Declining takes your {race} off the map.',
  'aid.forecast.fresh': 'Next turn you would begin with a new race, which also needs time to pay off.',
  'aid.forecast.last': 'This is the last round: declining pays nothing later.',
  'aid.forecast.offer': 'On offer now: {combos}.',
  'aid.forecast.even':
    'At the end the difference is {coins, plural, =0 {less than 1 coin} one {about # coin} other {about # coins}}: too little to tell.',
  'aid.forecast.judge':
    'The verdict is an estimate up to the end of the game, as a strong computer opponent would make it.',
} as const;
