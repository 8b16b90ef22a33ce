import type { clauses as english } from '../en/clauses.ts';
import type { Words } from '../keys.ts';

/** Zasady, punkt po punkcie. ◆ oznacza to, w czym stoły się różnią i co ten stół rozstrzyga. */
export const clauses = {
  'SET-1': 'Od dwóch do pięciu graczy; każda liczba graczy ma własną planszę.',
  'SET-2': 'Gra ma 10 tur przy 2 lub 3 graczach, 9 przy 4, 8 przy 5; w każdej turze gry każdy rozgrywa swoją turę.',
  'SET-3':
    'Karty ras i karty zdolności tasuje się osobno. Do wyboru jest sześć par: pięć wyłożonych, szósta na wierzchu stosów.',
  'SET-4':
    'Na każdym obszarze z symbolem Zagubionego Plemienia stoi jedno Zagubione Plemię, na każdym obszarze gór znacznik Góry.',
  'SET-5':
    'Każdy zaczyna z pięcioma monetami o wartości 1. W sumie jest 30 dziesiątek, 24 piątki, 20 trójek i 35 jedynek.',
  'SET-6':
    'Zaczyna gracz o najbardziej spiczastych uszach albo ten, kogo wskażą gracze lub los; gra toczy się zgodnie z ruchem wskazówek zegara.',
  'SET-7':
    'Żetony w zasobniku: Amazonki 15, Krasnoludy 8, Elfy 11, Ghule 10, Olbrzymy 11, Niziołki 11, Ludzie 10, Orkowie 10, Szczuroludzie 13, Szkielety 20, Czarnoksiężnicy 18, Trytony 11, Trolle 10, Czarodzieje 10; 18 Zagubionych Plemion. Znaczniki: 10 Legowisk trolla, 6 Fortyfikacji, 9 Gór, 5 Obozowisk, 2 Nory-w-ziemi, 2 Bohaterów, 1 Smok.',
  'SET-8':
    'Karta rasy i karta zdolności pokazują po liczbie żetonów; razem to wielkość twojej rasy. Karty ras: Amazonki 6 (i jeszcze 4 tylko do podboju), Krasnoludy 3, Elfy 6, Ghule 5, Olbrzymy 6, Niziołki 6, Ludzie 5, Orkowie 5, Szczuroludzie 8, Szkielety 6, Czarnoksiężnicy 5, Trytony 6, Trolle 5, Czarodzieje 5. Karty zdolności: Alchemiczne 4, Berserkerskie 4, Biwakujące 5, Komandoskie 4, Dyplomatyczne 5, Ze smokiem 5, Latające 5, Leśne 4, Ufortyfikowane 3, Bohaterskie 5, Ze wzgórz 4, Handlujące 2, Konne 5, Łupieżcze 5, Żeglujące 5, Duchowe 5, Krzepkie 4, Bagienne 4, Podziemne 5, Zamożne 4.',
  'SET-9': 'Kość posiłków ma trzy puste ścianki oraz 1, 2 i 3.',
  'MAP-1':
    'Każdy obszar ma jeden teren (farma, wzgórze, las, bagno, góry, morze, jezioro), a czasem kopalnię, źródło magii lub jaskinię. Woda nie ma symboli i nie liczy się do żadnej premii za teren lub symbol.',
  'MAP-2': 'Obszary o wspólnej granicy sąsiadują ze sobą. Woda sąsiaduje ze swoimi brzegami, ale nikomu ich nie łączy.',
  'MAP-3': 'Na każdej planszy są dwa morza na skraju i jedno jezioro w środku: trzy osobne wody.',
  'MAP-4':
    'Obszar graniczny dotyka krawędzi planszy albo leży na brzegu morza przy krawędzi, bez względu na to, kto to morze zajmuje. Brzegi jeziora się nie liczą.',
  'MAP-5': 'Ląd sąsiadujący z morzem lub jeziorem to obszar nadbrzeżny.',
  'MAP-6':
    'Obszar jest niepusty, gdy stoi na nim Zagubione Plemię lub żeton dowolnej rasy, aktywnej czy wymierającej, także twojej własnej wymierającej ◆. Z samymi Górami i znacznikami pozostaje pusty.',
  'COL-1': 'Jeśli zaczynasz turę bez aktywnej rasy, wybierz jeden z dostępnych zestawów.',
  'COL-2':
    'Górny zestaw jest za darmo. Za niższy połóż po jednej swojej monecie na każdym zestawie nad nim; musisz je mieć, zanim zabierzesz te, które na nim leżą.',
  'COL-3': 'Monety leżące na wybranym zestawie są twoje.',
  'COL-4':
    'Weź tyle żetonów, ile pokazują razem karta rasy i karta zdolności, o ile starczy ich w zasobniku. Z Amazonkami przychodzą jeszcze cztery.',
  'COL-5':
    'Zestawy poniżej przesuwają się w górę razem z monetami, a na końcu pojawia się nowa para. Do wyboru jest sześć, póki starcza obu stosów; gdy skończą się karty ras, mniej.',
  'COL-6': 'Gdy skończą się karty zdolności, odrzucone tasuje się w nowy stos.',
  'COL-7':
    'Karta rasy, która na dobre opuściła planszę, bez żetonu na mapie ani w ręce, trafia na spód stosu kart ras. Jeśli ten stos jest pusty, tworzy z następną kartą zdolności nowy ostatni zestaw.',
  'COL-8': 'Gdy naraz wraca kilka kart ras, pierwsza idzie najstarsza rasa ◆.',
  'TRN-1': 'Bez aktywnej rasy: wybór, podbój, przegrupowanie, podliczanie monet.',
  'TRN-2': 'Z aktywną rasą: albo ekspansja (przygotowanie, podbój, przegrupowanie, podliczanie monet), albo upadek.',
  'TRN-3': 'Przygotowując jednostki, weź do ręki wszystkie aktywne żetony prócz jednego na każdym obszarze.',
  'TRN-4':
    'W tej chwili, i przed pierwszym podbojem tej rasy w tej turze (ale nie wtedy, gdy rzut Berserkerskiej rasy czeka na wykorzystanie), możesz porzucić obszary ◆, niektóre lub wszystkie, zabierając i ostatni żeton. Nie są już twoje, nic nie dają, tracą Legowisko, Fortyfikację i Norę, są puste i można je podbić na nowo.',
  'TRN-5': 'Rasa, która została bez obszaru, wkracza na mapę od nowa.',
  'TRN-6': 'Możesz niczego nie podbijać.',
  'TRN-7':
    'Kolejność w turze: wymierające Ghule, aktywna rasa, przegrupowanie obu, traktat, podliczanie monet, upadek Krzepkiej rasy, na koniec wycofane jednostki pozostałych graczy.',
  'TRN-8':
    'Rasa bez żetonów na mapie ani w ręce wciąż jest twoją aktywną rasą: zanim wybierzesz nową, ogłoś jej upadek albo spasuj; tak czy owak podliczasz to, co jeszcze masz ◆. Jej upadek także usuwa starszą rasę wymierającą, a karta tej rasy bez żetonów wraca od razu.',
  'CON-1':
    'Podbój wymaga 2 żetonów i po jednym więcej za każde Obozowisko, Fortyfikację, Górę, Legowisko, Zagubione Plemię i żeton rasy na obszarze (twojej własnej wymierającej rasy też ◆).',
  'CON-2': 'Rasa bez obszaru wkracza na mapę przez obszar graniczny.',
  'CON-3': 'Każdy inny podbój musi sąsiadować z obszarem, który zajmuje ta sama rasa; twoje inne rasy nie pomagają.',
  'CON-4': 'Mórz i jeziora nie można podbijać; mogą to tylko Żeglujące rasy.',
  'CON-5':
    'Zniżki się sumują, ale podbój zawsze wymaga co najmniej jednego żetonu, i choć jeden trzeba mieć w ręce, by zacząć (przemiana Czarnoksiężników nie wymaga żadnego). Kość też nigdy nie obniża kosztu poniżej jednego żetonu.',
  'CON-6':
    'Na obszar trafia dokładnie tyle żetonów, ile wynosi koszt, i zostają tam do przegrupowania; reszta zostaje w ręce.',
  'CON-7': 'Rasa nie może podbić tego, co sama zajmuje. Może zdobyć obszar twojej innej rasy; tamten żeton przepada.',
  'CON-8':
    'Obszaru z Norą, Bohaterem lub Smokiem nikt nie może podbić, przemienić ani zdobyć żadną zdolnością ◆. Kilka takich znaczników działa niezależnie od siebie.',
  'CON-9': 'Góry zostają i bronią nowego władcy.',
  'CON-10':
    'Podbity obszar na zawsze traci Zagubione Plemię, Legowisko i Fortyfikację, a żetony tego, kto go zajmował, się wycofują, ktokolwiek go podbije ◆.',
  'LOS-1': 'Kto traci obszar, bierze stojące tam żetony do ręki i jeden z nich oddaje do zasobnika.',
  'LOS-2':
    'Na końcu tury zdobywcy reszta wraca na obszary, które ta sama rasa jeszcze zajmuje ◆, sąsiadujące czy nie; kilku graczy robi to zgodnie z ruchem wskazówek zegara, licząc od aktywnego.',
  'LOS-3': 'Jeśli ta rasa nie ma już obszaru, żetony zostają w ręce, a w twojej następnej turze rasa wkracza od nowa.',
  'LOS-4': 'Samotny obrońca po prostu przepada.',
  'LOS-5': 'Wycofanych żetonów nie można w tej turze zaatakować ponownie; każdy utracony obszar kosztuje osobny żeton.',
  'DIE-1':
    'Mając w ręce co najmniej jeden żeton, lecz od jednego do trzech za mało na wybrany obszar, możesz podjąć ostatnią próbę podboju (ostatni rzut): wskaż obszar, który wolno zaatakować, i rzuć raz kością. Nie wtedy, gdy żetonów starcza.',
  'DIE-2': 'Obszar wskazuje się przed rzutem.',
  'DIE-3':
    'Jeśli żetony z ręki i kość razem pokrywają koszt, wszystkie żetony z ręki idą na ten obszar i jest twój. Jeśli nie, zachowujesz je do przegrupowania; bez żadnego obszaru zostają w ręce, a rasa w następnej turze wkracza od nowa.',
  'DIE-4': 'Tak czy owak podboje tej rasy w tej turze się kończą; potem przegrupowanie i podliczanie monet.',
  'RED-1': 'Przesuwaj żetony tej rasy dowolnie między jej obszarami, także te z ręki, co najmniej jeden na każdym.',
  'RED-2':
    'Jeśli rasa ma choć jeden obszar, wszystkie żetony muszą stanąć na mapie (prócz czterech Amazonek). Rasy się nie mieszają.',
  'RED-3': 'Teraz nie można porzucić obszaru (chyba że masz mniej niż cztery wolne Amazonki).',
  'SCO-1': 'Jedna moneta za każdy obszar wszystkich twoich ras, aktywnej i wymierających.',
  'SCO-2':
    'Aktywna karta rasy i karta zdolności dodają swoje premie; rasa wymierająca tylko wtedy, gdy mówi o tym jej opis.',
  'SCO-3': 'Liczba monet jest do końca tajna dla innych; to, co daje tura, jest jawne.',
  'SCO-4': 'Monety można rozmieniać w każdej chwili; liczy się wartość, a banku nie da się opróżnić ◆.',
  'DEC-1':
    'Zamiast ekspansji, na początku tury, ogłoś upadek swojej aktywnej rasy. W tej turze następuje poza tym tylko podliczanie monet: żadnych podbojów, przegrupowania ani Ghuli.',
  'DEC-2':
    'Twoja starsza rasa wymierająca najpierw opuszcza mapę: jej żetony trafiają do zasobnika, a karta rasy wraca. (Duchowa rasa zostaje.)',
  'DEC-3':
    'Na każdym obszarze zostaje jeden odwrócony żeton; wszystkie inne, także z ręki, wracają do zasobnika. (Ghule zostają wszystkie.)',
  'DEC-4': 'Karta zdolności zostaje odrzucona i zdolność się kończy, chyba że opis mówi inaczej.',
  'DEC-5':
    'Tura upadku daje jedną monetę za każdy obszar wszystkich twoich ras ◆ i żadnych premii prócz tych, które działają po upadku.',
  'DEC-6': 'W swojej następnej turze wybierz nowy zestaw.',
  'DEC-7': 'Gdy ostatni żeton wymierającej rasy opuszcza mapę, jej karta rasy wraca od razu.',
  'DEC-8':
    'Obozowiska, Nory, Bohaterowie i Smok schodzą z upadkiem swojej rasy; Legowiska, Fortyfikacje i zajęte morza zostają.',
  'END-1': 'Po ostatniej turze gry odkrywa się monety; wygrywa ten, kto ma ich najwięcej.',
  'END-2':
    'Przy remisie wygrywa ten, kto ma na planszy najwięcej żetonów ras, aktywnych i wymierających; żetony w ręce, cztery Amazonki i Obozowiska się nie liczą. Jeśli wciąż jest remis, wygrana jest wspólna ◆.',
  'AMA-1': 'Amazonki: z zestawem przychodzą cztery dodatkowe żetony, tylko do podboju.',
  'AMA-2':
    'Na końcu każdego przegrupowania cztery Amazonki schodzą z mapy, tak by w miarę możliwości na każdym obszarze została jedna. Wracają do ręki przy najbliższym przygotowaniu jednostek i nie służą do niczego innego: ani do wycofywania, ani do rozstrzygania remisu.',
  'AMA-3':
    'Jeśli masz mniej niż cztery wolne Amazonki, opróżniasz wybrane obszary ◆, nawet nowe, aż zejdą cztery. Obszary te są porzucone i nic nie dają, ale zostaje to, co w tej turze dał ich podbój ◆.',
  'AMA-4': 'Jeśli masz w sumie mniej niż cztery Amazonki, schodzą wszystkie; rasa wkracza potem od nowa.',
  'DWA-1': 'Krasnoludy: jedna moneta więcej za każdą zajętą kopalnię, także po upadku i w turze upadku.',
  'ELF-1':
    'Elfy: utrata obszaru nie kosztuje żetonu, nawet ostatniego; wszystkie wracają do ręki. Tylko póki są aktywne, ale także wobec twoich własnych Ghuli ◆; przemienione Elfy przepadają.',
  'GHO-1': 'Ghule: przy upadku zostają wszystkie żetony z mapy; te z ręki wracają do zasobnika ◆.',
  'GHO-2':
    'Od następnej tury wymierające Ghule podbijają jak aktywne, po wyborze nowego zestawu i przed pierwszym podbojem aktywnej rasy: same przygotowują jednostki, porzucają obszary, wkraczają i rzucają kością, a aktywna rasa zachowuje własny ostatni rzut ◆. Nie w turze upadku.',
  'GHO-3':
    'Mogą zaatakować twoją własną aktywną rasę; ocalałe żetony od razu wracają do ręki i mogą walczyć w tej turze ◆.',
  'GHO-4':
    'Żadna zdolność już na nie nie działa, prócz tego, co zgodnie z opisem zostaje po upadku; ich podboje nie liczą się do niczyjej premii i nie są atakami dla Dyplomatycznej rasy.',
  'GHO-5':
    'Zaatakowane, tracą jeden żeton, a pozostałe wycofują jak aktywna rasa; gdy nie mają obszaru, zostają w ręce i mogą wkroczyć ponownie ◆.',
  'GIA-1':
    'Olbrzymy: jeden żeton mniej za obszar sąsiadujący z obszarem gór, który zajmują ◆, u Podziemnych także przez jaskinie.',
  'HAL-1': 'Niziołki wkraczają na mapę na dowolnym obszarze, który wolno im podbić.',
  'HAL-2': 'Na każdym z dwóch pierwszych obszarów, jakie podbiją z tym zestawem, staje Nora-w-ziemi ◆.',
  'HAL-3': 'Nory znikają z upadkiem Niziołków lub z porzuconym obszarem i nie są zastępowane.',
  'HUM-1': 'Ludzie: jedna moneta więcej za każdą zajętą farmę.',
  'ORC-1': 'Orkowie: jedna moneta więcej za każdy niepusty obszar podbity w tej turze.',
  'RAT-1': 'Szczuroludzie: ich siłą jest liczba.',
  'SKE-1':
    'Szkielety: przy przegrupowaniu jeden nowy żeton za każde dwa niepuste obszary podbite w tej turze, zaokrąglając w dół, o ile starczy ich w zasobniku.',
  'SOR-1':
    'Czarnoksiężnicy: raz na turę u każdego przeciwnika, przed ostatnim rzutem, podbijają obszar, zastępując jego samotny aktywny żeton Czarnoksiężnikiem z zasobnika. Tamten żeton wraca do zasobnika, do żetonów swojej rasy. Obszar liczy się jako podbity i niepusty, a przemiana jako atak.',
  'SOR-2': 'W zasobniku musi być Czarnoksiężnik.',
  'SOR-3':
    'Musi to być jedyny żeton rasy na obszarze, bez Obozowiska. Legowiska, Fortyfikacje i Góry go nie chronią (Legowisko i Fortyfikacja znikają); Nory, Bohaterowie i Smok chronią.',
  'SOR-4':
    'Obszar musi sąsiadować z obszarem, który zajmują Czarnoksiężnicy (Latający: gdziekolwiek ◆; Podziemni: także przez jaskinie). Woda tylko dla Żeglujących Czarnoksiężników.',
  'SOR-5': 'Przemienione Elfy przepadają.',
  'SOR-6': 'Nie trzeba mieć żetonu w ręce ◆.',
  'TRI-1': 'Trytony: jeden żeton mniej za obszary nadbrzeżne (nie za samą wodę).',
  'TRO-1':
    'Trolle: Legowisko trolla na każdym zajętym obszarze, +1 do obrony, zostaje po upadku; znika, gdy obszar zostaje porzucony lub zdobyty.',
  'WIZ-1': 'Czarodzieje: jedna moneta więcej za każde zajęte źródło magii.',
  'ALC-1': 'Alchemiczne: dwie monety więcej co turę, póki rasa jest aktywna.',
  'BER-1':
    'Berserkerskie: przed każdym podbojem możesz rzucić kością; potem wybierasz obszar, którego koszt spada o wynik, nigdy poniżej jednego żetonu.',
  'BER-2':
    'Rzut trzeba wykorzystać przy najbliższym podboju. Jeśli nie zdobędziesz wtedy obszaru albo wybrany wymaga więcej, niż masz w ręce, podboje się kończą. Przed tym podbojem nie rzucasz drugi raz, a osobnego ostatniego rzutu nie ma ◆.',
  'BIV-1':
    'Biwakujące: przy każdym przegrupowaniu pięć Obozowisk trafia na dowolne zajęte obszary, w dowolnej liczbie na jeden; każde +1 do obrony.',
  'BIV-2':
    'Gdy ich obszar pada, wracają do ciebie i na końcu tamtej tury stają na mapie razem z wycofanymi jednostkami.',
  'BIV-3': 'Obozowisko chroni samotny żeton przed przemianą. Obozowiska znikają z upadkiem rasy.',
  'COM-1': 'Komandoskie: jeden żeton mniej za każdy obszar.',
  'DIP-1':
    'Dyplomatyczne: po przegrupowaniu możesz wskazać jednego przeciwnika, którego aktywnej rasy twoja w tej turze nie atakowała; nieudany ostatni rzut to atak ◆, a wskazać można i gracza bez aktywnej rasy ◆.',
  'DIP-2':
    'Do twojej następnej tury aktywna rasa tego przeciwnika nie może atakować ani przemieniać twojej aktywnej rasy. Wymierających Ghuli to nie wiąże, a ras wymierających nie chroni ◆. Pokój kończy się z upadkiem Dyplomatycznej rasy.',
  'DRA-1':
    'Ze smokiem: raz na turę podbij obszar, który wolno zaatakować, także wkraczając, dokładnie jednym żetonem, cokolwiek go broni; Smok staje na tym obszarze. Nie po ostatnim rzucie.',
  'DRA-2':
    'Smok zostaje tam, póki go znów nie użyjesz. Nie przesuwa się przy przegrupowaniu, z porzuconego obszaru wraca do ciebie, a znika z upadkiem.',
  'FLY-1': 'Latające: można podbić dowolny obszar lądowy, sąsiadujący czy nie, także wkraczając.',
  'FOR-1': 'Leśne: jedna moneta więcej za każdy zajęty las.',
  'FRT-1':
    'Ufortyfikowane: w każdej turze ekspansji, przy przegrupowaniu, można postawić jedną Fortyfikację na zajętym obszarze, na którym jej nie ma; +1 do obrony, także po upadku.',
  'FRT-2': 'Każda własna Fortyfikacja na mapie daje monetę więcej co turę, póki rasa jest aktywna.',
  'FRT-3':
    'Jedna Fortyfikacja na obszar, sześć na całej mapie, razem z tymi od wcześniejszych Ufortyfikowanych ras. Znika, gdy jej obszar zostaje porzucony lub podbity ◆.',
  'HER-1':
    'Bohaterskie: po przegrupowaniu Bohaterowie stają na dwóch różnych zajętych obszarach (na jednym albo żadnym, jeśli nie ma ich więcej).',
  'HIL-1': 'Ze wzgórz: jedna moneta więcej za każde zajęte wzgórze.',
  'MER-1': 'Handlujące: jedna moneta więcej za każdy obszar zajęty przez tę rasę.',
  'MOU-1': 'Konne: jeden żeton mniej za wzgórza i farmy.',
  'PIL-1': 'Łupieżcze: jedna moneta więcej za każdy niepusty obszar podbity w tej turze (Orkowie dostają obie).',
  'SEA-1':
    'Żeglujące: póki rasa jest aktywna, może podbijać morza i jezioro jak puste obszary (2 żetony i po jednym więcej za każdy żeton rasy ◆). Przez morze na skraju można wkroczyć, przez jezioro nie (mogą tylko Niziołki).',
  'SEA-2': 'Zajęte morza i jezioro po upadku zostają twoje i dają monety. Zdobyć je może tylko Żeglująca rasa.',
  'SPI-1': 'Duchowe: ta rasa po upadku nie liczy się jako twoja jedyna wymierająca rasa i nigdy nie zostaje usunięta.',
  'SPI-2': 'Jej karta zdolności zostaje przy niej, póki rasa nie zniknie; potem jest odrzucana.',
  'STO-1':
    'Krzepkie: upadek rasy można ogłosić na końcu tury ekspansji, z podbojami czy bez, po pełnym podliczeniu monet; nowy zestaw wybierasz w następnej turze. Tura, w której podbijały tylko twoje wymierające Ghule, jest turą ekspansji; tura, w której spasowano, nie jest ◆.',
  'SWA-1': 'Bagienne: jedna moneta więcej za każde zajęte bagno.',
  'UND-1': 'Podziemne: jeden żeton mniej za obszary z jaskinią.',
  'UND-2': 'Zajęty obszar z jaskinią sąsiaduje przy podboju ze wszystkimi innymi obszarami z jaskinią.',
  'WEA-1': 'Zamożne: siedem monet więcej, raz, na końcu pierwszej tury z tą kartą zdolności ◆.',
  'OWN-1':
    'Twoja własna rasa ma najwyżej 10 żetonów i pożycza je od rasy, która ma ich tyle samo lub więcej; kartę tamtej rasy wyjmuje się z gry.',
  'OWN-2': 'Twoja własna zdolność ma najwyżej 5 żetonów.',
  'OWN-3': 'Rasa musi działać z każdą kartą zdolności, a zdolność z każdą kartą rasy.',
  'OWN-4':
    'To, co dają i karta rasy, i karta zdolności, sumuje się: monety, zniżki, obrona, dodatkowe i nowe żetony, przemiany i uderzenia. Z dwóch różnych strat płaci się mniejszą. Pozwolenie dane dwa razy jest jedno: jeden pokój na turę, jeden rzut przed podbojem.',
  'VAR-1':
    'Draft: przed pierwszą rundą, od ostatniego gracza do pierwszego, każdy bierze za darmo jedno z dostępnych połączeń. Kolumnę uzupełnia się, gdy wszyscy już mają; pierwsza tura każdego zaczyna się z tym połączeniem.',
  'VAR-2': 'Przy stole można grać o rundę dłużej albo krócej, niż wydrukowano.',
  'VAR-3': 'Przy stole można dać graczom na początek monety ponad pięć zwykłych, najwyżej po dwadzieścia.',
  'PRT-1':
    'Własna rasa lub zdolność ze zniżką płaci o tyle żetonów mniej za obszary, które wymienia: według terenu lub symbolu, obok zajmowanych obszarów albo według tego, kto tam stoi. Co najmniej jeden żeton trzeba zapłacić (CON-5).',
  'PRT-2': 'Z dopłatą płaci o tyle żetonów więcej za obszary, które wymienia.',
  'PRT-3': 'Może wkroczyć na mapę na obszary, które wymienia, nie tylko przy granicy (CON-2).',
  'PRT-4': 'Może podbijać obszary, które wymienia, choć nie sąsiadują (CON-3), i wkraczać tam na mapę (CON-2).',
  'PRT-5': 'Obszary, które wymienia, sąsiadują ze sobą tylko dla tej rasy.',
  'PRT-6': 'Może podbijać morza i jezioro (CON-4).',
  'PRT-7': 'Gdy ktoś podbije jej obszar, traci tyle żetonów, ile podaje, a nie jeden (LOS-1).',
  'PRT-8':
    'Przynosi tyle dodatkowych żetonów. Tyle samo opuszcza mapę na koniec każdego przegrupowania i wraca przy przygotowaniu jednostek; w razie potrzeby opróżnia się dla nich obszary.',
  'PRT-9':
    'Przy przegrupowaniu przychodzą nowe żetony z zasobnika: co turę albo za obszary podbite w tej turze, dopóki są.',
  'PRT-10':
    'Daje podane monety za każdy zajmowany obszar danego rodzaju; także po upadku albo tylko wtedy, jeśli tak podaje.',
  'PRT-11': 'Daje podane monety za każdy obszar danego rodzaju podbity w tej turze.',
  'PRT-12': 'Daje podane monety co turę; także po upadku albo tylko wtedy, jeśli tak podaje.',
  'PRT-13': 'Daje podane monety raz, na koniec tury, w której ją wybrano.',
  'PRT-14':
    'Przynosi znaczniki. Podaje, gdzie się je kładzie i czy podnoszą koszt, czynią obszar odpornym, chronią samotny żeton przed przemianą, dają monety, wracają do właściciela albo zostają po upadku.',
  'PRT-15':
    'Raz na turę może jednym żetonem podbić obszar, który mogłaby zaatakować, niezależnie od obrony. Jeśli idzie z nią znacznik, zostaje tam do następnego razu, a jego obszaru nie można zdobyć.',
  'PRT-16':
    'Raz na turę u każdego przeciwnika może zamienić samotny aktywny żeton na sąsiednim obszarze na własny z zasobnika.',
  'PRT-17': 'Może rzucić kością przed podbojem. Rzut obniża koszt najbliższego podboju.',
  'PRT-18': 'Nie ma ostatniego rzutu.',
  'PRT-19':
    'Po przegrupowaniu może wskazać przeciwnika, którego aktywnej rasy nie atakowała w tej turze. Tamta rasa nie może jej atakować do następnej tury właściciela.',
  'PRT-20': 'Może upaść na koniec tury, za którą już wypłacono monety.',
  'PRT-21': 'Po upadku zostają na mapie wszystkie jej żetony.',
  'PRT-22': 'Po upadku podbija dalej, przed aktywną rasą swojego właściciela.',
  'PRT-23': 'Po upadku nie liczy się jako jedyna wymierająca rasa i nigdy nie jest usuwana.',
} satisfies Words<typeof english>;
