import type { clauses as english } from '../en/clauses.ts';
import type { Words } from '../keys.ts';

/** Le regole, punto per punto. ◆ segna ciò su cui i tavoli differiscono e che questo tavolo ha deciso. */
export const clauses = {
  'SET-1': 'Da due a cinque giocatori; ogni numero di giocatori ha la sua mappa.',
  'SET-2': 'La partita dura 10 round in 2 o 3 giocatori, 9 in 4, 8 in 5.',
  'SET-3':
    'Vessilli e tessere si mescolano separatamente. Sono disponibili sei coppie: cinque in colonna, la sesta in cima ai mazzi.',
  'SET-4': 'Una Tribù Perduta sta in ogni regione con il suo simbolo, una Montagna in ogni regione di montagna.',
  'SET-5':
    'Ognuno comincia con cinque monete da 1. In tutto ce ne sono 30 da dieci, 24 da cinque, 20 da tre e 35 da uno.',
  'SET-6':
    'Comincia chi ha le orecchie più a punta, o chi viene scelto dal tavolo o dal caso; si gioca in senso orario.',
  'SET-7':
    'Segnalini nel contenitore: Amazzoni 15, Nani 8, Elfi 11, Ghoul 10, Giganti 11, Halfling 11, Umani 10, Orchi 10, Uomini Ratto 13, Scheletri 20, Stregoni 18, Tritoni 11, Troll 10, Maghi 10; 18 Tribù Perdute. Pezzi: 10 Tane dei Troll, 6 Fortezze, 9 Montagne, 5 Accampamenti, 2 Tane Sotterranee, 2 Eroi, 1 Drago.',
  'SET-8':
    'Vessillo e tessera mostrano ciascuno un numero di segnalini; insieme danno il numero dei tuoi segnalini. Vessilli: Amazzoni 6 (e altre 4 solo per conquistare), Nani 3, Elfi 6, Ghoul 5, Giganti 6, Halfling 6, Umani 5, Orchi 5, Uomini Ratto 8, Scheletri 6, Stregoni 5, Tritoni 6, Troll 5, Maghi 5. Tessere: Dell’Alchimia 4, Berserk 4, Scout 5, Invasori 4, Della Diplomazia 5, E il Drago 5, Volanti 5, Delle Foreste 4, Delle Fortezze 3, E i Due Eroi 5, Delle Colline 4, Mercanti 2, A Cavallo 5, Predoni 5, Delle Maree 5, Ancestrali 5, Tenaci 4, Delle Paludi 4, Delle Caverne 5, Abbienti 4.',
  'SET-9': 'Il dado mostra tre facce vuote, un 1, un 2 e un 3.',
  'MAP-1':
    'Ogni regione ha un terreno (campi coltivati, collina, foresta, palude, montagna, mare, lago) e a volte una miniera, una fonte magica o un passaggio sotterraneo. L’acqua non ha simboli e non conta per nessun bonus di terreno o simbolo.',
  'MAP-2':
    'Le regioni che hanno un confine in comune sono adiacenti. L’acqua è adiacente alle sue rive, ma non le collega per nessuno.',
  'MAP-3': 'Ogni mappa ha due mari sul bordo e un lago all’interno: tre acque separate.',
  'MAP-4':
    'Una regione di confine tocca il bordo della mappa, o si trova sulla riva di un mare che tocca il bordo, chiunque occupi quel mare. Le rive del lago non contano.',
  'MAP-5': 'Una terra che confina con un mare o con il lago è costiera.',
  'MAP-6':
    'Una regione è non vuota quando contiene una Tribù Perduta o un qualsiasi segnalino razza, attivo o in declino, anche della tua razza in declino ◆. Montagne e altri pezzi da soli la lasciano vuota.',
  'COL-1': 'Se il tuo turno comincia senza razza attiva, scegli una delle combinazioni disponibili.',
  'COL-2':
    'La prima combinazione è gratis. Per una più in basso posa una tua moneta su ogni combinazione che sta sopra; queste monete devi averle prima di prendere quelle posate sulla combinazione scelta.',
  'COL-3': 'Le monete posate sulla combinazione che prendi sono tue.',
  'COL-4':
    'Prendi tanti segnalini quanti ne mostrano insieme vessillo e tessera, finché il contenitore ne ha. Le Amazzoni ne portano altri quattro.',
  'COL-5':
    'Le combinazioni più in basso salgono con le loro monete, e una nuova coppia diventa l’ultima. Ne sono disponibili sei finché durano entrambi i mazzi; finiti i vessilli, meno.',
  'COL-6': 'Quando le tessere sono finite, quelle scartate si mescolano in un nuovo mazzo.',
  'COL-7':
    'Il vessillo di una razza che ha lasciato la mappa per sempre, senza segnalini sulla mappa né in mano, va sotto il mazzo dei vessilli. Se quel mazzo è vuoto, il vessillo forma una nuova ultima combinazione con la tessera seguente.',
  'COL-8': 'Quando più vessilli tornano insieme, va per prima la razza più vecchia ◆.',
  'TRN-1': 'Senza razza attiva: scegli, conquista, rischiera, guadagna.',
  'TRN-2': 'Con una razza attiva: o ti espandi (prepara, conquista, rischiera, guadagna) o vai in declino.',
  'TRN-3': 'Per preparare le truppe, riprendi in mano tutti i segnalini attivi tranne uno per regione.',
  'TRN-4':
    'In quel momento, e prima della prima conquista di quella razza nel turno (ma non mentre un tiro Berserk attende di essere usato), puoi abbandonare regioni ◆, alcune o tutte, riprendendo anche l’ultimo segnalino. Non sono più tue, non rendono, perdono Tana dei Troll, Fortezza e Tana Sotterranea, sono vuote, e si possono riconquistare.',
  'TRN-5': 'Una razza rimasta senza regioni rientra sulla mappa da capo.',
  'TRN-6': 'Puoi anche non conquistare nulla.',
  'TRN-7':
    'Ordine di un turno: Ghoul in declino, razza attiva, rischieramento di entrambi, pace, guadagno, declino delle razze Tenaci, poi le truppe ritirate degli altri.',
  'TRN-8':
    'Una razza senza alcun segnalino sulla mappa o in mano è ancora la tua razza attiva: mandala in declino prima di sceglierne una nuova, o passa il turno; in entrambi i casi guadagni con tutto il resto che hai ◆. Il suo declino fa comunque uscire una razza in declino più vecchia, e il suo vessillo torna subito.',
  'CON-1':
    'Una conquista costa 2 segnalini, più uno per ogni Accampamento, Fortezza, Montagna, Tana dei Troll, Tribù Perduta e segnalino razza presente (anche della tua razza in declino ◆).',
  'CON-2': 'Una razza senza regioni entra sulla mappa da una regione di confine.',
  'CON-3':
    'Ogni altra conquista dev’essere adiacente a una regione occupata da quella stessa razza; le altre tue razze non aiutano.',
  'CON-4': 'Mari e lago non si possono conquistare, tranne che dalle razze delle Maree.',
  'CON-5':
    'Gli sconti si sommano, ma una conquista costa sempre almeno un segnalino, e uno devi averlo in mano per cominciarla (le conversioni degli Stregoni non ne richiedono). Il dado non abbassa mai il costo sotto uno.',
  'CON-6':
    'Si schierano esattamente i segnalini del costo, che restano lì fino al rischieramento; gli altri rimangono in mano.',
  'CON-7':
    'Una razza non può conquistare ciò che occupa. Può prendere una regione dell’altra tua razza; quel segnalino va perso.',
  'CON-8':
    'Una regione con una Tana Sotterranea, un Eroe o il Drago non può essere conquistata, convertita o presa con alcun potere, da nessuno ◆. Più pezzi di questo tipo non dipendono l’uno dall’altro.',
  'CON-9': 'Le Montagne restano e difendono chi occupa la regione.',
  'CON-10':
    'Una regione conquistata perde per sempre Tribù Perduta, Tana dei Troll e Fortezza, e i segnalini di chi la occupava si ritirano, chiunque la conquisti ◆.',
  'LOS-1': 'Chi perde una regione ne riprende in mano i segnalini e ne rimette uno nel contenitore.',
  'LOS-2':
    'Alla fine del turno del conquistatore gli altri vengono tutti piazzati in regioni che la stessa razza occupa ancora ◆, adiacenti o no; se i giocatori sono più d’uno, in senso orario da quello attivo.',
  'LOS-3': 'Se quella razza non occupa regioni restano in mano, e al suo prossimo turno rientra da capo.',
  'LOS-4': 'Un difensore da solo va semplicemente perso.',
  'LOS-5':
    'I segnalini ritirati non possono essere attaccati di nuovo in questo turno; ogni regione persa costa un segnalino a sé.',
  'DIE-1':
    'Con almeno un segnalino in mano, e da uno a tre in meno di quanti servono per la regione che vuoi, puoi fare il tiro finale: indica una regione che puoi attaccare, poi tira una volta. Non se i segnalini bastano.',
  'DIE-2': 'La regione si indica prima del tiro.',
  'DIE-3':
    'Se i segnalini in mano e il dado insieme arrivano al costo, tutti i segnalini rimasti in mano vanno lì e la regione è tua. Altrimenti li tieni per il rischieramento; se non occupi regioni restano in mano, e la razza rientra da capo al prossimo turno.',
  'DIE-4': 'In ogni caso le conquiste di quella razza finiscono per questo turno; seguono rischieramento e guadagno.',
  'RED-1':
    'Sposta liberamente i segnalini di quella razza fra le sue regioni, compresi quelli in mano, almeno uno in ognuna.',
  'RED-2':
    'Tutti i segnalini finiscono sulla mappa se la razza occupa almeno una regione (tranne quattro Amazzoni). Le razze non si mescolano.',
  'RED-3': 'Ora nessuna regione può essere abbandonata (a meno che avanzino troppo poche Amazzoni).',
  'SCO-1': 'Una moneta per ogni regione di tutte le tue razze, attive o in declino.',
  'SCO-2': 'Vessillo e tessera attivi aggiungono i loro bonus; una razza in declino solo dove lo dice il suo testo.',
  'SCO-3': 'I totali delle monete restano segreti agli altri fino alla fine; quanto rende un turno è pubblico.',
  'SCO-4': 'Le monete si possono cambiare in ogni momento; conta il valore, e la riserva non si esaurisce mai ◆.',
  'DEC-1':
    'Invece di espanderti, all’inizio del tuo turno, manda in declino la tua razza attiva. In quel turno guadagni soltanto: niente conquiste, niente rischieramento, niente Ghoul.',
  'DEC-2':
    'La tua razza in declino più vecchia lascia prima la mappa: i suoi segnalini vanno nel contenitore, il suo vessillo torna. (Le razze Ancestrali restano.)',
  'DEC-3':
    'In ogni regione resta un segnalino, girato; tutti gli altri, anche quelli in mano, vanno nel contenitore. (I Ghoul restano tutti.)',
  'DEC-4': 'La tessera si scarta e il suo potere finisce, salvo dove il suo testo dice altro.',
  'DEC-5':
    'Il turno del declino rende una moneta per ogni regione di tutte le tue razze ◆, e nessun bonus tranne quelli validi in declino.',
  'DEC-6': 'Al tuo prossimo turno scegli una nuova combinazione.',
  'DEC-7': 'Quando l’ultimo segnalino di una razza in declino lascia la mappa, il suo vessillo torna subito.',
  'DEC-8':
    'Accampamenti, Tane Sotterranee, Eroi e Drago se ne vanno quando la loro razza va in declino; Tane dei Troll, Fortezze e mari occupati restano.',
  'END-1': 'Dopo l’ultimo round si svelano le monete; vince chi ne ha di più.',
  'END-2':
    'In caso di parità vince chi ha più segnalini razza sulla mappa, attivi e in declino; non contano segnalini in mano, le quattro Amazzoni e gli Accampamenti. Se la parità resta, la vittoria è condivisa ◆.',
  'AMA-1': 'Amazzoni: con la combinazione arrivano quattro segnalini in più, solo per conquistare.',
  'AMA-2':
    'Alla fine di ogni rischieramento quattro Amazzoni lasciano la mappa; se possibile ne resta una in ogni regione. Tornano in mano quando prepari di nuovo le truppe, e non servono ad altro: né alle ritirate, né a decidere le parità.',
  'AMA-3':
    'Se ne avanzano meno di quattro, svuoti regioni a tua scelta ◆, anche appena conquistate, finché non ne sono uscite quattro. Quelle regioni sono abbandonate e non rendono, ma resta ciò che la loro conquista ha fruttato in questo turno ◆.',
  'AMA-4': 'Se in tutto restano meno di quattro Amazzoni, escono tutte; poi la razza rientra da capo.',
  'DWA-1': 'Nani: una moneta in più per ogni miniera occupata, anche in declino e nel turno del declino.',
  'ELF-1':
    'Elfi: una regione persa non costa segnalini, nemmeno l’ultimo; tornano tutti in mano. Solo finché sono attivi, ma anche contro i tuoi stessi Ghoul ◆; gli Elfi convertiti vanno persi.',
  'GHO-1':
    'Ghoul: quando vanno in declino restano tutti i segnalini sulla mappa; quelli in mano vanno nel contenitore ◆.',
  'GHO-2':
    'Dal turno seguente i Ghoul in declino conquistano come se fossero attivi, dopo la scelta di una nuova combinazione e prima della prima conquista della razza attiva: preparano le truppe, abbandonano, entrano e tirano per conto proprio, e la razza attiva conserva il suo tiro finale ◆. Non in un turno di declino.',
  'GHO-3':
    'Possono attaccare la tua razza attiva; i suoi superstiti tornano subito in mano e possono combattere ancora in questo turno ◆.',
  'GHO-4':
    'Nessun potere vale più per loro, salvo ciò che resta secondo il suo testo; le loro conquiste non contano per il bonus di nessuno, e non valgono come attacchi della razza della Diplomazia.',
  'GHO-5':
    'Attaccati, perdono un segnalino e ritirano gli altri come una razza attiva; senza più regioni restano in mano e possono rientrare ◆.',
  'GIA-1':
    'Giganti: un segnalino in meno per una regione adiacente a una regione di montagna che occupano ◆, per i Giganti delle Caverne anche attraverso i passaggi sotterranei.',
  'HAL-1': 'Gli Halfling entrano sulla mappa in qualsiasi regione che possono conquistare.',
  'HAL-2': 'Una Tana Sotterranea va in ognuna delle prime due regioni che conquistano con questa combinazione ◆.',
  'HAL-3':
    'Le Tane Sotterranee se ne vanno quando gli Halfling vanno in declino, o con la regione abbandonata, e non vengono sostituite.',
  'HUM-1': 'Umani: una moneta in più per ogni regione di campi coltivati occupata.',
  'ORC-1': 'Orchi: una moneta in più per ogni regione non vuota conquistata in questo turno.',
  'RAT-1': 'Uomini Ratto: il loro vantaggio è il numero.',
  'SKE-1':
    'Scheletri: nel rischieramento un nuovo segnalino ogni due regioni non vuote conquistate in questo turno, arrotondando per difetto, finché il contenitore ne ha.',
  'SOR-1':
    'Stregoni: una volta per turno e per avversario, prima di un eventuale tiro finale, conquistano una regione sostituendo il segnalino attivo isolato di quell’avversario con uno Stregone del contenitore. Quel segnalino torna al suo posto nel contenitore. La regione conta come conquistata e non vuota, e come attacco.',
  'SOR-2': 'Nel contenitore dev’esserci uno Stregone.',
  'SOR-3':
    'Dev’essere l’unico segnalino razza lì, senza Accampamenti. Tane dei Troll, Fortezze e Montagne non lo proteggono (Tana dei Troll e Fortezza se ne vanno); Tane Sotterranee, Eroi e Drago sì.',
  'SOR-4':
    'La regione dev’essere adiacente a una occupata dagli Stregoni (Volanti: ovunque ◆; Delle Caverne: anche attraverso i passaggi sotterranei). L’acqua solo per gli Stregoni delle Maree.',
  'SOR-5': 'Gli Elfi convertiti vanno persi.',
  'SOR-6': 'Non serve alcun segnalino in mano ◆.',
  'TRI-1': 'Tritoni: un segnalino in meno per le regioni costiere (non per l’acqua stessa).',
  'TRO-1':
    'Troll: una Tana dei Troll in ogni regione che occupano, +1 difesa, che resta in declino; se ne va quando la regione è abbandonata o presa.',
  'WIZ-1': 'Maghi: una moneta in più per ogni fonte magica occupata.',
  'ALC-1': 'Dell’Alchimia: due monete in più ogni turno finché la razza è attiva.',
  'BER-1':
    'Berserk: prima di ogni conquista puoi tirare il dado; poi scegli una regione, il cui costo è ridotto del risultato, mai sotto un segnalino.',
  'BER-2':
    'Il tiro va usato per la conquista successiva. Se poi non si prende una regione, o quella scelta costa più di quanto hai in mano, le conquiste finiscono. Nessun secondo tiro prima, e nessun tiro finale oltre a questo ◆.',
  'BIV-1':
    'Scout: a ogni rischieramento i cinque Accampamenti vanno in regioni occupate a scelta, quanti ne vuoi in una; +1 difesa ciascuno.',
  'BIV-2':
    'Quando la loro regione cade tornano a te, e vengono piazzati di nuovo con le truppe ritirate alla fine di quel turno.',
  'BIV-3':
    'Un Accampamento protegge un segnalino isolato dalla conversione. Gli Accampamenti spariscono quando la razza va in declino.',
  'COM-1': 'Invasori: un segnalino in meno per qualsiasi regione.',
  'DIP-1':
    'Della Diplomazia: dopo il rischieramento puoi indicare un avversario di cui la tua razza non ha attaccato la razza attiva in questo turno; un tiro finale fallito è un attacco ◆, e si può indicare un avversario senza razza attiva ◆.',
  'DIP-2':
    'Fino al tuo prossimo turno la razza attiva di quell’avversario non può attaccare né convertire la tua razza attiva. I Ghoul in declino non sono vincolati, le razze in declino non sono protette ◆. Finisce quando la razza della Diplomazia va in declino.',
  'DRA-1':
    'E il Drago: una volta per turno conquista una regione che si può attaccare secondo le regole, anche per entrare, con esattamente un segnalino, qualunque cosa la difenda; il Drago va lì. Non dopo un tiro finale.',
  'DRA-2':
    'Il Drago resta finché non viene usato di nuovo. Non si sposta nel rischieramento, torna a te con una regione abbandonata, e se ne va con il declino.',
  'FLY-1': 'Volanti: si può conquistare qualsiasi terra, adiacente o no, anche per entrare.',
  'FOR-1': 'Delle Foreste: una moneta in più per ogni foresta occupata.',
  'FRT-1':
    'Delle Fortezze: in ogni turno di espansione si può piazzare, nel rischieramento, una Fortezza in una regione occupata che non ne ha; +1 difesa, anche in declino.',
  'FRT-2': 'Ogni tua Fortezza sulla mappa rende una moneta in più ogni turno finché la razza è attiva.',
  'FRT-3':
    'Una Fortezza per regione, sei su tutta la mappa, comprese quelle di precedenti razze delle Fortezze. Se ne va quando la sua regione è abbandonata o conquistata ◆.',
  'HER-1':
    'E i Due Eroi: dopo il rischieramento gli Eroi vanno in due diverse regioni occupate (in una, o in nessuna, se non ce ne sono altre).',
  'HIL-1': 'Delle Colline: una moneta in più per ogni collina occupata.',
  'MER-1': 'Mercanti: una moneta in più per ogni regione occupata da quella razza.',
  'MOU-1': 'A Cavallo: un segnalino in meno per colline e campi coltivati.',
  'PIL-1':
    'Predoni: una moneta in più per ogni regione non vuota conquistata in questo turno (gli Orchi le ricevono entrambe).',
  'SEA-1':
    'Delle Maree: finché la razza è attiva, i mari e il lago si possono conquistare come regioni vuote (2 segnalini, uno in più per ogni segnalino razza presente ◆). Un mare sul bordo è un ingresso, il lago no (tranne che per gli Halfling).',
  'SEA-2': 'Si tengono e rendono anche in declino. Solo una razza delle Maree può prenderli.',
  'SPI-1':
    'Ancestrali: questa razza in declino non conta nel limite di una sola razza in declino, e non viene mai fatta uscire.',
  'SPI-2': 'La sua tessera le resta finché la razza non sparisce, poi si scarta.',
  'STO-1':
    'Tenaci: può andare in declino alla fine di un turno di espansione, con o senza conquiste, dopo averne guadagnato tutte le monete; la nuova combinazione viene al turno seguente. Un turno in cui hanno conquistato solo i tuoi Ghoul in declino lo è; un turno passato no ◆.',
  'SWA-1': 'Delle Paludi: una moneta in più per ogni palude occupata.',
  'UND-1': 'Delle Caverne: un segnalino in meno per le regioni con passaggio sotterraneo.',
  'UND-2':
    'Una regione con passaggio sotterraneo che occupi è adiacente, per le conquiste, a tutte le altre che ne hanno uno.',
  'WEA-1': 'Abbienti: sette monete in più una volta sola, alla fine del primo turno con la tessera ◆.',
  'OWN-1':
    'Una razza inventata ha al massimo 10 segnalini e prende in prestito quelli di una razza che ne ha altrettanti o di più, il cui vessillo esce dal gioco.',
  'OWN-2': 'Un potere inventato ha al massimo 5 segnalini.',
  'OWN-3': 'La razza deve funzionare con ogni tessera, il potere con ogni vessillo.',
  'OWN-4':
    'Ciò che portano sia il vessillo sia la tessera si somma: monete, sconti, difesa, segnalini in più, segnalini nuovi, conversioni e colpi. Di due perdite diverse si paga la minore. Un permesso dato due volte è uno solo: una pace per turno, un tiro prima di una conquista.',
  'VAR-1':
    'Scelta a giro: prima del primo round, dall’ultimo giocatore al primo, ognuno prende gratis una delle combinazioni in offerta. La colonna si completa quando tutti ne hanno una; il primo turno di ognuno inizia con quella.',
  'VAR-2': 'Un tavolo può giocare un round in più o in meno di quanto stampato.',
  'VAR-3': 'Un tavolo può dare ad alcuni posti monete iniziali oltre alle cinque, fino a venti ciascuno.',
  'PRT-1':
    'Una razza o un potere inventato con uno sconto paga tanti segnalini in meno per le regioni che nomina: per terreno o simbolo, accanto a regioni occupate, o secondo chi le tiene. Almeno un segnalino resta dovuto (CON-5).',
  'PRT-2': 'Con un sovrapprezzo paga tanti segnalini in più per le regioni che nomina.',
  'PRT-3': 'Può entrare nella mappa dalle regioni che nomina, non solo dal confine (CON-2).',
  'PRT-4': 'Può conquistare le regioni che nomina senza essere adiacente (CON-3), ed entrarvi sulla mappa (CON-2).',
  'PRT-5': 'Le regioni che nomina sono adiacenti tra loro solo per questa razza.',
  'PRT-6': 'Può conquistare i mari e il lago (CON-4).',
  'PRT-7': 'Quando le conquistano una regione perde i segnalini che dice, non uno (LOS-1).',
  'PRT-8':
    'Porta tanti segnalini in più. Altrettanti lasciano la mappa alla fine di ogni rischieramento e tornano quando si preparano le truppe; se serve, si svuotano regioni per questo.',
  'PRT-9':
    'Al rischieramento arrivano nuovi segnalini dal contenitore: ogni turno, o per le regioni conquistate in esso, finché ce ne sono.',
  'PRT-10':
    'Dà le monete che dice per ogni regione di un tipo che occupa; anche in declino, o solo allora, se lo dice.',
  'PRT-11': 'Dà le monete che dice per ogni regione di un tipo conquistata in questo turno.',
  'PRT-12': 'Dà le monete che dice ogni turno; anche in declino, o solo allora, se lo dice.',
  'PRT-13': 'Dà le monete che dice una volta, alla fine del turno in cui è stata scelta.',
  'PRT-14':
    'Porta dei pezzi. Dice dove si mettono e se alzano il costo, rendono immune una regione, proteggono un segnalino isolato dalla conversione, danno monete, tornano al proprietario o restano in declino.',
  'PRT-15':
    'Una volta per turno può conquistare con un solo segnalino una regione che potrebbe attaccare, qualunque cosa la difenda. Se con lui va un pezzo, resta lì fino alla volta successiva e la sua regione non può essere presa.',
  'PRT-16':
    'Una volta per turno e per avversario può sostituire un segnalino attivo isolato in una regione adiacente con uno proprio preso dal contenitore.',
  'PRT-17': 'Può tirare il dado prima di una conquista. Il tiro abbassa il costo della conquista subito successiva.',
  'PRT-18': 'Non ha il tiro finale.',
  'PRT-19':
    'Dopo il rischieramento può nominare un avversario la cui razza attiva non ha attaccato in questo turno. Quella razza non può attaccarla fino al prossimo turno del proprietario.',
  'PRT-20': 'Può andare in declino alla fine di un turno già pagato.',
  'PRT-21': 'Quando va in declino restano tutti i suoi segnalini sulla mappa.',
  'PRT-22': 'In declino continua a conquistare, prima della razza attiva del proprietario.',
  'PRT-23': 'In declino non conta come l’unica razza in declino e non viene mai tolta.',
} satisfies Words<typeof english>;
