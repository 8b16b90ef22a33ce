import type { settled as english } from '../en/settled.ts';
import type { Words } from '../keys.ts';

/** ◆: punti su cui edizioni o tavoli differiscono, e come si gioca qui. */
export const settled = {
  'settled.intro': 'Edizioni stampate e tavoli non sono d’accordo su tutto. Dove c’è ◆, ecco come si gioca qui.',
  'settled.MAP-6': 'A questo tavolo: la tua razza in declino rende una regione non vuota anche per te.',
  'settled.COL-8': 'A questo tavolo: se più vessilli tornano insieme, va per prima la razza più vecchia.',
  'settled.TRN-4':
    'A questo tavolo: si abbandonano regioni solo prima della prima conquista della razza nel turno, e non mentre un tiro Berserk attende di essere usato.',
  'settled.TRN-8':
    'A questo tavolo: una razza senza segnalini va mandata in declino prima di una nuova scelta, oppure si passa, guadagnando con il resto.',
  'settled.CON-1': 'A questo tavolo: i segnalini della tua razza in declino si difendono da te come tutti gli altri.',
  'settled.CON-8':
    'A questo tavolo: una Tana Sotterranea, un Eroe o il Drago ferma tutti, anche chi lo possiede, e ogni potere, conversioni comprese.',
  'settled.CON-10':
    'A questo tavolo: la Tana dei Troll e la Fortezza cadono con la loro regione anche quando la prende un’altra razza dello stesso giocatore.',
  'settled.LOS-2':
    'A questo tavolo: le truppe ritirate vanno solo in regioni della stessa razza, non in quelle di un’altra tua razza.',
  'settled.SCO-4': 'A questo tavolo: conta il valore delle monete, quindi la riserva non si esaurisce mai.',
  'settled.DEC-5':
    'A questo tavolo: il turno del declino rende per le regioni di tutte le tue razze, non solo di quella che va in declino.',
  'settled.END-2': 'A questo tavolo: a parità di monete e di segnalini la vittoria è condivisa.',
  'settled.AMA-3':
    'A questo tavolo: se ne avanzano meno di quattro si svuotano regioni finché non sono uscite quattro Amazzoni; quelle regioni non rendono, ma resta ciò che la loro conquista ha fruttato in questo turno.',
  'settled.ELF-1': 'A questo tavolo: gli Elfi non perdono segnalini neppure contro i Ghoul del loro stesso giocatore.',
  'settled.GHO-1':
    'A questo tavolo: con il declino restano solo i Ghoul sulla mappa; quelli in mano vanno nel contenitore.',
  'settled.GHO-2':
    'A questo tavolo: i Ghoul in declino hanno un proprio tiro finale, e la razza attiva conserva il suo.',
  'settled.GHO-3':
    'A questo tavolo: i tuoi Ghoul possono attaccare la tua razza attiva, i cui superstiti tornano in mano e possono combattere ancora in questo turno.',
  'settled.GHO-5':
    'A questo tavolo: i Ghoul in declino si ritirano come una razza attiva, e se non occupano nulla possono rientrare.',
  'settled.SOR-6': 'A questo tavolo: per convertire non serve alcun segnalino in mano.',
  'settled.BER-2':
    'A questo tavolo: un tiro Berserk va usato per la conquista successiva, e oltre a quello non c’è un tiro finale. Finché attende, niente conversioni.',
  'settled.DIP-1':
    'A questo tavolo: anche un tiro finale fallito è un attacco, e si può indicare un avversario senza razza attiva.',
  'settled.DIP-2':
    'A questo tavolo: la pace protegge solo la razza attiva della Diplomazia; le razze in declino dello stesso giocatore si possono attaccare.',
  'settled.STO-1':
    'A questo tavolo: il declino tardivo delle razze Tenaci è possibile dopo ogni turno di espansione, anche se hanno conquistato solo i tuoi Ghoul; dopo un turno passato no.',
  'settled.SEA-1': 'A questo tavolo: un mare occupato da un’altra razza in declino costa tre segnalini e non è vuoto.',
  'settled.SOR-4':
    'A questo tavolo: gli Stregoni Volanti senza regioni possono cominciare con una conversione, anche nell’interno.',
  'settled.WEA-1': 'A questo tavolo: Abbienti paga una volta sola, alla fine del primo turno con la tessera.',
  'settled.HAL-2': 'A questo tavolo: gli Halfling delle Maree possono scavare anche sull’acqua, lago compreso.',
  'settled.FRT-3':
    'A questo tavolo: una Fortezza piazzata in questo schieramento torna in mano se nello stesso ne svuoti la regione.',
  'settled.GIA-1': 'A questo tavolo: lo sconto vale solo accanto alle montagne che i Giganti occupano.',
  'otherwise.CON-1': 'A questo tavolo: i segnalini della tua razza in declino non ti costano nulla da conquistare.',
  'otherwise.CON-8':
    'A questo tavolo: una Tana Sotterranea, un Eroe o il Drago ferma solo gli avversari; i tuoi Ghoul possono entrare.',
  'otherwise.CON-10':
    'A questo tavolo: la Tana dei Troll e la Fortezza restano quando una regione passa da una tua razza a un’altra; le toglie solo la conquista di un avversario.',
  'otherwise.DEC-5':
    'A questo tavolo: il turno del declino rende solo per la razza che va in declino, non per le altre tue.',
  'otherwise.LOS-2':
    'A questo tavolo: le truppe ritirate possono andare in qualsiasi tua regione. Presso un’altra razza sono ospiti: ognuno aggiunge uno al costo, fino al turno seguente della sua razza.',
  'otherwise.ELF-1':
    'A questo tavolo: gli Elfi perdono un segnalino contro i Ghoul del loro stesso giocatore, come ogni razza.',
  'otherwise.AMA-3':
    'A questo tavolo: escono solo le Amazzoni che avanzano, al più quattro; nessuna regione si svuota per questo.',
  'otherwise.SOR-6': 'A questo tavolo: per convertire serve un segnalino in mano.',
  'otherwise.GHO-2':
    'A questo tavolo: c’è un solo tiro finale per turno; dopo quello dei Ghoul in declino la razza attiva non ne ha.',
  'otherwise.GHO-3':
    'A questo tavolo: i superstiti della tua razza attiva si fanno da parte quando la attaccano i tuoi Ghoul, e si schierano alla fine del turno.',
  'otherwise.TRN-4':
    'A questo tavolo: le regioni si abbandonano in qualsiasi momento delle conquiste, ma non quelle conquistate in questo turno.',
  'otherwise.TRN-8':
    'A questo tavolo: una razza senza segnalini se ne va all’inizio del tuo turno, e scegli subito una nuova combinazione.',
  'otherwise.DIP-2':
    'A questo tavolo: la pace protegge tutte le razze del giocatore con la Diplomazia, anche quelle in declino.',
  'otherwise.MAP-6':
    'A questo tavolo: una regione con la tua razza in declino per te è vuota, e così conta la sua conquista.',
  'otherwise.COL-8': 'A questo tavolo: i vessilli che tornano insieme si mescolano fra loro.',
  'otherwise.GHO-1': 'A questo tavolo: i Ghoul in mano restano in mano quando declinano, e possono entrare più tardi.',
  'otherwise.GHO-5':
    'A questo tavolo: i Ghoul in declino perdono tutti i segnalini della regione presa; nessuno si ritira.',
  'otherwise.BER-2':
    'A questo tavolo: una razza Berserk ha anche un tiro finale; un tiro fatto prima conta anche per quello.',
  'otherwise.DIP-1': 'A questo tavolo: è un attacco solo la conquista; un tiro finale fallito non impedisce la pace.',
  'otherwise.STO-1': 'A questo tavolo: il declino tardivo delle razze Tenaci è possibile anche dopo un turno passato.',
  'otherwise.END-2': 'A questo tavolo: a parità di monete e di segnalini vince chi gioca più tardi nel round.',
  'otherwise.SCO-3': 'A questo tavolo: le monete sono scoperte, e tutti vedono quante ne ha ciascuno.',
  'otherwise.GIA-1': 'A questo tavolo: per i Giganti lo sconto vale accanto a ogni montagna, chiunque la occupi.',
} satisfies Words<typeof english>;
