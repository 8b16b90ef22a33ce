import type { history as english } from '../en/history.ts';
import type { Words } from '../keys.ts';

/** La cronologia delle partite di questo browser. */
export const history = {
  'history.working': 'Leggiamo le partite…',
  'history.none': 'Qui non è stata ancora conclusa nessuna partita.',
  'history.sums':
    '{games, plural, one {# partita} other {# partite}}, {wins, plural, one {# vittoria} other {# vittorie}}; miglior risultato: {most, plural, one {# moneta} other {# monete}}.',
  'history.shared': '{shared, plural, one {# partita} other {# partite}} con più persone a questo schermo.',
  'history.rows': 'Vittorie',
  'history.players': 'Giocatori',
  'history.against': 'Avversario più forte',
  'history.wins': 'Vinte',
  'history.people': 'persone',
  'history.of': '{wins} su {games}',
  'history.favourites': 'Combinazioni preferite',
  'history.best': 'Combinazioni migliori',
  'history.combo': '{combo}: {games, plural, one {# partita} other {# partite}}, {rate} monete a turno',
  'history.care': 'La cura nel tempo',
  'history.care.last': 'Nell’ultima partita analizzata: {share} di quanto avrebbero portato le decisioni migliori.',
  'history.care.more': 'Più di prima: in media {before}.',
  'history.care.less': 'Meno di prima: in media {before}.',
  'history.care.same': 'Più o meno come prima: in media {before}.',
  'history.care.each': 'Partite analizzate, dalla più vecchia: {shares}',
  'history.export': 'Salva lo storico su file',
  'history.delete': 'Elimina lo storico',
  'history.come':
    '{added, plural, =0 {Niente di nuovo per lo storico} one {# partita entra nello storico} other {# partite entrano nello storico}}{known, plural, =0 {} one {; # c’era già} other {; # c’erano già}}{broken, plural, =0 {.} one {. # voce illeggibile è stata tralasciata.} other {. # voci illeggibili sono state tralasciate.}}',
  'history.come.full': 'Questo è uno storico, ma il browser non può conservarlo: lo spazio è pieno o bloccato.',
  'history.come.risen': 'I gradini che avevi superato valgono anche qui.',
  'history.come.unread': 'In questo file non si può leggere fin dove eri salito sulla scala.',
  'history.come.review': 'Con la partita è arrivata la sua analisi.',
  'history.come.noReview': 'L’analisi in questo file non si può usare qui; la si può rifare.',
  'history.here': 'Lo conosce solo questo browser. Nasce dalle partite qui sopra e resta quando vengono eliminate.',
} satisfies Words<typeof english>;
