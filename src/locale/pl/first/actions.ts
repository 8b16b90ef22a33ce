import type { actions as english } from '../../en/first/actions.ts';
import type { Words } from '../../keys.ts';

/** Przyciski i pytania, które zadają, zanim zadziałają. */
export const actions = {
  'action.pickCombo': 'Wybierz<at> zestaw {combo},</at>',
  'action.expand': 'Ekspansja',
  'action.expand.hint': 'Weź do ręki wszystkie żetony prócz jednego na każdym obszarze i podbijaj.',
  'action.decline': 'Upadek',
  'action.decline.hint': 'W tej turze tylko podliczasz monety. W następnej wybierasz nową rasę.',
  'action.pass': 'Spasuj',
  'action.abandon': 'Porzuć',
  'action.conquer': 'Podbij {count, plural, one {# żetonem} few {# żetonami} many {# żetonami} other {# żetonu}}',
  'action.finalRoll': 'Ostatni rzut: szansa {percent}',
  'action.act.convert': 'Przemień ten żeton',
  'action.act.dragon': 'Wyślij Smoka z 1 żetonem',
  'action.act.berserkRoll': 'Najpierw rzuć kością',
  'action.endConquests': 'Zakończ podboje',
  'action.endRedeployment.redeploy': 'Koniec przegrupowania',
  'action.endRedeployment.withdrawal': 'Jednostki rozstawione',
  'action.place': 'Postaw jeden na obszarze {region}',
  'action.lift': 'Zabierz jeden z obszaru {region}',
  'action.lift.last': 'Opróżnij {region_acc}',
  'action.spread': 'Rozłóż resztę',
  'action.spread.hint': 'Rozstawia żetony równomiernie, najpierw tam, gdzie ktoś może zaatakować.',
  'action.placeMarker': '{marker}: postaw na obszarze {region}',
  'action.liftMarker': '{marker}: zabierz z obszaru {region}',
  'action.treaty': 'Pokój: {seat}',
  'action.treaty.none': 'Bez traktatu',
  'action.stout.decline': 'Upadek teraz',
  'action.stout.stay': 'Pozostaw aktywną',
  'action.undo': 'Cofnij',
  'action.skip': 'Pomiń',
  'action.close': 'Zamknij',
  'action.cancel': 'Jeszcze nie',
  'action.dismiss': 'Rozumiem',
  'action.export': 'Zapisz do pliku',
  'action.newGame': 'Nowa gra',
  'action.peek': 'Zobacz swoje monety',
  'action.peek.hint':
    'Zobacz swoje monety: przytrzymaj, by podejrzeć, albo naciśnij raz, by odsłonić, i jeszcze raz, by zasłonić',
  'action.plan': 'Widok z góry',
  'action.log': 'Dziennik',
  'action.rules': 'Zasady',
  'action.help': 'Pomoc',
  'action.settings': 'Ustawienia',
  'action.menu': 'Menu',
  'action.sound': 'Dźwięk',
  'action.leave': 'Odejdź od stołu',
  'action.column': 'Zestawy',
  'confirm.decline.title': 'Ogłosić upadek {race_gen}?',
  'confirm.decline.text':
    '{kept, select, all {Wszystkie twoje żetony z mapy zostają, odwrócone; te z ręki wracają do zasobnika.} other {Na każdym obszarze zostaje jeden odwrócony żeton; reszta wraca do zasobnika.}} W tej turze tylko podliczasz monety{older, select, none {} other {, a {older_class, select, m {wymierający} other {wymierające}} {older} opuszczają mapę}}.',
  'confirm.decline.yes': 'Ogłoś upadek',
  'confirm.pass.title': 'Spasować w tej turze?',
  'confirm.pass.text':
    'Dostajesz monety za to, co jeszcze masz, i zachowujesz rasę bez żetonów.{late, select, none {} other { Po spasowaniu nie można ogłosić późnego upadku.}}',
  'confirm.pass.yes': 'Spasuj',
  'confirm.abandon.title': 'Porzucić {region_acc}?',
  'confirm.abandon.text':
    'Wszystkie żetony wracają stamtąd do ręki. Obszar przestaje być twój i nic nie daje; twoje znaczniki na nim przepadają.',
  'confirm.abandon.yes': 'Porzuć',
  'confirm.endRedeployment.title': 'Zakończyć turę?',
  'confirm.endRedeployment.text':
    'Dostajesz teraz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}; potem gra {next}.',
  'confirm.endRedeployment.last':
    'Dostajesz teraz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}. To twoja ostatnia tura.',
  'confirm.endRedeployment.onward': 'Zakończyć przegrupowanie?',
  'confirm.endRedeployment.treaty':
    'Najpierw możesz jeszcze zawrzeć pokój z innym graczem; potem dostajesz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'confirm.endRedeployment.stout':
    'Dostajesz teraz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}. Potem możesz jeszcze ogłosić upadek swojej rasy.',
  'confirm.endRedeployment.withdrawal':
    'Dostajesz teraz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}. Potem wyparte jednostki wracają na mapę, a dopiero po nich gra {next}.',
  'confirm.endRedeployment.yes': 'Zakończ turę',
  'confirm.leave.title': 'Odejść od stołu?',
  'confirm.leave.text': 'Gra jest zapisana. Możesz do niej wrócić ze strony startowej.',
  'confirm.leave.yes': 'Odejdź',
} satisfies Words<typeof english>;
