import type { rooms as english } from '../en/rooms.ts';
import type { Words } from '../keys.ts';

/** Tables that others sit at from other screens. */
export const rooms = {
  'rooms.asking': 'Chiedo se questo sito ha tavoli per chi gioca a distanza…',
  'rooms.no.none':
    'Questo sito non ha tavoli per giocare a distanza: offre solo la pagina. Chi ha il gioco su un computer può avviarlo lì con «npm start», che offre anche i tavoli.',
  'rooms.no.unreachable': 'Il sito ora non risponde. Riprova più tardi.',
  'rooms.no.refused':
    'Il server non ha potuto aprire un tavolo online con questa partita. Ricarica la pagina, poi riprova.',
  'rooms.no.diskFull':
    'Il server non ha spazio per un altro tavolo online. Riprova più tardi o avvisa chi gestisce il server.',
  'rooms.no.addressFull':
    'Dalla tua rete sono stati aperti troppi tavoli online. Elimina un tavolo che non ti serve più o aspetta che i vecchi scadano.',
  'rooms.no.tooMany': 'Dalla tua rete sono appena stati aperti diversi tavoli online. Aspetta un minuto, poi riprova.',
  'rooms.no.tooLarge':
    'Questa partita è troppo grande per un tavolo online. Puoi finirla qui o aprire un tavolo con una partita nuova.',
  'rooms.no.tooLong':
    'Questa partita ha troppe mosse per un tavolo online. Puoi finirla qui o aprire un tavolo con una partita nuova.',
  'rooms.no.safe': 'La tua partita continua qui.',
  'rooms.open': 'Apri il tavolo',
  'rooms.invite.you': 'tu',
  'rooms.invite.friend': 'Un amico, con un link',
  'rooms.open.text':
    'Ricevi un link per ogni posto e uno per chi guarda. Chi apre un link si siede subito: non serve un account. Fino ad allora giochi tu per tutte le persone.',
  'rooms.open.drawn':
    'La partita continua da dov’è. L’ordine dei mazzi e i tiri a venire vengono sorteggiati di nuovo, perché chi ha tenuto la partita finora potrebbe conoscerli.',
  'rooms.coming': 'In arrivo al tavolo…',
  'rooms.coming.long': 'Il tavolo non risponde ancora. Il tentativo si ripete da sé; il tuo posto è conservato.',
  'rooms.waits.tooMuch':
    'La pagina ha inviato troppi messaggi, quindi il tavolo ha chiuso la linea per un momento. Il tuo posto è conservato e la pagina si ricollega automaticamente.',
  'rooms.waits.diskFull':
    'Il server non ha più spazio per salvare questo tavolo. Nulla è perduto: la partita continua automaticamente appena c’è di nuovo spazio.',
  'rooms.reload': 'Ricarica la pagina',
  'rooms.link.broken':
    'Questo non è un link a un tavolo: ne manca una parte o è cambiata. Chiedilo di nuovo e copialo tutto.',
  'rooms.left': 'Ti sei alzato da questo tavolo.',
  'rooms.closed.removed': 'Questo dispositivo è stato allontanato dal tavolo. Chiedi a chi ospita un nuovo link.',
  'rooms.closed.replaced': 'Questo posto ora si gioca da un’altra pagina.',
  'rooms.closed.expired': 'Questo tavolo è scaduto: da molto nessuno vi giocava.',
  'rooms.closed.deleted': 'Chi ospita ha eliminato questo tavolo.',
  'rooms.closed.damaged':
    'Il tavolo è ancora conservato, ma i suoi dati ora non si possono leggere, quindi nessuno può sedersi. Avvisa chi gestisce i tavoli; nulla è stato eliminato. Per giocare nel frattempo, apri un altro tavolo.',
  'rooms.closed.otherBox':
    'A questo tavolo si gioca con razze e poteri che il server non conosce: è più vecchio della partita. Chiedi a chi gestisce i tavoli di avviare una versione più nuova; fino ad allora la partita è conservata.',
  'rooms.closed.full': 'A questo tavolo non c’è posto per un altro schermo. Riprova più tardi.',
  'rooms.closed.visitOver':
    'Il tuo tempo a questo tavolo è finito e il computer continua al posto tuo. Di te qui non resta nulla. Grazie per aver giocato!',
  'rooms.closed.noSuchRoom':
    'Non c’è un tavolo con questo codice. I codici hanno sei lettere e cifre, senza I, O, 0 e 1; i vecchi tavoli scadono.',
  'rooms.closed.unknown':
    'Il tavolo ha chiuso questa visita, per un motivo che questa pagina non conosce ancora. Ricarica la pagina per saperne di più.',
  'rooms.outdated.page':
    'Il tavolo ha una versione più recente di questa pagina. Ricaricala: il tuo posto è conservato.',
  'rooms.outdated.room':
    'Questa pagina è più recente dei suoi tavoli. Chi li gestisce deve riavviarli; il tuo posto è conservato.',
  'rooms.knocking':
    'A questo posto siede già qualcuno ({seat}). A quella persona e a chi ospita viene chiesto se puoi sederti anche tu…',
  'rooms.knocking.none':
    'Non hai un posto a questo tavolo: non c’è stato accordo, o il posto è stato liberato. Chiedi un link a chi ospita.',
  'rooms.door.text': 'Non siedi al tavolo {room}. Bussa, e a chi ospita viene chiesto se puoi entrare.',
  'rooms.door.knock': 'Bussa',
  'rooms.door.asked':
    'Hai bussato al tavolo {room}. A chi ospita viene chiesto se puoi entrare. Tieni aperta questa pagina…',
  'rooms.knock': '{name} bussa con il codice di questo tavolo.',
  'rooms.knock.same': 'Al tavolo c’è già qualcuno con questo nome.',
  'rooms.knock.seat': 'Dai il posto di {seat}',
  'rooms.knock.watch': 'Fai guardare',
  'rooms.refused.doorShut':
    'Ora non si può bussare a questo tavolo. Riprova tra un minuto, o chiedi un link a chi ospita.',
  'rooms.closed.declined': 'Chi ospita non ti ha fatto entrare. Chiedi un link.',
  'rooms.refused.malformed': 'Il tavolo non ha capito. Ricarica la pagina; il tuo posto è conservato.',
  'rooms.refused.tooFast': 'Troppo in una volta. Aspetta un momento.',
  'rooms.refused.helloFirst': 'Il tavolo non conosce ancora questo dispositivo. Riprova tra un momento.',
  'rooms.refused.badPassport':
    'Questo link non porta a un posto: non è di questo tavolo, chi ospita lo ha ritirato, o è cambiato per strada. Chiedi un link a chi ospita.',
  'rooms.refused.usedPassport':
    'Il posto di questo link è occupato e non c’è nessuno a cui chiedere. Chiedi un nuovo link a chi ospita.',
  'rooms.refused.notYourSeat': 'Questo spetta a un altro posto.',
  'rooms.refused.notHost': 'Può farlo solo chi ospita il tavolo.',
  'rooms.refused.watching': 'Stai guardando: agiscono solo i giocatori.',
  'rooms.refused.stale': 'Intanto il tavolo è andato avanti, perciò non è stato fatto. Guarda di nuovo.',
  'rooms.refused.nothingToTakeBack':
    'Non c’è nulla da ritirare: non è stato fatto niente, o si è scoperto qualcosa. Puoi chiederlo al tavolo dal suo pannello.',
  'rooms.refused.noSuchSeat': 'A quel posto non c’è nessuno.',
  'rooms.refused.noSuchProposal': 'È già stato deciso.',
  'rooms.refused.noSuchDevice': 'Quella persona se n’è già andata.',
  'rooms.refused.notAbsent': 'Chi siede lì è al tavolo, o manca da poco. Aspetta un po’.',
  'rooms.refused.notNow': 'Ora non si può fare.',
  'rooms.refused.paused': 'Il tavolo è in pausa di comune accordo. Prima riprendete.',
  'rooms.refused.hostAway':
    'Chi ospita non è al tavolo in questo momento, e la partita continuerebbe sul suo schermo. Aspetta che torni.',
  'rooms.refused.shareFirst':
    'Questo browser ha perso la sua parte nel caso del tavolo che ha aperto, quindi il tavolo non si può preparare. Nessuno l’ha ancora visto: aprine un altro.',
  'rooms.refused.full': 'A questo tavolo non c’è più posto.',
  'rooms.refused.roomFull':
    'Questo tavolo ha salvato tutto ciò che poteva. La partita si può finire, ma nient’altro si può cambiare.',
  'rooms.refused.unknown':
    'Il tavolo ha detto di no, per un motivo che questa pagina non conosce ancora. Ricarica la pagina per saperne di più: il tuo posto è conservato.',
  'rooms.bar': 'Il tavolo',
  'rooms.line.connecting': 'Connessione…',
  'rooms.line.here': 'Connesso',
  'rooms.line.resuming': 'Riconnessione…',
  'rooms.line.ended': 'Non connesso',
  'rooms.panel.title': 'Il tavolo e chi c’è',
  'rooms.panel': 'Tavolo',
  'rooms.say': 'Di’…',
  'rooms.say.new': '{count, plural, one {# nuova frase} other {# nuove frasi}}',
  'rooms.said': 'Che cosa è stato detto',
  'rooms.phrase.knock': 'bussa sul tavolo',
  'rooms.phrase.cheer': 'esulta',
  'rooms.phrase.hello': 'Ciao!',
  'rooms.phrase.goodLuck': 'Buona fortuna!',
  'rooms.phrase.wellPlayed': 'Ben giocato!',
  'rooms.phrase.ouch': 'Ahi!',
  'rooms.phrase.thanks': 'Grazie!',
  'rooms.phrase.sorry': 'Scusa!',
  'rooms.phrase.oneMoment': 'Un momento.',
  'rooms.phrase.yourTurn': 'Tocca a te!',
  'rooms.phrase.goodGame': 'Bella partita!',
  'rooms.phrase.again': 'Un’altra?',
  'rooms.seat.here': 'al tavolo',
  'rooms.seat.away': 'via da {time}',
  'rooms.seat.absent': 'assente da {time}',
  'rooms.seat.free': 'posto libero',
  'rooms.seat.opponent': 'il computer',
  'rooms.seat.warm': 'il computer tiene il posto',
  'rooms.seat.wasLeft': 'si è alzato',
  'rooms.clock.left': 'Tempo rimasto',
  'rooms.clock.paused': '(in pausa)',
  'rooms.glance': 'Chi manca, e l’orologio',
  'rooms.glance.seat': '{seat}: {how}',
  'rooms.glance.more': 'e {count, plural, one {un altro} many {altri #} other {altri #}}',
  'rooms.glance.gone': '{seat} ora non è al tavolo.',
  'rooms.glance.here': '{seat} è di nuovo al tavolo.',
  'rooms.glance.low': 'A {seat} resta meno di un minuto.',
  'rooms.glance.clock': 'Tempo rimasto a {seat}',
  'rooms.clock': 'Tempo per pensare',
  'rooms.clock.now': 'Tempo per pensare: {clock}',
  'rooms.clock.none': 'senza limiti',
  'rooms.clock.bank': '{minutes} minuti a testa per la partita',
  'rooms.clock.days': '{count, plural, one {# giorno} many {# di giorni} other {# giorni}} per ogni turno',
  'rooms.late': 'Quando a qualcuno scade il tempo',
  'rooms.late.opponent': 'il computer gioca al suo posto',
  'rooms.late.pass': 'il turno passa',
  'rooms.behind': 'Chi guarda vede ogni turno solo quando è finito',
  'rooms.choices': 'Orologio e spettatori',
  'rooms.own': 'Sei {seats}',
  'rooms.watching': 'Stai guardando',
  'rooms.watcher': 'Spettatore',
  'rooms.watchers': 'Spettatori ora al tavolo',
  'rooms.watchers.count': '{count, plural, one {# spettatore} many {# di spettatori} other {# spettatori}}',
  'rooms.somebody': 'Qualcuno',
  'rooms.agree': 'D’accordo',
  'rooms.decline': 'Rifiuta',
  'rooms.withdraw': 'Ritira',
  'rooms.ended': 'Il tavolo ha deciso di finire la partita così com’è. Non vi si gioca più.',
  'rooms.paused': 'Il tavolo è in pausa.',
  'rooms.absent': '{seat} manca da un po’.',
  'rooms.keepWarm': 'Intanto giochi il computer',
  'rooms.keptWarm': 'Il computer ha giocato per {seat}. Il posto è ancora tuo.',
  'rooms.keptWarm.returns':
    'Il tuo tempo per questo turno è finito. Appena il turno si chiude, giochi di nuovo tu per {seat}.',
  'rooms.takeBackSeat': 'Continuo io',
  'rooms.notice.absent': '{seat} manca da un po’.',
  'rooms.notice.turn': 'Tocca a te.',
  'rooms.notice.came': '{seat} è al tavolo.',
  'rooms.notice.back': '{seat} è di ritorno.',
  'rooms.notice.left': '{seat} si è alzato. Il computer continua.',
  'rooms.notice.warm': 'Il computer gioca per {seat} fino al ritorno.',
  'rooms.notice.late': 'Tempo scaduto: {seat}.',
  'rooms.notice.expiring': 'Da molto nessuno gioca qui. Tra due giorni il tavolo sarà eliminato, se nessuno gioca.',
  'rooms.notice.opponentFails': 'Il computer non sa decidere per {seat}; viene richiesto di nuovo.',
  'rooms.proposed.takeBack': '{who} vorrebbe ritirare l’ultima mossa.',
  'rooms.proposed.join': 'Un altro dispositivo (numero {code}) vorrebbe sedersi al posto di {seat}.',
  'rooms.proposed.replace': '{who} vorrebbe che il computer prendesse per sempre il posto di {seat}.',
  'rooms.proposed.pause': '{who} vorrebbe una pausa.',
  'rooms.proposed.resume': '{who} vorrebbe riprendere.',
  'rooms.proposed.end': '{who} vorrebbe finire la partita così com’è.',
  'rooms.proposed.goLocal': '{who} vorrebbe continuare sullo schermo di chi ospita. Questo tavolo si chiuderebbe.',
  'rooms.proposed.goLocal.bare':
    'I suoi mazzi non si possono trascrivere per un solo schermo: là si riparte dalla posizione di adesso, mentre diario e racconto restano a questo tavolo.',
  'rooms.proposed.rematch': '{who} vorrebbe un’altra partita con le stesse persone.',
  'rooms.proposed.own':
    '{asked} {count, plural, one {Manca ancora # risposta.} many {Mancano ancora # di risposte.} other {Mancano ancora # risposte.}}',
  'rooms.propose': 'Accordi',
  'rooms.propose.hint': 'Si fa quando tutti i presenti al tavolo sono d’accordo.',
  'rooms.propose.takeBack': 'Chiedi di ritirare l’ultima mossa',
  'rooms.propose.replace': 'Cedi il posto al computer',
  'rooms.propose.pause': 'Pausa',
  'rooms.propose.resume': 'Riprendi',
  'rooms.propose.end': 'Finisci la partita così com’è',
  'rooms.propose.goLocal': 'Continua sullo schermo di chi ospita',
  'rooms.local':
    'Il tavolo ha deciso che la partita continui sul tuo schermo. Se ne hai più d’uno, riprendila su uno solo.',
  'rooms.local.take': 'Continua su questo schermo',
  'rooms.propose.rematch': 'Un’altra partita con le stesse persone',
  'rooms.replay.back': 'Torna alla partita',
  'rooms.replay.meanwhile':
    'La partita è andata avanti: da quando guardi {count, plural, one {è stata fatta # mossa} other {sono state fatte # mosse}}.{turn, select, yes { È il tuo turno.} other {}}',
  'rooms.replay.more': 'Mostra anche queste',
  'rooms.replay.none':
    'Ciò che è successo non si può mostrare nell’immagine: il tavolo segue regole diverse da quelle che questa pagina conosce. Ricarica la pagina oppure leggilo nel diario.',
  'rooms.code': 'Codice del tavolo: {room}',
  'rooms.unkept': 'Questo browser non conserva nulla: il tuo posto dura finché la pagina è aperta.',
  'rooms.notCome': 'Al posto di {seat} non c’è ancora nessuno. Per ora giochi tu.',
  'rooms.links': 'Inviti',
  'rooms.links.hint':
    'Ogni link vale per un posto: vi si siede il primo dispositivo che lo apre. Se qualcuno vi siede già, chiede di aggiungersi.',
  'rooms.links.host': 'I link li dà chi ospita il tavolo.',
  'rooms.links.seat': 'Per {seat}',
  'rooms.links.opponent': 'Al posto del computer: {seat}',
  'rooms.links.own': 'Per {seat}: il tuo posto, su un altro dispositivo',
  'rooms.links.watch': 'Per chi guarda',
  'rooms.links.renew': 'Nuovo link',
  'rooms.links.renew.hint': 'Il vecchio link non vale più.',
  'rooms.people': 'Chi c’è',
  'rooms.you': 'tu',
  'rooms.host': 'ospita',
  'rooms.devices': '{count, plural, one {# dispositivo} many {# di dispositivi} other {# dispositivi}}',
  'rooms.device.this': 'questo dispositivo: {code}',
  'rooms.device.beside': 'dispositivo {code}',
  'rooms.browsers':
    '{count, plural, one {Qui siede anche un altro tuo browser.} many {Qui siedono anche altri # di tuoi browser.} other {Qui siedono anche altri # tuoi browser.}}',
  'rooms.alone': 'Solo questo browser',
  'rooms.seat.held': 'tu, finché qualcuno non apre il suo link',
  'rooms.free': 'Libera il posto',
  'rooms.office': 'Affida il tavolo',
  'rooms.remove': 'Allontana',
  'rooms.name': 'Il tuo nome a questo tavolo',
  'rooms.name.keep': 'Cambia',
  'rooms.name.use': 'Usa questo nome',
  'rooms.turn': 'Il tuo turno',
  'rooms.turn.push': 'Tocca a te al tavolo {room}.',
  'rooms.turn.ask': 'Avvisami quando tocca a me',
  'rooms.turn.by.push': 'Ricevi un avviso quando tocca a te e non guardi il tavolo, anche a pagina chiusa.',
  'rooms.turn.by.page': 'Ricevi un avviso quando tocca a te, finché la pagina è aperta ma non in vista.',
  'rooms.turn.by.denied': 'Il browser non permette alla pagina di avvisarti; lo si cambia nelle sue impostazioni.',
  'rooms.turn.here': 'Quando tocca a te, lo dicono il titolo della pagina e un suono.',
  'rooms.leave': 'Alzati per sempre',
  'rooms.leave.sure':
    'Il computer continua al posto tuo, e il risultato non sarà tuo. Per tornare più tardi basta chiudere la pagina.',
  'rooms.delete': 'Elimina il tavolo',
  'rooms.delete.sure': 'La partita e tutto ciò che la riguarda vengono eliminati, per tutti.',
  'rooms.stay': 'Resta',
  'rooms.receipts': 'Dopo la partita',
  'rooms.fair.text':
    'Mazzi e dadi nascono da un segreto del tavolo, a cui si era vincolato prima, e da uno di ogni dispositivo. Ora tutto è aperto, e questa pagina può verificarlo.',
  'rooms.fair.check': 'Verifica che sia stata leale',
  'rooms.fair.yes':
    'È stata leale: sorteggi: {drawings}, dispositivi che hanno contribuito: {devices}; tutti i mazzi e i tiri ({dice}) sono usciti come dovevano.',
  'rooms.fair.partly':
    'La tua parte non si è potuta verificare: questo browser non ce l’ha. Tutto il resto torna. Se l’hai data da un altro browser, verifica anche lì.',
  'rooms.fair.screen': 'Una delle parti è quella del grande schermo.',
  'rooms.fair.silent': 'Senza parte: {seats}. La parte vale solo appena seduti.',
  'rooms.fair.notOpened': 'Il tavolo non ha ancora svelato i suoi segreti. Riprova tra un momento.',
  'rooms.fair.commitment': 'Non è stata leale: ciò che il tavolo mostra ora non è ciò a cui si era vincolato.',
  'rooms.fair.stacks': 'Non torna: mazzi o tiri sono usciti diversamente da come dicono i segreti.',
  'rooms.told': 'Salva ciò che mi è stato inviato',
  'rooms.told.about':
    'Tutto ciò che il tavolo {room} ha inviato a questo dispositivo: un messaggio per riga, così come è stato inviato, dal più vecchio. Mancano solo i segnali di vita, i lasciapassare per un altro dispositivo e i rifiuti di messaggi troppo numerosi o illeggibili. Chi cerca le monete di un altro giocatore, o che cosa c’era nei mazzi, non le trova prima della fine della partita.',
  'rooms.told.dropped':
    '{count, plural, one {Il messaggio più vecchio non è più conservato} other {I # messaggi più vecchi non sono più conservati}}; ne resta solo un’impronta.',
  'rooms.told.hint':
    'Esattamente ciò che il tavolo ha inviato a questo dispositivo, messaggio per messaggio, perché tutti possano vedere che nulla è stato detto troppo presto. La parte più recente si conserva finché esiste il tavolo.',
  'rooms.told.failed': 'Il tavolo ora non lo consegna. Riprova più tardi.',
  'rooms.fold.text': 'Gioca con amici a altri schermi, nella stessa stanza o lontano.',
  'rooms.typed': 'Codice o link di un tavolo',
  'rooms.typed.go': 'Vai',
  'rooms.typed.wrong': 'Non è né un codice (sei lettere e cifre, senza O e 0) né un link intero.',
  'rooms.take': 'Porta i miei tavoli su un altro dispositivo',
  'rooms.take.text':
    '{count, plural, one {Questo link porta con sé # tavolo.} many {Questo link porta con sé # di tavoli.} other {Questo link porta con sé # tavoli.}} Aprilo sull’altro dispositivo entro un giorno; vale una volta. Chi lo apre siede ai tuoi posti: non darlo a nessuno.',
  'rooms.take.missing':
    '{count, plural, one {# tavolo non c’è: non risponde, o è di troppo} many {# di tavoli non ci sono: non rispondono, o sono di troppo} other {# tavoli non ci sono: non rispondono, o sono di troppo}} (al massimo {most}).',
  'rooms.take.none': 'Nessuno dei tuoi tavoli ora risponde. Riprova più tardi.',
  'rooms.take.link': 'Per te',
  'rooms.bring':
    '{count, plural, one {Aggiungere # tavolo a questo dispositivo?} many {Aggiungere # di tavoli a questo dispositivo?} other {Aggiungere # tavoli a questo dispositivo?}}',
  'rooms.bring.text': 'Vi siederai da tutti e due i dispositivi. Il link vale una volta.',
  'rooms.bring.yes': 'Aggiungi',
  'rooms.bring.part':
    '{count, plural, one {# parte di questo link è rovinata e viene tralasciata.} many {# di parti di questo link sono rovinate e vengono tralasciate.} other {# parti di questo link sono rovinate e vengono tralasciate.}}',
  'rooms.bring.broken':
    'Questo non è un link ai tuoi tavoli: ne manca una parte o è cambiata. Fanne un altro sull’altro dispositivo.',
  'rooms.bring.added':
    '{count, plural, =0 {Nessun tavolo è stato aggiunto.} one {# tavolo è ora su questo dispositivo.} many {# di tavoli sono ora su questo dispositivo.} other {# tavoli sono ora su questo dispositivo.}}',
  'rooms.bring.used':
    '{count, plural, one {Il link a # tavolo è già stato usato, o ha più di un giorno.} many {I link a # di tavoli sono già stati usati, o hanno più di un giorno.} other {I link a # tavoli sono già stati usati, o hanno più di un giorno.}} Fanne un altro sull’altro dispositivo.',
  'rooms.bring.gone':
    '{count, plural, one {# tavolo non esiste più.} many {# di tavoli non esistono più.} other {# tavoli non esistono più.}}',
  'rooms.bring.silent':
    '{count, plural, one {# tavolo ora non risponde.} many {# di tavoli ora non rispondono.} other {# tavoli ora non rispondono.}} Riapri il link più tardi.',
  'rooms.leave.text':
    'Il posto resta tuo: la pagina iniziale riporta a questo tavolo. Il gioco continua finché non tocca a te.',
  'rooms.mine': 'I miei tavoli',
  'rooms.mine.turn': 'Tocca a te',
  'rooms.mine.waits': 'Round {round}: tocca ad altri',
  'rooms.mine.go': 'A questo tavolo',
  'rooms.mine.forget': 'Dimentica',
} satisfies Words<typeof english>;
