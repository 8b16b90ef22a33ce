import type { powers as englishPowers, races as englishRaces } from '../en/folk.ts';
import type { Words } from '../keys.ts';

/** Che cosa fanno ogni razza e ogni potere, per esteso e con parole nostre. */
export const races = {
  amazons:
    'Quattro Amazzoni in più marciano con te mentre conquisti. A ogni rischieramento quattro di loro lasciano la mappa, e tornano in mano al tuo prossimo turno.',
  dwarves: 'Ogni regione con miniera occupata dai tuoi Nani rende una moneta in più, finché sono attivi e anche dopo.',
  elves:
    'Quando una regione dei tuoi Elfi attivi viene conquistata non muore nessuno: tornano tutti in mano e vengono piazzati di nuovo alla fine di quel turno. Così anche quando la prendono i tuoi stessi Ghoul.',
  ghouls:
    'Quando i tuoi Ghoul vanno in declino, restano tutti i segnalini sulla mappa. Dal turno seguente agiscono prima della tua nuova razza, conquistando come se fossero attivi.',
  giants:
    'Conquistare una regione adiacente a una di montagna occupata dai tuoi Giganti costa un segnalino in meno. Per i Giganti delle Caverne anche i passaggi sotterranei uniscono le regioni.',
  halflings:
    'I tuoi Halfling possono entrare sulla mappa in qualsiasi regione. In ognuna delle prime due regioni che conquistano va una Tana Sotterranea: nessuno può prenderle.',
  humans: 'Ogni regione di campi coltivati occupata dai tuoi Umani rende una moneta in più.',
  orcs: 'Ogni regione non vuota che i tuoi Orchi conquistano in questo turno rende una moneta in più alla fine del turno.',
  ratmen: 'Nessun trucco. Gli Uomini Ratto sono semplicemente più di tutti gli altri.',
  skeletons:
    'Quando rischieri, prendi dal contenitore un nuovo Scheletro ogni due regioni non vuote che hai conquistato in questo turno.',
  sorcerers:
    'Una volta per turno e per avversario, sostituisci un segnalino attivo isolato accanto ai tuoi Stregoni con uno Stregone del contenitore: la regione è tua.',
  tritons: 'Conquistare una terra che confina con un mare o con il lago costa un segnalino in meno.',
  trolls:
    'Ogni regione occupata dai tuoi Troll riceve una Tana dei Troll, che aggiunge uno alla difesa e resta quando vanno in declino.',
  wizards: 'Ogni regione con una fonte magica occupata dai tuoi Maghi rende una moneta in più.',
} satisfies Words<typeof englishRaces>;

export const powers = {
  alchemist: 'Due monete in più alla fine di ogni turno, finché la razza è attiva.',
  berserk:
    'Prima di ogni conquista puoi tirare il dado; poi scegli una regione e la prendi con altrettanti segnalini in meno (mai meno di uno). Una volta tirato il dado, non puoi abbandonare regioni finché non lo usi.',
  bivouacking:
    'A ogni rischieramento distribuisci come vuoi cinque Accampamenti nelle tue regioni. Ognuno aggiunge uno alla difesa della sua regione.',
  commando: 'Ogni conquista costa un segnalino in meno (mai meno di uno).',
  diplomat:
    'Alla fine del turno indica un avversario di cui non hai attaccato la razza attiva: fino al tuo prossimo turno quella razza non può attaccare la tua razza attiva.',
  dragonMaster:
    'Una volta per turno conquista una regione con un solo segnalino, qualunque cosa la difenda. Il Drago resta lì e la tiene al sicuro finché non lo mandi altrove.',
  flying: 'La tua razza non ha bisogno di essere adiacente: può conquistare qualsiasi terra della mappa.',
  forest: 'Ogni foresta occupata dalla razza rende una moneta in più.',
  fortified:
    'Una volta per turno, nel rischieramento, costruisci una Fortezza in una regione che occupi. Aggiunge uno alla difesa, anche in declino, e rende una moneta per turno finché la razza è attiva.',
  heroic: 'Alla fine del turno piazza i due Eroi in due delle tue regioni: nessuno può prenderle.',
  hill: 'Ogni collina occupata dalla razza rende una moneta in più.',
  merchant: 'Ogni regione occupata dalla razza rende una moneta in più.',
  mounted: 'Conquistare colline e campi coltivati costa un segnalino in meno.',
  pillaging: 'Ogni regione non vuota conquistata in questo turno rende una moneta in più.',
  seafaring:
    'La tua razza può conquistare i due mari e il lago come se fossero terre vuote. Li tiene anche in declino, e solo altri popoli delle Maree possono prenderli.',
  spirit: 'Una volta in declino, questa razza non deve mai far posto a un’altra: resta finché occupa una regione.',
  stout:
    'Conquista e guadagna come sempre, poi manda subito la razza in declino, senza perderci un turno. Bastano le conquiste dei soli tuoi Ghoul; un turno passato non basta.',
  swamp: 'Ogni palude occupata dalla razza rende una moneta in più.',
  underworld:
    'Le regioni con passaggio sotterraneo costano un segnalino in meno, e da una di quelle che occupi tutte le altre contano come adiacenti.',
  wealthy: 'Sette monete in più alla fine del primo turno con questa tessera, e poi mai più.',
} satisfies Words<typeof englishPowers>;
