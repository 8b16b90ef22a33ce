import type { aids as english } from '../en/aids.ts';
import type { Words } from '../keys.ts';

/** Co pomaga ocenić: zyski i koszty podboju, zagrożenia, upadek czy nie. */
export const aids = {
  'taking.coins': 'Monety w tej turze',
  'taking.coins.change': 'przedtem {before}, potem {after}',
  'taking.label': 'Co jeszcze się stanie',
  'taking.loser':
    '{race}: {lost, plural, =0 {bez strat} other {strata #}}{withdrawn, plural, =0 {} other {, # z powrotem do ręki}}',
  'taking.leaves': '{race} opuszczają mapę na zawsze',
  'taking.lostTribe': 'Zagubione Plemię znika na zawsze',
  'taking.marker.box': 'Strata: {marker}',
  'taking.marker.owner': 'Powrót do właściciela: {marker}',
  'taking.marker.here': 'Tu stanie: {marker}',
  'taking.marker.guards': 'Ochrona obszaru: {marker}',
  'aid.threats.title': 'Następna tura',
  'aid.threats.button':
    '{count, plural, =0 {Żadna rasa w grze ci nie zagraża} one {# obszar zagrożony} few {# obszary zagrożone} many {# obszarów zagrożonych} other {# obszaru zagrożonego}}',
  'aid.threats.off': 'Pokaż zagrożenia',
  'aid.threats.hint': 'Zaznacz na planszy, co możesz stracić przed swoją następną turą',
  'aid.threats.where': 'Zagrożone: {regions}',
  'aid.threats.none': 'Nikt nie może zająć tego obszaru przed twoją następną turą.',
  'aid.threats.more': 'i jeszcze {count}',
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
  'aid.forecast.title': 'Ekspansja czy upadek?',
  'aid.forecast.expand': 'Ekspansja',
  'aid.forecast.stay': 'Bez upadku',
  'aid.forecast.decline': 'Upadek',
  'aid.forecast.expand.facts':
    '{tokens, plural, =0 {brak wolnych żetonów} one {# wolny żeton} few {# wolne żetony} many {# wolnych żetonów} other {# wolnego żetonu}} · {regions, plural, =0 {nic w zasięgu} one {# obszar w zasięgu} few {# obszary w zasięgu} many {# obszarów w zasięgu} other {# obszaru w zasięgu}} · {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'aid.forecast.expand.gone': 'brak żetonów',
  'aid.forecast.decline.facts':
    '{coins, plural, =0 {bez monet} one {# moneta} few {# monety} many {# monet} other {# monety}} teraz{turns, plural, =0 {} other {, potem tyle samo w każdej turze, póki obszary są twoje}}',
  'aid.forecast.decline.late':
    '{coins, plural, =0 {bez monet} one {# moneta} few {# monety} many {# monet} other {# monety}} w każdej dalszej turze, póki obszary są twoje; nowa rasa w następnej turze',
  'aid.forecast.verdict':
    '{choice, select, expand {Lepsza wydaje się ekspansja: na koniec mniej więcej o {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} więcej.} decline {Lepszy wydaje się upadek: na koniec mniej więcej o {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} więcej.} other {Mniej więcej na równi.}}',
  'aid.forecast.more': 'Dlaczego?',
  'aid.forecast.still':
    'Ekspansja bez podbojów daje {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'aid.forecast.way':
    'Najtańsza droga: {way}. Bez kości to co najmniej {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} w tej turze.',
  'aid.forecast.step': '{region}: {cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}',
  'aid.forecast.leaving': 'Po upadku z mapy znikają {race}.',
  'aid.forecast.fresh': 'W następnej turze zaczniesz grać nową rasą: ona też potrzebuje czasu, by zarobić.',
  'aid.forecast.last': 'To ostatnia tura gry: upadek nic już potem nie da.',
  'aid.forecast.judge': 'To tylko przewidywanie na koniec gry, według oceny przeciwnika poziomu „Strateg”.',
} satisfies Words<typeof english>;
