/** What somebody has played in this browser; fetched when it is opened (`locale/history.ts`). */
export const history = {
  'history.working': 'Reading the games…',
  'history.none': 'No game has been finished here yet.',
  'history.sums':
    '{games, plural, one {# game} other {# games}}, {wins, plural, one {# win} other {# wins}}; best result: {most, plural, one {# coin} other {# coins}}.',
  'history.shared': '{shared, plural, one {# game} other {# games}} shared by several people at this screen.',
  'history.rows': 'Wins',
  'history.players': 'Players',
  'history.against': 'Strongest opponent',
  'history.wins': 'Won',
  'history.people': 'people',
  'history.of': '{wins} of {games}',
  'history.favourites': 'Favourite combos',
  'history.best': 'Best combos',
  'history.combo': '{combo}: {games, plural, one {# game} other {# games}}, {rate} coins a turn',
  'history.care': 'Care over time',
  'history.care.last': 'In the last reviewed game: {share} of what the best decisions would have brought.',
  'history.care.more': 'More than before: {before} on average.',
  'history.care.less': 'Less than before: {before} on average.',
  'history.care.same': 'About as before: {before} on average.',
  'history.care.each': 'Reviewed games, the oldest first: {shares}',
  'history.export': 'Save the history to a file',
  'history.delete': 'Delete the history',
  'history.come':
    '{added, plural, =0 {Nothing new for the history} one {# game joins the history} other {# games join the history}}{known, plural, =0 {} one {; # was in it already} other {; # were in it already}}{broken, plural, =0 {.} one {. # entry could not be read and was left out.} other {. # entries could not be read and were left out.}}',
  'history.come.full': 'This is a history, but this browser cannot keep it: its storage is full or blocked.',
  'history.here': 'Only this browser knows it. It is gathered from the games above, and stays when they are deleted.',
} as const;
