import type { history as english } from '../en/history.ts';
import type { Words } from '../keys.ts';

/** Historia gier w tej przeglądarce. */
export const history = {
  'history.working': 'Wczytywanie gier…',
  'history.none': 'Żadna gra nie została tu jeszcze skończona.',
  'history.sums':
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}, {wins, plural, one {# wygrana} few {# wygrane} many {# wygranych} other {# wygranej}}; najwięcej monet: {most}.',
  'history.shared':
    '{shared, plural, one {# gra} few {# gry} many {# gier} other {# gry}} kilku osób przy tym ekranie.',
  'history.rows': 'Wygrane',
  'history.players': 'Gracze',
  'history.against': 'Najsilniejszy przeciwnik',
  'history.wins': 'Wygrane gry',
  'history.people': 'ludzie',
  'history.of': '{wins} z {games}',
  'history.favourites': 'Ulubione zestawy',
  'history.best': 'Najlepsze zestawy',
  'history.combo':
    '{combo}: {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}, monety na turę: {rate}',
  'history.care': 'Staranność z czasem',
  'history.care.last': 'W ostatniej analizowanej grze: {share} tego, co dałyby najlepsze decyzje.',
  'history.care.more': 'Więcej niż dotąd: średnio {before}.',
  'history.care.less': 'Mniej niż dotąd: średnio {before}.',
  'history.care.same': 'Mniej więcej jak dotąd: średnio {before}.',
  'history.care.each': 'Analizowane gry, od najstarszej: {shares}',
  'history.export': 'Zapisz historię do pliku',
  'history.delete': 'Usuń historię',
  'history.come':
    '{added, plural, =0 {Nic nowego w historii} one {# gra dołącza do historii} few {# gry dołączają do historii} many {# gier dołącza do historii} other {# gry dołącza do historii}}{known, plural, =0 {} one {; # już w niej była} few {; # już w niej były} many {; # już w niej było} other {; # już w niej było}}{broken, plural, =0 {.} one {. # wpis był nieczytelny i został pominięty.} few {. # wpisy były nieczytelne i zostały pominięte.} many {. # wpisów było nieczytelnych i zostało pominiętych.} other {. # wpisu nie dało się odczytać.}}',
  'history.come.full':
    'To jest historia, ale ta przeglądarka nie może jej zachować: pamięć jest pełna lub zablokowana.',
  'history.come.risen': 'Zdobyte szczeble drabiny liczą się też tutaj.',
  'history.come.unread': 'Z tego pliku nie da się odczytać, jak wysoko dotarto na drabinie.',
  'history.come.review': 'Razem z grą przyszła jej analiza.',
  'history.come.noReview': 'Analizy z tego pliku nie można tu użyć; można ją zrobić od nowa.',
  'history.here': 'Zna ją tylko ta przeglądarka. Powstaje z powyższych gier i zostaje po ich usunięciu.',
} satisfies Words<typeof english>;
