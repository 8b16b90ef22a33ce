import type { combo as english } from '../en/combo.ts';
import type { Words } from '../keys.ts';

/** A combo looked at more closely before it is picked. */
export const combo = {
  'combo.what': 'Che cosa fanno',
  'combo.tokens': '{tokens, plural, one {# segnalino} other {# segnalini}}: {race} dalla razza, {power} dal potere',
  'combo.tokens.extra':
    '{tokens, plural, one {# segnalino} other {# segnalini}}: {race} dalla razza, {power} dal potere e {extra} che vengono solo per conquistare',
  'combo.cost': '{cost, plural, =0 {Gratis} one {Costa # moneta} other {Costa # monete}}',
  'combo.gift': '{coins, plural, one {Ha sopra # moneta: è tua} other {Ha sopra # monete: sono tue}}',
  'combo.example': 'Un esempio: il primo turno',
  'combo.example.text':
    'Possono entrare sulla mappa da {entries, plural, one {# regione} other {# regioni}}. Prendendo solo le meno care a portata, senza dado, {count, plural, one {cade # regione} other {cadono # regioni}}: {regions}. {left, plural, =0 {Non avanza nessun segnalino} one {Avanza # segnalino} other {Avanzano # segnalini}}.',
  'combo.example.none': 'Con questi soli segnalini non si può prendere nessuna regione a portata.',
  'combo.example.region': '{region} ({cost})',
  'combo.example.coins':
    'Il turno rende allora {total, plural, one {# moneta} other {# monete}}: {regions} per le regioni{race, plural, =0 {} one {, # per la razza} other {, # per la razza}}{power, plural, =0 {} one {, # per il potere} other {, # per il potere}}{others, plural, =0 {} one {, # per il resto che occupi} other {, # per il resto che occupi}}.',
  'combo.decline': 'In declino',
  'combo.decline.usual':
    'Resta un segnalino in ogni regione, e ogni regione rende ancora una moneta per turno. Tutto il resto torna nel contenitore.',
  'combo.decline.keeps': 'Tutti i segnalini restano dove sono, e ogni regione rende ancora una moneta per turno.',
  'combo.decline.acts': 'Continuano a conquistare, prima della tua nuova razza.',
  'combo.decline.lingers': 'Non devono cedere il posto quando la tua prossima razza va in declino.',
  'combo.decline.late': 'Possono andare in declino subito dopo il guadagno: non si perde nessun turno.',
  'combo.decline.stay': 'Restano sulla mappa: {markers}.',
  'combo.decline.leave': 'Lasciano la mappa: {markers}.',
  'combo.decline.coins': 'Rendono anche in declino. {fact}',
  'combo.measured': 'Quanto hanno reso ad altri',
  'combo.measured.line': '{name}: {coins} monete per turno finché la razza è attiva (da {low} a {high})',
  'combo.measured.note':
    'In media su {games, number} partite in {players} tra avversari di livello {level}, qualunque fosse l’altra metà della coppia. Tra parentesi: il margine d’errore.',
  'here.kind.land': '{count, plural, one {# regione di terra} other {tutte le # regioni di terra}}',
  'here.kind.regions': '{count, plural, one {# regione} other {tutte le # regioni}}',
  'here.kind.coast': '{count, plural, one {# regione costiera} other {# regioni costiere}}',
  'here.kind.some': '{count, plural, one {# regione} other {# regioni}}',
  'here.kind.farmland': '{count, plural, one {# regione di campi coltivati} other {# regioni di campi coltivati}}',
  'here.kind.hill': '{count, plural, one {# collina} other {# colline}}',
  'here.kind.forest': '{count, plural, one {# foresta} other {# foreste}}',
  'here.kind.swamp': '{count, plural, one {# palude} other {# paludi}}',
  'here.kind.mountain': '{count, plural, one {# montagna} other {# montagne}}',
  'here.kind.water': '{count, plural, one {# regione d’acqua} other {# regioni d’acqua}}',
  'here.kind.mine': '{count, plural, one {# miniera} other {# miniere}}',
  'here.kind.magic': '{count, plural, one {# fonte magica} other {# fonti magiche}}',
  'here.kind.cavern':
    '{count, plural, one {# regione con passaggio sotterraneo} other {# regioni con passaggio sotterraneo}}',
  'here.coinsHeld':
    'Qui: {regions}. {coins, plural, one {+# moneta} other {+# monete}} per turno {count, plural, one {se la occupi} other {se le occupi tutte}}.',
  'here.coinsTurn': '{coins, plural, one {+# moneta} other {+# monete}} a ogni turno, ovunque si trovino.',
  'here.coinsPick': '{coins, plural, one {+# moneta} other {+# monete}} nel turno in cui scegli la razza, e mai più.',
  'here.coinsMarker':
    '{coins, plural, one {+# moneta} other {+# monete}} per turno per ogni pezzo di questo tipo sulla mappa: {marker}.',
  'here.coinsTaken':
    'Qui: {regions} dove c’è qualcuno. {coins, plural, one {+# moneta} other {+# monete}} {count, plural, one {se la prendi} other {se le prendi tutte}} in un solo turno.',
  'here.tokensTaken':
    'Qui: {regions} dove c’è qualcuno. {tokens, plural, one {# nuovo segnalino} other {# nuovi segnalini}} {count, plural, one {se la prendi} other {se le prendi tutte}} in un solo turno.',
  'here.saves': 'Qui: {regions}. {tokens, plural, one {# segnalino} other {# segnalini}} in meno per ciascuna.',
  'here.adds': 'Qui: {regions}. {tokens, plural, one {# segnalino} other {# segnalini}} in più per ciascuna.',
  'here.enters': 'Qui: {regions} da cui gli altri non possono entrare.',
  'here.reaches': 'Qui: {regions} a portata, ovunque si trovino.',
  'here.links': 'Qui: {regions}, come se ognuna confinasse con tutte le altre.',
  'here.sails': 'Qui: {regions} che gli altri non prendono mai.',
  'here.acts':
    'Qui, quando sono accanto: {count, plural, =0 {nessuna regione in cui si potrebbe fare adesso} one {{regions} in cui si potrebbe fare adesso} other {{regions} in cui si potrebbe fare adesso}}.',
  'here.brings': 'Portano: {marker}.',
  'here.comes':
    '{tokens, plural, one {# segnalino si aggiunge} other {# segnalini si aggiungono}} a ogni turno di conquiste.',
  'here.peace': 'Qui: {opponents, plural, one {# avversario} other {# avversari}}. Ogni turno puoi fare pace con uno.',
} satisfies Words<typeof english>;
