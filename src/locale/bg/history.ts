import type { history as english } from '../en/history.ts';
import type { Words } from '../keys.ts';

/** Историята на игрите в този браузър. */
export const history = {
  'history.working': 'Игрите се четат…',
  'history.none': 'Тук още няма завършена игра.',
  'history.sums':
    '{games, plural, one {# игра} other {# игри}}, {wins, plural, one {# победа} other {# победи}}; най-добър резултат: {most, plural, one {# монета} other {# монети}}.',
  'history.shared': '{shared, plural, one {# игра} other {# игри}} с няколко души на този екран.',
  'history.rows': 'Победи',
  'history.players': 'Играчи',
  'history.against': 'Най-силен противник',
  'history.wins': 'Спечелени',
  'history.people': 'хора',
  'history.of': '{wins} от {games}',
  'history.favourites': 'Любими комбинации',
  'history.best': 'Най-добри комбинации',
  'history.combo': '{combo}: {games, plural, one {# игра} other {# игри}}, {rate} монети на ход',
  'history.care': 'Вниманието с времето',
  'history.care.last': 'В последната прегледана игра: {share} от това, което биха донесли най-добрите решения.',
  'history.care.more': 'Повече от преди: средно {before}.',
  'history.care.less': 'По-малко от преди: средно {before}.',
  'history.care.same': 'Горе-долу както преди: средно {before}.',
  'history.care.each': 'Прегледани игри, първо най-старите: {shares}',
  'history.export': 'Запази историята във файл',
  'history.delete': 'Изтрий историята',
  'history.come':
    '{added, plural, =0 {Нищо ново за историята} one {# игра влиза в историята} other {# игри влизат в историята}}{known, plural, =0 {} one {; # вече беше там} other {; # вече бяха там}}{broken, plural, =0 {.} one {. # запис не можа да се прочете и беше пропуснат.} other {. # записа не можаха да се прочетат и бяха пропуснати.}}',
  'history.come.full': 'Това е история, но браузърът не може да я запази: паметта е пълна или блокирана.',
  'history.come.risen': 'Спечелените стъпала на стълбата важат и тук.',
  'history.come.unread': 'От този файл не може да се прочете докъде е стигнато по стълбата.',
  'history.come.review': 'Прегледът дойде заедно с играта.',
  'history.come.noReview': 'Прегледът в този файл не може да се използва тук; може да се направи наново.',
  'history.here': 'Знае я само този браузър. Събира се от игрите по-горе и остава, когато те се изтрият.',
} satisfies Words<typeof english>;
