import type { reference as english } from '../en/reference.ts';
import type { Words } from '../keys.ts';

/** The reference: cards of races and powers, and the player's summary sheet. Fetched with it (`locale/reference.ts`). */
export const reference = {
  'reference.parts': 'Părțile regulilor',
  'reference.all': 'Toate regulile',
  'reference.settled': '◆ Unde diferă edițiile',
  'reference.sheet': 'Foaie cu rezumatul regulilor',
  'card.kind.race': 'Rasă',
  'card.kind.power': 'Putere',
  'card.position': '{place} din {count}',
  'card.previous': 'Precedenta: {name}',
  'card.next': 'Următoarea: {name}',
  'card.tokens.race':
    '{tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}} pe drapel, {supply} în cutie',
  'card.tokens.power': '{tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}} pe insignă',
  'card.clauses': 'Regulile ei',
  'card.markers': 'Aduce: {markers}',
  'card.game': 'În jocul acesta',
  'card.held': 'Activă, jucată de {seat}: {combo}.',
  'card.held.declined': 'În declin, la {seat}: {combo}.',
  'card.offered': 'Oferită, {place, plural, =1 {prima} one {a #-a} few {a #-a} other {a #-a}} de sus: {combo}.',
  'card.away': 'Acum nu e nici în joc, nici pe coloană.',
  'sheet.title': 'Small World: rezumatul regulilor',
  'sheet.print': 'Tipărește',
  'sheet.print.not':
    'De aici, browserul acesta nu tipărește nimic. Deschide pagina într-o filă separată și încearcă din nou.',
  'sheet.goal': 'După ultimul tur al jocului câștigă cine are cele mai multe monede.',
  'sheet.turn': 'Turul tău',
  'sheet.turn.1':
    'Nicio rasă activă? Alege o combinație. Cea de sus e gratis; fiecare combinație sărită costă o monedă, pusă pe ea.',
  'sheet.turn.2':
    'Cu o rasă activă, fie te extinzi: iei în mână toate simbolurile, în afară de unul din fiecare regiune…',
  'sheet.turn.3':
    '… fie intri în declin: un simbol rămâne în fiecare regiune, întors. În acel tur doar încasezi; în cel următor alegi din nou.',
  'sheet.turn.4':
    'Cucerește, regiune după regiune, fiecare adiacentă cu una deținută de acea rasă. Prima e pe margine.',
  'sheet.turn.5':
    'Îți lipsesc unul până la trei pentru ultima? Alege-o și aruncă zarul: cu asta cuceririle se încheie.',
  'sheet.turn.6': 'Reamplasează: împarte liber simbolurile, cel puțin unul în fiecare regiune.',
  'sheet.turn.7':
    'Încasează o monedă pentru fiecare regiune, și în declin, plus ce adaugă rasa ta activă și puterea ei.',
  'sheet.cost': 'Cât cere o cucerire',
  'sheet.cost.base': 'Orice regiune',
  'sheet.cost.each': 'Fiecare simbol rasial sau Trib Pierdut de acolo',
  'sheet.cost.marker': 'Fiecare Munte, Fortăreață, Tabără sau Bârlog de trol de acolo',
  'sheet.cost.least': 'Cel puțin, orice reducere ai avea',
  'sheet.cost.never': 'Nu se poate lua niciodată: o regiune cu o Groapă-în-pământ, un Erou sau Dragonul.',
  'sheet.cost.water': 'Mările și lacul: doar rasele cu puterea Navigator.',
  'sheet.lost': 'Pierderea unei regiuni',
  'sheet.lost.text':
    'Unul dintre simbolurile de acolo se pierde definitiv; celelalte revin în mână și merg în alte regiuni ale acelei rase când se încheie turul atacatorului.',
  'sheet.decline': 'Declin',
  'sheet.decline.text':
    'Ai cel mult o rasă în declin: una mai veche pleacă. Aduce în continuare câte o monedă de regiune; puterea ei dispare, la fel bonusul, dacă textul ei nu spune altfel.',
  'sheet.terrain': 'Teren și semne',
  'sheet.markers': 'Însemne',
  'sheet.marker': '{supply} în cutie',
  'sheet.marker.defence': '+{defence}; {supply} în cutie',
  'sheet.marker.immune': 'regiune imună; {supply} în cutie',
  'sheet.rounds': 'Tururile jocului',
  'sheet.rounds.text': '10 cu doi sau trei jucători, 9 cu patru, 8 cu cinci.',
  'sheet.tie': 'La egalitate de monede câștigă cine are cele mai multe simboluri rasiale pe hartă.',
  'sheet.races': 'Rase',
  'sheet.powers': 'Puteri',
  'sheet.foot': 'Regulile întregi, punct cu punct, sunt în joc, la „Reguli”.',
} satisfies Words<typeof english>;
