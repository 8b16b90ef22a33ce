import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Newer versions of the site, and what its icon on a home screen offers. */
export const offline = {
  'offline.ready': 'E gata o versiune mai nouă. Ca s-o ai, închide celelalte file ale jocului și reîncarcă pagina.',
  'offline.reload': 'Reîncarcă',
  'install.short': 'Small World',
  'install.new': 'Un joc nou',
  'install.showcase': 'Lasă masa să joace singură',
  'app.noscript': 'Jocul acesta rulează în browser: te rugăm să permiți scripturile pentru această pagină.',
  'guard.text':
    'Pagina nu a putut porni: unul dintre fișierele ei lipsește sau nu e cel care ar trebui. Vezi dacă ai conexiune și reîncarcă pagina. Dacă nu ajută, descarcă totul din nou: jocurile și setările tale rămân.',
  'guard.anew': 'Descarcă totul din nou',
  'guard.busy': 'Se descarcă totul…',
  'guard.gone': 'Site-ul nu poate fi accesat acum. Nu s-a schimbat nimic; încearcă din nou când ai conexiune.',
  'guard.wrong':
    'Unele fișiere încă lipsesc sau sunt greșite: poate că site-ul tocmai se actualizează. Încearcă din nou peste câteva minute.',
  'guard.old':
    'Browserul acesta e prea vechi pentru pagina de față: e nevoie de {browsers} sau de o versiune mai nouă. Pe iPhone și iPad sistemul însuși trebuie să fie {system} sau mai nou. Actualizează browserul sau deschide adresa pe alt dispozitiv. Jocurile păstrate aici rămân.',
  'licences.text':
    'Masa aceasta este software liber, sub licența MIT. Lucrările de mai jos fac parte din ea, fiecare sub licența ei.',
  'missing.text': 'La adresa aceasta nu se află nimic.',
} satisfies Words<typeof english>;
