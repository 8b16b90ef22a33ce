/** Questions that can be asked at any time and their answers, what is read aloud, and the choice of keys: fetched with them (`locale/access.ts`). */
export const access = {
  'question.mine': 'My regions',
  'question.player': 'Regions of {seat}',
  'question.neighbours': 'What borders {region}?',
  'question.legal': 'What can I do now?',
  'question.changed': 'What has changed since my last turn?',
  'question.scores': 'What is known about coins?',
  'answer.holds': '{seat}: {count, plural, =0 {no regions} one {# region} other {# regions}}.',
  'answer.region': '{region}: {content}{declined, select, none {} other {, in decline}}.',
  'answer.neighbours': '{region} borders {count, plural, one {# region} other {# regions}}.',
  'answer.neighbour': '{region}: {holder}{content, select, none {} other {, {content}}}.',
  'answer.legal': '{region}: {actions}.',
  'answer.unchanged': 'Nothing has happened since.',
  'answer.standing':
    '{seat}: {count, plural, =0 {no regions} one {# region} other {# regions}}, {amount, plural, =0 {no coins} one {# coin} other {# coins}} a turn as things stand.',
  'answer.secret': 'How many coins each player has is secret until the end.',
  'answer.combo':
    '{combo}: {tokens, plural, one {# token} other {# tokens}}, {cost, plural, =0 {free} one {costs # coin} other {costs # coins}}{coins, plural, =0 {} one {, # coin lies on it} other {, # coins lie on it}}.',
  'settings.tell': 'Read aloud',
  'settings.tell.all': 'Everything',
  'settings.tell.turns': 'Turns and coins',
  'settings.tell.none': 'Nothing',
  'keys.on': 'Single-key shortcuts',
  'keys.change': 'Change the key: {action}',
  'keys.ask': 'Press a key for: {action}. Esc cancels, Delete removes the key.',
  'keys.reserved': '“{key}” is already used by the table itself.',
  'keys.taken': '“{key}” is taken: {action}.',
  'keys.restore': 'Restore the default keys',
  'keys.none': 'none',
  'help.questions': 'ask about the game',
  'help.pad':
    'Game pad: stick or D-pad to move, A to press, B to go back, shoulder buttons to change area, Start for the menu. On a television, use the arrows, Enter and Back.',
} as const;
