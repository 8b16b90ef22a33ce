import type { access as english } from '../en/access.ts';
import type { Words } from '../keys.ts';

/** Questions and answers, what is read aloud, the choice of keys: fetched with them (`locale/access.ts`). */
export const access = {
  'question.mine': 'Le mie regioni',
  'question.player': 'Regioni di {seat}',
  'question.neighbours': 'Che cosa confina con {region_art}?',
  'question.legal': 'Che cosa posso fare ora?',
  'question.changed': 'Che cosa è cambiato dal mio ultimo turno?',
  'question.scores': 'Che cosa si sa delle monete?',
  'answer.holds': '{seat}: {count, plural, =0 {nessuna regione} one {# regione} other {# regioni}}.',
  'answer.region': '{region}: {content}{declined, select, none {} other {, in declino}}.',
  'answer.neighbours': '{region}: confina con {count, plural, one {# regione} other {# regioni}}.',
  'answer.neighbour': '{region}: {holder}{content, select, none {} other {, {content}}}.',
  'answer.legal': '{region}: {actions}.',
  'answer.unchanged': 'Da allora non è successo nulla.',
  'answer.standing':
    '{seat}: {count, plural, =0 {nessuna regione} one {# regione} other {# regioni}}, {amount, plural, =0 {nessuna moneta} one {# moneta} other {# monete}} per turno, se resta così.',
  'answer.secret': 'Quante monete ha ciascuno è segreto fino alla fine.',
  'answer.combo':
    '{combo}: {tokens, plural, one {# segnalino} other {# segnalini}}, {cost, plural, =0 {gratis} one {costa # moneta} other {costa # monete}}{coins, plural, =0 {} one {, # moneta sopra} other {, # monete sopra}}.',
  'settings.tell': 'I lettori di schermo dicono',
  'settings.tell.all': 'Tutto',
  'settings.tell.turns': 'Turni e monete',
  'settings.tell.none': 'Niente',
  'keys.on': 'Comandi con un solo tasto',
  'keys.change': 'Cambia il tasto: {action}',
  'keys.ask': 'Premi un tasto per: {action}. Esc lo lascia com’è, Canc lo toglie.',
  'keys.reserved': '«{key}» ha già una sua funzione al tavolo.',
  'keys.taken': '«{key}» è occupato: {action}.',
  'keys.restore': 'Ripristina i tasti predefiniti',
  'keys.none': 'nessuno',
  'region.number.title': 'Vai a una regione',
  'region.number.label': 'Il suo numero, da 1 a {count}',
  'region.number.go': 'Vai',
  'region.number.none':
    '{typed, select, none {Scrivi il numero di una regione, da 1 a {count}.} other {La regione {typed} non c’è: i numeri vanno da 1 a {count}.}}',
  'help.questions': 'fai domande sul gioco',
  'help.explain': 'che cos’è? (frecce, poi Esc)',
  'help.hands.explain':
    'Punta il mouse su un segno, un numero o una figura per leggere che cos’è; con il dito, tieni premuto.',
  'help.pad':
    'Gamepad: levetta o croce direzionale per muoverti, A per premere, B per tornare indietro, i tasti dorsali per cambiare area, Start per il menu. Davanti al televisore bastano frecce, Invio e Indietro.',
} satisfies Words<typeof english>;
