import type { settled as english } from '../en/settled.ts';
import type { Words } from '../keys.ts';

/** ◆: w czym wydania i stoły się różnią i jak gra ten stół. */
export const settled = {
  'settled.intro':
    'Wydania i zwyczaje przy stołach nie zawsze się zgadzają. Przy każdym ◆ jest napisane, jak gra się tutaj.',
  'settled.MAP-6': 'Tutaj gra się tak: także dla ciebie obszar z twoją wymierającą rasą jest niepusty.',
  'settled.COL-8': 'Tutaj gra się tak: gdy naraz wraca kilka kart ras, pierwsza idzie najstarsza rasa.',
  'settled.TRN-4':
    'Tutaj gra się tak: obszary porzuca się tylko przed pierwszym podbojem rasy w turze i nie wtedy, gdy czeka rzut Berserkerskiej rasy.',
  'settled.TRN-8':
    'Tutaj gra się tak: przed nowym wyborem trzeba ogłosić upadek rasy bez żetonów albo spasować, podliczając to, co jeszcze masz.',
  'settled.CON-1': 'Tutaj gra się tak: żetony twojej wymierającej rasy bronią się przed tobą jak każde inne.',
  'settled.CON-8':
    'Tutaj gra się tak: Nora, Bohater i Smok zatrzymują wszystkich, także właściciela, i każdą zdolność, razem z przemianą.',
  'settled.CON-10':
    'Tutaj gra się tak: Legowisko i Fortyfikacja przepadają razem z obszarem także wtedy, gdy podbija go inna rasa tego samego gracza.',
  'settled.LOS-2':
    'Tutaj gra się tak: wyparte żetony wracają tylko na obszary tej samej rasy, nie do innej twojej rasy.',
  'settled.SCO-4': 'Tutaj gra się tak: liczy się wartość monet, więc banku nie da się opróżnić.',
  'settled.DEC-5':
    'Tutaj gra się tak: w turze upadku monety dają obszary wszystkich twoich ras, nie tylko tej, której upadek ogłaszasz.',
  'settled.END-2': 'Tutaj gra się tak: remis w monetach i w żetonach to wspólna wygrana.',
  'settled.AMA-3':
    'Tutaj gra się tak: gdy wolnych jest mniej niż cztery, opróżnia się obszary, aż zejdą cztery Amazonki; obszary te nic nie dają, ale zostaje to, co w tej turze dał ich podbój.',
  'settled.ELF-1': 'Tutaj gra się tak: Elfy nie tracą żetonu także wtedy, gdy atakują je Ghule tego samego gracza.',
  'settled.GHO-1': 'Tutaj gra się tak: przy upadku zostają tylko Ghule z mapy; te z ręki wracają do zasobnika.',
  'settled.GHO-2': 'Tutaj gra się tak: wymierające Ghule mają własny ostatni rzut, a aktywna rasa zachowuje swój.',
  'settled.GHO-3':
    'Tutaj gra się tak: twoje Ghule mogą zaatakować twoją aktywną rasę; ocalałe żetony wracają do ręki i mogą walczyć w tej turze.',
  'settled.GHO-5':
    'Tutaj gra się tak: wymierające Ghule wycofują się jak aktywna rasa, a gdy nic nie zajmują, mogą wkroczyć na nowo.',
  'settled.SOR-6': 'Tutaj gra się tak: przemiana nie wymaga żetonu w ręce.',
  'settled.BER-2':
    'Tutaj gra się tak: rzut Berserkerskiej rasy trzeba wykorzystać przy najbliższym podboju, a ostatniego rzutu nie ma. Póki czeka, nie ma przemian.',
  'settled.DIP-1': 'Tutaj gra się tak: nieudany ostatni rzut to też atak, a wskazać można i gracza bez aktywnej rasy.',
  'settled.DIP-2':
    'Tutaj gra się tak: pokój chroni tylko aktywną Dyplomatyczną rasę; wymierające rasy tego samego gracza można atakować.',
  'settled.STO-1':
    'Tutaj gra się tak: Krzepka rasa może ogłosić późny upadek po każdej turze ekspansji, choćby podbijały tylko twoje Ghule; po spasowaniu nie może.',
  'settled.SEA-1':
    'Tutaj gra się tak: morze, które zajmuje inna wymierająca rasa, kosztuje trzy żetony i nie jest puste.',
  'settled.SOR-4':
    'Tutaj gra się tak: Latający Czarnoksiężnicy bez obszaru mogą zacząć od przemiany, także w głębi mapy.',
  'settled.WEA-1': 'Tutaj gra się tak: Zamożne płacą raz, na końcu pierwszej tury z tą kartą zdolności.',
  'settled.HAL-2': 'Tutaj gra się tak: Żeglujące Niziołki mogą wykopać Norę także na wodzie, również na jeziorze.',
  'settled.FRT-3':
    'Tutaj gra się tak: Fortyfikacja postawiona w tym przegrupowaniu wraca do ręki, gdy w nim opróżnisz jej obszar.',
  'settled.GIA-1': 'Tutaj gra się tak: zniżkę u sąsiadów dają tylko góry, które zajmują Olbrzymy.',
  'otherwise.CON-1': 'Tutaj gra się tak: żetony twojej wymierającej rasy nic cię przy podboju nie kosztują.',
  'otherwise.CON-8': 'Tutaj gra się tak: Nora, Bohater i Smok zatrzymują tylko przeciwników; twoje Ghule mogą wejść.',
  'otherwise.CON-10':
    'Tutaj gra się tak: Legowisko i Fortyfikacja zostają, gdy obszar przechodzi od jednej twojej rasy do drugiej; usuwa je tylko podbój przeciwnika.',
  'otherwise.DEC-5':
    'Tutaj gra się tak: w turze upadku monety daje tylko rasa, której upadek ogłaszasz, a nie pozostałe twoje rasy.',
  'otherwise.LOS-2':
    'Tutaj gra się tak: wyparte żetony mogą trafić na dowolny twój obszar. U innej rasy są gośćmi: każdy podnosi koszt o jeden, aż do następnej tury swojej rasy.',
  'otherwise.ELF-1': 'Tutaj gra się tak: Elfy tracą żeton, gdy atakują je Ghule tego samego gracza, jak każda rasa.',
  'otherwise.AMA-3':
    'Tutaj gra się tak: schodzą tylko wolne Amazonki, najwyżej cztery; żadnego obszaru się dla nich nie opróżnia.',
  'otherwise.SOR-6': 'Tutaj gra się tak: przemiana wymaga żetonu w ręce.',
  'otherwise.GHO-2':
    'Tutaj gra się tak: jest jeden ostatni rzut na turę; gdy wykonały go wymierające Ghule, aktywna rasa już go nie ma.',
  'otherwise.GHO-3':
    'Tutaj gra się tak: gdy twoje Ghule atakują twoją aktywną rasę, ocalałe żetony stają z boku i rozmieszcza się je na koniec tury.',
  'otherwise.TRN-4':
    'Tutaj gra się tak: obszary można porzucać w dowolnej chwili podbojów, ale nie te podbite w tej turze.',
  'otherwise.TRN-8':
    'Tutaj gra się tak: rasa bez żetonów odchodzi na początku twojej tury, a ty od razu wybierasz nowe połączenie.',
  'otherwise.DIP-2': 'Tutaj gra się tak: pokój chroni wszystkie rasy gracza z Dyplomatyczną rasą, także wymierające.',
  'otherwise.MAP-6':
    'Tutaj gra się tak: obszar z twoją wymierającą rasą jest dla ciebie pusty i tak liczy się jego podbój.',
  'otherwise.COL-8': 'Tutaj gra się tak: karty ras, które wracają naraz, tasuje się między sobą.',
  'otherwise.GHO-1': 'Tutaj gra się tak: Ghule w ręce zostają w ręce także po upadku i mogą wkroczyć później.',
  'otherwise.GHO-5':
    'Tutaj gra się tak: wymierające Ghule tracą wszystkie żetony odebranego obszaru; żaden się nie wycofuje.',
  'otherwise.BER-2':
    'Tutaj gra się tak: Berserkerska rasa ma też ostatni rzut; rzut wykonany wcześniej nadal się w nim liczy.',
  'otherwise.DIP-1': 'Tutaj gra się tak: atakiem jest tylko podbój; nieudany ostatni rzut nie wyklucza pokoju.',
  'otherwise.STO-1': 'Tutaj gra się tak: Krzepka rasa może ogłosić późny upadek także po spasowaniu.',
  'otherwise.END-2': 'Tutaj gra się tak: przy remisie w monetach i w żetonach wygrywa ten, kto gra później w rundzie.',
  'otherwise.SCO-3': 'Tutaj gra się tak: monety leżą odkryte i wszyscy widzą, ile kto ma.',
  'otherwise.GIA-1': 'Tutaj gra się tak: każde góry dają Olbrzymom zniżkę u sąsiadów, ktokolwiek je zajmuje.',
} satisfies Words<typeof english>;
