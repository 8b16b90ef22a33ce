/** The ladder for one person alone: fetched when it is opened. */
export const climb = {
  'climb.text':
    'Ten opponents for one person alone, from the weakest up to the Warlord. Beat one twice, and the next one will play you.',
  'climb.won': '{count, plural, =0 {not beaten yet} =1 {beaten once} =2 {beaten twice} other {beaten # times}}',
  'climb.closed': 'Opens once {name} has been beaten twice.',
  'climb.play': 'Play {name}',
  'climb.list': 'The rungs of the ladder',
  'climb.unread':
    'What this browser had kept of your ladder cannot be read. You begin at the bottom again; the games in the list are all there.',
  'climb.unkept':
    'This browser keeps nothing for this page, so your place on the ladder lasts only until it is closed.',
  'climb.counted':
    '{count, plural, =1 {{name} is beaten once. Once more, and the next rung opens.} other {{name} is beaten.}}',
  'climb.opened': '{name} is beaten twice: {next} will play you now.',
  'climb.top': '{name} is beaten twice. You stand at the top of the ladder.',
  'rung.1': 'Sleepwalker',
  'rung.2': 'Wanderer',
  'rung.3': 'Brawler',
  'rung.4': 'Raider',
  'rung.5': 'Scout',
  'rung.6': 'Quartermaster',
  'rung.7': 'Captain',
  'rung.8': 'Strategist',
  'rung.9': 'General',
  'rung.10': 'Warlord',
} as const;
