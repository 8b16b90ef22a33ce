import type { powers as englishPowers, races as englishRaces } from '../en/folk.ts';
import type { Words } from '../keys.ts';

/** Co robi każda rasa i każda zdolność, obszernie i własnymi słowami. */
export const races = {
  amazons:
    'Podczas podbojów maszerują z tobą cztery dodatkowe Amazonki. Przy każdym przegrupowaniu cztery schodzą z mapy i wracają do ręki w twojej następnej turze.',
  dwarves: 'Każdy obszar z kopalnią, który zajmują twoje Krasnoludy, daje o monetę więcej, także po upadku.',
  elves:
    'Gdy ktoś podbija obszar twoich aktywnych Elfów, nikt nie ginie: wszystkie wracają do ręki i na końcu tamtej tury znów stają na mapie. Tak samo, gdy zdobywają go twoje własne Ghule.',
  ghouls:
    'Po upadku Ghuli zostają na mapie wszystkie ich żetony. Od następnej tury ruszają przed twoją nową rasą i podbijają, jakby były aktywne.',
  giants:
    'Obszar sąsiadujący z górami, które zajmują twoje Olbrzymy, kosztuje o żeton mniej. Podziemnym Olbrzymom obszary łączą też jaskinie.',
  halflings:
    'Twoje Niziołki mogą wkroczyć na mapę na dowolnym obszarze. Na każdym z dwóch pierwszych podbitych przez nie obszarów staje Nora-w-ziemi: tych obszarów nikt nie zdobędzie.',
  humans: 'Każda farma, którą zajmują twoi Ludzie, daje o monetę więcej.',
  orcs: 'Każdy niepusty obszar, który twoi Orkowie podbijają w tej turze, daje na jej końcu o monetę więcej.',
  ratmen: 'Żadnych sztuczek. Szczuroludzi jest po prostu więcej niż kogokolwiek innego.',
  skeletons:
    'Przy przegrupowaniu weź z zasobnika jeden nowy Szkielet za każde dwa niepuste obszary podbite w tej turze.',
  sorcerers:
    'Raz na turę u każdego przeciwnika zastąp Czarnoksiężnikiem z zasobnika samotny aktywny żeton obok swoich Czarnoksiężników: obszar jest twój.',
  tritons: 'Ląd, który sąsiaduje z morzem lub jeziorem, kosztuje o żeton mniej.',
  trolls:
    'Na każdym obszarze twoich Trollów staje Legowisko trolla, które dodaje jeden do obrony i zostaje po ich upadku.',
  wizards: 'Każdy obszar ze źródłem magii, który zajmują twoi Czarodzieje, daje o monetę więcej.',
} satisfies Words<typeof englishRaces>;

export const powers = {
  alchemist: 'Dwie monety więcej na końcu każdej tury, póki rasa jest aktywna.',
  berserk:
    'Przed każdym podbojem możesz rzucić kością; potem wybierz obszar i zdobądź go o tyle żetonów taniej (ale co najmniej jednym żetonem). Po rzucie, póki nie zostanie wykorzystany, nie można porzucać obszarów.',
  bivouacking:
    'Przy każdym przegrupowaniu rozstaw pięć Obozowisk na swoich obszarach, jak chcesz. Każde dodaje jeden do obrony swojego obszaru.',
  commando: 'Każdy obszar kosztuje o żeton mniej (nigdy mniej niż jeden).',
  diplomat:
    'Na końcu tury wskaż przeciwnika, którego aktywnej rasy twoja w tej turze nie atakowała: do twojej następnej tury nie może ona atakować twojej aktywnej rasy.',
  dragonMaster:
    'Raz na turę podbij obszar jednym żetonem, cokolwiek go broni. Smok zostaje tam i chroni obszar, póki nie wyślesz go gdzie indziej.',
  flying: 'Podbijane obszary nie muszą sąsiadować z twoimi: twoja rasa może podbić dowolny obszar lądowy na mapie.',
  forest: 'Każdy las, który zajmuje ta rasa, daje o monetę więcej.',
  fortified:
    'Raz na turę, przy przegrupowaniu, zbuduj Fortyfikację na swoim obszarze. Dodaje jeden do obrony, także po upadku, i daje monetę na turę, póki rasa jest aktywna.',
  heroic: 'Na końcu tury ustaw dwóch Bohaterów na dwóch swoich obszarach: tych obszarów nikt nie zdobędzie.',
  hill: 'Każde wzgórze, które zajmuje ta rasa, daje o monetę więcej.',
  merchant: 'Każdy obszar, który zajmuje ta rasa, daje o monetę więcej.',
  mounted: 'Wzgórza i farmy kosztują o żeton mniej.',
  pillaging: 'Każdy niepusty obszar podbity w tej turze daje o monetę więcej.',
  seafaring:
    'Twoja rasa może podbijać oba morza i jezioro jak pusty ląd. Zachowuje je po upadku, a zdobyć je może tylko inna Żeglująca rasa.',
  spirit: 'Po upadku ta rasa nigdy nie ustępuje miejsca innej: zostaje, póki ma choć jeden obszar.',
  stout:
    'Podbijaj i podlicz monety jak zwykle, a potem od razu ogłoś upadek rasy, nie tracąc na to tury. Wystarczą podboje samych twoich Ghuli; tura, w której spasowano, nie wystarczy.',
  swamp: 'Każde bagno, które zajmuje ta rasa, daje o monetę więcej.',
  underworld:
    'Obszary z jaskinią kosztują o żeton mniej, a z zajętego obszaru z jaskinią sąsiadujesz ze wszystkimi innymi jaskiniami.',
  wealthy: 'Siedem monet więcej na końcu pierwszej tury z tą kartą zdolności, i nigdy więcej.',
} satisfies Words<typeof englishPowers>;
