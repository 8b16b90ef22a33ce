/** A passer-by at the table of the showcase, and somebody who explains it to a room; fetched with it (`locale/visit.ts`). */
export const visit = {
  'visit.invite': 'Take over now: press any key, or tap.',
  'visit.back': 'Give back',
  'visit.back.hint': 'An opponent goes on in your place.',
  'visit.counting':
    'Is anybody there? In {seconds, plural, one {# second} other {# seconds}} the table goes on by itself. Touch anything to stay.',
  'visit.pick': 'Pick a race with its power.',
  'visit.ready': 'Take up your troops, to conquer more with them.',
  'visit.conquer': 'Conquer the region that is marked: {region}.',
  'visit.end': 'Conquer more, or end your conquests here.',
  'visit.redeploy': 'Spread your troops, then end the redeployment.',
  'visit.yours': 'It is for you to decide: see what is offered.',
  'visit.wait': 'The others play. Your turn comes again.',
  'visit.done': 'That was a whole turn! Play on as long as you like.',
  'visit.progress': '{done} of {all}',
} as const;
