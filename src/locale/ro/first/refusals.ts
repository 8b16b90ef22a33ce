import type { refusals as english } from '../../en/first/refusals.ts';
import type { Words } from '../../keys.ts';

/** Why a command was refused (`refusal.<code>`), and what would help (`remedy.<code>`). */
export const refusals = {
  'refusal.other': 'Regulile nu permit asta acum.',
  'refusal.othersDecide': 'Acum joacă {seat}.',
  'refusal.alreadyHeld': '{race_def} {race_class, select, f {tale} other {tăi}} dețin deja {region_def}.',
  'refusal.immune': 'Regiunea {region} e imună: {marker}.',
  'refusal.water': 'Apă ({region}): o pot lua doar rasele cu puterea Navigator.',
  'refusal.pact': 'Ești în pace cu {seat}: rasa ta activă nu poate ataca rasa {race}.',
  'refusal.notBorder': 'O rasă fără regiuni intră pe la marginea hărții, iar regiunea {region} nu e pe margine.',
  'refusal.notAdjacent':
    'Regiunea {region} nu e adiacentă cu nicio regiune pe care o dețin {race_def} {race_class, select, f {tale} other {tăi}}.',
  'refusal.noToken': 'Nu ai niciun simbol în mână cu care să ataci.',
  'refusal.tooFewTokens': 'Îți trebuie {cost}. Ai {inHand}.',
  'refusal.finalRollUsed':
    '{race}: nicio ultimă tentativă, fiindcă la această masă e una singură pe tur și a fost deja făcută.',
  'refusal.noFinalRoll':
    '{rolls, select, before {{race_def} {race_class, select, f {tale} other {tăi}} aruncă zarul înaintea cuceririi, deci nu au o ultimă tentativă.} other {{race_def} {race_class, select, f {tale} other {tăi}} nu au o ultimă tentativă.}}',
  'refusal.enoughTokens': 'Ai destule simboluri ({inHand} pentru {needed}): nu e nevoie de zar.',
  'refusal.tooManyShort': 'Îți trebuie {cost}. Ai {inHand}: zarul nu poate acoperi lipsa de {short}.',
  'refusal.noSuchCombo': 'Nu există o astfel de combinație; sunt oferite {offered}.',
  'refusal.tooFewCoins': 'Îți trebuie {needed, plural, one {# monedă} few {# monede} other {# de monede}}; ai {coins}.',
  'refusal.coinsUnseen':
    'Asta costă {needed, plural, one {# monedă} few {# monede} other {# de monede}}; doar {seat} știe dacă are destule.',
  'refusal.notYourMarker': '{race_def} {race_class, select, f {tale} other {tăi}} nu aduc acest însemn.',
  'refusal.markerStays': '{marker}: nu se poate muta acum.',
  'refusal.noMarkerLeft': 'Nu a mai rămas: {marker}.',
  'refusal.markerThereAlready': 'Există deja {region_in}: {marker}.',
  'refusal.markerPlacedThisTurn': 'S-a pus deja în turul acesta: {marker}.',
  'refusal.noMarkerThere': 'Nu se află {region_in}: {marker}.',
  'refusal.malformed': 'Un jucător nu poate face așa ceva.',
  'refusal.notNow': 'Asta nu își are locul în faza aceasta: „{phase}”.',
  'refusal.noTokensLeft':
    '{race_def} {race_class, select, f {tale} other {tăi}} nu mai au niciun simbol pentru extindere.',
  'refusal.mayExpand': '{race_def} {race_class, select, f {tale} other {tăi}} mai au simboluri, așa că nu poți pasa.',
  'refusal.noLateDecline':
    '{race_def} {race_class, select, f {tale} other {tăi}} pot intra târziu în declin doar la sfârșitul unui tur de extindere, nu după un tur pasat.',
  'refusal.notYourRegion': 'Rasa cu care joci acum nu deține {region_def}.',
  'refusal.conquestsBegun': 'Nu mai poți abandona {region_def}: cuceririle au început.',
  'refusal.conqueredNow': 'Nu poți abandona {region_def}: a fost cucerită în acest tur.',
  'refusal.rolledAlready': 'Nu mai poți abandona {region_def}: zarul a fost aruncat.',
  'refusal.noSuchAction': '{race_def} {race_class, select, f {tale} other {tăi}} nu pot face asta.',
  'refusal.rollWaiting':
    'Zarul e deja aruncat ({roll, plural, =0 {față goală} one {#} few {#} other {#}}): folosește-l întâi pentru o regiune.',
  'refusal.noTokenToRoll': 'Nu ai niciun simbol în mână cu care să cucerești.',
  'refusal.dragonUsed': 'Dragonul a zburat deja în turul acesta.',
  'refusal.usedThisTurn': 'Asta s-a făcut deja în turul acesta.',
  'refusal.trayEmpty': 'Nu au mai rămas {race} în tăviță.',
  'refusal.noActiveOpponent': 'Nu se află nicio rasă activă a unui adversar {region_in}.',
  'refusal.convertedAlready': 'În turul acesta nu mai poți converti simboluri de la {seat}.',
  'refusal.notAlone':
    '{tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}} {region_in}; se poate converti doar un simbol singur.',
  'refusal.guarded': 'Simbolul {region_din} e apărat: {marker}.',
  'refusal.inDecline': '{race_def} în declin nu mai mută.',
  'refusal.tooFewInHand':
    '{inHand, plural, =0 {Nu mai ai nimic în mână.} one {Ai doar # în mână.} few {Ai doar # în mână.} other {Ai doar # în mână.}}',
  'refusal.tokensStay': 'Ce ai așezat {region_in} rămâne acolo; poți doar să anulezi.',
  'refusal.tooFewThere':
    'Doar {tokens, plural, one {# simbol se află} few {# simboluri se află} other {# de simboluri se află}} {region_in}.',
  'refusal.noAbandoningNow': 'Un simbol trebuie să rămână {region_in}.',
  'refusal.spareTokensFirst':
    'Ia întâi simboluri de unde prisosesc: în alte părți mai sunt {spare}. În total, {wanted} trebuie să plece de pe hartă.',
  'refusal.tokensInHand':
    'Mai ai în mână {inHand, plural, one {# simbol} few {# simboluri} other {# de simboluri}}: {race}.',
  'refusal.tokensToSetAside':
    'În total, {wanted} trebuie să plece de pe hartă{inHand, select, 0 {.} other {. Ai pus deoparte {inHand}: mai ia {missing, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.}}',
  'refusal.markersInHand': 'Mai sunt de pus însemne de acest fel: {marker}.',
  'refusal.malformedSetup': 'Jocul nu poate fi aranjat așa.',
  'refusal.newerRules':
    'Jocul urmează versiunea {rules} a regulilor; masa aceasta le cunoaște până la versiunea {newest}.',
  'refusal.playerCount': 'Pot juca între doi și cinci, nu {players}.',
  'refusal.firstSeat': 'Nu stă nimeni pe locul primului jucător.',
  'refusal.unknownCombo': 'Nu există o astfel de rasă sau putere în cutie ori apare de două ori.',
  'refusal.unknownBox': 'Jocul acesta se joacă cu cutia „{box}”, pe care masa de față nu o are.',
  'refusal.otherBox': 'Cutia „{box}” a acestui joc conține altceva decât cea a mesei de față.',
  'refusal.smallBox':
    'Rase în această cutie: {races}, e nevoie de cel puțin {leastRaces}; puteri: {powers}, cel puțin {leastPowers}.',
  'refusal.dieFace': 'Zarul arată de la 0 la 3.',
  'refusal.treatyWithOneself': 'Ești deja în pace cu tine.',
  'refusal.noSuchSeat': 'Nu stă nimeni acolo.',
  'refusal.attackedThisTurn': 'Ai atacat în turul acesta: {seat}.',
  'refusal.nameTaken': '„{name}” există deja în cutie.',
  'refusal.tooManyOwnTokens':
    'Poate avea cel mult {most, plural, one {# simbol} few {# simboluri} other {# de simboluri}}, nu {tokens}.',
  'refusal.noSuchLender': 'Nu există nicio rasă „{name}” în cutie de la care să împrumuți simboluri.',
  'refusal.lenderTooSmall':
    '{race_def} pot da cu împrumut {supply, plural, one {# simbol} few {# simboluri} other {# de simboluri}}, iar tu ceri {tokens}.',
  'barrier.immune': 'Imună: {marker}',
  'barrier.water': 'Doar rasele cu puterea Navigator pot lua apa',
  'barrier.pact': 'Ești în pace cu {seat}',
  'barrier.notBorder': 'În interior: o rasă intră pe la margine',
  'barrier.notAdjacent': 'Nu e lângă o regiune a ta',
  'remedy.pickComboFirst': 'Întâi alege o rasă cu puterea ei.',
  'remedy.readyTroopsFirst': 'Întâi alege: extindere sau declin.',
  'remedy.ghoulsFirst': 'Întâi cucerește cu rasa ta în declin sau încheie-i cuceririle.',
  'remedy.conquerFirst': 'Întâi cucerește sau încheie cuceririle.',
  'remedy.redeployFirst': 'Întâi împarte simbolurile pe regiunile tale.',
  'remedy.treatyFirst': 'Întâi hotărăște: pace cu cineva sau cu nimeni.',
  'remedy.stoutFirst': 'Întâi hotărăște: declin acum sau rasa rămâne activă.',
  'remedy.withdrawalFirst': 'Întâi așază trupele retrase.',
  'remedy.chooseOwn': 'Alege o regiune a acelei rase.',
  'remedy.otherRegion': 'Alege altă regiune.',
  'remedy.waitForPeace': 'Pacea ține până când joacă din nou {seat}.',
  'remedy.endConquests': 'Încheie cuceririle; apoi poți muta simbolurile de pe hartă.',
  'remedy.rollFirst': 'Aruncă întâi, apoi alege regiunea.',
  'remedy.cheaperRegion': 'Alege o regiune pentru care îți lipsesc unul până la trei simboluri.',
  'remedy.takeUp': 'Ia întâi un simbol din altă parte, cu −.',
  'remedy.nameAnother': 'Alege alt jucător sau nu alege pe nimeni.',
  'remedy.declineOrPass': 'Trimite rasa în declin sau pasează.',
  'remedy.expandInstead': 'Extinde-te sau intră în declin.',
  'remedy.expandFirst': 'Extinde-te; după încasare, rasa poate intra în declin.',
  'remedy.placeThem': 'Așază totul în regiunile tale.',
  'remedy.liftSpare': 'Ia simboluri de unde sunt două sau mai multe.',
  'remedy.liftMore': 'Ia simboluri de pe hartă cu −.',
  'remedy.finalRoll': 'Cu zarul: {chance, number, percent}.',
  'remedy.moreTokens': 'Îți mai trebuie {short, plural, one {# simbol} few {# simboluri} other {# de simboluri}}.',
  'remedy.conquerInstead': 'Cucerește pur și simplu {region_def}.',
  'remedy.pickHigher':
    'Alege {coins, plural, =0 {prima combinație, cea gratis} one {o combinație aflată mai sus} few {una dintre cele # combinații aflate mai sus} other {una dintre cele # de combinații aflate mai sus}}.',
  'remedy.chooseBorder': 'Alege o regiune de pe marginea hărții sau de pe țărmul unei mări care atinge marginea.',
  'remedy.holdNeighbour': 'Cucerește întâi o vecină a ei.',
} satisfies Words<typeof english>;
