import type { settled as english } from '../en/settled.ts';
import type { Words } from '../keys.ts';

/** ◆: points on which printed editions or tables differ, and how this table plays, by clause. */
export const settled = {
  'settled.intro':
    'Edițiile tipărite și grupurile de jucători nu sunt de acord în toate. La fiecare ◆, iată cum se joacă aici.',
  'settled.MAP-6': 'Aici se joacă așa: o regiune cu propria ta rasă în declin e ocupată și pentru tine.',
  'settled.COL-8': 'Aici se joacă așa: când se întorc deodată mai multe drapele, cea mai veche rasă e prima.',
  'settled.TRN-4':
    'Aici se joacă așa: regiunile se abandonează doar înaintea primei cuceriri a rasei din tur și nu cât un zar Berserk își așteaptă cucerirea.',
  'settled.TRN-8':
    'Aici se joacă așa: o rasă fără simboluri trebuie trimisă în declin înainte de a alege alta, altfel turul se pasează; în ambele cazuri încasezi pentru ce mai ai.',
  'settled.CON-1': 'Aici se joacă așa: simbolurile propriei rase în declin se apără de tine ca oricare altele.',
  'settled.CON-8':
    'Aici se joacă așa: o Groapă, un Erou sau Dragonul îi oprește pe toți, și pe proprietar, precum și orice putere, inclusiv convertirea.',
  'settled.CON-10':
    'Aici se joacă așa: Bârlogul și Fortăreața se pierd odată cu regiunea chiar dacă o cucerește altă rasă a aceluiași jucător.',
  'settled.LOS-2': 'Aici se joacă așa: trupele retrase merg doar în regiuni ale aceleiași rase, nu la altă rasă a ta.',
  'settled.SCO-4': 'Aici se joacă așa: monedele se socotesc după valoare, deci banca nu se golește niciodată.',
  'settled.DEC-5':
    'Aici se joacă așa: turul declinului aduce monede pentru regiunile tuturor raselor tale, nu doar ale celei care intră în declin.',
  'settled.END-2': 'Aici se joacă așa: la egalitate de monede și de simboluri, victoria se împarte.',
  'settled.AMA-3':
    'Aici se joacă așa: dacă prisosesc mai puțin de patru, se golesc regiuni până pleacă patru Amazoane; acelea nu aduc nimic, dar rămâne ce a adus cucerirea lor în acest tur.',
  'settled.ELF-1': 'Aici se joacă așa: Elfii nu pierd niciun simbol nici în fața Ghoulilor propriului jucător.',
  'settled.GHO-1': 'Aici se joacă așa: la declin rămân doar Ghoulii de pe hartă; cei din mână merg în tăviță.',
  'settled.GHO-2':
    'Aici se joacă așa: Ghoulii în declin au propria ultimă tentativă, iar rasa activă o păstrează pe a ei.',
  'settled.GHO-3':
    'Aici se joacă așa: Ghoulii îți pot ataca propria rasă activă; supraviețuitorii revin în mână și pot lupta încă în acest tur.',
  'settled.GHO-5':
    'Aici se joacă așa: Ghoulii în declin se retrag ca o rasă activă și pot intra din nou când nu mai dețin nimic.',
  'settled.SOR-6': 'Aici se joacă așa: convertirea nu cere niciun simbol în mână.',
  'settled.BER-2':
    'Aici se joacă așa: zarul unei rase cu puterea Berserk trebuie folosit chiar la următoarea cucerire, iar rasa nu are o ultimă tentativă.',
  'settled.DIP-1':
    'Aici se joacă așa: și o ultimă tentativă eșuată e un atac, iar un adversar fără rasă activă poate fi ales.',
  'settled.DIP-2':
    'Aici se joacă așa: pacea apără doar rasa activă a Diplomatului; rasele în declin ale aceluiași jucător pot fi atacate.',
  'settled.STO-1':
    'Aici se joacă așa: o rasă cu puterea Robust poate intra târziu în declin după orice tur de extindere, chiar dacă au cucerit doar Ghoulii tăi; după un tur pasat nu poate.',
} satisfies Words<typeof english>;
