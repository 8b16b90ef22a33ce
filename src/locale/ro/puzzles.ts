import type { puzzles as english } from '../en/puzzles.ts';
import type { Words } from '../keys.ts';

/** Probleme: tururi cu o singură cea mai bună cale. */
export const puzzles = {
  'puzzle.about':
    'Un singur tur și o singură cale cea mai bună. Zarul arată mereu o față goală: nu e nevoie de noroc, doar de un ochi atent.',
  'puzzle.step': 'Treapta {step}',
  'puzzle.name':
    '{number}: {coins, plural, one {# monedă} few {# monede} other {# de monede}} de câștigat, {players} jucători{solved, select, alone {; rezolvată} helped {; rezolvată cu indicii} other {}}',
  'puzzle.count': 'Rezolvate: {solved} din {all}.',
  'puzzle.forget': 'Uită ce s-a rezolvat',
  'puzzle.unforgotten': 'Browserul nu lasă pagina să schimbe ce păstrează.',
  'puzzle.here': 'Numai acest browser știe ce ai rezolvat.',
  'puzzle.goal': 'Câștigă {coins, plural, one {# monedă} few {# monede} other {# de monede}} în acest tur.',
  'puzzle.goal.pick': 'Se socotesc și monedele plătite sau luate odată cu combinația.',
  'puzzle.sofar': 'Țintă: {coins}. Până acum: {now}.',
  'puzzle.hint': 'Indiciu',
  'puzzle.hint.more': 'De unde încep?',
  'puzzle.hint.all': 'Soluția',
  'puzzle.again': 'De la capăt',
  'puzzle.again.hint': 'Înapoi la începutul turului',
  'puzzle.leave': 'Ieși',
  'puzzle.matters.pick': 'Totul ține de combinația aleasă: gândește-te cât de departe ajunge fiecare.',
  'puzzle.matters.decline': 'Nu în fiecare tur se cucerește: gândește-te la ce ai deja.',
  'puzzle.matters.abandon': 'O regiune a ta poate valora mai puțin decât simbolurile ei în altă parte.',
  'puzzle.matters.act': 'Această rasă, cu puterea ei, știe și altceva decât să cucerească.',
  'puzzle.matters.marker': 'Și ce pui pe hartă după cuceriri aduce monede.',
  'puzzle.matters.pay':
    'Unele regiuni îi aduc acestei rase mai mult decât altele. Nu le lua întâi pe cele mai ieftine.',
  'puzzle.matters.many':
    'Contează fiecare simbol: se {count, plural, one {poate cuceri # regiune} few {pot cuceri # regiuni} other {pot cuceri # de regiuni}}.',
  'puzzle.next': 'Urmează: {move}.',
  'puzzle.done': 'Asta e tot. Încheie turul.',
  'puzzle.done.conquests': 'Asta e tot. Încheie cuceririle.',
  'puzzle.done.troops': 'Asta e tot, dar turul nu se poate încheia încă. Nu lăsa nicio regiune goală.',
  'puzzle.done.emptied':
    'Păstrează toate regiunile cucerite: cum stau acum simbolurile, turul aduce {now} din {coins}.',
  'puzzle.strayed': 'De aici, cel mai bun tur nu mai e posibil. Anulează ceva sau ia-o de la capăt.',
  'puzzle.solution': 'Soluția, pas cu pas:',
  'puzzle.solution.done': '(făcut)',
  'puzzle.solution.show': 'Soluția',
  'puzzle.solved': 'Rezolvată: {won, plural, one {# monedă} few {# monede} other {# de monede}} în acest tur!',
  'puzzle.unsolved':
    '{won} din {coins}: cel mai bun tur aduce {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'puzzle.raider': 'Un năvălitor ar fi câștigat {raider, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'puzzle.unkept': 'Browserul nu a putut ține minte că e rezolvată.',
  'puzzle.nextOne': 'Problema următoare',
  'puzzle.link': 'Copiază linkul',
  'puzzle.link.copied': 'Copiat.',
  'puzzle.link.byHand': 'Browserul nu lasă pagina să copieze. Copiază tu rândul.',
  'puzzle.working': 'Se caută cel mai bun tur…',
  'puzzle.fork': 'Ca problemă: câștigă {coins, plural, one {# monedă} few {# monede} other {# de monede}} în acest tur',
  'puzzle.fork.not': 'Nu poate fi o problemă: în acest moment nu începe niciun tur.',
  'puzzle.fork.long': 'Nu poate fi o problemă: turul se poate juca în prea multe feluri.',
  'puzzle.fork.failed': 'Cel mai bun tur nu a putut fi găsit.',
  'puzzle.link.text': 'Un tur dintr-un joc în {players}: găsește cea mai bună cale.',
  'puzzle.solve': 'Rezolv-o',
} satisfies Words<typeof english>;
