import type { reference as english } from '../en/reference.ts';
import type { Words } from '../keys.ts';

/** Karty ras i zdolności oraz karta pomocy gracza. */
export const reference = {
  'reference.parts': 'Części zasad',
  'reference.all': 'Wszystkie zasady',
  'reference.settled': '◆ Gdzie wydania się różnią',
  'reference.sheet': 'Karta pomocy',
  'card.kind.race': 'Rasa',
  'card.kind.power': 'Zdolność',
  'card.position': '{place} z {count}',
  'card.previous': 'Poprzednia: {name}',
  'card.next': 'Następna: {name}',
  'card.tokens.race':
    '{tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} na karcie rasy, {supply} w pudełku',
  'card.tokens.power':
    '{tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} na karcie zdolności',
  'card.clauses': 'Jej zasady',
  'card.markers': 'Przynosi: {markers}',
  'card.game': 'W tej grze',
  'card.held': 'Aktywna ({seat}): {combo}.',
  'card.held.declined': 'Wymierająca ({seat}): {combo}.',
  'card.offered': 'Do wyboru, {place}. od góry: {combo}.',
  'card.away': 'Na razie ani w grze, ani do wyboru.',
  'sheet.title': 'Small World: zasady w skrócie',
  'sheet.print': 'Drukuj',
  'sheet.print.not': 'Stąd ta przeglądarka niczego nie drukuje. Otwórz stronę w osobnej karcie i spróbuj ponownie.',
  'sheet.goal': 'Wygrywa ten, kto po ostatniej turze gry ma najwięcej monet.',
  'sheet.turn': 'Twoja tura',
  'sheet.turn.1':
    'Nie masz aktywnej rasy? Wybierz zestaw. Górny jest za darmo; każdy pominięty kosztuje monetę, którą na nim kładziesz.',
  'sheet.turn.2': 'Masz aktywną rasę? Albo ekspansja: weź do ręki wszystkie żetony prócz jednego na każdym obszarze…',
  'sheet.turn.3':
    '… albo upadek: na każdym obszarze zostaje jeden odwrócony żeton. W tej turze tylko podliczasz monety; w następnej wybierasz na nowo.',
  'sheet.turn.4': 'Podbijaj obszar po obszarze, każdy obok obszaru zajętego przez tę rasę. Pierwszy leży na brzegu.',
  'sheet.turn.5': 'Na ostatni obszar brakuje od jednego do trzech żetonów? Wskaż go i rzuć kością: to kończy podboje.',
  'sheet.turn.6': 'Przegrupowanie: rozstaw żetony dowolnie, co najmniej jeden na każdym obszarze.',
  'sheet.turn.7': 'Weź monetę za każdy obszar, także rasy wymierającej, oraz premie aktywnej rasy i zdolności.',
  'sheet.cost': 'Koszt podboju',
  'sheet.cost.base': 'Każdy obszar',
  'sheet.cost.each': 'Każdy żeton rasy lub Zagubione Plemię na nim',
  'sheet.cost.marker': 'Każda Góra i Fortyfikacja, każde Obozowisko i Legowisko trolla na nim',
  'sheet.cost.least': 'Co najmniej, mimo wszelkich zniżek',
  'sheet.cost.never': 'Nie do zdobycia: obszar z Norą-w-ziemi, Bohaterem lub Smokiem.',
  'sheet.cost.water': 'Morza i jezioro: tylko dla Żeglujących ras.',
  'sheet.lost': 'Utrata obszaru',
  'sheet.lost.text':
    'Jeden z jego żetonów przepada na zawsze; pozostałe wracają do ręki i na końcu tury atakującego trafiają na inne obszary tej rasy.',
  'sheet.decline': 'Upadek',
  'sheet.decline.text':
    'Możesz mieć najwyżej jedną rasę wymierającą: starsza schodzi z mapy. Wymierająca wciąż daje monetę za obszar; traci zdolność i premie, chyba że jej opis mówi inaczej.',
  'sheet.terrain': 'Tereny i symbole',
  'sheet.markers': 'Znaczniki',
  'sheet.marker': '{supply} w pudełku',
  'sheet.marker.defence': '+{defence}; {supply} w pudełku',
  'sheet.marker.immune': 'obszar odporny; {supply} w pudełku',
  'sheet.rounds': 'Tury gry',
  'sheet.rounds.text': '10 przy dwóch lub trzech graczach, 9 przy czterech, 8 przy pięciu.',
  'sheet.tie': 'Przy remisie w monetach wygrywa ten, kto ma na planszy najwięcej żetonów ras.',
  'sheet.races': 'Rasy',
  'sheet.powers': 'Zdolności',
  'sheet.foot': 'Pełne zasady znajdziesz w grze pod przyciskiem „Zasady”.',
} satisfies Words<typeof english>;
