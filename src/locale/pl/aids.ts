import type { aids as english } from '../en/aids.ts';
import type { Words } from '../keys.ts';

/** Co pomaga ocenić: zyski i koszty podboju, zagrożenia, upadek czy nie. */
export const aids = {
  'cost.title': 'Do podboju',
  'cost.total': 'Potrzeba',
  'cost.hand': 'W ręce',
  'cost.enough': 'wystarczy',
  'cost.odds':
    'Ostatni rzut: {wins, plural, one {wygrywa # ścianka} few {wygrywają # ścianki} many {wygrywa # ścianek} other {wygrywa # ścianki}} z 6 ({percent})',
  'score.total': 'Razem',
  'score.regions': '{race}: {count, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}',
  'score.regions.declined':
    '{race}, rasa wymierająca: {count, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}',
  'score.bonus': '{what}: dodatkowo',
  'score.nothing': 'W tej turze nic.',
  'taking.coins': 'Monety w tej turze',
  'taking.coins.change': 'przedtem {before}, potem {after}',
  'taking.coins.now': 'Monety w tej turze: {after} zamiast {before}',
  'taking.coins.same': 'Żadnej monety więcej w tej turze',
  'taking.label': 'Co jeszcze się stanie',
  'taking.loser':
    '{race}: {lost, plural, =0 {bez strat} other {strata #}}{withdrawn, plural, =0 {} other {, # z powrotem do ręki}}',
  'taking.leaves': '{race} opuszczają mapę na zawsze',
  'taking.lostTribe': 'Zagubione Plemię znika na zawsze',
  'taking.marker.box': 'Strata: {marker}',
  'taking.marker.owner': 'Powrót do właściciela: {marker}',
  'taking.marker.here': 'Tu stanie: {marker}',
  'taking.marker.guards': 'Ochrona obszaru: {marker}',
  'aid.threats.title': 'Przed następną turą właściciela',
  'aid.threats.hint': 'Zaznacz na planszy, co możesz stracić przed swoją następną turą',
  'aid.threats.remote':
    '{mine, select, yes {Przed twoją następną turą nikt nie zajmie go wprost.} other {Przed następną turą właściciela nikt nie zajmie go wprost.}}',
  'aid.threats.detours': 'Okrężną drogą: {count}',
  'aid.threats.none': 'Nikt nie może zająć tego obszaru przed twoją następną turą.',
  'aid.threats.more': '{count, plural, one {i jeszcze #} few {i jeszcze #} many {i jeszcze #} other {i jeszcze #}}',
  'aid.threat.conquer':
    '{mine, select, yes {{race_class, select, m {Twoi} other {Twoje}} {race}} other {{race} ({seat})}} mogą zająć ten obszar (żetony: {tokens} z {available}).',
  'aid.threat.die':
    '{mine, select, yes {{race_class, select, m {Twoi} other {Twoje}} {race}} other {{race} ({seat})}} potrzebują kości (szansa {chance, number, percent}): koszt {tokens}, do ataku mają {available}.',
  'aid.threat.act':
    '{mine, select, yes {{race_class, select, m {Twoi} other {Twoje}} {race}} other {{race} ({seat})}} mogą zająć ten obszar dzięki własnej zdolności.',
  'aid.threat.act.convert':
    '{mine, select, yes {{race_class, select, m {Twoi} other {Twoje}} {race}} other {{race} ({seat})}} mogą przemienić tu samotny żeton.',
  'aid.threat.act.dragon':
    '{mine, select, yes {{race_class, select, m {Twoi} other {Twoje}} {race}} other {{race} ({seat})}} mogą wysłać tu Smoka (żetony: {tokens} z {available}).',
  'aid.danger.certain':
    '{count, plural, one {Na pewno można zająć # obszar} few {Na pewno można zająć # obszary} many {Na pewno można zająć # obszarów} other {Na pewno można zająć # obszaru}}',
  'aid.danger.chance':
    '{count, plural, one {Przy odrobinie szczęścia można zająć # obszar: {chance, number, percent}} few {Przy odrobinie szczęścia można zająć # obszary: najwyżej {chance, number, percent}} many {Przy odrobinie szczęścia można zająć # obszarów: najwyżej {chance, number, percent}} other {Przy odrobinie szczęścia można zająć # obszaru: najwyżej {chance, number, percent}}}',
  'aid.danger.new': 'Tylko nowa rasa mogłaby zająć obszar',
  'aid.danger.remote': 'Obszar można zająć tylko okrężną drogą',
  'aid.danger.safe': 'Bezpiecznie do twojej następnej tury',
  'aid.danger.attack': 'Trwa atak: {regions}',
  'aid.danger.short': 'Zagrożenia',
  'aid.danger.why': 'Kto co może zająć',
  'aid.danger.title': 'Co przy obecnym układzie możesz stracić przed swoją następną turą',
  'aid.danger.none': 'Cokolwiek zrobią inni, nie zajmą żadnego twojego obszaru przed twoją następną turą.',
  'aid.threat.way': 'Po drodze: {regions}.',
  'aid.threat.detour':
    '{mine, select, yes {{race_class, select, m {Twoi} other {Twoje}} {race}} other {{race} ({seat})}} mogą tu dotrzeć tylko okrężną drogą, porzucając własne obszary albo gdy inni oczyszczą drogę.',
  'aid.threat.pick':
    '{mine, select, yes {Możesz} other {{seat} może}} wybrać zestaw {combo} i zająć ten obszar (żetony: {tokens} z {available}).',
  'aid.threat.pick.die':
    '{mine, select, yes {Możesz} other {{seat} może}} wybrać zestaw {combo} i przy odrobinie szczęścia zająć ten obszar (szansa {chance, number, percent}): koszt {tokens}, do ataku {available}.',
  'aid.threat.pick.act':
    '{mine, select, yes {Możesz} other {{seat} może}} wybrać zestaw {combo} i zająć ten obszar dzięki szczególnej zdolności.',
  'aid.threat.pick.detour':
    '{mine, select, yes {Możesz} other {{seat} może}} wybrać zestaw {combo} i dotrzeć tu tylko okrężną drogą albo gdy inni oczyszczą drogę.',
  'aid.threat.unseen': '{mine, select, yes {Możesz} other {{seat} może}} wybrać rasę, której nikt jeszcze nie widział.',
  'aid.forecast.title': 'Ekspansja czy upadek?',
  'aid.forecast.expand': 'Ekspansja',
  'aid.forecast.stay': 'Bez upadku',
  'aid.forecast.decline': 'Upadek',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {brak wolnych żetonów} one {# wolny żeton} few {# wolne żetony} many {# wolnych żetonów} other {# wolnego żetonu}} · {regions, plural, =0 {za mało na obszar} one {starczy na # obszar} few {starczy na # obszary} many {starczy na # obszarów} other {starczy na # obszaru}} · {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'aid.forecast.expand.gone': 'brak żetonów',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {bez monet} one {# moneta} few {# monety} many {# monet} other {# monety}} teraz{turns, plural, =0 {} other {, potem tyle samo, póki obszary są twoje}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {bez monet} one {# moneta} few {# monety} many {# monet} other {# monety}} w każdej dalszej turze, póki obszary są twoje; nowa rasa w następnej turze',
  'aid.forecast.verdict':
    '{choice, select, expand {Lepsza wydaje się ekspansja: na koniec mniej więcej o {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} więcej.} decline {Lepszy wydaje się upadek: na koniec mniej więcej o {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} więcej.} other {Na koniec mniej więcej na równi.}}',
  'aid.forecast.more': 'Dlaczego?',
  'aid.forecast.still':
    'Ekspansja bez podbojów daje {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'aid.forecast.way':
    'Najtańsza droga: {way}. Bez kości to co najmniej {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} w tej turze.',
  'aid.forecast.step': '{region}: {cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}',
  'aid.forecast.leaving': 'Po upadku z mapy znikają {race}.',
  'aid.forecast.fresh': 'W następnej turze zaczniesz grać nową rasą: ona też potrzebuje czasu, by zarobić.',
  'aid.forecast.last': 'To ostatnia tura gry: upadek nic już potem nie da.',
  'aid.forecast.offer': 'Teraz do wyboru: {combos}.',
  'aid.forecast.even':
    'Na koniec różnica to {coins, plural, =0 {mniej niż 1 moneta} one {około # monety} few {około # monet} many {około # monet} other {około # monety}}: za mało, by rozstrzygnąć.',
  'aid.forecast.judge': 'To tylko przewidywanie na koniec gry, według oceny silnego przeciwnika komputerowego.',
} satisfies Words<typeof english>;
