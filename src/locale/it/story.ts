import type { story as english } from '../en/story.ts';
import type { Words } from '../keys.ts';

/** La storia di una partita finita. */
export const story = {
  'story.title': 'La storia della partita',
  'story.working': 'Rileggiamo la partita…',
  'story.replay': 'Guarda il replay',
  'story.curve': 'Le monete round per round',
  'story.curve.round': 'Round',
  'story.curve.start': 'Inizio',
  'story.sign.picked': 'nuova razza',
  'story.sign.declined': 'declino',
  'story.sign.wipedOut': 'razza spazzata via',
  'story.marks': 'Razze che vanno e vengono',
  'story.mark.picked': 'Round {round}: {seat} sceglie {combo_art}.',
  'story.mark.declined': 'Round {round}: {seat} manda in declino {race_art}.',
  'story.mark.wipedOut': 'Round {round}: {by} prende l’ultima regione della razza {race} ({seat}).',
  'story.points': 'I momenti decisivi',
  'story.point.round': 'Round {round}',
  'story.point.dieWon':
    '{seat} prende {region_art} con il dado, contro i pronostici: {wins, plural, one {una faccia buona} other {# facce buone}} su sei.',
  'story.point.dieLost': 'Il dado tradisce, e c’era una probabilità su due: {seat}, {region}.',
  'story.point.wipeOut': '{seat} prende l’ultima regione della razza {race} ({of}).',
  'story.point.onslaught':
    '{seat} prende in un solo turno {regions, plural, one {# regione} other {# regioni}} di {of}.',
  'story.point.decline':
    '{seat} manda in declino {race_art}: {paid, plural, one {# moneta} other {# monete}} in quel turno, {next} nel successivo, con una nuova razza.',
  'story.point.pick': '{seat} sceglie {combo_art}.',
  'story.point.conquests': '{seat} conquista {regions, plural, one {# regione} other {# regioni}} in un solo turno.',
  'story.point.pay':
    '{seat} incassa {coins, plural, =0 {zero monete} one {# moneta} other {# monete}} per questo turno.',
  'story.point.swing':
    'Le prospettive di {winner}: {coins, plural, one {# moneta} other {# monete}} in {helps, select, yes {più} other {meno}}.',
  'story.point.lead': 'Ora {seat} ha le prospettive migliori.',
  'story.point.see': 'Guarda',
  'story.prospects':
    'Quanto un turno ha spostato il risultato che ci si può aspettare, secondo i calcoli di uno Stratega; l’analisi guarda più lontano.',
  'story.feud': 'Chi ha preso di più e a chi',
  'story.feud.words': '{by} contro {from}: {regions, plural, one {# regione presa} other {# regioni prese}}.',
  'story.feud.none': 'Nessuno ha preso nulla a nessuno.',
  'story.taking': 'Regioni prese: chi (riga) a chi (colonna)',
  'story.combo': 'La combinazione migliore',
  'story.combo.words':
    '{combo} ({seat}): {rate} monete a turno, {coins} in {turns, plural, one {# turno} other {# turni}}.',
  'story.unused': 'Rimasto inutilizzato',
  'story.unused.coins':
    '{coins, plural, one {# moneta rimasta} other {# monete rimaste}} su questa combinazione: {combo}.',
  'story.unused.combo':
    '{combo}: nessuno ha voluto questa combinazione per {rounds, plural, one {# round} other {# round}}.',
  'story.unused.die':
    'Il dado ({seat}): lasciato stare in {turns, plural, one {# turno} other {# turni}} in cui poteva dare una regione.',
  'story.unused.decline': 'Una seconda razza: {seat} non va mai in declino.',
  'story.awards': 'Premi',
  'story.award.conqueror': 'Il braccio lungo',
  'story.award.conqueror.fact': '{figure, plural, one {# regione presa} other {# regioni prese}} ad altri',
  'story.award.doormat': 'Lo zerbino «Benvenuti»',
  'story.award.doormat.fact': '{figure, plural, one {# regione persa} other {# regioni perse}}',
  'story.award.peaceful': 'La colomba',
  'story.award.peaceful.fact':
    '{figure, plural, =0 {nessuna regione presa} one {solo # regione presa} other {solo # regioni prese}} ad altri',
  'story.award.gambler': 'Il dado nel sangue',
  'story.award.gambler.fact': '{figure, plural, one {# tiro finale} other {# tiri finali}}',
  'story.award.unlucky': 'Amicizia con la faccia vuota',
  'story.award.unlucky.fact': '{figure, plural, one {# tiro} other {# tiri}} a vuoto',
  'story.award.lucky': 'L’asso nella manica',
  'story.award.lucky.fact': 'tiri riusciti oltre il previsto: {figure}',
  'story.award.spender': 'Mani bucate',
  'story.award.spender.fact': '{figure, plural, one {# moneta} other {# monete}} sulle combinazioni saltate',
  'story.award.finder': 'Chi trova tiene',
  'story.award.finder.fact': '{figure, plural, one {# moneta trovata} other {# monete trovate}} sulle combinazioni',
  'story.award.loyal': 'Finché declino non ci separi',
  'story.award.loyal.fact': 'una sola razza attiva per {figure, plural, one {# turno} other {# turni}}',
  'story.award.restless': 'La porta girevole',
  'story.award.restless.fact': '{figure, plural, one {# declino} other {# declini}}',
  'story.award.landlord': 'Affitto dalle rovine',
  'story.award.landlord.fact': '{figure, plural, one {# moneta} other {# monete}} da razze in declino',
  'story.award.harvest': 'Il raccolto del secolo',
  'story.award.harvest.fact': '{figure, plural, one {# moneta} other {# monete}} in un solo turno',
  'story.award.steady': 'Come un orologio',
  'story.award.steady.fact':
    'tra il turno migliore e il peggiore: {figure, plural, =0 {zero monete} one {# moneta} other {# monete}}',
  'story.award.settler': 'Un po’ di respiro',
  'story.award.settler.fact': '{figure, plural, one {# regione vuota presa} other {# regioni vuote prese}}',
  'story.award.tribes': 'Addio quartiere tranquillo',
  'story.award.tribes.fact': '{figure, plural, one {# Tribù Perduta scacciata} other {# Tribù Perdute scacciate}}',
  'story.award.comeback': 'Fioritura tardiva',
  'story.award.comeback.fact': '{figure, plural, one {# posto recuperato} other {# posti recuperati}} da metà partita',
  'story.award.destroyer': 'Scopa e paletta',
  'story.award.destroyer.fact':
    '{figure, plural, one {# razza spazzata} other {# razze spazzate}} via dall’ultima regione',
} satisfies Words<typeof english>;
