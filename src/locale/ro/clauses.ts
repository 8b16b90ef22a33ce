import type { clauses as english } from '../en/clauses.ts';
import type { Words } from '../keys.ts';

/** The rules, clause by clause, in short plain words. ◆ marks a point on which tables differ and which this table has settled. */
export const clauses = {
  'SET-1': 'Doi până la cinci jucători, fiecare număr cu harta lui.',
  'SET-2': 'Jocul are 10 tururi cu 2 sau 3 jucători, 9 cu 4, 8 cu 5.',
  'SET-3':
    'Drapelele și insignele se amestecă separat. Se oferă șase perechi: cinci așezate în coloană, a șasea deasupra teancurilor.',
  'SET-4': 'În fiecare regiune cu semnul lor stă un Trib Pierdut, iar în fiecare regiune de munți, un Munte.',
  'SET-5':
    'Fiecare începe cu cinci monede de valoare 1. În total sunt 30 de zece, 24 de cinci, 20 de trei și 35 de unu.',
  'SET-6':
    'Începe jucătorul cu urechile cele mai ascuțite sau cel ales de masă ori de întâmplare; se joacă în sensul acelor de ceasornic.',
  'SET-7':
    'Simboluri în tăviță: Amazoane 15, Pitici 8, Elfi 11, Ghouli 10, Giganți 11, Halflingi 11, Oameni 10, Orci 10, Oameni-șobolani 13, Scheleți 20, Vrăjitori 18, Tritoni 11, Troli 10, Magicieni 10; 18 Triburi Pierdute. Însemne: 10 Bârloguri, 6 Fortărețe, 9 Munți, 5 Tabere, 2 Gropi, 2 Eroi, 1 Dragon.',
  'SET-8':
    'Drapelul și insigna arată fiecare un număr de simboluri; împreună dau numărul simbolurilor tale. Drapele: Amazoane 6 (și încă 4 doar pentru cuceriri), Pitici 3, Elfi 6, Ghouli 5, Giganți 6, Halflingi 6, Oameni 5, Orci 5, Oameni-șobolani 8, Scheleți 6, Vrăjitori 5, Tritoni 6, Troli 5, Magicieni 5. Insigne: Alchimist 4, Berserk 4, În bivuac 5, Comando 4, Diplomat 5, Stăpânul dragonului 5, Zburător 5, De pădure 4, Fortificat 3, Eroic 5, De deal 4, Negustor 2, Călare 5, Jefuitor 5, Navigator 5, Spirit 5, Robust 4, De mlaștină 4, Subteran 5, Bogat 4.',
  'SET-9': 'Zarul arată trei fețe goale, un 1, un 2 și un 3.',
  'MAP-1':
    'Fiecare regiune are un teren (fermă, deal, pădure, mlaștină, munți, mare, lac) și poate avea o mină, o sursă de magie sau o peșteră. Apa nu are semne și nu contează la niciun bonus de teren sau de semn.',
  'MAP-2':
    'Regiunile cu graniță comună sunt adiacente. Apa e adiacentă cu țărmurile ei, dar nu le leagă între ele pentru nimeni.',
  'MAP-3': 'Fiecare hartă are două mări pe margine și un lac în interior: trei ape separate.',
  'MAP-4':
    'O regiune de pe margine atinge marginea hărții sau se află pe țărmul unei mări de la margine, oricine ar deține acea mare. Țărmurile lacului nu contează.',
  'MAP-5': 'Uscatul care se învecinează cu o mare sau cu lacul e regiune cu țărm.',
  'MAP-6':
    'O regiune e ocupată dacă are un Trib Pierdut sau orice simbol rasial, activ ori în declin, inclusiv al propriei rase în declin ◆. Doar cu Munți și însemne rămâne goală.',
  'COL-1': 'Dacă turul tău începe fără o rasă activă, alege una dintre combinațiile oferite.',
  'COL-2':
    'Combinația de sus e gratis. Pentru una mai de jos pune câte o monedă de-a ta pe fiecare combinație de deasupra ei; trebuie să ai acele monede înainte de a le lua pe cele aflate pe ea.',
  'COL-3': 'Monedele aflate pe combinația luată sunt ale tale.',
  'COL-4':
    'Ia atâtea simboluri câte arată împreună drapelul și insigna, în limita celor din tăviță. Amazoanele aduc încă patru.',
  'COL-5':
    'Combinațiile de mai jos urcă cu tot cu monede, iar o pereche nouă devine ultima. Se oferă șase cât timp ajung ambele teancuri; când drapelele s-au terminat, mai puține.',
  'COL-6': 'Când insignele s-au terminat, cele decartate se amestecă într-un teanc nou.',
  'COL-7':
    'Drapelul unei rase care a părăsit definitiv harta, fără niciun simbol pe hartă sau în mână, merge sub teancul de drapele. Dacă teancul e gol, formează o nouă ultimă combinație cu insigna următoare.',
  'COL-8': 'Când se întorc deodată mai multe drapele, cea mai veche rasă e prima ◆.',
  'TRN-1': 'Fără rasă activă: alege, cucerește, reamplasează, încasează.',
  'TRN-2':
    'Cu o rasă activă: fie te extinzi (pregătești trupele, cucerești, reamplasezi, încasezi), fie intri în declin.',
  'TRN-3':
    'Ca să pregătești trupele, ia înapoi în mână toate simbolurile active, în afară de unul din fiecare regiune.',
  'TRN-4':
    'În acel moment, și înainte de prima cucerire a acelei rase în acest tur (dar nu cât un zar Berserk își așteaptă cucerirea), poți abandona regiuni ◆, unele sau toate, luând și ultimul simbol. Nu mai sunt ale tale, nu aduc nimic, pierd Bârlogul, Fortăreața și Groapa, sunt goale și pot fi cucerite din nou.',
  'TRN-5': 'O rasă rămasă fără regiuni intră din nou pe hartă.',
  'TRN-6': 'Poți să nu cucerești nimic.',
  'TRN-7':
    'Ordinea turului: Ghoulii în declin, rasa activă, reamplasarea amândurora, tratatul, încasarea, declinul rasei cu puterea Robust, apoi trupele retrase ale celorlalți.',
  'TRN-8':
    'O rasă fără niciun simbol pe hartă sau în mână e tot rasa ta activă: trimite-o în declin înainte de a alege alta sau pasează turul; în ambele cazuri încasezi pentru ce mai ai ◆. Și declinul ei scoate de pe hartă o rasă mai veche aflată în declin, iar drapelul ei se întoarce imediat.',
  'CON-1':
    'O cucerire cere 2 simboluri și încă unul pentru fiecare Tabără, Fortăreață, Munte, Bârlog, Trib Pierdut și simbol rasial de acolo (și al propriei rase în declin ◆).',
  'CON-2': 'O rasă fără regiuni intră pe hartă printr-o regiune de pe margine.',
  'CON-3':
    'Orice altă cucerire trebuie să fie adiacentă cu o regiune deținută de aceeași rasă; celelalte rase ale tale nu ajută.',
  'CON-4': 'Mările și lacul nu pot fi cucerite decât de rasele cu puterea Navigator.',
  'CON-5':
    'Reducerile se adună, dar o cucerire cere mereu cel puțin un simbol și trebuie să ai unul în mână ca s-o începi (convertirile Vrăjitorilor nu cer niciunul). Nici zarul nu coboară costul sub această limită.',
  'CON-6':
    'Se așază exact atâtea simboluri cât e costul; ele rămân acolo până la reamplasare, iar restul rămâne în mână.',
  'CON-7':
    'O rasă nu poate cuceri ce deține deja. Poate lua o regiune a altei rase de-ale tale; acel simbol se pierde.',
  'CON-8':
    'O regiune cu o Groapă, un Erou sau Dragonul nu poate fi cucerită, convertită sau luată prin vreo putere, de nimeni ◆. Mai multe astfel de însemne nu depind unele de altele.',
  'CON-9': 'Munții rămân și îl apără pe noul deținător.',
  'CON-10':
    'O regiune cucerită își pierde definitiv Tribul Pierdut, Bârlogul și Fortăreața, iar simbolurile deținătorului se retrag, oricine ar cuceri-o ◆.',
  'LOS-1': 'Cine pierde o regiune își ia simbolurile în mână și pune unul dintre ele înapoi în tăviță.',
  'LOS-2':
    'La sfârșitul turului celui care a cucerit, toate celelalte se așază în regiuni deținute încă de aceeași rasă ◆, adiacente sau nu; dacă sunt mai mulți jucători, o fac în sensul acelor de ceasornic, pornind de la cel activ.',
  'LOS-3': 'Dacă acea rasă nu mai deține nicio regiune, rămân în mână, iar în turul ei următor intră din nou.',
  'LOS-4': 'Un apărător singur se pierde pur și simplu.',
  'LOS-5': 'Simbolurile retrase nu mai pot fi atacate în acest tur; fiecare regiune pierdută costă un simbol al ei.',
  'DIE-1':
    'Cu cel puțin un simbol în mână și cu unul până la trei prea puține pentru regiunea dorită, poți face o ultimă tentativă: alege o regiune pe care o poți ataca, apoi aruncă zarul o dată. Nu și când simbolurile ajung.',
  'DIE-2': 'Regiunea se alege înainte de aruncare.',
  'DIE-3':
    'Dacă simbolurile din mână plus zarul ating costul, toate simbolurile rămase în mână merg acolo și regiunea e a ta. Dacă nu, le păstrezi pentru reamplasare; dacă nu deții nicio regiune, rămân în mână, iar rasa intră din nou în turul următor.',
  'DIE-4': 'În ambele cazuri cuceririle acelei rase se încheie în acest tur; urmează reamplasarea și încasarea.',
  'RED-1': 'Mută liber simbolurile acelei rase între regiunile ei, inclusiv cele din mână, cel puțin unul în fiecare.',
  'RED-2':
    'Toate simbolurile ajung pe hartă dacă rasa deține vreo regiune (în afară de patru Amazoane). Rasele nu se amestecă.',
  'RED-3': 'Acum nu se poate abandona nicio regiune (decât dacă prea puține Amazoane prisosesc).',
  'SCO-1': 'O monedă pentru fiecare regiune a tuturor raselor tale, active sau în declin.',
  'SCO-2': 'Drapelul activ și insigna activă își adaugă bonusurile; o rasă în declin, doar unde spune textul ei.',
  'SCO-3': 'Totalul monedelor e ascuns celorlalți până la sfârșit; ce aduce un tur e public.',
  'SCO-4': 'Monedele se pot schimba oricând; contează valoarea, iar banca nu se golește niciodată ◆.',
  'DEC-1':
    'În loc să te extinzi, la începutul turului îți trimiți rasa activă în declin. În acel tur doar încasezi: fără cuceriri, fără reamplasare, fără Ghouli.',
  'DEC-2':
    'Rasa ta mai veche în declin pleacă întâi de pe hartă: simbolurile merg în tăviță, drapelul se întoarce. (O rasă cu puterea Spirit rămâne.)',
  'DEC-3':
    'Un simbol rămâne, întors, în fiecare regiune; toate celelalte, și cele din mână, merg în tăviță. (Ghoulii rămân toți.)',
  'DEC-4': 'Insigna se decartează și puterea ei încetează, dacă textul ei nu spune altfel.',
  'DEC-5':
    'Turul declinului aduce o monedă pentru fiecare regiune a tuturor raselor tale ◆ și nu aduce niciun bonus în afara celor date în declin.',
  'DEC-6': 'În turul tău următor alegi o combinație nouă.',
  'DEC-7': 'Când ultimul simbol al unei rase în declin pleacă de pe hartă, drapelul ei se întoarce imediat.',
  'DEC-8':
    'Taberele, Gropile, Eroii și Dragonul pleacă atunci când rasa lor intră în declin; Bârlogurile, Fortărețele și mările deținute rămân.',
  'END-1': 'După ultimul tur al jocului monedele se dau pe față; câștigă cine are cele mai multe.',
  'END-2':
    'La egalitate câștigă cine are cele mai multe simboluri rasiale pe hartă, active și în declin; simbolurile din mână, cele patru Amazoane și Taberele nu contează. Dacă egalitatea rămâne, victoria se împarte ◆.',
  'AMA-1': 'Amazoane: patru simboluri în plus vin cu combinația, doar pentru cuceriri.',
  'AMA-2':
    'La sfârșitul fiecărei reamplasări patru Amazoane pleacă de pe hartă, rămânând, dacă se poate, câte una în fiecare regiune. Revin în mână când îți pregătești din nou trupele și nu servesc la altceva: nici la retragere, nici la departajare.',
  'AMA-3':
    'Dacă prisosesc mai puțin de patru, golești regiuni la alegere ◆, chiar și nou cucerite, până pleacă patru. Acelea sunt abandonate și nu aduc nimic, dar rămâne ce a adus cucerirea lor în acest tur ◆.',
  'AMA-4': 'Dacă au rămas cu totul mai puțin de patru Amazoane, pleacă toate; rasa intră apoi din nou.',
  'DWA-1': 'Pitici: o monedă în plus pentru fiecare mină deținută, și în declin, și în turul declinului.',
  'ELF-1':
    'Elfi: o regiune pierdută nu costă niciun simbol, nici măcar ultimul; toate merg în mână. Doar cât sunt activi, dar și împotriva propriilor tăi Ghouli ◆; Elfii convertiți se pierd.',
  'GHO-1': 'Ghouli: toate simbolurile de pe hartă rămân când intră în declin; cele din mână merg în tăviță ◆.',
  'GHO-2':
    'Din turul următor, Ghoulii în declin cuceresc ca și cum ar fi activi, după alegerea unei combinații noi și înainte de prima cucerire a rasei active: își pregătesc trupele, abandonează, intră și aruncă zarul pe cont propriu, iar rasa activă își păstrează ultima ei tentativă ◆. Nu și într-un tur de declin.',
  'GHO-3':
    'Îți pot ataca propria rasă activă; supraviețuitorii ei revin imediat în mână și pot lupta încă în acest tur ◆.',
  'GHO-4':
    'Nicio putere nu li se mai aplică, în afară de ce rămâne după textul ei; cuceririle lor nu contează la bonusul nimănui și nu sunt atacuri pentru Diplomat.',
  'GHO-5':
    'Atacați, pierd un simbol și le retrag pe celelalte ca o rasă activă; fără nicio regiune rămasă, stau în mână și pot intra din nou ◆.',
  'GIA-1':
    'Giganți: un simbol mai puțin pentru o regiune adiacentă cu o regiune de munți pe care o dețin ◆, la Giganții cu puterea Subteran și prin peșteri.',
  'HAL-1': 'Halflingii intră pe hartă prin orice regiune pe care o pot cuceri.',
  'HAL-2':
    'O Groapă-în-pământ se pune în fiecare dintre primele două regiuni pe care le cuceresc cu această combinație ◆.',
  'HAL-3': 'Gropile dispar când Halflingii intră în declin sau odată cu regiunea abandonată și nu se înlocuiesc.',
  'HUM-1': 'Oameni: o monedă în plus pentru fiecare fermă deținută.',
  'ORC-1': 'Orci: o monedă în plus pentru fiecare regiune ocupată cucerită în acest tur.',
  'RAT-1': 'Oameni-șobolani: numărul lor e avantajul lor.',
  'SKE-1':
    'Scheleți: la reamplasare, un simbol nou pentru fiecare două regiuni ocupate cucerite în acest tur, rotunjit în jos, în limita celor din tăviță.',
  'SOR-1':
    'Vrăjitori: o dată pe tur pentru fiecare adversar, înaintea oricărei ultime tentative, cuceresc o regiune înlocuind simbolul activ singur al acelui adversar cu un Vrăjitor din tăviță. Simbolul înlocuit se întoarce la locul lui în tăviță. Regiunea contează drept cucerită și ocupată, iar convertirea drept atac.',
  'SOR-2': 'În tăviță trebuie să fie un Vrăjitor.',
  'SOR-3':
    'Trebuie să fie singurul simbol rasial de acolo, fără Tabără. Bârlogurile, Fortărețele și Munții nu îl apără (Bârlogul și Fortăreața dispar); Gropile, Eroii și Dragonul îl apără.',
  'SOR-4':
    'Regiunea trebuie să fie adiacentă cu una deținută de Vrăjitori (cu puterea Zburător: oriunde ◆; cu Subteran: și prin peșteri). Apa, doar pentru Vrăjitorii cu puterea Navigator.',
  'SOR-5': 'Elfii convertiți se pierd.',
  'SOR-6': 'Nu e nevoie de niciun simbol în mână ◆.',
  'TRI-1': 'Tritoni: un simbol mai puțin pentru regiunile cu țărm (nu și pentru apă).',
  'TRO-1':
    'Troli: un Bârlog de trol în fiecare regiune deținută, +1 apărare, care rămâne în declin; dispare când regiunea e abandonată sau luată.',
  'WIZ-1': 'Magicieni: o monedă în plus pentru fiecare sursă de magie deținută.',
  'ALC-1': 'Alchimist: două monede în plus în fiecare tur cât rasa e activă.',
  'BER-1':
    'Berserk: înaintea oricărei cuceriri poți arunca zarul; apoi alegi o regiune al cărei cost scade cu rezultatul, niciodată sub un simbol.',
  'BER-2':
    'Zarul trebuie folosit chiar la următoarea cucerire. Dacă atunci nu se ia nicio regiune sau cea aleasă cere mai mult decât ai în mână, cuceririle se încheie. Nu se aruncă a doua oară înaintea ei, iar rasa nu are o ultimă tentativă ◆.',
  'BIV-1':
    'În bivuac: la fiecare reamplasare cele cinci Tabere merg în orice regiuni deținute, oricâte într-una; +1 apărare fiecare.',
  'BIV-2': 'Când regiunea lor cade, se întorc la tine și se așază din nou cu trupele retrase, la sfârșitul acelui tur.',
  'BIV-3': 'O Tabără apără un simbol singur de convertire. Taberele dispar când rasa intră în declin.',
  'COM-1': 'Comando: un simbol mai puțin pentru orice regiune.',
  'DIP-1':
    'Diplomat: după reamplasare poți alege un adversar a cărui rasă activă nu a fost atacată de a ta în acest tur; o ultimă tentativă eșuată e un atac ◆, iar un adversar fără rasă activă poate fi ales ◆.',
  'DIP-2':
    'Până la turul tău următor, rasa activă a acelui adversar nu poate ataca sau converti rasa ta activă. Pe Ghoulii în declin pacea nu îi leagă, iar rasele în declin nu sunt apărate ◆. Pacea se încheie când rasa Diplomatului intră în declin.',
  'DRA-1':
    'Stăpânul dragonului: o dată pe tur cucerești o regiune care poate fi atacată după reguli, și la intrare, cu exact un simbol, orice ar apăra-o; Dragonul merge acolo. Nu și după o ultimă tentativă.',
  'DRA-2':
    'Dragonul rămâne până e folosit din nou. Nu se mută la reamplasare, se întoarce la tine dacă regiunea e abandonată și pleacă la intrarea în declin.',
  'FLY-1': 'Zburător: se poate cuceri orice regiune de uscat, adiacentă sau nu, inclusiv la intrare.',
  'FOR-1': 'De pădure: o monedă în plus pentru fiecare pădure deținută.',
  'FRT-1':
    'Fortificat: în fiecare tur de extindere se poate pune, la reamplasare, o Fortăreață într-o regiune deținută care nu are una; +1 apărare, și în declin.',
  'FRT-2': 'Fiecare Fortăreață proprie de pe hartă aduce o monedă în plus în fiecare tur cât rasa e activă.',
  'FRT-3':
    'O Fortăreață de regiune, șase pe toată harta, inclusiv cele ale raselor dinainte cu puterea Fortificat. Dispare când regiunea ei e abandonată sau cucerită ◆.',
  'HER-1':
    'Eroic: după reamplasare Eroii merg în două regiuni deținute diferite (într-una sau în niciuna, dacă nu sunt mai multe).',
  'HIL-1': 'De deal: o monedă în plus pentru fiecare deal deținut.',
  'MER-1': 'Negustor: o monedă în plus pentru fiecare regiune deținută de acea rasă.',
  'MOU-1': 'Călare: un simbol mai puțin pentru dealuri și ferme.',
  'PIL-1':
    'Jefuitor: o monedă în plus pentru fiecare regiune ocupată cucerită în acest tur (Orcii le primesc pe amândouă).',
  'SEA-1':
    'Navigator: cât rasa e activă, mările și lacul pot fi cucerite ca regiuni goale (2 simboluri, încă unul pentru fiecare simbol rasial de acolo ◆). O mare de pe margine e loc de intrare, lacul nu (decât pentru Halflingi).',
  'SEA-2': 'Se păstrează și aduc monede în declin. Le poate lua doar o rasă cu puterea Navigator.',
  'SPI-1':
    'Spirit: această rasă în declin nu contează ca singura ta rasă în declin și nu e niciodată scoasă de pe hartă.',
  'SPI-2': 'Insigna rămâne cu ea până când rasa dispare, apoi se decartează.',
  'STO-1':
    'Robust: poate intra în declin la sfârșitul unui tur de extindere, cu sau fără cuceriri, după ce monedele lui s-au încasat în întregime; combinația nouă vine în turul următor. Un tur în care au cucerit doar Ghoulii tăi în declin este unul de extindere; un tur pasat nu este ◆.',
  'SWA-1': 'De mlaștină: o monedă în plus pentru fiecare mlaștină deținută.',
  'UND-1': 'Subteran: un simbol mai puțin pentru regiunile cu peșteră.',
  'UND-2': 'O regiune cu peșteră pe care o deții e adiacentă cu toate celelalte regiuni cu peșteră, pentru cuceriri.',
  'WEA-1': 'Bogat: șapte monede în plus, o singură dată, la sfârșitul primului tur cu insigna ◆.',
  'OWN-1':
    'O rasă proprie are cel mult 10 simboluri și le împrumută de la o rasă cu la fel de multe sau mai multe, al cărei drapel se scoate.',
  'OWN-2': 'O putere proprie are cel mult 5 simboluri.',
  'OWN-3': 'Rasa trebuie să meargă cu orice insignă, iar puterea cu orice drapel.',
  'OWN-4':
    'Ce aduc și drapelul, și insigna se adună: monede, reduceri, apărare, simboluri în plus, simboluri noi, convertiri și lovituri. Din două pierderi diferite se plătește cea mai mică. O permisiune dată de două ori e una singură: o pace pe tur, o aruncare înaintea unei cuceriri.',
  'VAR-1':
    'Alegere pe rând: înaintea primei runde, de la ultimul jucător la primul, fiecare ia gratuit una dintre combinațiile la vedere. Coloana se completează când au toți una; primul tur al fiecăruia începe cu acea combinație.',
  'VAR-2': 'O masă poate juca o rundă în plus sau în minus față de cât e tipărit.',
  'VAR-3': 'O masă poate da unor locuri monede de început pe lângă cele cinci, cel mult douăzeci fiecăruia.',
  'PRT-1':
    'O rasă sau o putere proprie cu reducere plătește cu atâtea simboluri mai puțin pentru regiunile pe care le numește: după teren sau semn, lângă regiuni pe care le deține sau după cine stă acolo. Cel puțin un simbol rămâne de plătit (CON-5).',
  'PRT-2': 'Cu un adaos plătește cu atâtea simboluri mai mult pentru regiunile pe care le numește.',
  'PRT-3': 'Poate intra pe hartă prin regiunile pe care le numește, nu doar de la margine (CON-2).',
  'PRT-4':
    'Poate cuceri regiunile pe care le numește fără să fie adiacente (CON-3) și poate intra pe hartă acolo (CON-2).',
  'PRT-5': 'Regiunile pe care le numește sunt adiacente între ele, doar pentru această rasă.',
  'PRT-6': 'Poate cuceri mările și lacul (CON-4).',
  'PRT-7': 'Când i se cucerește o regiune, pierde numărul de simboluri pe care îl spune, nu unul (LOS-1).',
  'PRT-8':
    'Aduce atâtea simboluri în plus. Tot atâtea părăsesc harta la sfârșitul fiecărei reamplasări și revin la pregătirea trupelor; la nevoie se golesc regiuni pentru asta.',
  'PRT-9':
    'La reamplasare vin simboluri noi din tăviță: în fiecare tur sau pentru regiunile cucerite în el, cât mai sunt.',
  'PRT-10':
    'Aduce monedele spuse pentru fiecare regiune de un fel pe care o deține; și în declin, sau doar atunci, dacă spune așa.',
  'PRT-11': 'Aduce monedele spuse pentru fiecare regiune de un fel cucerită în turul acesta.',
  'PRT-12': 'Aduce monedele spuse în fiecare tur; și în declin, sau doar atunci, dacă spune așa.',
  'PRT-13': 'Aduce monedele spuse o singură dată, la sfârșitul turului în care a fost aleasă.',
  'PRT-14':
    'Aduce piese. Spune unde se pun și dacă măresc costul, fac regiunea imună, apără un simbol singur de convertire, aduc monede, se întorc la proprietar sau rămân în declin.',
  'PRT-15':
    'O dată pe tur poate cuceri cu un singur simbol o regiune pe care o poate ataca, orice ar apăra-o. Dacă merge și o piesă, aceasta rămâne acolo până data viitoare, iar regiunea ei nu poate fi luată.',
  'PRT-16':
    'O dată pe tur, la fiecare adversar, poate înlocui un simbol activ singur dintr-o regiune adiacentă cu unul propriu din tăviță.',
  'PRT-17': 'Poate arunca zarul înaintea unei cuceriri. Zarul ieftinește chiar cucerirea următoare.',
  'PRT-18': 'Nu are ultima tentativă.',
  'PRT-19':
    'După reamplasare poate numi un adversar a cărui rasă activă n-a fost atacată în turul acesta. Acea rasă n-o poate ataca până la următorul tur al proprietarului ei.',
  'PRT-20': 'Poate intra în declin la sfârșitul unui tur deja încasat.',
  'PRT-21': 'La declin îi rămân pe hartă toate simbolurile.',
  'PRT-22': 'În declin cucerește mai departe, înaintea rasei active a proprietarului ei.',
  'PRT-23': 'În declin nu se socotește drept singura rasă în declin și nu e scoasă niciodată.',
} satisfies Words<typeof english>;
