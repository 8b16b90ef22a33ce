import type { powers as englishPowers, races as englishRaces } from '../en/folk.ts';
import type { Words } from '../keys.ts';

/** What every race and every power does, at length and in our own words. */
export const races = {
  amazons:
    'Cu tine mai mărșăluiesc patru Amazoane cât timp cucerești. La fiecare reamplasare, patru dintre ele pleacă de pe hartă și revin în mână în turul următor.',
  dwarves: 'Fiecare regiune cu mină deținută de Piticii tăi aduce o monedă în plus, cât sunt activi și după aceea.',
  elves:
    'Când o regiune a Elfilor tăi activi e cucerită, nu moare nimeni: toți revin în mână și se așază din nou la sfârșitul acelui tur. La fel e și când o iau propriii tăi Ghouli.',
  ghouls:
    'Când Ghoulii tăi intră în declin, toate simbolurile de pe hartă rămân. Din turul următor joacă înaintea rasei tale noi, cucerind ca și cum ar fi activi.',
  giants:
    'O regiune adiacentă cu una de munți deținută de Giganții tăi costă un simbol mai puțin. La Giganții cu puterea Subteran, și peșterile leagă regiunile.',
  halflings:
    'Halflingii tăi pot intra pe hartă prin orice regiune. O Groapă-în-pământ se pune în fiecare dintre primele două regiuni cucerite: pe acelea nu le poate lua nimeni.',
  humans: 'Fiecare fermă deținută de Oamenii tăi aduce o monedă în plus.',
  orcs: 'Fiecare regiune ocupată cucerită de Orcii tăi în acest tur aduce o monedă în plus la sfârșitul turului.',
  ratmen: 'Fără șiretlicuri. Oamenii-șobolani sunt pur și simplu mai mulți decât oricine.',
  skeletons: 'La reamplasare, ia din tăviță un Schelet nou pentru fiecare două regiuni ocupate cucerite în acest tur.',
  sorcerers:
    'O dată pe tur pentru fiecare adversar, înlocuiește un simbol activ singur de lângă Vrăjitorii tăi cu un Vrăjitor din tăviță: regiunea e a ta.',
  tritons: 'Uscatul care se învecinează cu o mare sau cu lacul costă un simbol mai puțin.',
  trolls:
    'Fiecare regiune deținută de Trolii tăi primește un Bârlog de trol, care adaugă unu la apărare și rămâne când intră în declin.',
  wizards: 'Fiecare regiune cu o sursă de magie deținută de Magicienii tăi aduce o monedă în plus.',
} satisfies Words<typeof englishRaces>;

export const powers = {
  alchemist: 'Două monede în plus la sfârșitul fiecărui tur, cât timp rasa e activă.',
  berserk:
    'Înaintea oricărei cuceriri poți arunca zarul; apoi alegi o regiune și o iei cu tot atâtea simboluri mai puțin (niciodată sub unul). După ce zarul e aruncat, nu se mai abandonează nicio regiune până nu e folosit.',
  bivouacking:
    'La fiecare reamplasare împarte cinci Tabere pe regiunile tale, cum vrei. Fiecare adaugă unu la apărarea regiunii ei.',
  commando: 'Orice regiune costă un simbol mai puțin (niciodată sub unul).',
  diplomat:
    'La sfârșitul turului alege un adversar a cărui rasă activă n-ai atacat-o: până la turul tău următor nu poate ataca rasa ta activă.',
  dragonMaster:
    'O dată pe tur cucerești cu un singur simbol o regiune, orice ar apăra-o. Dragonul rămâne acolo și o face imună până îl trimiți în altă parte.',
  flying: 'Rasa ta nu trebuie să fie adiacentă: poate cuceri orice regiune de uscat de pe hartă.',
  forest: 'Fiecare pădure deținută de rasă aduce o monedă în plus.',
  fortified:
    'O dată pe tur, la reamplasare, construiești o Fortăreață într-o regiune deținută. Adaugă unu la apărare, chiar și în declin, și aduce o monedă pe tur cât rasa e activă.',
  heroic: 'La sfârșitul turului pui cei doi Eroi în două dintre regiunile tale: pe acelea nu le poate lua nimeni.',
  hill: 'Fiecare deal deținut de rasă aduce o monedă în plus.',
  merchant: 'Fiecare regiune deținută de rasă aduce o monedă în plus.',
  mounted: 'Dealurile și fermele costă un simbol mai puțin.',
  pillaging: 'Fiecare regiune ocupată cucerită în acest tur aduce o monedă în plus.',
  seafaring:
    'Rasa ta poate cuceri cele două mări și lacul ca și cum ar fi uscat gol. Le păstrează în declin și i le poate lua doar o altă rasă cu puterea Navigator.',
  spirit: 'Odată în declin, rasa aceasta nu trebuie să facă niciodată loc alteia: rămâne cât timp deține o regiune.',
  stout:
    'Cucerești și încasezi ca de obicei, apoi trimiți imediat rasa în declin, fără să pierzi un tur. Ajung și doar cuceririle Ghoulilor tăi; un tur pasat nu ajunge.',
  swamp: 'Fiecare mlaștină deținută de rasă aduce o monedă în plus.',
  underworld:
    'Regiunile cu peșteră costă un simbol mai puțin, iar dintr-una pe care o deții toate celelalte peșteri contează ca adiacente.',
  wealthy: 'Șapte monede în plus la sfârșitul primului tur cu această insignă și niciodată după aceea.',
} satisfies Words<typeof englishPowers>;
