import type { combo as english } from '../en/combo.ts';
import type { Words } from '../keys.ts';

/** A combo looked at more closely before it is picked. */
export const combo = {
  'combo.what': 'Какво правят',
  'combo.tokens': '{tokens, plural, one {# пулче} other {# пулчета}}: {race} от расата, {power} от умението',
  'combo.tokens.extra':
    '{tokens, plural, one {# пулче} other {# пулчета}}: {race} от расата, {power} от умението и още {extra} само за завоевания',
  'combo.cost': '{cost, plural, =0 {Безплатно} one {Струва # монета} other {Струва # монети}}',
  'combo.gift':
    '{coins, plural, one {На нея има # монета, която получаваш} other {На нея има # монети, които получаваш}}',
  'combo.example': 'Пример: първият ход',
  'combo.example.text':
    'Може да се влезе на картата през {entries, plural, one {# регион} other {# региона}}. Ако се вземат само най-евтините в обсег, без зарчето, {count, plural, one {пада # регион} other {падат # региона}}: {regions}. {left, plural, =0 {Не остава нито едно пулче} one {Остава # пулче} other {Остават # пулчета}}.',
  'combo.example.none': 'Само с тези пулчета не може да се вземе нито един регион в обсег.',
  'combo.example.region': '{region} ({cost})',
  'combo.example.coins':
    'Тогава ходът носи {total, plural, one {# монета} other {# монети}}: {regions} за региони{race, plural, =0 {} one {, # от расата} other {, # от расата}}{power, plural, =0 {} one {, # от умението} other {, # от умението}}{others, plural, =0 {} one {, # за останалото, което държиш} other {, # за останалото, което държиш}}.',
  'combo.decline': 'В упадък',
  'combo.decline.usual':
    'Във всеки регион остава по едно пулче и всеки регион продължава да носи по монета на ход. Останалото се прибира.',
  'combo.decline.keeps': 'Всички пулчета остават по местата си и всеки регион продължава да носи по монета на ход.',
  'combo.decline.acts': 'Продължават да завоюват, преди новата ти раса.',
  'combo.decline.lingers': 'Не отстъпват място, когато следващата ти раса влезе в упадък.',
  'combo.decline.late': 'Могат да влязат в упадък веднага след отчитането и така не се губи ход.',
  'combo.decline.stay': 'На картата остават: {markers}.',
  'combo.decline.leave': 'Напускат картата: {markers}.',
  'combo.decline.coins': 'Продължават да печелят. {fact}',
  'combo.measured': 'Колко са донесли на други',
  'combo.measured.line': '{name}: {coins} монети на ход, докато са активни (от {low} до {high})',
  'combo.measured.note':
    'Средно от {games, number} игри за {players} играчи между противници от ниво „{level}“, каквато и да е другата половина на комбинацията. В скоби: границите на случайността.',
  'here.kind.land': '{count, plural, one {# сухоземен регион} other {всичките # сухоземни региона}}',
  'here.kind.regions': '{count, plural, one {# регион} other {всичките # региона}}',
  'here.kind.coast': '{count, plural, one {# крайбрежен регион} other {# крайбрежни региона}}',
  'here.kind.some': '{count, plural, one {# регион} other {# региона}}',
  'here.kind.farmland': '{count, plural, one {# земеделска земя} other {# земеделски земи}}',
  'here.kind.hill': '{count, plural, one {# хълм} other {# хълма}}',
  'here.kind.forest': '{count, plural, one {# гора} other {# гори}}',
  'here.kind.swamp': '{count, plural, one {# блато} other {# блата}}',
  'here.kind.mountain': '{count, plural, one {# планина} other {# планини}}',
  'here.kind.water': '{count, plural, one {# воден регион} other {# водни региона}}',
  'here.kind.mine': '{count, plural, one {# мина} other {# мини}}',
  'here.kind.magic': '{count, plural, one {# магически източник} other {# магически източника}}',
  'here.kind.cavern': '{count, plural, one {# пещера} other {# пещери}}',
  'here.coinsHeld':
    'Тук: {regions}. {coins, plural, one {+# монета} other {+# монети}} на ход, ако държиш {count, plural, one {този регион} other {всичките}}.',
  'here.coinsTurn': '{coins, plural, one {+# монета} other {+# монети}} всеки ход, където и да са.',
  'here.coinsPick': '{coins, plural, one {+# монета} other {+# монети}} в хода, в който ги избереш, и никога повече.',
  'here.coinsMarker':
    '{coins, plural, one {+# монета} other {+# монети}} на ход за всеки такъв маркер на картата: {marker}.',
  'here.coinsTaken':
    'Тук: {regions}, където има някого. {coins, plural, one {+# монета} other {+# монети}}, ако вземеш {count, plural, one {този регион} other {всичките}} в един ход.',
  'here.tokensTaken':
    'Тук: {regions}, където има някого. {tokens, plural, one {# ново пулче} other {# нови пулчета}}, ако вземеш {count, plural, one {този регион} other {всичките}} в един ход.',
  'here.saves': 'Тук: {regions}. С {tokens, plural, one {# пулче} other {# пулчета}} по-малко за всеки регион.',
  'here.adds': 'Тук: {regions}. С {tokens, plural, one {# пулче} other {# пулчета}} повече за всеки регион.',
  'here.enters': 'Тук: {regions}, откъдето другите не могат да влязат.',
  'here.reaches': 'Тук: {regions} в обсег, където и да са.',
  'here.links': 'Тук: {regions}, сякаш всички граничат помежду си.',
  'here.sails': 'Тук: {regions}, които другите никога не вземат.',
  'here.acts':
    'Тук, щом застанат до тях: {count, plural, =0 {няма регион, в който това може да стане сега} one {{regions}, където това може да стане сега} other {{regions}, където това може да стане сега}}.',
  'here.brings': 'Носят: {marker}.',
  'here.comes': '{tokens, plural, one {# пулче идва} other {# пулчета идват}} за завоеванията във всеки ход.',
  'here.peace':
    'Тук: {opponents, plural, one {# противник} other {# противници}}; с един от тях може да се сключи мир.',
} satisfies Words<typeof english>;
