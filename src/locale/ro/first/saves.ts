import type { saves as english } from '../../en/first/saves.ts';
import type { Words } from '../../keys.ts';

/** Why a game could not be kept or fetched (`SaveProblem`), and what the player is told meanwhile. */
export const saves = {
  'saves.damaged': 'Jocul salvat e deteriorat și nu se poate deschide.',
  'saves.foreign': 'Fișierul acesta nu e un joc salvat.',
  'saves.newer': 'Jocul a fost salvat de o versiune mai nouă a mesei. Reîncarcă pagina, apoi încearcă din nou.',
  'saves.newerStore':
    'Jocurile din acest browser sunt păstrate acum de o versiune mai nouă a mesei. Sunt în siguranță: reîncarcă pagina ca să ai și tu acea versiune. Dacă joci acum, salvează mai întâi jocul în fișier.',
  'saves.tooMuch':
    'Jocul salvat cuprinde mai mult decât încape într-un joc: peste cinci jucători, nume mai lungi sau mult mai multe mutări.',
  'saves.tooLarge': 'Fișierul acesta e mult mai mare decât orice joc salvat, așa că nu a fost citit.',
  'saves.otherBox':
    'Jocul se joacă cu o cutie de rase și puteri pe care masa de față nu o are sau care conține altceva.',
  'saves.otherRules': 'Jocul a fost salvat de o versiune a mesei cu alte reguli, așa că nu poate fi continuat aici.',
  'saves.full':
    'Browserul nu mai are loc, așa că ultima mutare nu a fost salvată. Jocul merge mai departe: salvează-l în fișier ca să-l păstrezi.',
  'saves.unavailable':
    'Browserul nu păstrează date pentru pagina aceasta, așa că nimic nu se salvează. Jocul merge mai departe: salvează-l în fișier ca să-l păstrezi.',
  'saves.slow': 'Browserul nu a răspuns încă, așa că nu e sigur că ultima mutare s-a salvat. Jocul merge mai departe.',
  'saves.unread': 'Jocurile păstrate în acest browser nu pot fi citite acum.',
  'saves.elsewhere': 'Jocul e deschis în altă filă. Închide-l acolo ca să continui aici.',
  'saves.missing': 'Jocul nu mai e aici.',
  'saves.unfetched':
    'O parte a paginii de care e nevoie nu a putut fi încărcată. Vezi dacă ai conexiune, apoi încearcă din nou.',
  'saves.recovered': 'Ultima mutare a jocului nu a putut fi citită. Jocul continuă de la mutarea dinainte.',
} satisfies Words<typeof english>;
