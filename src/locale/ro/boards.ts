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
} satisfies Words<typeof english>;
