/** The first game: what the coach says when a line was not understood, in other words than before. */
export const lessonAgain = {
  'lesson.goal.other': 'Coins win the game. Half of it is played already. Use your {turns} turns well.',
  'lesson.coins.other': 'Coins are kept secret. Press the marked button for a look at yours.',
  'lesson.pick.other': 'Press the marked button. You get a race, a power and all their tokens.',
  'lesson.enter.other': 'Your race is not on the board yet. Press the marked region: {cost} tokens go there.',
  'lesson.mountain.other': 'Mountains defend themselves, so this one costs {cost}. Press the marked region.',
  'lesson.tribe.other': 'Somebody is at home in the marked region. Pay {cost} tokens, and the tribe is gone.',
  'lesson.die.other':
    'Your last attack of a turn may use the die. Press the marked region: {wins, plural, one {# face of 6 is} other {# faces of 6 are}} good.',
  'lesson.rolled.won.other': 'You rolled {value}. The die and your tokens made the price together.',
  'lesson.rolled.lost.other':
    'No luck with {value, plural, =0 {a blank} other {a #}}. Nothing is lost: you keep your tokens.',
  'lesson.redeploy.other':
    'Strengthen a region that may be attacked. One token must stay in each. Then press “End redeployment”.',
  'lesson.danger.other': 'Look at the signs on your regions. They say how likely an attack is.',
  'lesson.scored.other':
    'Count your regions: each paid one coin. That makes {coins, plural, one {# coin} other {# coins}}.',
  'lesson.scored.extra.other':
    'Your race or power paid too. With the regions that makes {coins, plural, one {# coin} other {# coins}}.',
  'lesson.scored.declined.other':
    'A race in decline does nothing, but it pays. You got {coins, plural, one {# coin} other {# coins}}.',
  'lesson.scored.declined.extra.other':
    'In decline, regions pay one coin each. Yours pay even more: {coins, plural, one {# coin} other {# coins}}.',
  'lesson.both.other':
    'One race in decline, one in play: both pay. You got {coins, plural, one {# coin} other {# coins}}.',
  'lesson.watch.other': 'It is not your turn. {rival} decides now.',
  'lesson.watch.pick.other': '{rival} had no race, and takes a new one.',
  'lesson.watch.ready.other': '{rival} gathers tokens, and leaves one in each region.',
  'lesson.watch.decline.other': '{rival} gives a race up: that is to decline. Next turn brings a new one.',
  'lesson.watch.take.other': 'A region falls to {rival}. It took {cost, plural, one {# token} other {# tokens}}.',
  'lesson.watch.attack.other':
    '{rival} wants your region, and pays {cost, plural, one {# token} other {# tokens}} for it.',
  'lesson.watch.die.other': '{rival} had too few tokens, and tries the die.',
  'lesson.watch.move.other': '{rival} decides which regions to defend.',
  'lesson.watch.coins.other': 'The turn of {rival} is over. It paid {coins, plural, one {# coin} other {# coins}}.',
  'lesson.lost.other':
    'You were driven out of land. {count, plural, one {One token} other {# tokens}} will not come back.',
  'lesson.choice.other': 'You may expand: attack with the race you have. Or decline: give it up for another.',
  'lesson.ready.other': 'Let this race go on: press “Expand”. Then your hand is full of tokens again.',
  'lesson.signs.other':
    'You will see these signs on the board. They pay and cost nothing, unless your race or power says so.',
  'lesson.attack.other': 'Press the marked region of {rival}. Its defenders raise the price to {cost}.',
  'lesson.attacked.other': 'One defender is gone. The rest will stand elsewhere for {rival}.',
  'lesson.attacked.lone.other': 'Only one token stood there, and it is gone. {rival} has fewer now.',
  'lesson.only.other': 'Either you expand this turn, or you decline. Only the power Stout allows both.',
  'lesson.decline.other':
    'This race is spread thin. Press “Decline”. One token a region stays, the rest leave the board.',
  'lesson.one.other': 'Old races do not pile up. When your new race declines, this one leaves the board.',
  'lesson.pay.other':
    'More tokens take more land. {many} of them for {cost, plural, one {# coin} other {# coins}} are worth it.',
  'lesson.again.other': 'Start from the marked region at the edge. Do not attack your own old race.',
  'lesson.sweep.other': 'You have tokens left. Press the marked region.',
  'lesson.last.other': 'After this turn the coins are counted. Press “Expand”, and hold nothing back.',
  'lesson.end.other': 'It does not matter now where tokens stand. Press “End redeployment”.',
  'lesson.pickAny.other': 'Take any pair you like. Each one above it costs you a coin.',
  'lesson.pickAny.again.other': 'You need a race again. The top pair is free.',
  'lesson.readyAny.other': 'Attack with the race you have, or give it up. The choice is yours.',
  'lesson.gone.other': 'Nothing is left of this race. Press “Decline”, then pick a new one.',
  'lesson.more.other': 'Each number says what a region costs. Press the marked region, or another one.',
  'lesson.more.last.other': 'Tokens left over win no coins. Press the marked region.',
  'lesson.rollAny.other':
    'You have too few tokens, but the die may help. {wins, plural, one {# face of 6 is} other {# faces of 6 are}} good.',
  'lesson.stop.other': 'No region is left for your tokens. Press “End conquests”.',
  'lesson.stop.hand.other': 'All your tokens stand on the board. Press “End conquests”.',
  'lesson.stop.own.other': 'You would only take from your own old race. Press “End conquests”.',
  'lesson.stop.may.other': 'A special act is left. Use it, or press “End conquests”.',
  'lesson.ghouls.other': 'This old race acts even now, before the new one. Press “End conquests” when it is done.',
  'lesson.spread.other': 'You hold tokens that must stand somewhere. Press + at a region, or “Spread the rest”.',
  'lesson.spread.last.other': 'Tokens left over can stand anywhere now. Press “Spread the rest”.',
  'lesson.deploy.other': 'One thing is not in its place yet. The list of your regions says what.',
  'lesson.redeploy.again.other': 'Think where an attack may come. Then press “End redeployment”.',
  'lesson.redeploy.still.other': 'Nothing can be moved now. Press “End redeployment”.',
  'lesson.withdrawal.other': 'Some tokens survived the attack of {rival}. Place them with “Spread the rest”.',
  'lesson.withdrawal.done.other': 'Nothing is left to place. Press “Done placing”.',
  'lesson.treaty.other': 'You may name a player who then must not attack you. Or name nobody.',
  'lesson.stout.other': 'Your power lets you give this race up now. Then you pick another next turn.',
} as const;
