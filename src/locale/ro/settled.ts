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
    'Aici se joacă așa: zarul unei rase cu puterea Berserk trebuie folosit chiar la următoarea cucerire, iar rasa nu are o ultimă tentativă. Cât așteaptă, nu se convertește nimic.',
  'settled.DIP-1':
    'Aici se joacă așa: și o ultimă tentativă eșuată e un atac, iar un adversar fără rasă activă poate fi ales.',
  'settled.DIP-2':
    'Aici se joacă așa: pacea apără doar rasa activă a Diplomatului; rasele în declin ale aceluiași jucător pot fi atacate.',
  'settled.STO-1':
    'Aici se joacă așa: o rasă cu puterea Robust poate intra târziu în declin după orice tur de extindere, chiar dacă au cucerit doar Ghoulii tăi; după un tur pasat nu poate.',
  'settled.SEA-1': 'Aici se joacă așa: o mare ținută de altă rasă în declin costă trei simboluri și nu e goală.',
  'settled.SOR-4':
    'Aici se joacă așa: Vrăjitorii cu puterea Zburător, fără regiune, pot începe cu o convertire, și în interior.',
  'settled.WEA-1': 'Aici se joacă așa: Bogat plătește o singură dată, la sfârșitul primului tur cu insigna.',
  'settled.HAL-2': 'Aici se joacă așa: Halflingii cu puterea Navigator pot săpa și pe apă, inclusiv pe lac.',
  'settled.FRT-3':
    'Aici se joacă așa: o Fortăreață pusă la această redistribuire revine în mână când îi golești regiunea în aceeași redistribuire.',
  'settled.GIA-1': 'Aici se joacă așa: doar munții deținuți de Giganți ieftinesc regiunile vecine.',
  'otherwise.CON-1': 'Aici se joacă așa: simbolurile propriei rase în declin nu te costă nimic la cucerire.',
  'otherwise.CON-8':
    'Aici se joacă așa: o Groapă, un Erou sau Dragonul îi oprește doar pe adversari; propriii tăi Ghouli pot intra.',
  'otherwise.CON-10':
    'Aici se joacă așa: Bârlogul și Fortăreața rămân când regiunea trece de la o rasă a ta la alta; doar cucerirea unui adversar le înlătură.',
  'otherwise.DEC-5':
    'Aici se joacă așa: turul declinului aduce monede doar pentru rasa care intră în declin, nu și pentru celelalte ale tale.',
  'otherwise.LOS-2':
    'Aici se joacă așa: trupele retrase pot merge în orice regiune a ta. La altă rasă sunt oaspeți: fiecare adaugă unu la cost, până la turul următor al rasei lor.',
  'otherwise.ELF-1': 'Aici se joacă așa: Elfii pierd un simbol în fața Ghoulilor propriului jucător, ca orice rasă.',
  'otherwise.AMA-3':
    'Aici se joacă așa: pleacă doar Amazoanele care prisosesc, cel mult patru; nicio regiune nu se golește pentru asta.',
  'otherwise.SOR-6': 'Aici se joacă așa: convertirea cere un simbol în mână.',
  'otherwise.GHO-2':
    'Aici se joacă așa: e o singură ultimă tentativă pe tur; după cea a Ghoulilor în declin, rasa activă nu mai are.',
  'otherwise.GHO-3':
    'Aici se joacă așa: supraviețuitorii propriei rase active stau deoparte când o atacă Ghoulii tăi și sunt așezați la sfârșitul turului.',
  'otherwise.TRN-4':
    'Aici se joacă așa: regiunile se pot abandona oricând în timpul cuceririlor, dar nu cele cucerite în acest tur.',
  'otherwise.TRN-8':
    'Aici se joacă așa: o rasă fără simboluri pleacă la începutul turului tău, iar tu alegi imediat o combinație nouă.',
  'otherwise.DIP-2': 'Aici se joacă așa: pacea apără toate rasele jucătorului Diplomat, și pe cele în declin.',
  'otherwise.MAP-6':
    'Aici se joacă așa: o regiune cu propria ta rasă în declin e goală pentru tine, iar cucerirea ei se socotește la fel.',
  'otherwise.COL-8': 'Aici se joacă așa: drapelele care se întorc deodată se amestecă între ele.',
  'otherwise.GHO-1': 'Aici se joacă așa: Ghoulii din mână rămân în mână la declin și pot intra mai târziu.',
  'otherwise.GHO-5':
    'Aici se joacă așa: Ghoulii în declin pierd toate simbolurile din regiunea luată; niciunul nu se retrage.',
  'otherwise.BER-2':
    'Aici se joacă așa: o rasă cu puterea Berserk are și o ultimă tentativă; un zar aruncat înainte contează și la ea.',
  'otherwise.DIP-1': 'Aici se joacă așa: doar o cucerire e un atac; o ultimă tentativă eșuată nu împiedică pacea.',
  'otherwise.STO-1': 'Aici se joacă așa: o rasă cu puterea Robust poate intra târziu în declin și după un tur pasat.',
  'otherwise.END-2':
    'Aici se joacă așa: la egalitate de monede și de simboluri câștigă cel care joacă mai târziu în rundă.',
  'otherwise.SCO-3': 'Aici se joacă așa: monedele sunt la vedere, toți văd cât are fiecare.',
  'otherwise.GIA-1': 'Aici se joacă așa: orice munte ieftinește pentru Giganți regiunile vecine, oricine l-ar deține.',
} satisfies Words<typeof english>;
