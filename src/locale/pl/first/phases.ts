import type { phases as english } from '../../en/first/phases.ts';
import type { Words } from '../../keys.ts';

/** Fazy tury i co w nich robić. */
export const phases = {
  'phase.setUp': 'Początek',
  'phase.pickCombo': 'Wybór',
  'phase.readyTroops': 'Gotowość',
  'phase.ghouls': 'Ghule',
  'phase.conquer': 'Podbój',
  'phase.finalRoll': 'Ostatni rzut',
  'phase.redeploy': 'Przegrupowanie',
  'phase.treaty': 'Traktat',
  'phase.score': 'Monety',
  'phase.stout': 'Krzepkie',
  'phase.withdrawal': 'Wycofanie',
  'phase.decline': 'Upadek',
  'phase.handOver': 'Zmiana',
  'phase.gameOver': 'Koniec',
  'phase.pickCombo.long': 'Wybór rasy i zdolności',
  'phase.readyTroops.long': 'Przygotowanie jednostek albo upadek',
  'phase.ghouls.long': 'Podboje wymierających Ghuli',
  'phase.conquer.long': 'Podbój obszarów',
  'phase.finalRoll.long': 'Ostatni rzut',
  'phase.redeploy.long': 'Przegrupowanie jednostek',
  'phase.treaty.long': 'Propozycja pokoju',
  'phase.score.long': 'Podliczanie monet',
  'phase.stout.long': 'Późny upadek',
  'phase.withdrawal.long': 'Rozstawienie wycofanych jednostek',
  'phase.decline.long': 'Upadek rasy',
  'phase.handOver.long': 'Zmiana gracza',
  'phase.gameOver.long': 'Koniec gry',
  'ribbon.label': 'Fazy tury',
  'ribbon.round': 'Tura gry {round} z {rounds}',
  'turn.whose': 'Gra {seat}',
  'turn.yours': '{seat}, twoja tura',
  'turn.between': '{seat}, teraz gra {whose}',
  'prompt.pickCombo':
    'Wybierz rasę i jej zdolność. Górny zestaw jest za darmo; pominięcie każdego innego kosztuje monetę.',
  'prompt.readyTroops': '{race}: podbijaj dalej albo ogłoś upadek i w następnej turze wybierz nową rasę.',
  'prompt.readyTroops.gone':
    '{race} nie mają już żetonów. {acting, select, none {Ogłoś upadek, by w następnej turze wybrać nową rasę, albo spasuj.} other {Podbijaj wymierającą rasą ({acting}), ogłoś upadek {race_gen}, by w następnej turze wybrać nową rasę, albo spasuj.}}{late, select, expand { Po ekspansji można jeszcze ogłosić późny upadek, po spasowaniu nie.} pass { Po spasowaniu nie ma późnego upadku.} other {}}',
  'prompt.ghouls':
    'Najpierw ruszają {race_class, select, m {wymierający} other {wymierające}} {race}: kliknij oznaczony obszar, by go podbić, albo zakończ ich podboje.',
  'prompt.conquer': 'Wybierz oznaczony obszar: liczba to koszt w żetonach. Albo zakończ podboje.',
  'prompt.conquer.enter': 'Wkrocz na mapę: wybierz oznaczony obszar. Liczba to koszt w żetonach.',
  'prompt.conquer.last':
    'Za mało żetonów na pewny podbój: spróbuj zdobyć jeden oznaczony obszar z pomocą kości albo zakończ podboje.',
  'prompt.conquer.over': 'Nic więcej nie da się podbić: zakończ podboje.',
  'prompt.conquer.roll':
    'Na kości {roll, plural, =0 {puste pole} other {#}}. Wybierz obszar, na którym wykorzystasz rzut.',
  'prompt.conquer.none': 'W ręce nie ma już żetonów: zakończ podboje.',
  'prompt.conquer.abandon':
    'W ręce nie ma żetonów. Kliknij swój obszar, by go porzucić i zabrać żetony, albo zakończ podboje.',
  'prompt.finalRoll': 'Kość się toczy …',
  'prompt.redeploy':
    'Wszystko rozstawione. Przesuwaj żetony, jak chcesz, co najmniej jeden na każdym obszarze, albo zakończ turę.',
  'prompt.treaty': '{race} chcą pokoju: czyja aktywna rasa ma ich nie atakować do twojej następnej tury?',
  'prompt.score': 'Monety wypłacone.',
  'prompt.stout':
    'Monety za tę turę podliczone. Ogłosić teraz upadek {race_gen}, by w następnej turze wybrać nową rasę?',
  'prompt.withdrawal': '{whose} wypiera twoje jednostki.',
  'prompt.withdrawal.done': 'Wszystkie wycofane jednostki stoją na mapie.',
  'prompt.decline': 'Upadek rasy.',
  'prompt.handOver': 'Przekaż ekran. Teraz {seat}.',
  'prompt.elsewhere': 'Na innym ekranie decyduje {seat}.',
  'prompt.gameOver': 'Monety odkryte.',
  'prompt.wait': 'Chwileczkę …',
} satisfies Words<typeof english>;
