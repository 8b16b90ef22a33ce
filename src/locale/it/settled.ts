import type { settled as english } from '../en/settled.ts';
import type { Words } from '../keys.ts';

/** ◆: punti su cui edizioni o tavoli differiscono, e come si gioca qui. */
export const settled = {
  'settled.intro': 'Edizioni stampate e tavoli non sono d’accordo su tutto. Dove c’è ◆, ecco come si gioca qui.',
  'settled.MAP-6': 'A questo tavolo: la tua razza in declino rende una regione non vuota anche per te.',
  'settled.COL-8': 'A questo tavolo: se più vessilli tornano insieme, va per prima la razza più vecchia.',
  'settled.TRN-8':
    'A questo tavolo: una razza senza segnalini va mandata in declino prima di una nuova scelta, oppure si passa, guadagnando con il resto.',
  'settled.CON-1': 'A questo tavolo: i segnalini della tua razza in declino si difendono da te come tutti gli altri.',
  'settled.CON-8':
    'A questo tavolo: una Tana Sotterranea, un Eroe o il Drago ferma tutti, anche chi lo possiede, e ogni potere, conversioni comprese.',
  'settled.SCO-4': 'A questo tavolo: conta il valore delle monete, quindi la riserva non si esaurisce mai.',
  'settled.END-2': 'A questo tavolo: pari in monete e in segnalini, la vittoria è condivisa.',
  'settled.AMA-3':
    'A questo tavolo: una regione svuotata perché le Amazzoni devono uscire non rende, ma resta ciò che la conquista ha fruttato in questo turno.',
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
    'A questo tavolo: un tiro Berserk va usato per la conquista subito dopo, e non c’è altro tiro finale.',
  'settled.DIP-1':
    'A questo tavolo: anche un tentativo fallito è un attacco, e si può indicare un avversario senza razza attiva.',
} satisfies Words<typeof english>;
