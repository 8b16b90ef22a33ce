import type { log as english } from '../../en/first/log.ts';
import type { Words } from '../../keys.ts';

/** Co się wydarzyło, słowami. */
export const log = {
  'log.turnBegan': 'Tura gry {round}: gra {seat}.',
  'log.comboPicked':
    '{seat} wybiera zestaw {power_class, select, po {{race} {power_m}} other {{race_class, select, m {{power_m} {race}} other {{power} {race}}}}}{cost, plural, =0 { za darmo} one { za # monetę} few { za # monety} many { za # monet} other { za # monety}}.',
  'log.comboRevealed':
    'Nowy zestaw do wyboru: {power_class, select, po {{race} {power_m}} other {{race_class, select, m {{power_m} {race}} other {{power} {race}}}}}.',
  'log.badgesReshuffled': 'Odrzucone karty zdolności są tasowane i tworzą nowy stos.',
  'log.tokensMoved.picked':
    '{count} {race} {count, plural, one {wychodzi} few {wychodzą} many {wychodzi} other {wychodzi}} z zasobnika.',
  'log.tokensMoved.readied': '{seat} bierze z powrotem do ręki {count} {race_acc}.',
  'log.tokensMoved.abandoned':
    '{count} {race} {count, plural, one {opuszcza} few {opuszczają} many {opuszcza} other {opuszcza}} obszar {from}.',
  'log.tokensMoved.conquered':
    '{count} {race} {count, plural, one {wkracza} few {wkraczają} many {wkracza} other {wkracza}} na obszar {to}.',
  'log.tokensMoved.lost': '{seat} traci {count} {race_acc}{from, select, none {} other { na obszarze {from}}}.',
  'log.tokensMoved.withdrawn':
    '{seat}: {count} {race} {count, plural, one {wycofuje} few {wycofują} many {wycofuje} other {wycofuje}} się{from, select, none {} other { z obszaru {from}}}.',
  'log.tokensMoved.placed': '{seat} stawia {count} {race_acc} na obszarze {to}.',
  'log.tokensMoved.lodged': '{seat} zostawia {count} {race_acc} w gościnie u innej swojej rasy.',
  'log.tokensMoved.stoodBack': 'W tej turze już nie walczą: {count} {race}.',
  'log.tokensMoved.lifted': '{seat} zabiera {count} {race_acc} z obszaru {from}.',
  'log.tokensMoved.reinforced':
    'Z zasobnika {count, plural, one {przybywa} few {przybywają} many {przybywa} other {przybywa}} {count} {race}.',
  'log.tokensMoved.setAside':
    '{count} {race} {count, plural, one {schodzi} few {schodzą} many {schodzi} other {schodzi}} z mapy do następnej tury.',
  'log.tokensMoved.declined':
    '{count} {race} {count, plural, one {wraca} few {wracają} many {wraca} other {wraca}} do zasobnika.',
  'log.markerMoved.placed': '{marker}: na obszar {to}.',
  'log.markerMoved.taken': '{marker}: z obszaru {from} do ręki.',
  'log.markerMoved.moved': '{marker}: z obszaru {from} na obszar {to}.',
  'log.lostTribeRemoved': 'Zagubione Plemię z obszaru {region} znika na zawsze.',
  'log.coinsMoved.column':
    '{seat} kładzie {amount, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} na pominiętych zestawach.',
  'log.coinsMoved.collected':
    '{seat} zgarnia {amount, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} z wybranego zestawu.',
  'log.dieRolled':
    '{seat} rzuca kością{region, select, none {} other { (cel: {region})}}: {value, plural, =0 {pusta ścianka} other {#}}.',
  'log.conquered.conquer':
    '{seat} podbija {region_acc} ({cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}).',
  'log.conquered.finalRoll': '{seat} zdobywa {region_acc} ostatnim rzutem.',
  'log.conquered.convert': '{seat} przemienia obrońcę obszaru {region}.',
  'log.conquered.dragon': '{seat} zdobywa {region_acc} dzięki Smokowi.',
  'log.conquered.other': '{seat} zdobywa {region_acc}.',
  'log.attemptFailed': 'Ostatni rzut na obszar {region} się nie udaje.',
  'log.regionAbandoned': '{region}: obszar porzucony.',
  'log.declined': '{seat} ogłasza upadek swojej rasy.',
  'log.badgeDiscarded': 'Karta zdolności „{power}” zostaje odrzucona.',
  'log.raceLeft': '{race_class, select, m {Ostatni} other {Ostatnie}} {race} opuszczają mapę.',
  'log.treatyMade': '{seat} i {bound} zawierają pokój.',
  'log.treatyEnded': 'Koniec pokoju: {bound}.',
  'log.scored':
    '{seat} {amount, plural, =0 {nic nie zdobywa} one {zdobywa # monetę} few {zdobywa # monety} many {zdobywa # monet} other {zdobywa # monety}}.',
  'log.gameEnded':
    'Koniec gry. {winners} {count, plural, one {wygrywa} few {wygrywają wspólnie} many {wygrywają wspólnie} other {wygrywają wspólnie}} z wynikiem {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}}.',
  'log.title': 'Dziennik',
  'log.show': 'Pokaż, co się wydarzyło',
  'log.empty': 'Nic się jeszcze nie wydarzyło.',
} satisfies Words<typeof english>;
