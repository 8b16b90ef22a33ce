/**
 * What opponents did and why, in short, and what a throw of the die came to: fetched once somebody has played (`locale/recap.ts`).
 */
export const recap = {
  'recap.title': 'While you waited',
  'recap.close': 'Close the recap',
  'recap.more': 'What it weighed',
  'recap.heard': '{seat}’s turn in short:',
  'recap.picked': 'Picked the {combo}.',
  'recap.took': 'Took {regions}.',
  'recap.failed': 'Rolled the die for {region} in vain.',
  'recap.declined': 'Put its race in decline.',
  'recap.nothing': 'Took nothing.',
  'recap.lost': 'You lost {regions}.',
  'recap.scored': 'Scored {amount, plural, =0 {nothing} one {# coin} other {# coins}}.',
  'rolled.won': 'The die shows {value, plural, =0 {a blank} other {#}}: {region} is taken.',
  'rolled.lost': 'The die shows {value, plural, =0 {a blank} other {#}}: {region} holds out.',
  'reason.none': 'It does what has to be done.',
  'reason.wander': 'It goes where it likes, and reckons only roughly.',
  'reason.pick.free': 'It takes the top pair, which costs nothing.',
  'reason.pick.paid':
    'It takes this pair for the coins on it: {coins, plural, one {# coin more} other {# coins more}} than it pays.',
  'reason.pick.dear':
    'It pays {cost, plural, one {# coin} other {# coins}} for this pair, since it expects more from it than from those above.',
  'reason.expand': 'Its race still has {tokens, plural, one {# token} other {# tokens}} to conquer with.',
  'reason.decline': 'Its tokens are spread thin. The old land goes on paying, and next turn a fresh race comes.',
  'reason.declineLate': 'It has been paid, so the race may rest at once; next turn a fresh one comes.',
  'reason.stay': 'Its race is still worth keeping.',
  'reason.pass': 'Its race has no tokens left, so it waits.',
  'reason.abandon': 'It gives up land to use its tokens elsewhere.',
  'reason.rich':
    'It takes a region that pays {coins, plural, =2 {double} other {# coins}}{beside, select, own {, next to its own} other {}}.',
  'reason.yours':
    'It takes land from you{beside, select, own {, next to its own} other {}}: a coin more for it, a coin less for you.',
  'reason.rival':
    'It takes land from {rival}{beside, select, own {, next to its own} other {}}: a coin more for it, a coin less for {rival}.',
  'reason.cheap':
    'It takes the land that needs fewest tokens ({cost}){beside, select, own {, next to its own} other {}}, so that more are left.',
  'reason.more':
    'It takes one more region{beside, select, own {, next to its own} other {}}: each of them pays a coin.',
  'reason.roll': 'A roll beforehand can only help: a blank costs nothing.',
  'reason.finalRoll': 'Its tokens do not suffice, so it tries its luck: a failed roll costs nothing.',
  'reason.enough': 'It stops here: nothing more seems worth its tokens.',
  'reason.spent': 'It has too few tokens left to take anything.',
  'reason.treaty': 'It wants no attack from {bound} until its next turn.',
  'reason.noTreaty': 'It needs peace with nobody.',
  'reason.guard': 'It spreads its tokens, so that its land is harder to take.',
  'reason.settle': 'It finds a place for the tokens that were driven out.',
  'why.steps': 'What it weighed, step by step',
  'plan.keep': 'The plan: keep its {race} going. This turn pays {now, plural, one {# coin} other {# coins}}.',
  'plan.keepOnce':
    'The plan: keep its {race} one more turn. {now, plural, one {# coin} other {# coins}} now; declining next turn leaves {behind, plural, one {# coin} other {# coins}} a turn behind.',
  'plan.decline':
    'The plan: let its {race} decline now. {now, plural, one {# coin} other {# coins}} this turn, and a fresh race next turn.',
  'plan.pick': 'The plan: several turns with the {combo}. The first pays {now, plural, one {# coin} other {# coins}}.',
  'plan.pickOnce':
    'The plan: the {combo} for one turn. {now, plural, one {# coin} other {# coins}} now; declining next turn leaves {behind, plural, one {# coin} other {# coins}} a turn behind.',
  'plan.other':
    'Next best was “{move}”: {now, plural, one {# coin} other {# coins}} this turn, and its lead at the end about {less, plural, one {# coin} other {# coins}} smaller.',
  'plan.even': '“{move}” looked nearly as good: {now, plural, one {# coin} other {# coins}} this turn.',
  'why.same': '{count, plural, one {(# more comes to the same)} other {(# more come to the same)}}',
  'why.allSame':
    '{count, plural, one {The one other move it weighed comes to the same.} other {All # other moves it weighed come to the same.}}',
} as const;
