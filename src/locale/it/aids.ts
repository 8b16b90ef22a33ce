import type { aids as english } from '../en/aids.ts';
import type { Words } from '../keys.ts';

/** Che cosa aiuta a giudicare: quanto rende e costa una conquista, chi minaccia che cosa, se andare in declino. */
export const aids = {
  'cost.title': 'Per conquistare',
  'cost.total': 'Costo',
  'cost.hand': 'In mano',
  'cost.enough': 'bastano',
  'cost.odds': 'Tiro finale: {wins, plural, one {# faccia vince} other {# facce vincono}} su 6 ({percent})',
  'score.total': 'In tutto',
  'score.regions': '{race}: {count, plural, one {# regione} other {# regioni}}',
  'score.regions.declined': '{race} in declino: {count, plural, one {# regione} other {# regioni}}',
  'score.bonus': '{what}: extra',
  'score.nothing': 'Niente in questo turno.',
  'taking.coins': 'Monete in questo turno',
  'taking.coins.change': 'prima {before}, dopo {after}',
  'taking.coins.now': 'Monete in questo turno: {after} invece di {before}',
  'taking.coins.same': 'Nessuna moneta in più in questo turno',
  'taking.label': 'Che cos’altro comporta',
  'taking.loser':
    '{race}: {lost, plural, =0 {nessuna perdita} one {# perdita} other {# perdite}}{withdrawn, plural, =0 {} other {, # di nuovo in mano}}',
  'taking.leaves': '{race}: via dalla mappa per sempre',
  'taking.lostTribe': 'La Tribù Perduta sparisce per sempre',
  'taking.marker.box': 'Perdita: {marker}',
  'taking.marker.owner': 'Torna al proprietario: {marker}',
  'taking.marker.here': 'Arriva qui: {marker}',
  'taking.marker.guards': '{marker}: nessuno potrà prendere questa regione',
  'aid.threats.title': 'Prima del prossimo turno di chi la occupa',
  'aid.threats.hint': 'Segna sulla mappa che cosa potresti perdere prima del tuo prossimo turno',
  'aid.threats.remote':
    '{mine, select, yes {Nessuno può prenderla direttamente prima del tuo prossimo turno.} other {Nessuno può prenderla direttamente prima del prossimo turno di chi la occupa.}}',
  'aid.threats.detours': 'Per vie traverse: {count}',
  'aid.threats.none': 'Nessuno può prenderla prima del tuo prossimo turno.',
  'aid.threats.more': '{count, plural, one {e un’altra} other {e altre #}}',
  'aid.threat.conquer':
    '{mine, select, yes {{race_class, select, f {Le tue} other {I tuoi}} {race} potrebbero} other {Con {race_art}, {seat} potrebbe}} prenderla con {tokens, plural, one {# segnalino} other {# segnalini}} su {available}.',
  'aid.threat.die':
    '{mine, select, yes {{race_class, select, f {Le tue} other {I tuoi}} {race} avrebbero} other {Con {race_art}, {seat} avrebbe}} bisogno del dado: {tokens, plural, one {serve # segnalino} other {servono # segnalini}}, disponibili {available} ({chance, number, percent}).',
  'aid.threat.act':
    '{mine, select, yes {{race_class, select, f {Le tue} other {I tuoi}} {race} potrebbero} other {Con {race_art}, {seat} potrebbe}} prenderla grazie a un potere proprio.',
  'aid.threat.act.convert':
    '{mine, select, yes {{race_class, select, f {Le tue} other {I tuoi}} {race} potrebbero} other {Con {race_art}, {seat} potrebbe}} convertire il segnalino isolato qui.',
  'aid.threat.act.dragon':
    '{mine, select, yes {{race_class, select, f {Le tue} other {I tuoi}} {race} potrebbero} other {Con {race_art}, {seat} potrebbe}} mandare qui il Drago con {tokens, plural, one {# segnalino} other {# segnalini}} su {available}.',
  'aid.danger.certain':
    '{count, plural, one {# regione può essere presa di sicuro} other {# regioni possono essere prese di sicuro}}',
  'aid.danger.chance':
    '{count, plural, one {# regione può essere presa con fortuna: {chance, number, percent}} other {# regioni possono essere prese con fortuna: al massimo {chance, number, percent}}}',
  'aid.danger.new': 'Solo una nuova razza potrebbe prenderti una regione',
  'aid.danger.remote': 'Nessuno può prenderti direttamente una regione',
  'aid.danger.safe': 'Al sicuro fino al tuo prossimo turno',
  'aid.danger.attack': 'Sotto attacco: {regions}',
  'aid.danger.short': 'Pericoli',
  'aid.danger.why': 'Chi potrebbe prenderti che cosa',
  'aid.danger.title': 'Che cosa potresti perdere prima del tuo prossimo turno, per come stanno le cose',
  'aid.danger.none':
    'Qualunque cosa facciano gli altri, non possono prendere nessuna tua regione prima del tuo prossimo turno.',
  'aid.threat.way': 'Passando per: {regions}.',
  'aid.threat.detour':
    '{mine, select, yes {{race_class, select, f {Le tue} other {I tuoi}} {race} potrebbero} other {Con {race_art}, {seat} potrebbe}} arrivare qui solo rinunciando a regioni proprie, per vie traverse o se altri aprono la strada.',
  'aid.threat.pick':
    '{mine, select, yes {Potresti} other {{seat} potrebbe}} scegliere {combo} e prenderla con {tokens} su {available}.',
  'aid.threat.pick.die':
    '{mine, select, yes {Potresti} other {{seat} potrebbe}} scegliere {combo} e prenderla con fortuna: costo {tokens}, segnalini disponibili {available} ({chance, number, percent}).',
  'aid.threat.pick.act':
    '{mine, select, yes {Potresti} other {{seat} potrebbe}} scegliere {combo} e prenderla grazie a un potere proprio di quella razza.',
  'aid.threat.pick.detour':
    '{mine, select, yes {Potresti} other {{seat} potrebbe}} scegliere {combo} e arrivare qui solo per vie traverse o se altri aprono la strada.',
  'aid.threat.unseen':
    '{mine, select, yes {Potresti} other {{seat} potrebbe}} scegliere una razza che nessuno ha ancora visto.',
  'aid.forecast.title': 'Espansione o declino?',
  'aid.forecast.expand': 'Espansione',
  'aid.forecast.stay': 'Resta attiva',
  'aid.forecast.decline': 'Declino',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {nessun segnalino libero} one {# segnalino libero} other {# segnalini liberi}} · {regions, plural, =0 {non basta per una regione} one {quanto basta per # regione} other {quanto basta per # regioni}} · {coins, plural, one {# moneta} other {# monete}}',
  'aid.forecast.expand.gone': 'nessun segnalino rimasto',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {nessuna moneta} one {# moneta} other {# monete}} ora{turns, plural, =0 {} other {, poi lo stesso, finché tieni le regioni}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {nessuna moneta} one {# moneta} other {# monete}} ogni turno seguente, finché tieni le regioni; una nuova razza al prossimo turno',
  'aid.forecast.verdict':
    '{choice, select, expand {L’espansione sembra migliore: circa {coins, plural, one {# moneta} other {# monete}} in più alla fine.} decline {Il declino sembra migliore: circa {coins, plural, one {# moneta} other {# monete}} in più alla fine.} other {Più o meno pari alla fine.}}',
  'aid.forecast.more': 'Perché?',
  'aid.forecast.still': 'Un’espansione senza conquiste rende {coins, plural, one {# moneta} other {# monete}}.',
  'aid.forecast.way':
    'La via meno cara: {way}. Senza il dado, almeno {coins, plural, one {# moneta} other {# monete}} in questo turno.',
  'aid.forecast.step': '{region} per {cost}',
  'aid.forecast.leaving': 'Con il declino {race_art} lasciano la mappa.',
  'aid.forecast.fresh':
    'Al prossimo turno cominceresti con una nuova razza: anche quella ha bisogno di qualche turno per rendere.',
  'aid.forecast.last': 'È l’ultimo round: dopo, il declino non rende più nulla.',
  'aid.forecast.offer': 'Ora in offerta: {combos}.',
  'aid.forecast.even':
    'Alla fine la differenza è di {coins, plural, =0 {meno di 1 moneta} one {circa # moneta} other {circa # monete}}: troppo poco per decidere.',
  'aid.forecast.judge':
    'Il verdetto è una stima fino alla fine della partita, come la farebbe un forte avversario guidato dal computer.',
} satisfies Words<typeof english>;
