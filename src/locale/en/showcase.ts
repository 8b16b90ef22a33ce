/** The showcase: what happens and why, for somebody who passes by; fetched with it (`locale/showcase.ts`). */
export const showcase = {
  'showcase.label': 'Small World, playing by itself',
  'showcase.leave': 'Leave the showcase',
  'showcase.fault': 'Parts of the address were not understood and are ignored: {words}',
  'showcase.failed': 'Something went wrong. The next game begins in a moment.',
  'showcase.lost': 'The picture is coming back. Meanwhile, here is the plan of the board.',
  'showcase.title': 'Small World',
  'showcase.title.text': 'Fantasy folk conquer a world too small for all of them.',
  'showcase.title.game':
    '{players} players, {rounds} rounds, {regions} regions. Whoever has the most coins at the end wins.',
  'showcase.title.opponent': 'the {level}',
  'showcase.title.made':
    'An unofficial version by fans. The game is by Philippe Keyaerts, published by Days of Wonder, who own the trademark.',
  'showcase.round': 'Round {round} of {rounds}',
  'showcase.race': 'Coins earned so far',
  'showcase.race.lead': 'in the lead',
  'showcase.race.turn': 'playing now',
  'showcase.race.none': 'about to pick a new race',
  'showcase.race.declined': '{race} in decline',
  'showcase.result': '{seats} {count, plural, one {wins} other {share the win}}',
  'showcase.result.coins': 'with {coins, plural, one {# coin} other {# coins}}',
  'showcase.result.tie':
    'A tie in coins: {tokens, plural, one {# token} other {# tokens}} left on the board decided it.',
  'showcase.result.next': 'The next game begins in a moment.',

  'showcase.what.pickCombo':
    '{seat} picks the {combo}{cost, plural, =0 {, the top of the column, for free} one {, and lays a coin on the combo skipped} other {, and lays a coin on each of the # combos skipped}}.{collected, plural, =0 {} one { The coin that lay there comes along.} other { The # coins that lay there come along.}}',
  'showcase.what.readyTroops':
    '{seat} leaves one token in each region and takes {count} {race} back in hand, to conquer more.',
  'showcase.what.abandoned': '{seat} abandons {region} to use its tokens elsewhere.',
  'showcase.what.conquer':
    'The {race} of {seat} take {region}{from, select, none {} other { from {from}}} with {cost, plural, one {# token} other {# tokens}}{parts, select, none {} other { ({parts})}}.',
  'showcase.cost.line': '{what} {amount}',
  'showcase.what.taken':
    'The {race} of {seat} take {region}{from, select, none {} other { from {from}}} by a special ability: {by}.',
  'showcase.what.roll': '{seat} rolls the die before choosing where to attack.',
  'showcase.what.roll.shows':
    'The die shows {value, plural, =0 {a blank: no help this time} other {#: the next region takes that many tokens less}}.',
  'showcase.what.finalRoll':
    'The final roll: the {race} of {seat} are {short, plural, one {# token} other {# tokens}} short for {region}. The die must make up for {short, plural, one {it} other {them}}.',
  'showcase.what.finalRoll.won': 'The die shows {value, plural, =0 {a blank} other {#}}: {region} is taken!',
  'showcase.what.finalRoll.lost': 'The die shows {value, plural, =0 {a blank} other {#}}: {region} holds out.',
  'showcase.what.redeploy':
    '{seat} spreads the tokens: {count, plural, one {# token goes} other {# tokens go}} to {regions, plural, one {# region} other {# regions}}.',
  'showcase.what.redeploy.stay': '{seat} leaves the tokens where they stand.',
  'showcase.what.treaty':
    '{seat} offers peace to {bound}, whose active race may not attack the race of {seat} until {seat}’s next turn.',
  'showcase.what.score': '{seat} is paid {amount, plural, =0 {nothing} one {# coin} other {# coins}}.',
  'showcase.what.phase': '{seat}: {phase}.',
  'showcase.what.stout': '{seat} has been paid, and may still put the race in decline.',
  'showcase.what.withdrawal':
    '{seat}’s troops, driven out, find new places: {count, plural, one {# token goes} other {# tokens go}} to {regions, plural, one {# region} other {# regions}}.',
  'showcase.what.decline': '{seat} puts the {race} in decline: those that stay on the map turn to stone.',

  'showcase.why.better':
    'Why? {seat} expects it to bring {gain, plural, one {# coin} other {# coins}} more than the next best move, “{other}”.',
  'showcase.why.even': 'Why? {seat} saw nothing better; “{other}” looked just as good.',
  'showcase.why.searched':
    'Why? Thinking many turns ahead, {seat} came back to this move most often: {share, number, percent} of the time.',
  'showcase.why.odds':
    'Why try? {wins, plural, one {One face} other {# faces}} of the six would do, and failing costs nothing.',
  'showcase.why.regions':
    'Why? A coin for each region held: {count}{bonus, plural, =0 {} other {, and # more from race and power}}.',

  'showcase.rule.pickCombo': 'Every race comes with a power, and a number of tokens. The top combo is free.',
  'showcase.rule.readyTroops': 'Each turn a player either conquers more or lets the race decline.',
  'showcase.rule.ghouls': 'These Ghouls are in decline, yet they fight on.',
  'showcase.rule.conquer': 'A region takes two tokens, and one more for everything that stands in it.',
  'showcase.rule.finalRoll': 'Once a turn, when tokens run short, the die may help with one last region.',
  'showcase.rule.redeploy': 'Why? The more tokens stand in a region, the more it takes to drive them out.',
  'showcase.rule.treaty': 'The peace lasts one round.',
  'showcase.rule.score': 'Each region pays its holder a coin.',
  'showcase.rule.stout': 'Other races lose a turn when they decline.',
  'showcase.rule.withdrawal': 'Whoever loses a region loses one token. The others withdraw.',
  'showcase.rule.decline':
    'Why? Sooner or later tokens run short. The regions go on paying, and next turn a fresh race comes.',
  'showcase.rule.handOver': 'Conquer, spread out, be paid: then the next player goes.',
  'showcase.rule.gameOver': 'Whoever has the most coins wins.',
} as const;
