/** The showcase: what happens and why, for somebody who passes by; fetched with it (`locale/showcase.ts`). */
export const showcase = {
  'showcase.label': 'Small World, playing by itself',
  'showcase.leave': 'Leave the showcase',
  'showcase.fault': 'Not understood in the address, so left as usual: {words}',
  'showcase.failed': 'Something went wrong. The next game begins in a moment.',
  'showcase.lost': 'The picture is coming back; meanwhile, the plan of the board.',
  'showcase.title': 'Small World',
  'showcase.title.text': 'Fantasy folk conquer a world too small for all of them.',
  'showcase.title.game':
    '{players} players, {rounds} rounds, {regions} regions. Whoever has most coins at the end wins.',
  'showcase.title.opponent': 'the {level}',
  'showcase.title.made':
    'An unofficial work of fans. The game is by Philippe Keyaerts, published by Days of Wonder, whose trademark it is.',
  'showcase.round': 'Round {round} of {rounds}',
  'showcase.race': 'Coins earned so far',
  'showcase.race.lead': 'in the lead',
  'showcase.race.turn': 'moves now',
  'showcase.race.none': 'about to pick a new race',
  'showcase.race.declined': '{race} in decline',
  'showcase.result': '{seats} {count, plural, one {wins} other {share the win}}',
  'showcase.result.coins': 'with {coins, plural, one {# coin} other {# coins}}',
  'showcase.result.tie': 'A tie: {tokens, plural, one {# token} other {# tokens}} left on the board decided it.',
  'showcase.result.next': 'The next game begins in a moment.',

  'showcase.what.pickCombo':
    '{seat} picks the {combo}{cost, plural, =0 {, the top of the column, free of charge} one {, and lays a coin on the combo passed over} other {, and lays a coin on each of the # combos passed over}}{collected, plural, =0 {} one {; the coin that lay there comes along} other {; the # coins that lay there come along}}.',
  'showcase.what.readyTroops':
    '{seat} takes {count} {race} back in hand, leaving one in each region, to go on conquering.',
  'showcase.what.abandoned': '{seat} gives up {region} to have its tokens elsewhere.',
  'showcase.what.conquer':
    'The {race} of {seat} take {region}{from, select, none {} other { from {from}}} with {cost, plural, one {# token} other {# tokens}}{parts, select, none {} other { ({parts})}}.',
  'showcase.cost.line': '{what} {amount}',
  'showcase.what.taken':
    'The {race} of {seat} take {region}{from, select, none {} other { from {from}}}, by the power they have: {by}.',
  'showcase.what.roll': '{seat} rolls the die before choosing where to attack.',
  'showcase.what.roll.shows':
    'The die shows {value, plural, =0 {a blank: no help this time} other {#: the next region takes so many tokens less}}.',
  'showcase.what.finalRoll':
    'The last throw: the {race} of {seat} are {short, plural, one {# token} other {# tokens}} short for {region}. The die must make up for {short, plural, one {it} other {them}}.',
  'showcase.what.finalRoll.won': 'The die shows {value, plural, =0 {a blank} other {#}}: {region} is taken!',
  'showcase.what.finalRoll.lost': 'The die shows {value, plural, =0 {a blank} other {#}}: {region} holds out.',
  'showcase.what.redeploy':
    '{seat} spreads the troops: {count, plural, one {# token goes} other {# tokens go}} to {regions, plural, one {# region} other {# regions}}.',
  'showcase.what.redeploy.stay': '{seat} leaves the troops where they stand.',
  'showcase.what.treaty': '{seat} offers peace to {bound}, whose active race may not attack until {seat}’s next turn.',
  'showcase.what.score': '{seat} is paid {amount, plural, =0 {nothing} one {# coin} other {# coins}}.',
  'showcase.what.phase': '{seat}: {phase}.',
  'showcase.what.stout': '{seat} decides whether the race declines now, after it has been paid.',
  'showcase.what.withdrawal':
    '{seat}’s troops that were driven out find a place: {count, plural, one {# token goes} other {# tokens go}} to {regions, plural, one {# region} other {# regions}}.',
  'showcase.what.decline': '{seat} puts the {race} in decline: one of them stays in each region and turns to stone.',

  'showcase.why.better':
    'Why? By {seat}’s reckoning that is worth {gain, plural, one {# coin} other {# coins}} more than the next best move, “{other}”.',
  'showcase.why.even': 'Why? By {seat}’s reckoning nothing else was better; “{other}” came to the same.',
  'showcase.why.searched':
    'Why? Thinking many turns ahead, {seat} came back to this move most: {share, number, percent} of the time.',
  'showcase.why.odds':
    'Why try? {wins, plural, one {One face} other {# faces}} of the six would do, and failing costs nothing.',
  'showcase.why.regions':
    'Why? A coin for each region held: {count}{bonus, plural, =0 {} one {, and # more for the gifts of the race and its power} other {, and # more for the gifts of the race and its power}}.',

  'showcase.rule.pickCombo': 'Every race comes with a power, and a number of tokens. The top combo is free.',
  'showcase.rule.readyTroops': 'Each turn, one either conquers more or lets the race decline.',
  'showcase.rule.ghouls': 'These are in decline, and fight on all the same.',
  'showcase.rule.conquer': 'A region takes two tokens, and one more for everything that stands in it.',
  'showcase.rule.finalRoll': 'Once a turn, when tokens run short, the die may help with one last region.',
  'showcase.rule.redeploy': 'Why? The more tokens stand in a region, the more it takes to drive them out.',
  'showcase.rule.treaty': 'Peace binds for one round.',
  'showcase.rule.score': 'Each region held pays a coin to its holder.',
  'showcase.rule.stout': 'Others would lose a turn over it.',
  'showcase.rule.withdrawal': 'Whoever loses a region loses one token; the others fall back.',
  'showcase.rule.decline':
    'Why? Tokens run thin in the end. The regions go on paying, and next turn a fresh race comes.',
  'showcase.rule.handOver': 'Conquer, spread out, be paid: then the next one plays.',
  'showcase.rule.gameOver': 'Whoever has most coins wins.',
} as const;
