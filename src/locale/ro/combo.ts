import type { combo as english } from '../en/combo.ts';
import type { Words } from '../keys.ts';

/** A combo looked at more closely before it is picked. */
export const combo = {
  'combo.what': 'Ce fac',
  'combo.tokens':
    '{tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}}: {race} de la rasă, {power} de la putere',
  'combo.tokens.extra':
    '{tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}}: {race} de la rasă, {power} de la putere și {extra} doar pentru cuceriri',
  'combo.cost': '{cost, plural, =0 {Gratis} one {Costă # monedă} few {Costă # monede} other {Costă # de monede}}',
  'combo.gift':
    '{coins, plural, one {Pe ea e # monedă: o primești} few {Pe ea sunt # monede: le primești} other {Pe ea sunt # de monede: le primești}}',
  'combo.example': 'Un exemplu: primul tur',
  'combo.example.text':
    'Pot intra pe hartă prin {entries, plural, one {# regiune} few {# regiuni} other {# de regiuni}}. Dacă iau doar cele mai ieftine regiuni la îndemână, fără zar, {count, plural, one {cade # regiune} few {cad # regiuni} other {cad # de regiuni}}: {regions}. {left, plural, =0 {Nu rămâne niciun simbol} one {Rămâne # simbol} few {Rămân # simboluri} other {Rămân # de simboluri}}.',
  'combo.example.none': 'Doar cu aceste simboluri nu se poate lua nicio regiune aflată la îndemână.',
  'combo.example.region': '{region} ({cost})',
  'combo.example.coins':
    'Turul aduce atunci {total, plural, one {# monedă} few {# monede} other {# de monede}}: {regions} pentru regiuni{race, plural, =0 {} one {, # de la rasă} few {, # de la rasă} other {, # de la rasă}}{power, plural, =0 {} one {, # de la putere} few {, # de la putere} other {, # de la putere}}{others, plural, =0 {} one {, # pentru ce mai deții} few {, # pentru ce mai deții} other {, # pentru ce mai deții}}.',
  'combo.decline': 'În declin',
  'combo.decline.usual':
    'În fiecare regiune rămâne un simbol, iar fiecare regiune aduce mai departe o monedă pe tur. Tot restul merge în tăviță.',
  'combo.decline.keeps': 'Toate simbolurile rămân pe loc, iar fiecare regiune aduce mai departe o monedă pe tur.',
  'combo.decline.acts': 'Cuceresc mai departe, înaintea rasei tale noi.',
  'combo.decline.lingers': 'Nu trebuie să facă loc când rasa ta următoare intră în declin.',
  'combo.decline.late': 'Pot intra în declin imediat după încasare, așa că nu se pierde niciun tur.',
  'combo.decline.stay': 'Rămân pe hartă: {markers}.',
  'combo.decline.leave': 'Părăsesc harta: {markers}.',
  'combo.decline.coins': 'Aduc monede și în declin. {fact}',
  'combo.measured': 'Ce au adus altora',
  'combo.measured.line': '{name}: {coins} monede pe tur cât rasa e activă (de la {low} la {high})',
  'combo.measured.note':
    'Medii din {games, number} de jocuri cu {players} jucători între adversari de nivel {level}, oricare ar fi cealaltă jumătate a perechii. În paranteze: marja de eroare.',
  'here.kind.land':
    '{count, plural, one {# regiune de uscat} few {toate cele # regiuni de uscat} other {toate cele # de regiuni de uscat}}',
  'here.kind.regions': '{count, plural, one {# regiune} few {toate cele # regiuni} other {toate cele # de regiuni}}',
  'here.kind.coast': '{count, plural, one {# regiune cu țărm} few {# regiuni cu țărm} other {# de regiuni cu țărm}}',
  'here.kind.some': '{count, plural, one {# regiune} few {# regiuni} other {# de regiuni}}',
  'here.kind.farmland': '{count, plural, one {# fermă} few {# ferme} other {# de ferme}}',
  'here.kind.hill': '{count, plural, one {# deal} few {# dealuri} other {# de dealuri}}',
  'here.kind.forest': '{count, plural, one {# pădure} few {# păduri} other {# de păduri}}',
  'here.kind.swamp': '{count, plural, one {# mlaștină} few {# mlaștini} other {# de mlaștini}}',
  'here.kind.mountain':
    '{count, plural, one {# regiune de munte} few {# regiuni de munte} other {# de regiuni de munte}}',
  'here.kind.water': '{count, plural, one {# regiune de apă} few {# regiuni de apă} other {# de regiuni de apă}}',
  'here.kind.mine': '{count, plural, one {# mină} few {# mine} other {# de mine}}',
  'here.kind.magic': '{count, plural, one {# sursă de magie} few {# surse de magie} other {# de surse de magie}}',
  'here.kind.cavern': '{count, plural, one {# peșteră} few {# peșteri} other {# de peșteri}}',
  'here.coinsHeld':
    'Aici: {regions}. {coins, plural, one {+# monedă} few {+# monede} other {+# de monede}} pe tur dacă {count, plural, one {ai deține regiunea} few {le-ai deține pe toate} other {le-ai deține pe toate}}.',
  'here.coinsTurn':
    '{coins, plural, one {+# monedă} few {+# monede} other {+# de monede}} în fiecare tur, oriunde s-ar afla.',
  'here.coinsPick':
    '{coins, plural, one {+# monedă} few {+# monede} other {+# de monede}} în turul în care alegi rasa, apoi niciodată.',
  'here.coinsMarker':
    '{coins, plural, one {+# monedă} few {+# monede} other {+# de monede}} pe tur pentru fiecare însemn de acest fel de pe hartă: {marker}.',
  'here.coinsTaken':
    'Aici: {regions} în care se află cineva. {coins, plural, one {+# monedă} few {+# monede} other {+# de monede}} dacă {count, plural, one {ai lua regiunea} few {le-ai lua pe toate} other {le-ai lua pe toate}} într-un singur tur.',
  'here.tokensTaken':
    'Aici: {regions} în care se află cineva. {tokens, plural, one {# simbol nou} few {# simboluri noi} other {# de simboluri noi}} dacă {count, plural, one {ai lua regiunea} few {le-ai lua pe toate} other {le-ai lua pe toate}} într-un singur tur.',
  'here.saves':
    'Aici: {regions}. {tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}} mai puțin pentru fiecare.',
  'here.adds':
    'Aici: {regions}. {tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}} în plus pentru fiecare.',
  'here.enters': 'Aici: {regions} prin care alții nu pot intra.',
  'here.reaches': 'Aici: {regions} la îndemână, oriunde s-ar afla.',
  'here.links': 'Aici: {regions}, ca și cum fiecare ar fi lângă toate celelalte.',
  'here.sails': 'Aici: {regions} pe care alții nu le iau niciodată.',
  'here.acts':
    'Aici, când ajung alături: {count, plural, =0 {nicio regiune unde s-ar putea face asta acum} one {{regions} unde s-ar putea face asta acum} few {{regions} unde s-ar putea face asta acum} other {{regions} unde s-ar putea face asta acum}}.',
  'here.brings': 'Aduc: {marker}.',
  'here.comes':
    '{tokens, plural, one {Încă # simbol vine} few {Încă # simboluri vin} other {Încă # de simboluri vin}} la fiecare tur de cuceriri.',
  'here.peace':
    'Aici: {opponents, plural, one {# adversar} few {# adversari} other {# de adversari}}. În fiecare tur poți face pace cu unul.',
} satisfies Words<typeof english>;
