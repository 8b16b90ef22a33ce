import type { actions as english } from '../../en/first/actions.ts';
import type { Words } from '../../keys.ts';

/** Buttons, and the questions they ask before they act. */
export const actions = {
  'action.pickCombo': 'Alege<at> {combo},</at>',
  'action.expand': 'Extindere',
  'action.expand.hint': 'Iei în mână toate simbolurile, lași câte unul în fiecare regiune și cucerești.',
  'action.decline': 'Declin',
  'action.decline.hint': 'Turul acesta doar încasezi. În turul următor alegi o rasă nouă.',
  'action.pass': 'Pasează acest tur',
  'action.abandon': 'Abandonează',
  'action.conquer': 'Cucerește cu {count, plural, one {# simbol} few {# simboluri} other {# de simboluri}}',
  'action.finalRoll': 'Ultima tentativă: {percent} șanse',
  'action.act.convert': 'Convertește-i simbolul',
  'action.act.dragon': 'Trimite Dragonul cu 1 simbol',
  'action.act.berserkRoll': 'Aruncă întâi zarul',
  'action.endConquests': 'Încheie cuceririle',
  'action.endRedeployment.redeploy': 'Trupe reamplasate',
  'action.endRedeployment.withdrawal': 'Trupe așezate',
  'action.place': 'Pune unul {region_in}',
  'action.lift': 'Ia unul {region_din}',
  'action.lift.last': 'Golește {region_def}',
  'action.spread': 'Împarte restul',
  'action.spread.hint': 'Așază simbolurile din mână în mod egal, întâi la granițe.',
  'action.placeMarker': 'Pune {marker_acc} {region_in}',
  'action.liftMarker': 'Ia {marker_acc} {region_din}',
  'action.treaty': 'Pace cu {seat}',
  'action.treaty.none': 'Niciun tratat',
  'action.stout.decline': 'Declin acum',
  'action.stout.stay': 'Rămâne activă',
  'action.undo': 'Anulează',
  'action.skip': 'Sari peste',
  'action.close': 'Închide',
  'action.cancel': 'Încă nu',
  'action.dismiss': 'Am înțeles',
  'action.export': 'Salvează în fișier',
  'action.newGame': 'Un joc nou',
  'action.peek': 'Vezi-ți monedele',
  'action.peek.hint':
    'Vezi-ți monedele: ține apăsat ca să te uiți sau apasă o dată ca să le deschizi și încă o dată ca să le închizi',
  'action.plan': 'Vedere de sus',
  'action.log': 'Jurnal',
  'action.rules': 'Reguli',
  'action.help': 'Ajutor',
  'action.settings': 'Setări',
  'action.menu': 'Meniu',
  'action.sound': 'Sunet',
  'action.leave': 'Părăsește masa',
  'action.column': 'Combinații',
  'confirm.decline.title': 'Îți trimiți {race_def} în declin?',
  'confirm.decline.text':
    'În fiecare regiune rămâne un simbol, întors; tot restul pleacă de pe tablă. Turul acesta doar încasezi{older, select, none {} other {, iar {older_def} {older_class, select, f {tale} other {tăi}} în declin pleacă de pe hartă}}.',
  'confirm.decline.yes': 'Declin',
  'confirm.pass.title': 'Pasezi acest tur?',
  'confirm.pass.text':
    'Încasezi pentru ce mai deții și păstrezi o rasă fără simboluri.{late, select, none {} other { După un tur pasat nu mai pot intra târziu în declin.}}',
  'confirm.pass.yes': 'Pasează',
  'confirm.abandon.title': 'Abandonezi {region_def}?',
  'confirm.abandon.text':
    'Toate simbolurile de acolo ți se întorc în mână. Regiunea nu mai e a ta și nu mai aduce nimic; însemnele tale de acolo se pierd.',
  'confirm.abandon.yes': 'Abandonează',
  'confirm.endRedeployment.title': 'Închei turul?',
  'confirm.endRedeployment.text':
    'Regiunile îți aduc acum {coins, plural, one {# monedă} few {# monede} other {# de monede}}; apoi joacă {next}.',
  'confirm.endRedeployment.last':
    'Regiunile îți aduc acum {coins, plural, one {# monedă} few {# monede} other {# de monede}}. E ultimul tău tur.',
  'confirm.endRedeployment.onward': 'Închei reamplasarea?',
  'confirm.endRedeployment.treaty':
    'Întâi mai poți face pace cu un alt jucător; apoi regiunile îți aduc {coins, plural, one {# monedă} few {# monede} other {# de monede}}.',
  'confirm.endRedeployment.stout':
    'Regiunile îți aduc acum {coins, plural, one {# monedă} few {# monede} other {# de monede}}. După aceea îți mai poți trimite rasa în declin.',
  'confirm.endRedeployment.withdrawal':
    'Regiunile îți aduc acum {coins, plural, one {# monedă} few {# monede} other {# de monede}}. Apoi se așază din nou trupele alungate, înainte să joace {next}.',
  'confirm.endRedeployment.yes': 'Încheie turul',
  'confirm.leave.title': 'Te ridici de la masă?',
  'confirm.leave.text': 'Jocul e salvat. Îl poți continua din pagina de început.',
  'confirm.leave.yes': 'Ieși',
} satisfies Words<typeof english>;
