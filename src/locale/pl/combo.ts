import type { combo as english } from '../en/combo.ts';
import type { Words } from '../keys.ts';

/** A combo looked at more closely before it is picked. */
export const combo = {
  'combo.what': 'Co robią',
  'combo.tokens':
    '{tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}: rasa {race}, zdolność {power}',
  'combo.tokens.extra':
    '{tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}: rasa {race}, zdolność {power} i jeszcze {extra} tylko do podboju',
  'combo.cost':
    '{cost, plural, =0 {Za darmo} one {Kosztuje # monetę} few {Kosztuje # monety} many {Kosztuje # monet} other {Kosztuje # monety}}',
  'combo.gift':
    '{coins, plural, one {Leży na nim # moneta, którą dostajesz} few {Leżą na nim # monety, które dostajesz} many {Leży na nim # monet, które dostajesz} other {Leży na nim # monety, które dostajesz}}',
  'combo.example': 'Przykład: pierwsza tura',
  'combo.example.text':
    'Na mapę można wkroczyć przez {entries, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}. Biorąc tylko najtańsze w zasięgu, bez kości, {count, plural, one {zdobywa się # obszar} few {zdobywa się # obszary} many {zdobywa się # obszarów} other {zdobywa się # obszaru}}: {regions}. {left, plural, =0 {Nie zostaje żaden żeton} one {Zostaje # żeton} few {Zostają # żetony} many {Zostaje # żetonów} other {Zostaje # żetonu}}.',
  'combo.example.none': 'Samymi żetonami nie da się zdobyć żadnego obszaru w zasięgu.',
  'combo.example.region': '{region} ({cost})',
  'combo.example.coins':
    'Tura daje wtedy {total, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}: {regions} za obszary{race, plural, =0 {} one {, # za rasę} few {, # za rasę} many {, # za rasę} other {, # za rasę}}{power, plural, =0 {} one {, # za zdolność} few {, # za zdolność} many {, # za zdolność} other {, # za zdolność}}{others, plural, =0 {} one {, # za resztę tego, co masz} few {, # za resztę tego, co masz} many {, # za resztę tego, co masz} other {, # za resztę tego, co masz}}.',
  'combo.decline': 'Po upadku',
  'combo.decline.usual':
    'Na każdym obszarze zostaje jeden żeton, a każdy obszar nadal daje monetę co turę. Reszta schodzi z planszy.',
  'combo.decline.keeps': 'Wszystkie żetony zostają na miejscu, a każdy obszar nadal daje monetę co turę.',
  'combo.decline.acts': 'Podbijają dalej, jeszcze przed nową rasą.',
  'combo.decline.lingers': 'Nie ustępują miejsca, gdy upadnie twoja następna rasa.',
  'combo.decline.late': 'Mogą ogłosić upadek zaraz po podliczeniu monet, nie tracąc na to tury.',
  'combo.decline.stay': 'Na planszy zostają: {markers}.',
  'combo.decline.leave': 'Z planszy schodzą: {markers}.',
  'combo.decline.coins': 'Nadal zarabiają. {fact}',
  'combo.measured': 'Ile dały innym',
  'combo.measured.line': '{name}: {coins} monety na turę przed upadkiem ({low}–{high})',
  'combo.measured.note':
    'Średnia z gier między komputerami (poziom: {level}, graczy: {players}, gier: {games, number}), bez względu na drugą połowę zestawu. W nawiasach: margines przypadku.',
  'here.kind.land':
    '{count, plural, one {# obszar lądowy} few {wszystkie # obszary lądowe} many {wszystkie obszary lądowe (#)} other {wszystkie obszary lądowe (#)}}',
  'here.kind.regions':
    '{count, plural, one {# obszar} few {wszystkie # obszary} many {wszystkie obszary (#)} other {wszystkie obszary (#)}}',
  'here.kind.coast':
    '{count, plural, one {# obszar nadbrzeżny} few {# obszary nadbrzeżne} many {# obszarów nadbrzeżnych} other {# obszaru nadbrzeżnego}}',
  'here.kind.some': '{count, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}',
  'here.kind.farmland': '{count, plural, one {# farma} few {# farmy} many {# farm} other {# farmy}}',
  'here.kind.hill': '{count, plural, one {# wzgórze} few {# wzgórza} many {# wzgórz} other {# wzgórza}}',
  'here.kind.forest': '{count, plural, one {# las} few {# lasy} many {# lasów} other {# lasu}}',
  'here.kind.swamp': '{count, plural, one {# bagno} few {# bagna} many {# bagien} other {# bagna}}',
  'here.kind.mountain':
    '{count, plural, one {# obszar górski} few {# obszary górskie} many {# obszarów górskich} other {# obszaru górskiego}}',
  'here.kind.water':
    '{count, plural, one {# obszar wodny} few {# obszary wodne} many {# obszarów wodnych} other {# obszaru wodnego}}',
  'here.kind.mine': '{count, plural, one {# kopalnia} few {# kopalnie} many {# kopalń} other {# kopalni}}',
  'here.kind.magic':
    '{count, plural, one {# źródło magii} few {# źródła magii} many {# źródeł magii} other {# źródła magii}}',
  'here.kind.cavern': '{count, plural, one {# jaskinia} few {# jaskinie} many {# jaskiń} other {# jaskini}}',
  'here.coinsHeld':
    'Tutaj: {regions}. {coins, plural, one {+# moneta} few {+# monety} many {+# monet} other {+# monety}} co turę, jeśli zajmiesz {count, plural, one {ten obszar} few {wszystkie te obszary} many {wszystkie te obszary} other {wszystkie te obszary}}.',
  'here.coinsTurn':
    '{coins, plural, one {+# moneta} few {+# monety} many {+# monet} other {+# monety}} w każdej turze, gdziekolwiek stoją.',
  'here.coinsPick':
    '{coins, plural, one {+# moneta} few {+# monety} many {+# monet} other {+# monety}} w turze wyboru, potem już nigdy.',
  'here.coinsMarker':
    '{coins, plural, one {+# moneta} few {+# monety} many {+# monet} other {+# monety}} co turę za każdy taki znacznik na planszy: {marker}.',
  'here.coinsTaken':
    'Tutaj: {regions}, gdzie ktoś stoi. {coins, plural, one {+# moneta} few {+# monety} many {+# monet} other {+# monety}}, jeśli zdobędziesz {count, plural, one {go} few {je wszystkie} many {je wszystkie} other {je wszystkie}} w jednej turze.',
  'here.tokensTaken':
    'Tutaj: {regions}, gdzie ktoś stoi. {tokens, plural, one {# nowy żeton} few {# nowe żetony} many {# nowych żetonów} other {# nowego żetonu}}, jeśli zdobędziesz {count, plural, one {go} few {je wszystkie} many {je wszystkie} other {je wszystkie}} w jednej turze.',
  'here.saves':
    'Tutaj: {regions}. Każdy obszar o {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} taniej.',
  'here.adds':
    'Tutaj: {regions}. Każdy obszar o {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} drożej.',
  'here.enters': 'Tutaj: {regions}, gdzie inni nie mogą wkroczyć na mapę.',
  'here.reaches': 'Tutaj: {regions} w zasięgu, gdziekolwiek stoją.',
  'here.links': 'Tutaj: {regions}, jakby wszystkie sąsiadowały ze sobą.',
  'here.sails': 'Tutaj: {regions}, których inni nigdy nie zdobędą.',
  'here.acts':
    'Tutaj, gdy staną obok: {count, plural, =0 {nie ma teraz obszaru, na którym dałoby się to zrobić} one {{regions}, gdzie teraz dałoby się to zrobić} few {{regions}, gdzie teraz dałoby się to zrobić} many {{regions}, gdzie teraz dałoby się to zrobić} other {{regions}, gdzie teraz dałoby się to zrobić}}.',
  'here.brings': 'Przynoszą: {marker}.',
  'here.comes':
    '{tokens, plural, one {# żeton dochodzi} few {# żetony dochodzą} many {# żetonów dochodzi} other {# żetonu dochodzi}} na czas podbojów w każdej turze.',
  'here.peace':
    'Tutaj: {opponents, plural, one {# przeciwnik} few {# przeciwników} many {# przeciwników} other {# przeciwnika}}; z jednym można zawrzeć pokój.',
} satisfies Words<typeof english>;
