/** What a hand does with the pieces themselves: fetched with it (`locale/grasp.ts`). */
export const grasp = {
  'grasp.die.which': 'First press the region that the die is for.',
  'grasp.here': 'Let go here',
  'grasp.combo': 'A combo: drag its face, or its banner on the table, to your cloth.',
  'grasp.die': 'The die: flick it when it is offered, or press it.',
  'grasp.banner': 'Decline: turn your banner over on your cloth. Drag across it, or hold it.',
  'grasp.purse': 'Your coins: hold your purse on your cloth.',
  'grasp.teach.combo': 'Drag its face down to your cloth, or press its button.',
  'grasp.teach.conquest': 'Drag your figure there, or press the region. Gold prices are the lowest.',
  'grasp.teach.die': 'Press the marked region. Then press its button, or flick the die.',
  'grasp.teach.decline': 'You can also turn its banner over, on your cloth.',
  'grasp.teach.coins': 'Or hold your purse on the table.',
} as const;
