/** A combo looked at more closely before it is picked: what it does, here and in general. Fetched with it (`locale/combo.ts`). */
export const combo = {
  'combo.what': 'What they do',
  'combo.tokens': '{tokens, plural, one {# token} other {# tokens}}: {race} for the race, {power} for the power',
  'combo.tokens.extra':
    '{tokens, plural, one {# token} other {# tokens}}: {race} for the race, {power} for the power, and {extra} that come along only to conquer',
  'combo.cost': '{cost, plural, =0 {Free} one {Costs # coin} other {Costs # coins}}',
  'combo.gift': '{coins, plural, one {# coin lies on it: it comes along} other {# coins lie on it: they come along}}',
  'combo.example': 'An example: the first turn',
  'combo.example.text':
    'They may enter the map in {entries, plural, one {# region} other {# regions}}. Taking only the cheapest in reach, without the die, {count, plural, one {# region falls} other {# regions fall}}: {regions}. {left, plural, =0 {No token is} one {# token is} other {# tokens are}} left over.',
  'combo.example.none': 'No region within reach can be taken with these tokens alone.',
  'combo.example.region': '{region} ({cost})',
  'combo.example.coins':
    'The turn then pays {total, plural, one {# coin} other {# coins}}: {regions} for regions{race, plural, =0 {} other {, # for the race}}{power, plural, =0 {} other {, # for the power}}{others, plural, =0 {} other {, # for what you hold besides}}.',
  'combo.decline': 'In decline',
  'combo.decline.usual':
    'One token stays in each region, and each region still pays a coin a turn. All else is put away.',
  'combo.decline.keeps': 'All their tokens stay where they are, and each region still pays a coin a turn.',
  'combo.decline.acts': 'They go on conquering, before your new race does.',
  'combo.decline.lingers': 'They need not make room when your next race declines.',
  'combo.decline.late': 'They may decline right after they are paid, so no turn is lost over it.',
  'combo.decline.stay': 'These stay on the board: {markers}.',
  'combo.decline.leave': 'These leave the board: {markers}.',
  'combo.decline.coins': 'They still earn. {fact}',
  'combo.measured': 'What they brought in other games',
  'combo.measured.line': '{name}: {coins} coins a turn while active ({low} to {high})',
  'combo.measured.note':
    'Averages of {games, number} games of {players} between {level} opponents, whatever the other half of the pair. In brackets: the margin of chance.',
  'here.kind.land': '{count, plural, one {# land region} other {all # land regions}}',
  'here.kind.regions': '{count, plural, one {# region} other {all # regions}}',
  'here.kind.coast': '{count, plural, one {# region on the coast} other {# regions on the coast}}',
  'here.kind.some': '{count, plural, one {# region} other {# regions}}',
  'here.kind.farmland': '{count, plural, one {# farmland} other {# farmlands}}',
  'here.kind.hill': '{count, plural, one {# hill} other {# hills}}',
  'here.kind.forest': '{count, plural, one {# forest} other {# forests}}',
  'here.kind.swamp': '{count, plural, one {# swamp} other {# swamps}}',
  'here.kind.mountain': '{count, plural, one {# mountain} other {# mountains}}',
  'here.kind.water': '{count, plural, one {# region of water} other {# regions of water}}',
  'here.kind.mine': '{count, plural, one {# mine} other {# mines}}',
  'here.kind.magic': '{count, plural, one {# magic source} other {# magic sources}}',
  'here.kind.cavern': '{count, plural, one {# cavern} other {# caverns}}',
  'here.coinsHeld':
    'Here: {regions}. {coins, plural, one {+# coin} other {+# coins}} a turn if you held {count, plural, one {it} other {them all}}.',
  'here.coinsTurn': '{coins, plural, one {+# coin} other {+# coins}} every turn, wherever they stand.',
  'here.coinsPick': '{coins, plural, one {+# coin} other {+# coins}} in the turn you pick them, and never again.',
  'here.coinsMarker':
    '{coins, plural, one {+# coin} other {+# coins}} a turn for each of these on the board: {marker}.',
  'here.coinsTaken':
    'Here: {regions} with somebody in {count, plural, one {it} other {them}}. {coins, plural, one {+# coin} other {+# coins}} if you took {count, plural, one {it} other {them all}} in one turn.',
  'here.tokensTaken':
    'Here: {regions} with somebody in {count, plural, one {it} other {them}}. {tokens, plural, one {# new token} other {# new tokens}} if you took {count, plural, one {it} other {them all}} in one turn.',
  'here.saves': 'Here: {regions}. {tokens, plural, one {# token} other {# tokens}} less for each.',
  'here.adds': 'Here: {regions}. {tokens, plural, one {# token} other {# tokens}} more for each.',
  'here.enters': 'Here: {regions} where others cannot enter.',
  'here.reaches': 'Here: {regions} within reach, wherever they stand.',
  'here.links': 'Here: {regions}, as if each were next to all the others.',
  'here.sails': 'Here: {regions} that others never take.',
  'here.acts':
    'Here, once they stand beside it: {count, plural, =0 {no region where that could be done now} other {{regions} where that could be done now}}.',
  'here.brings': 'They bring {marker}.',
  'here.comes': '{tokens, plural, one {# token comes} other {# tokens come}} along for each turn of conquests.',
  'here.peace':
    'Here: {opponents, plural, one {one opponent, who may be bound to peace} other {# opponents, one of whom may be bound to peace}}.',
} as const;
