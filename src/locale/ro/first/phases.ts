import type { phases as english } from '../../en/first/phases.ts';
import type { Words } from '../../keys.ts';

/** The phases of a turn, and what to do in each. */
export const phases = {
  'phase.setUp': 'Aranjare',
  'phase.pickCombo': 'Alegere',
  'phase.readyTroops': 'Pregătire',
  'phase.ghouls': 'Ghouli',
  'phase.conquer': 'Cucerire',
  'phase.finalRoll': 'Tentativă',
  'phase.redeploy': 'Reamplasare',
  'phase.treaty': 'Tratat',
  'phase.score': 'Încasare',
  'phase.stout': 'Robust',
  'phase.withdrawal': 'Retragere',
  'phase.decline': 'Declin',
  'phase.handOver': 'Schimb',
  'phase.gameOver': 'Sfârșit',
  'phase.pickCombo.long': 'Alegerea rasei și a puterii',
  'phase.readyTroops.long': 'Pregătirea trupelor sau declinul',
  'phase.ghouls.long': 'Cuceririle Ghoulilor în declin',
  'phase.conquer.long': 'Cucerirea regiunilor',
  'phase.finalRoll.long': 'Ultima tentativă',
  'phase.redeploy.long': 'Reamplasarea trupelor',
  'phase.treaty.long': 'Oferta de pace',
  'phase.score.long': 'Încasarea monedelor',
  'phase.stout.long': 'Declin după încasare',
  'phase.withdrawal.long': 'Așezarea trupelor retrase',
  'phase.decline.long': 'Intrarea rasei în declin',
  'phase.handOver.long': 'Trecerea la alt jucător',
  'phase.gameOver.long': 'Sfârșitul jocului',
  'ribbon.label': 'Fazele turului',
  'ribbon.round': 'Turul jocului {round} din {rounds}',
  'turn.whose': 'Joacă {seat}',
  'turn.yours': 'E rândul tău, {seat}',
  'turn.between': '{seat}, cât joacă {whose}',
  'prompt.pickCombo': 'Alege o rasă cu puterea ei. Prima e gratis; fiecare combinație sărită costă o monedă.',
  'prompt.readyTroops':
    'Cucerește mai departe cu {race_def} {race_class, select, f {tale} other {tăi}} sau trimite-{race_class, select, f {le} other {i}} în declin și alege o rasă nouă în turul următor.',
  'prompt.readyTroops.gone':
    '{race_def} {race_class, select, f {tale} other {tăi}} nu mai au niciun simbol. {acting, select, none {Trimite-{race_class, select, f {le} other {i}} în declin ca să alegi o rasă nouă în turul următor sau pasează.} other {Extinde-te cu {acting_def} în declin, trimite {race_def} în declin ca să alegi o rasă nouă în turul următor sau pasează.}}{late, select, expand { După extindere mai pot intra târziu în declin, după un tur pasat nu.} pass { După un tur pasat nu există declin târziu.} other {}}',
  'prompt.ghouls':
    '{race_def} {race_class, select, f {tale} other {tăi}} în declin încep: apasă pe o regiune marcată ca s-o cucerească sau încheie-le cuceririle.',
  'prompt.conquer': 'Alege o regiune marcată: numărul ei e costul în simboluri. Sau încheie cuceririle.',
  'prompt.conquer.enter': 'Intră pe hartă: alege o regiune marcată. Numărul ei e costul în simboluri.',
  'prompt.conquer.last':
    'Prea puține simboluri pentru o cucerire sigură: încearcă o regiune marcată cu zarul sau încheie cuceririle.',
  'prompt.conquer.over': 'Nu se mai poate cuceri nimic: încheie cuceririle.',
  'prompt.conquer.roll':
    'Zarul arată {roll, plural, =0 {o față goală} one {#} few {#} other {#}}. Alege regiunea pentru care îl folosești.',
  'prompt.conquer.none': 'Nu mai ai simboluri în mână: încheie cuceririle.',
  'prompt.conquer.abandon':
    'Niciun simbol în mână. Apasă pe o regiune de-a ta ca s-o abandonezi și să-i iei simbolurile sau încheie cuceririle.',
  'prompt.finalRoll': 'Zarul se rostogolește …',
  'prompt.redeploy': 'Totul e așezat. Mută simbolurile cum vrei, cel puțin unul în fiecare regiune, sau încheie turul.',
  'prompt.treaty': 'Fă pace: a cui rasă activă să nu-ți atace {race_def} până la turul tău următor?',
  'prompt.score': 'Monedele se plătesc.',
  'prompt.stout':
    'Monedele turului sunt încasate. Îți trimiți {race_def} în declin acum, ca să alegi o rasă nouă în turul următor?',
  'prompt.withdrawal': '{whose} ți-a alungat trupele.',
  'prompt.withdrawal.done': 'Toate trupele tale retrase sunt așezate.',
  'prompt.decline': 'Rasa intră în declin.',
  'prompt.handOver': 'Dă ecranul mai departe: {seat}.',
  'prompt.elsewhere': 'Decide {seat}, la alt ecran.',
  'prompt.gameOver': 'Monedele se dau pe față.',
  'prompt.wait': 'O clipă …',
} satisfies Words<typeof english>;
