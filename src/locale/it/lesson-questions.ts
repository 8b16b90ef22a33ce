import type { lessonQuestions as english } from '../en/lesson-questions.ts';
import type { Words } from '../keys.ts';

/** The questions at the end of the first game, and what is said to each answer. */
export const lessonQuestions = {
  'lesson.ask.begin': 'Tre domande',
  'lesson.ask.progress': 'Domanda {step} di {steps}',
  'lesson.ask.again': 'Di nuovo le domande',
  'lesson.ask.done': 'Ora puoi giocare una vera partita, contro un Vagabondo: l’avversario più facile.',
  'lesson.ask.attack':
    'Hai {hand, plural, one {# segnalino} other {# segnalini}} in mano. Quale regione puoi attaccare ora? Premine una.',
  'lesson.ask.attack.other':
    'Puoi attaccare solo accanto alle tue regioni, con al massimo {hand, plural, one {# segnalino} other {# segnalini}}. Premi una regione.',
  'lesson.ask.attack.yes': 'Giusto! Confina con le tue regioni e costa {cost}. Tu hai {hand}.',
  'lesson.ask.attack.roll': 'Giusto, con fortuna! Costa {cost}. Hai {hand}, e il dado può aggiungere il resto.',
  'lesson.ask.attack.no': 'No. Questa regione ora non si può attaccare.',
  'lesson.ask.attack.no.alreadyHeld': 'No. Questa regione è già tua.',
  'lesson.ask.attack.no.notAdjacent': 'No. Non confina con nessuna regione della tua razza.',
  'lesson.ask.attack.no.water': 'No. La tua razza non può prendere regioni d’acqua.',
  'lesson.ask.attack.no.tooFewTokens': 'No. Costa {cost}, e tu hai {hand}. Il dado aggiunge al massimo tre.',
  'lesson.ask.coins':
    'La razza rende una moneta extra nei campi, il potere sulle colline. Dove guadagneresti due monete? Premi la regione.',
  'lesson.ask.coins.other': 'Ogni regione rende una moneta. Trovane una da prendere ora che renda una moneta in più.',
  'lesson.ask.coins.yes': 'Giusto! Una moneta per la regione, e una per il tipo di terreno.',
  'lesson.ask.coins.signs': 'No, una moneta sola. Il suo segno da solo non rende nulla.',
  'lesson.ask.coins.one': 'No, una moneta sola. Qui razza e potere non aggiungono nulla.',
  'lesson.ask.coins.own': 'No. Questa regione è già tua, quindi non guadagni nulla.',
  'lesson.ask.coins.far': 'No. Ora non puoi prenderla: è troppo lontana o troppo cara.',
  'lesson.ask.stay': 'Ora vai in declino. Dove resta un tuo segnalino? Premi una di quelle regioni.',
  'lesson.ask.stay.other': 'Cerca la razza che va in declino. Premi una regione che le resta.',
  'lesson.ask.stay.yes':
    'Giusto! Resta un segnalino, girato, e rende una moneta ogni turno.{gone, plural, =0 {} one { L’altro se ne va.} other { Gli altri # se ne vanno.}}',
  'lesson.ask.stay.old': 'No. Quella vecchia razza lascia la mappa. In declino ce ne sta una sola.',
  'lesson.ask.stay.rival': 'No. Questi segnalini non sono tuoi.',
  'lesson.ask.stay.empty': 'No. Qui non c’è nessun tuo segnalino.',
} satisfies Words<typeof english>;
