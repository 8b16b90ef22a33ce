/** The review of a game that is over, and how much of it was luck; fetched when it is opened (`locale/review.ts`). */
export const review = {
  'review.intro':
    'The strongest level looks at each decision: what it would have done, and what that would have brought. It knows only what the player could know then.',
  'review.begin': 'Begin the review',
  'review.goOn': 'Go on',
  'review.stop': 'Stop',
  'review.reading': 'Reading the game…',
  'review.working': 'Decision {now} of {all}…',
  'review.held': 'Stopped after {done} of {all} decisions. What was found is kept.',
  'review.resumed':
    'The review was interrupted after {done} of {all} decisions. Nothing is lost: it goes on from there.',
  'review.failed': 'The review has stopped by itself. What was found is kept; go on to try once more.',
  'review.unreadable': 'This game cannot be played again here, so it cannot be reviewed.',
  'review.unkept': 'What was found could not be kept with the game: it stays until this page is closed.',
  'review.done': '{all, plural, one {# decision has} other {All # decisions have}} been looked at.',
  'review.whose': 'Whose decisions',
  'review.whose.people': 'Those of the people',
  'review.whose.all': 'Everybody’s',
  'review.figures': 'In figures',
  'review.list': 'What would have been better',
  'review.order': 'The costliest comes first.',
  'review.none': 'Nothing that clearly cost coins: well played!',
  'review.noneYet': 'Nothing so far that clearly cost coins.',
  'review.even':
    '{count, plural, one {# decision was} other {# decisions were}} even: as good as anything else, as far as chance lets one tell.',
  'review.show': 'Show',
  'review.try': 'Try it',
  'review.when': 'Round {round}, {seat}',
  'review.combo':
    'Picking the {better} instead of the {made} would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.early':
    'Keeping the {race} one more turn would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.late':
    'Putting the {race} in decline then would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.instead':
    '{better} in place of {made}: that would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.more':
    'Conquering {better} as well would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.fewer': 'Leaving {made} alone would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.notDared':
    'Daring the final roll for {region} would have brought about {coins, plural, one {# coin} other {# coins}} more. {wins, plural, one {One face} other {# faces}} of six would do.',
  'review.dared':
    'Not rolling for {region} would have brought about {coins, plural, one {# coin} other {# coins}} more. {wins, plural, one {One face} other {# faces}} of six would do.',
  'review.elsewhere':
    'Rolling for {region} instead of {made} would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.troops':
    'More troops in {better} and fewer in {made} would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.guarded':
    'More troops in {better} would have brought about {coins, plural, one {# coin} other {# coins}} more.',
  'review.figure': '{cost} ± {error} coins of lead on average, in {games} games played on from there',
  'review.care': 'Care',
  'review.care.much': '{seat} left hardly anything lying.',
  'review.care.some': '{seat} played well, and could have had a little more.',
  'review.care.little': '{seat} could have had more: the list says where.',
  'review.care.figure':
    '{seat}: {share} of what the best decisions would have brought ({costly} of {decisions} cost {lost} ± {error} coins)',
  'review.limits': 'Which land is given up before conquests, and treaties, are not looked at.',
  'review.within': '± is where the true figure lies 95 times of 100.',
  'luck.title': 'How much of it was luck?',
  'luck.begin': 'Weigh the luck',
  'luck.intro':
    'Coins that chance brought beyond the average, and the same game played again {all} times by Raiders with other rolls.',
  'luck.working': 'Played again {played} of {all} times…',
  'luck.table': 'Coins beyond the average',
  'luck.player': 'Player',
  'luck.dice': 'Die',
  'luck.stacks': 'Combos on offer',
  'luck.attacks': 'Attacks',
  'luck.sum': 'Together',
  'luck.good': '{seat} was lucky: about {coins, plural, one {# coin} other {# coins}} more than the average.',
  'luck.bad': '{seat} was unlucky: about {coins, plural, one {# coin} other {# coins}} less than the average.',
  'luck.even': '{seat} had neither good luck nor bad to speak of.',
  'luck.again':
    'Raiders, all of one strength, played this deal {played} times with other rolls. The one in the place of {seat} won {wins} of them.',
  'luck.often': 'So the deal and the place alone would often have won it.',
  'luck.always': 'So the deal and the place alone would nearly always have won it.',
  'luck.seldom': 'So the deal and the place do not explain the win.',
  'luck.share': 'In the long run {low} to {high}; by chance alone {fair}.',
  'luck.apart': 'What stands above is about this game as it was played; this, about the deal alone, whoever plays it.',
  'luck.two': 'With two players there is nobody else to attack, so attacks count as no luck.',
  'luck.limits': 'What others leave on offer, and whom they attack, is their doing as well as luck.',
} as const;
