import type { boards as english } from '../en/boards.ts';
import type { Words } from '../keys.ts';

/** Boards other than the printed one for the players: chosen, made, drawn. */
export const boards = {
  'board.intro':
    'Orice hartă e bună pentru doi până la cinci jucători: tururile și monedele țin de jucători, ce e tipărit ține de hartă.',
  'board.usual': 'cea tipărită pentru atâția jucători',
  'board.other': 'tipărită pentru {count}: {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}',
  'board.own': 'una de-a mea',
  'board.own.name': 'harta mea cu {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}',
  'board.chance': 'una făcută la întâmplare',
  'board.wrong':
    'Harta aceasta e făcută pentru {made} jucători și joacă {players}: {rounds, plural, one {# tur} few {# tururi} other {# de tururi}}, ca pentru atâția pe harta lor.',
  'board.strength': 'Cât de puternici sunt adversarii pe harta aceasta nu s-a măsurat.',
  'board.seed': 'Numărul hărții',
  'board.seed.hint': 'Același număr și aceleași dorințe fac aceeași hartă, oriunde.',
  'board.players': 'Făcută pentru câți jucători',
  'board.regions': 'Regiuni',
  'board.seas': 'Mări pe margine',
  'board.lakes': 'Lacuri',
  'board.islands': 'Insule',
  'board.shape': 'Formă',
  'board.shape.100': 'pătrată',
  'board.shape.130': 'puțin mai lată decât înaltă',
  'board.shape.154': 'cu jumătate mai lată',
  'board.shape.175': 'foarte lată',
  'board.mix': 'Teren de același fel',
  'board.mix.2': 'despărțit, ca pe hărțile tipărite',
  'board.mix.1': 'cum se nimerește',
  'board.mix.0': 'în ținuturi întregi',
  'board.symbols': 'Mine, surse de magie și peșteri',
  'board.tribes': 'Triburi Pierdute',
  'board.amount.2': 'câte sunt tipărite',
  'board.amount.1': 'jumătate',
  'board.amount.0': 'deloc',
  'board.amount.3': 'cu jumătate în plus',
  'board.make': 'Fă harta aceasta',
  'board.another': 'Alta',
  'board.making': 'Harta se face…',
  'board.drawing': 'Harta se desenează…',
  'board.none':
    'N-a ieșit nicio hartă de felul acesta. Cu mai multe regiuni sau mai puține mări, lacuri și insule e mai mult loc.',
  'board.failed': 'Harta n-a putut fi făcută: partea aceasta a paginii a dat greș. Încearcă din nou.',
  'board.sketch':
    'O hartă cu {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}, dintre care {water} de apă; simboluri: {symbols}, Triburi Pierdute: {tribes}.',
  'board.crowded': '{each} regiuni de fiecare jucător, pe harta lor {usual}: va fi înghesuială.',
  'board.wide': '{each} regiuni de fiecare jucător, pe harta lor {usual}: va fi loc din belșug.',
  'board.roomy': '{each} regiuni de fiecare jucător, cam ca pe harta lor ({usual}).',
  'board.fair': 'E dreaptă cu fiecare loc?',
  'board.fair.intro':
    'Adversarii joacă pe ea {games, plural, one {# partidă} few {# partide} other {# de partide}} în fundal; durează câteva minute. E dreaptă dacă niciun loc nu câștigă mai des decât pe harta tipărită pentru {players} cu mai mult de {points} puncte dintr-o sută. Locul 1 începe.',
  'board.fair.start': 'E dreaptă?',
  'board.fair.goOn': 'Joacă mai departe',
  'board.fair.stop': 'Oprește',
  'board.fair.running': 'Partidele se joacă în fundal.',
  'board.fair.progress': 'Partide: {done} din {of}',
  'board.fair.yes':
    'Niciun loc nu e avantajat față de harta tipărită pentru {players} cu mai mult de {points} puncte (partide: {games}).',
  'board.fair.no':
    'Locul {seat} e avantajat față de harta tipărită pentru {players} cu {more} (± {margin}) puncte (partide: {games}).',
  'board.fair.open':
    'Încă nu sunt destule partide ca să se poată spune. După {games} din {of}, locul {seat} e avantajat cu {more} (± {margin}) puncte.',
  'board.fair.failed': 'Partidele nu au putut fi jucate în fundal. Încearcă din nou; dacă se repetă, reîncarcă pagina.',
  'board.fair.table': 'Cât de des câștigă fiecare loc',
  'board.fair.seat': 'Loc',
  'board.fair.here': 'Aici',
  'board.fair.printed': 'Tipărită',
  'board.fair.more': 'Puncte în plus',
  'board.fair.note':
    'După ±: cu cât poate fi departe valoarea, cu certitudine de 95 %. Sunt cifre despre adversari cu fire echilibrată, nu despre oameni.',
  'board.look': 'Caută una dreaptă',
  'board.look.progress': 'Numărul {number}: {done} din {of} partide. Lăsate deoparte: {dropped}.',
  'board.look.running': 'Se fac hărți și se joacă pe ele în fundal, până când una e dreaptă.',
  'board.look.stopped': 'Oprit la numărul {number}. Căutarea continuă de acolo.',
  'board.look.found': 'Harta cu numărul {number} e dreaptă. Lăsate deoparte înainte: {dropped}.',
  'board.look.none':
    'Din dorințele acestea nu iese nicio hartă. Cu mai multe regiuni sau mai puține mări, lacuri și insule e mai mult loc.',
} satisfies Words<typeof english>;
