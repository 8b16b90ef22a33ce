import type { lessonQuestions as english } from '../en/lesson-questions.ts';
import type { Words } from '../keys.ts';

/** The questions at the end of the first game, and what is said to each answer. */
export const lessonQuestions = {
  'lesson.ask.begin': 'Trei întrebări',
  'lesson.ask.progress': 'Întrebarea {step} din {steps}',
  'lesson.ask.again': 'Întrebările din nou',
  'lesson.ask.done': 'Acum ești gata pentru un joc adevărat. Adversarul: un Hoinar, cel mai ușor de învins.',
  'lesson.ask.attack':
    'Ai {hand, plural, one {# simbol} few {# simboluri} other {# de simboluri}} în mână. Ce regiune poți ataca acum? Apasă una.',
  'lesson.ask.attack.other':
    'Poți ataca doar lângă regiunile tale, cu cel mult {hand, plural, one {# simbol} few {# simboluri} other {# de simboluri}}. Apasă o regiune.',
  'lesson.ask.attack.yes': 'Corect! E vecină cu regiunile tale și costă {cost}. Tu ai {hand}.',
  'lesson.ask.attack.roll': 'Corect, cu noroc! Costă {cost}. Ai {hand}, iar zarul poate adăuga restul.',
  'lesson.ask.attack.no': 'Nu. Regiunea aceasta nu poate fi atacată acum.',
  'lesson.ask.attack.no.alreadyHeld': 'Nu. Regiunea aceasta e deja a ta.',
  'lesson.ask.attack.no.notAdjacent': 'Nu. Nu e vecină cu nicio regiune a rasei tale.',
  'lesson.ask.attack.no.water': 'Nu. Rasa ta nu poate lua regiuni de apă.',
  'lesson.ask.attack.no.tooFewTokens': 'Nu. Costă {cost}, iar tu ai {hand}. Zarul adaugă cel mult trei.',
  'lesson.ask.coins':
    'Rasa ta aduce o monedă în plus pe ferme, puterea pe dealuri. Unde ai câștiga două monede? Apasă regiunea.',
  'lesson.ask.coins.other': 'Fiecare regiune aduce o monedă. Găsește una care poate fi luată acum și aduce încă una.',
  'lesson.ask.coins.yes': 'Corect! O monedă pentru regiune și una pentru felul terenului.',
  'lesson.ask.coins.signs': 'Nu, doar o monedă. Semnul de acolo nu aduce nimic singur.',
  'lesson.ask.coins.one': 'Nu, doar o monedă. Rasa și puterea ta nu adaugă nimic aici.',
  'lesson.ask.coins.own': 'Nu. Regiunea e deja a ta, așa că nu câștigi nimic.',
  'lesson.ask.coins.far': 'Nu. N-o poți lua acum: e prea departe sau prea scumpă.',
  'lesson.ask.stay': 'Intri în declin acum. Unde rămâne un simbol al tău? Apasă o astfel de regiune.',
  'lesson.ask.stay.other': 'Caută rasa care intră în declin. Apasă o regiune pe care o păstrează.',
  'lesson.ask.stay.yes':
    'Corect! Rămâne un simbol, întors, și aduce o monedă în fiecare tur.{gone, plural, =0 {} one { Celălalt pleacă.} few { Celelalte # pleacă.} other { Celelalte # pleacă.}}',
  'lesson.ask.stay.old': 'Nu. Rasa aceea veche pleacă de pe hartă. Doar una poate fi în declin.',
  'lesson.ask.stay.rival': 'Nu. Simbolurile acestea nu sunt ale tale.',
  'lesson.ask.stay.empty': 'Nu. Aici nu e niciun simbol al tău.',
} satisfies Words<typeof english>;
