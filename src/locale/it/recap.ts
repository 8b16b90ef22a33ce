import type { recap as english } from '../en/recap.ts';
import type { Words } from '../keys.ts';

/** What opponents did and why, in short. */
export const recap = {
  'recap.title': 'Mentre aspettavi',
  'recap.close': 'Chiudi il riassunto',
  'recap.more': 'Che cosa ha valutato',
  'recap.heard': 'In breve, il turno di {seat}:',
  'recap.picked': 'Ha scelto: {combo}.',
  'recap.took': 'Ha preso: {regions}.',
  'recap.failed': 'Ha tirato il dado invano: {region}.',
  'recap.declined': 'Ha mandato la sua razza in declino.',
  'recap.nothing': 'Non ha preso nulla.',
  'recap.lost': 'Hai perso: {regions}.',
  'recap.scored':
    '{amount, plural, =0 {Non ha guadagnato nulla} one {Ha guadagnato # moneta} other {Ha guadagnato # monete}}.',
  'rolled.won':
    'Il dado mostra {value, plural, =0 {una faccia vuota} one {#} other {#}}. Conquista riuscita: {region}.',
  'rolled.lost':
    'Il dado mostra {value, plural, =0 {una faccia vuota} one {#} other {#}}. Conquista fallita: {region}.',
  'reason.none': 'Fa ciò che va fatto.',
  'reason.wander': 'Va dove vuole e fa i conti solo a grandi linee.',
  'reason.pick.free': 'Prende la coppia in cima, che non costa nulla.',
  'reason.pick.paid':
    'Prende questa coppia per le monete che ha sopra: {coins, plural, one {# moneta} other {# monete}} in più di quanto paga.',
  'reason.pick.dear':
    'Paga {cost, plural, one {# moneta} other {# monete}} per questa coppia, perché se ne aspetta più che da quelle sopra.',
  'reason.expand': 'La sua razza ha ancora {tokens, plural, one {# segnalino} other {# segnalini}} per conquistare.',
  'reason.decline':
    'I segnalini sono troppo sparsi. Le vecchie regioni rendono ancora, e al prossimo turno arriva una razza fresca.',
  'reason.declineLate':
    'Il turno è già pagato, quindi la razza può riposare subito; al prossimo turno ne arriva una fresca.',
  'reason.stay': 'Vale ancora la pena di tenere la sua razza.',
  'reason.pass': 'La sua razza non ha più segnalini, quindi aspetta.',
  'reason.abandon': 'Rinuncia a una regione per usare i segnalini altrove.',
  'reason.rich':
    'Prende una regione che rende {coins, plural, =2 {il doppio} one {# moneta} other {# monete}}{beside, select, own {, accanto alle sue} other {}}.',
  'reason.yours':
    'Ti prende una regione{beside, select, own {, accanto alle sue} other {}}: una moneta in più per sé, una in meno per te.',
  'reason.rival':
    'Prende una regione di {rival}{beside, select, own {, accanto alle sue} other {}}: una moneta in più per sé, una in meno per {rival}.',
  'reason.cheap':
    'Prende la regione che chiede meno segnalini ({cost}){beside, select, own {, accanto alle sue} other {}}, così ne restano di più.',
  'reason.more': 'Prende un’altra regione{beside, select, own {, accanto alle sue} other {}}: ognuna rende una moneta.',
  'reason.roll': 'Un tiro prima può solo aiutare: una faccia vuota non costa nulla.',
  'reason.finalRoll': 'I segnalini non bastano, quindi tenta la fortuna: un tiro fallito non costa nulla.',
  'reason.enough': 'Si ferma qui: nient’altro sembra valere i suoi segnalini.',
  'reason.spent': 'Restano troppo pochi segnalini per prendere qualcosa.',
  'reason.treaty': 'Non vuole attacchi da {bound} fino al suo prossimo turno.',
  'reason.noTreaty': 'Non ha bisogno di pace con nessuno.',
  'reason.guard': 'Distribuisce i segnalini, così le sue regioni sono più difficili da prendere.',
  'reason.settle': 'Trova un posto ai segnalini scacciati.',
  'why.steps': 'Che cosa ha valutato, passo per passo',
  'plan.keep':
    'Il piano per la razza {race}: andare avanti. Questo turno rende {now, plural, one {# moneta} other {# monete}}.',
  'plan.keepOnce':
    'Il piano per la razza {race}: ancora un turno. Ora {now, plural, one {# moneta} other {# monete}}; col declino al prossimo turno restano {behind, plural, one {# moneta} other {# monete}} a turno.',
  'plan.decline':
    'Il piano per la razza {race}: declino subito. {now, plural, one {# moneta} other {# monete}} in questo turno, e al prossimo una razza nuova.',
  'plan.pick': 'Il piano: più turni con {combo}. Il primo rende {now, plural, one {# moneta} other {# monete}}.',
  'plan.pickOnce':
    'Il piano: {combo} per un solo turno. Ora {now, plural, one {# moneta} other {# monete}}; col declino al prossimo turno restano {behind, plural, one {# moneta} other {# monete}} a turno.',
  'plan.other':
    'Subito dopo veniva “{move}”: {now, plural, one {# moneta} other {# monete}} in questo turno, e alla fine un vantaggio minore di circa {less, plural, one {# moneta} other {# monete}}.',
  'plan.even':
    '“{move}” sembrava quasi altrettanto buona: {now, plural, one {# moneta} other {# monete}} in questo turno.',
  'why.same': '{count, plural, one {(un’altra vale lo stesso)} other {(altre # valgono lo stesso)}}',
  'why.allSame':
    '{count, plural, one {L’unica altra mossa valutata vale lo stesso.} other {Tutte le altre # mosse valutate valgono lo stesso.}}',
} satisfies Words<typeof english>;
