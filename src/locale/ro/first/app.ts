import type { app as english } from '../../en/first/app.ts';
import type { Words } from '../../keys.ts';

/** The page around the table: opening, leaving, keeping games. */
export const app = {
  'language.label': 'Limbă',
  'language.system': 'Limba browserului',
  'language.missing': 'Limba {language} nu a putut fi încărcată. Vine de îndată ce ai conexiune.',
  'app.made':
    'Small World este un joc de Philippe Keyaerts, publicat de Days of Wonder, care deține marca. Masa aceasta este o lucrare neoficială a unor fani, cu desene și texte proprii.',
  'start.empty': 'Browserul acesta nu păstrează încă niciun joc. Fiecare mutare se salvează pe măsură ce joci.',
  'start.puzzles': 'Probleme',
  'start.puzzles.about': 'Câte un tur: găsește cea mai bună mutare',
  'start.workshop': 'Atelier: rase și puteri create de tine',
  'start.boards': 'Hărțile mele: desenează una',
  'start.history': 'Istoricul meu',
  'start.history.about': 'Jocurile tale de până acum, câștigate și pierdute',
  'start.climb': 'Scara',
  'start.climb.about': 'Zece adversari, fiecare mai puternic decât cel dinainte',
  'start.showcase': 'Privește jocul cum se joacă singur, pe ecran mare',
  'start.import.done': 'Jocul e acum pe listă: {names}.',
  'start.import.hint': 'Un joc sau un istoric salvat în fișier, de aici sau din alt browser.',
  'setup.players.one': '{count}',
  'setup.more': 'Mai multe',
  'setup.seed': 'Numărul jocului',
  'setup.seed.hint':
    'Același număr dă aceleași combinații și aceleași zaruri. Lasă câmpul gol ca să decidă întâmplarea.',
  'app.licences': 'Licențe',
  'game.export': 'Salvează jocul în fișier',
} satisfies Words<typeof english>;
