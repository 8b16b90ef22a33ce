import type { lessonAgain as english } from '../en/lesson-again.ts';
import type { Words } from '../keys.ts';

/** The first game: what the coach says when a line was not understood, in other words than before. */
export const lessonAgain = {
  'lesson.goal.other': 'Vince chi ha più monete. Metà partita è già giocata. Usa bene i tuoi {turns} turni.',
  'lesson.coins.other': 'Le monete restano segrete. Premi il pulsante evidenziato per guardare le tue.',
  'lesson.pick.other': 'Premi il pulsante evidenziato. Ricevi una razza, un potere e tutti i loro segnalini.',
  'lesson.enter.other':
    'La tua razza non è ancora sulla mappa. Premi la regione evidenziata: ci piazzi {cost, plural, one {# segnalino} other {# segnalini}}.',
  'lesson.mountain.other': 'Le montagne si difendono da sole, così questa costa {cost}. Premi la regione evidenziata.',
  'lesson.tribe.other':
    'Nella regione evidenziata c’è qualcuno. Paga {cost, plural, one {# segnalino} other {# segnalini}}, e la tribù sparisce.',
  'lesson.die.other':
    'L’ultimo attacco di un turno può usare il dado. Premi la regione evidenziata: {wins, plural, one {va bene # faccia su 6} other {vanno bene # facce su 6}}.',
  'lesson.rolled.won.other': 'È uscito {value}. Il dado e i tuoi segnalini, insieme, raggiungono il prezzo.',
  'lesson.rolled.lost.other':
    'Niente fortuna: {value, plural, =0 {una faccia vuota} other {#}}. Non perdi nulla: tieni i tuoi segnalini.',
  'lesson.redeploy.other':
    'Rinforza una regione che può essere attaccata. In ognuna deve restare un segnalino. Poi premi «Fine rischieramento».',
  'lesson.danger.other': 'Guarda i segni sulle tue regioni. Dicono quanto è probabile un attacco.',
  'lesson.scored.other':
    'Conta le tue regioni: ognuna ha reso una moneta. In tutto {coins, plural, one {# moneta} other {# monete}}.',
  'lesson.scored.extra.other':
    'Ha reso anche la tua razza o il potere. Con le regioni, hai avuto {coins, plural, one {# moneta} other {# monete}}.',
  'lesson.scored.declined.other':
    'Una razza in declino non fa nulla, ma rende. Hai avuto {coins, plural, one {# moneta} other {# monete}}.',
  'lesson.scored.declined.extra.other':
    'In declino le regioni rendono una moneta ciascuna. Le tue rendono anche di più: {coins, plural, one {# moneta} other {# monete}}.',
  'lesson.both.other':
    'Una in declino, una in gioco: rendono tutte e due. Hai avuto {coins, plural, one {# moneta} other {# monete}}.',
  'lesson.watch.other': 'Non è il tuo turno. Adesso decide {rival}.',
  'lesson.watch.pick.other': '{rival} non aveva una razza, e ne prende una nuova.',
  'lesson.watch.ready.other': '{rival} raccoglie segnalini, e ne lascia uno per regione.',
  'lesson.watch.decline.other': '{rival} rinuncia a una razza: è il declino. Al prossimo turno ne arriva un’altra.',
  'lesson.watch.take.other':
    'Una regione ora è di {rival}. È costata {cost, plural, one {# segnalino} other {# segnalini}}.',
  'lesson.watch.attack.other':
    '{rival} vuole la tua regione, e la paga {cost, plural, one {# segnalino} other {# segnalini}}.',
  'lesson.watch.die.other': '{rival} aveva troppo pochi segnalini, e prova il dado.',
  'lesson.watch.move.other': '{rival} decide quali regioni difendere.',
  'lesson.watch.coins.other': 'Il turno di {rival} è finito. Ha reso {coins, plural, one {# moneta} other {# monete}}.',
  'lesson.lost.other':
    'Hai perso terreno. {count, plural, one {Un segnalino non torna} other {# segnalini non tornano}} più.',
  'lesson.choice.other': 'Puoi espanderti: attacchi con la razza che hai. O vai in declino: la lasci per un’altra.',
  'lesson.ready.other': 'Vai avanti con questa razza: premi «Espansione». Poi hai di nuovo la mano piena di segnalini.',
  'lesson.signs.other':
    'Vedrai questi segni sulla mappa. Di solito non rendono e non costano nulla. La tua razza o il potere può cambiarlo.',
  'lesson.attack.other': 'Premi la regione evidenziata di {rival}. I difensori alzano il prezzo a {cost}.',
  'lesson.attacked.other': 'Un difensore non c’è più. {rival} piazzerà gli altri altrove.',
  'lesson.attacked.lone.other': 'C’era un solo segnalino, e non c’è più. {rival} ora ne ha meno.',
  'lesson.only.other':
    'In questo turno o ti espandi, o vai in declino. Solo il potere Tenaci permette entrambe le cose.',
  'lesson.decline.other':
    'Questa razza è troppo sparsa. Premi «Declino». Resta un segnalino per regione, gli altri lasciano la mappa.',
  'lesson.one.other': 'Le vecchie razze non si sommano. Quando la nuova va in declino, la vecchia lascia la mappa.',
  'lesson.pay.other':
    'Con più segnalini prendi più regioni. {many} segnalini valgono bene {cost, plural, one {# moneta} other {# monete}}.',
  'lesson.again.other': 'Parti dalla regione evidenziata, sul bordo. Non attaccare la tua vecchia razza.',
  'lesson.sweep.other': 'Ti restano segnalini. Premi la regione evidenziata.',
  'lesson.last.other': 'Dopo questo turno si contano le monete. Premi «Espansione», e non risparmiare nulla.',
  'lesson.end.other': 'Non importa più dove stanno i segnalini. Premi «Fine rischieramento».',
  'lesson.pickAny.other': 'Prendi la coppia che vuoi. Ogni coppia più in alto ti costa una moneta.',
  'lesson.pickAny.again.other': 'Ti serve di nuovo una razza. La prima coppia è gratis.',
  'lesson.readyAny.other': 'Attacca con la razza che hai, o rinunciaci. Scegli tu.',
  'lesson.gone.other': 'Di questa razza non resta nulla. Premi «Declino», poi scegline una nuova.',
  'lesson.more.other': 'Ogni numero dice quanto costa una regione. Premi la regione evidenziata, o un’altra regione.',
  'lesson.more.last.other': 'I segnalini avanzati non danno monete. Premi la regione evidenziata.',
  'lesson.rollAny.other':
    'Hai troppo pochi segnalini, ma il dado può aiutare. {wins, plural, one {Va bene # faccia su 6} other {Vanno bene # facce su 6}}.',
  'lesson.stop.other': 'Per i tuoi segnalini non c’è più nessuna regione. Premi «Fine conquiste».',
  'lesson.stop.hand.other': 'Tutti i tuoi segnalini sono sulla mappa. Premi «Fine conquiste».',
  'lesson.stop.own.other': 'Prenderesti solo dalla tua vecchia razza. Premi «Fine conquiste».',
  'lesson.stop.may.other': 'Resta un’azione speciale. Usala, o premi «Fine conquiste».',
  'lesson.ghouls.other':
    'Questa vecchia razza agisce anche adesso, prima della nuova. Alla fine premi «Fine conquiste».',
  'lesson.spread.other':
    'Hai segnalini che devono stare da qualche parte. Premi + su una regione, o «Piazza il resto».',
  'lesson.spread.last.other': 'I segnalini avanzati possono stare ovunque. Premi «Piazza il resto».',
  'lesson.deploy.other': 'Qualcosa non è ancora al suo posto. L’elenco delle tue regioni dice che cosa.',
  'lesson.redeploy.again.other': 'Pensa da dove può venire un attacco. Poi premi «Fine rischieramento».',
  'lesson.redeploy.still.other': 'Ora non si può spostare nulla. Premi «Fine rischieramento».',
  'lesson.withdrawal.other': 'Alcuni segnalini si sono salvati da {rival}. Piazzali con «Piazza il resto».',
  'lesson.withdrawal.done.other': 'Non resta nulla da piazzare. Premi «Truppe piazzate».',
  'lesson.treaty.other': 'Puoi indicare un giocatore, che poi non potrà attaccarti. O premi «Nessuna pace».',
  'lesson.stout.other': 'Il tuo potere ti lascia rinunciare ora a questa razza. Al prossimo turno ne scegli un’altra.',
} satisfies Words<typeof english>;
