import type { showcase as english } from '../en/showcase.ts';
import type { Words } from '../keys.ts';

/** La dimostrazione: che cosa succede e perché, per chi passa di lì. */
export const showcase = {
  'showcase.label': 'Small World si gioca da solo',
  'showcase.leave': 'Lascia la dimostrazione',
  'showcase.fault': 'Parti dell’indirizzo non comprese e ignorate: {words}',
  'showcase.failed': 'Qualcosa è andato storto. La prossima partita comincia tra un momento.',
  'showcase.lost': 'L’immagine sta tornando; intanto, la mappa dall’alto.',
  'showcase.title': 'Small World',
  'showcase.title.text': 'Popoli fantastici conquistano un mondo troppo piccolo per tutti.',
  'showcase.title.game': '{players} giocatori, {rounds} round, {regions} regioni. Alla fine vince chi ha più monete.',
  'showcase.title.opponent': '{level}',
  'showcase.title.made':
    'Opera non ufficiale di appassionati. Il gioco è di Philippe Keyaerts, pubblicato da Days of Wonder, che ne detiene il marchio.',
  'showcase.round': 'Round {round} di {rounds}',
  'showcase.race': 'Monete guadagnate finora',
  'showcase.race.lead': 'in testa',
  'showcase.race.turn': 'gioca ora',
  'showcase.race.none': 'sta per scegliere una nuova razza',
  'showcase.race.declined': '{race} in declino',
  'showcase.result': '{seats} {count, plural, one {vince} other {vincono insieme}}',
  'showcase.result.coins': 'con {coins, plural, one {# moneta} other {# monete}}',
  'showcase.result.tie':
    'Parità di monete: {tokens, plural, one {ha deciso # segnalino rimasto} other {hanno deciso # segnalini rimasti}} sulla mappa.',
  'showcase.result.next': 'La prossima partita comincia tra un momento.',

  'showcase.what.pickCombo':
    '{seat} sceglie {combo_art}{cost, plural, =0 {, in cima alla colonna, gratis} one { e posa una moneta sulla combinazione saltata} other { e posa una moneta su ognuna delle # combinazioni saltate}}{collected, plural, =0 {} one {; prende anche la moneta che era lì} other {; prende anche le # monete che erano lì}}.',
  'showcase.what.readyTroops':
    '{seat} riprende in mano {count} {race}, lasciando un segnalino per regione, per conquistare ancora.',
  'showcase.what.abandoned': '{seat} rinuncia {region_a} per avere i suoi segnalini altrove.',
  'showcase.what.conquer':
    '{seat} conquista {region_art} con {race_art}{from, select, none {} other {, a spese di {from}}}: {cost, plural, one {# segnalino} other {# segnalini}}{parts, select, none {} other { ({parts})}}.',
  'showcase.cost.line': '{what} {amount}',
  'showcase.what.taken':
    '{seat} prende {region_art} con {race_art}{from, select, none {} other {, a spese di {from}}}, grazie a una capacità speciale: {by}.',
  'showcase.what.roll': '{seat} tira il dado prima di scegliere dove attaccare.',
  'showcase.what.roll.shows':
    'Il dado mostra {value, plural, =0 {una faccia vuota: stavolta nessun aiuto} other {#: la prossima regione costa # in meno}}.',
  'showcase.what.finalRoll':
    'Il tiro finale: {seat} vuole {region_art} con {race_art}, ma {short, plural, one {manca # segnalino} other {mancano # segnalini}}. Deve pensarci il dado.',
  'showcase.what.finalRoll.won':
    'Il dado mostra {value, plural, =0 {una faccia vuota} other {#}}: basta per {region_art}!',
  'showcase.what.finalRoll.lost':
    'Il dado mostra {value, plural, =0 {una faccia vuota} other {#}}: non basta per {region_art}.',
  'showcase.what.redeploy':
    '{seat} distribuisce le truppe: {count, plural, one {# segnalino va} other {# segnalini vanno}} in {regions, plural, one {# regione} other {# regioni}}.',
  'showcase.what.redeploy.stay': '{seat} lascia le truppe dove sono.',
  'showcase.what.treaty':
    '{seat} fa pace con {bound}: fino al prossimo turno di {seat}, la razza attiva di {bound} non può attaccare la sua.',
  'showcase.what.score':
    '{seat} {amount, plural, =0 {non riceve nulla} one {riceve # moneta} other {riceve # monete}}.',
  'showcase.what.phase': '{seat}: {phase}.',
  'showcase.what.stout': '{seat} ha già guadagnato, e può ancora mandare la razza in declino.',
  'showcase.what.withdrawal':
    'Le truppe scacciate di {seat} trovano posto: {count, plural, one {# segnalino va} other {# segnalini vanno}} in {regions, plural, one {# regione} other {# regioni}}.',
  'showcase.what.decline': '{seat} manda in declino {race_art}: ciò che resta sulla mappa diventa pietra.',

  'showcase.why.better':
    'Perché? Secondo i conti di {seat} vale {gain, plural, one {# moneta} other {# monete}} in più della migliore alternativa, «{other}».',
  'showcase.why.even': 'Perché? Secondo i conti di {seat} niente era meglio; «{other}» valeva lo stesso.',
  'showcase.why.searched':
    'Perché? Pensando molti turni avanti, {seat} torna più spesso a questa mossa: nel {share, number, percent} dei casi.',
  'showcase.why.odds':
    'Perché provare? {wins, plural, one {Basta una faccia} other {Bastano # facce}} su sei, e fallire non costa nulla.',
  'showcase.why.regions':
    'Perché? Una moneta per ogni regione occupata: {count}{bonus, plural, =0 {} one {, più # per la razza e il suo potere} other {, più # per la razza e il suo potere}}.',

  'showcase.rule.pickCombo': 'Ogni razza ha un potere e un numero di segnalini. La prima combinazione è gratis.',
  'showcase.rule.readyTroops': 'Ogni turno: o si conquista ancora, o si manda la razza in declino.',
  'showcase.rule.ghouls': 'Questi sono in declino, eppure combattono.',
  'showcase.rule.conquer': 'Una regione costa due segnalini, più uno per ogni cosa che contiene.',
  'showcase.rule.finalRoll': 'Una volta per turno, se mancano segnalini, il dado può aiutare per un’ultima regione.',
  'showcase.rule.redeploy': 'Perché? Più segnalini ha una regione, più costa scacciarli.',
  'showcase.rule.treaty': 'La pace vale per un round.',
  'showcase.rule.score': 'Ogni regione rende una moneta a chi la occupa.',
  'showcase.rule.stout': 'Le altre razze perdono un turno quando vanno in declino.',
  'showcase.rule.withdrawal': 'Chi perde una regione perde un segnalino; gli altri si ritirano.',
  'showcase.rule.decline':
    'Perché? I segnalini prima o poi non bastano. Le regioni rendono ancora, e al prossimo turno arriva una razza fresca.',
  'showcase.rule.handOver': 'Conquista, distribuisci, guadagna: poi tocca al prossimo.',
  'showcase.rule.gameOver': 'Vince chi ha più monete.',
} satisfies Words<typeof english>;
