import type { review as english } from '../en/review.ts';
import type { Words } from '../keys.ts';

/** L’analisi di una partita finita, e quanta fortuna c’era. */
export const review = {
  'review.intro':
    'Il livello più forte guarda ogni decisione: che cosa avrebbe fatto, e che cosa avrebbe portato. Sa solo ciò che il giocatore poteva sapere allora.',
  'review.begin': 'Comincia l’analisi',
  'review.goOn': 'Continua',
  'review.stop': 'Ferma',
  'review.reading': 'Leggiamo la partita…',
  'review.working': 'Decisione {now} di {all}…',
  'review.held': 'Fermata dopo {done} decisioni su {all}. Ciò che è stato trovato resta.',
  'review.resumed': 'L’analisi si è interrotta dopo {done} decisioni su {all}. Nulla è andato perso: riprende da lì.',
  'review.failed': 'L’analisi si è fermata da sola. Ciò che è stato trovato resta; continua per riprovare.',
  'review.unreadable': 'Questa partita non può essere rigiocata qui, quindi non può essere analizzata.',
  'review.unkept':
    'Ciò che è stato trovato non si è potuto conservare con la partita: resta finché la pagina è aperta.',
  'review.done':
    '{all, plural, one {# decisione è stata esaminata} other {Tutte le # decisioni sono state esaminate}}.',
  'review.whose': 'Decisioni di chi',
  'review.whose.people': 'Delle persone',
  'review.whose.all': 'Di tutti',
  'review.figures': 'In cifre',
  'review.list': 'Che cosa sarebbe stato meglio',
  'review.order': 'Prima ciò che è costato di più.',
  'review.none': 'Niente che sia costato chiaramente monete: ben giocato!',
  'review.noneYet': 'Finora niente che sia costato chiaramente monete.',
  'review.even':
    '{count, plural, one {# decisione valeva} other {# decisioni valevano}} quanto ogni altra, per quanto il caso lasci dire.',
  'review.show': 'Mostra',
  'review.try': 'Prova',
  'review.when': 'Round {round}, {seat}',
  'review.combo':
    '{better} invece di {made}: avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.early':
    'Tenere {race_art} ancora un turno avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.late':
    'Mandare allora in declino {race_art} avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.instead':
    '{better} al posto di {made}: avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.more':
    'Conquistare anche {better} avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.fewer':
    'Lasciare stare {made} avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.notDared':
    'Osare il tiro finale ({region}) avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più. Facce buone su sei: {wins}.',
  'review.dared':
    'Senza il tiro finale ({region}): avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più. Facce buone su sei: {wins}.',
  'review.elsewhere':
    'Il tiro finale: {region} invece di {made}. Avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.troops':
    'Più truppe: {better}. Meno: {made}. Avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.guarded':
    'Più truppe: {better}. Avrebbe portato circa {coins, plural, one {# moneta} other {# monete}} in più.',
  'review.figure': '{cost} ± {error} monete di vantaggio, {games} partite continuate',
  'review.care': 'Cura',
  'review.care.much': '{seat}: quasi nulla è andato sprecato.',
  'review.care.some': '{seat}: una buona partita, con ancora qualcosa da prendere.',
  'review.care.little': '{seat}: c’era di più da prendere, l’elenco dice dove.',
  'review.care.figure':
    '{seat}: {share} di quanto avrebbero portato le decisioni migliori ({costly} su {decisions} sono costate {lost} ± {error} monete)',
  'review.limits': 'Le regioni abbandonate prima delle conquiste e i trattati non vengono giudicati.',
  'review.within': '± dice dove sta la cifra vera 95 volte su 100.',
  'luck.title': 'Quanta fortuna c’era?',
  'luck.begin': 'Pesa la fortuna',
  'luck.intro':
    'Le monete portate dal caso oltre la media, e la stessa partita rigiocata {all} volte dai Razziatori con altri tiri.',
  'luck.working': 'Rigiocata {played} volte su {all}…',
  'luck.table': 'Monete oltre la media',
  'luck.player': 'Giocatore',
  'luck.dice': 'Dado',
  'luck.stacks': 'Combinazioni offerte',
  'luck.attacks': 'Attacchi',
  'luck.sum': 'Insieme',
  'luck.good': '{seat} ha avuto fortuna: circa {coins, plural, one {# moneta} other {# monete}} oltre la media.',
  'luck.bad': '{seat} ha avuto sfortuna: circa {coins, plural, one {# moneta} other {# monete}} sotto la media.',
  'luck.even': '{seat}: né fortuna né sfortuna degne di nota.',
  'luck.again':
    'Dei Razziatori, tutti della stessa forza, hanno giocato questa distribuzione {played} volte con altri tiri. Al posto di {seat} le vittorie sono state {wins}.',
  'luck.often': 'Dunque la distribuzione e il posto da soli avrebbero vinto spesso.',
  'luck.always': 'Dunque la distribuzione e il posto da soli avrebbero vinto quasi sempre.',
  'luck.seldom': 'Dunque la distribuzione e il posto non spiegano la vittoria.',
  'luck.share': 'Alla lunga dal {low} al {high}; per puro caso il {fair}.',
  'luck.apart':
    'Quanto sta sopra riguarda la partita così come è stata giocata; qui solo la distribuzione, chiunque giochi.',
  'luck.two': 'In due non c’è nessun altro da attaccare, quindi gli attacchi non contano come fortuna.',
  'luck.limits': 'Ciò che gli altri lasciano sul tavolo e chi attaccano dipende anche da loro, non solo dalla fortuna.',
} satisfies Words<typeof english>;
