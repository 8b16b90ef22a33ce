import type { climb as english } from '../en/climb.ts';
import type { Words } from '../keys.ts';

/** The ladder for one person alone: fetched when it is opened. */
export const climb = {
  'climb.text':
    'Zece adversari pentru cine joacă singur, de la cel mai slab până la Căpetenie. Învinge unul de două ori și va juca următorul cu tine.',
  'climb.won':
    '{count, plural, =0 {încă neînvins} =1 {învins o dată} =2 {învins de două ori} one {învins o dată} few {învins de # ori} other {învins de # de ori}}',
  'climb.closed': 'Se deschide după ce {name} pierde de două ori.',
  'climb.play': 'Joacă: {name}',
  'climb.list': 'Treptele scării',
  'climb.unread':
    'Ce păstra acest browser despre scara ta nu se poate citi. Începi din nou de jos; jocurile din listă sunt toate acolo.',
  'climb.unkept':
    'Browserul nu păstrează nimic pentru această pagină, așa că locul tău pe scară ține doar cât e deschisă.',
  'climb.counted':
    '{count, plural, =1 {{name} a pierdut o dată. Încă o dată și se deschide treapta următoare.} other {{name} a pierdut.}}',
  'climb.opened': '{name} a pierdut de două ori: acum joacă cu tine {next}.',
  'climb.top': '{name} a pierdut de două ori. Ai ajuns în capul scării.',
  'rung.1': 'Somnambul',
  'rung.2': 'Hoinar',
  'rung.3': 'Bătăuș',
  'rung.4': 'Năvălitor',
  'rung.5': 'Iscoadă',
  'rung.6': 'Intendent',
  'rung.7': 'Căpitan',
  'rung.8': 'Strateg',
  'rung.9': 'General',
  'rung.10': 'Căpetenie',
} satisfies Words<typeof english>;
