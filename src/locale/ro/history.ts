import type { history as english } from '../en/history.ts';
import type { Words } from '../keys.ts';

/** Istoricul jocurilor din acest browser. */
export const history = {
  'history.working': 'Citim jocurile…',
  'history.none': 'Aici nu s-a încheiat încă niciun joc.',
  'history.sums':
    '{games, plural, one {# joc} few {# jocuri} other {# de jocuri}}, {wins, plural, one {# victorie} few {# victorii} other {# de victorii}}; cel mai bun rezultat: {most, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'history.shared':
    '{shared, plural, one {# joc} few {# jocuri} other {# de jocuri}} cu mai mulți oameni la acest ecran.',
  'history.rows': 'Victorii',
  'history.players': 'Jucători',
  'history.against': 'Cel mai puternic adversar',
  'history.wins': 'Câștigate',
  'history.people': 'oameni',
  'history.of': '{wins} din {games}',
  'history.favourites': 'Combinații preferate',
  'history.best': 'Cele mai bune combinații',
  'history.combo': '{combo}: {games, plural, one {# joc} few {# jocuri} other {# de jocuri}}, {rate} monede pe tur',
  'history.care': 'Grija în timp',
  'history.care.last': 'În ultimul joc analizat: {share} din ce ar fi adus cele mai bune decizii.',
  'history.care.more': 'Mai mult ca înainte: {before} în medie.',
  'history.care.less': 'Mai puțin ca înainte: {before} în medie.',
  'history.care.same': 'Cam ca înainte: {before} în medie.',
  'history.care.each': 'Jocuri analizate, întâi cele mai vechi: {shares}',
  'history.export': 'Salvează istoricul într-un fișier',
  'history.delete': 'Șterge istoricul',
  'history.here': 'Îl cunoaște numai acest browser. Se adună din jocurile de mai sus și rămâne când ele sunt șterse.',
} satisfies Words<typeof english>;
