import type { boards as english } from '../en/boards.ts';
import type { Words } from '../keys.ts';

/** Boards other than the printed one for the players: chosen, made, drawn. */
export const boards = {
  'board.intro':
    'Всяка карта става за двама до петима играчи: рундовете и монетите са според играчите, отпечатаното – според картата.',
  'board.usual': 'печатната за толкова играчи',
  'board.other': 'печатна за {count}: {regions, plural, one {# регион} other {# региона}}',
  'board.own': 'една от моите',
  'board.own.name': 'моя карта с {regions, plural, one {# регион} other {# региона}}',
  'board.chance': 'случайна',
  'board.wrong':
    'Тази карта е за {made} играчи, а играят {players}: {rounds, plural, one {# рунд} other {# рунда}}, както за толкова на тяхната карта.',
  'board.strength': 'Колко силни са противниците на тази карта, не е измерено.',
  'board.seed': 'Номер на картата',
  'board.seed.hint': 'Същият номер и същите желания дават навсякъде същата карта.',
  'board.players': 'За колко играчи',
  'board.regions': 'Региони',
  'board.seas': 'Морета по края',
  'board.lakes': 'Езера',
  'board.islands': 'Острови',
  'board.shape': 'Форма',
  'board.shape.100': 'квадратна',
  'board.shape.130': 'малко по-широка, отколкото висока',
  'board.shape.154': 'наполовина по-широка',
  'board.shape.175': 'много широка',
  'board.mix': 'Еднаква земя',
  'board.mix.2': 'разделена, както на печатните',
  'board.mix.1': 'както се падне',
  'board.mix.0': 'на цели пространства',
  'board.symbols': 'Мини, магически източници и пещери',
  'board.tribes': 'Изгубени Племена',
  'board.amount.2': 'колкото са отпечатани',
  'board.amount.1': 'наполовина',
  'board.amount.0': 'никакви',
  'board.amount.3': 'с половина повече',
  'board.make': 'Направи тази карта',
  'board.another': 'Друга',
  'board.making': 'Картата се прави…',
  'board.drawing': 'Картата се рисува…',
  'board.none': 'Не се получи такава карта. С повече региони или с по-малко морета, езера и острови има повече място.',
  'board.failed': 'Картата не можа да бъде направена: тази част от страницата се провали. Опитай пак.',
  'board.sketch':
    'Карта с {regions, plural, one {# регион} other {# региона}}, от тях вода: {water}; символи: {symbols}, Изгубени Племена: {tribes}.',
  'board.crowded': '{each} региона на играч, на тяхната карта {usual}: ще бъде тясно.',
  'board.wide': '{each} региона на играч, на тяхната карта {usual}: ще има много място.',
  'board.roomy': '{each} региона на играч, горе-долу колкото на тяхната карта ({usual}).',
  'board.fair': 'Честна ли е към всяко място?',
  'board.fair.intro':
    'Противници играят на нея {games, plural, one {# игра} other {# игри}} на заден план; това отнема няколко минути. Честна е, ако никое място не печели по-често, отколкото на печатната карта за {players}, с повече от {points} пункта на сто. Място 1 започва.',
  'board.fair.start': 'Честна ли е?',
  'board.fair.goOn': 'Играйте нататък',
  'board.fair.stop': 'Спри',
  'board.fair.running': 'Игрите се играят на заден план.',
  'board.fair.progress': 'Игри: {done} от {of}',
  'board.fair.yes':
    'Никое място не е по-добре, отколкото на печатната карта за {players}, с повече от {points} пункта (игри: {games}).',
  'board.fair.no':
    'Място {seat} е по-добре, отколкото на печатната карта за {players}, с {more} (± {margin}) пункта (игри: {games}).',
  'board.fair.open':
    'Още няма достатъчно игри, за да се каже. След {games} от {of} място {seat} е по-добре с {more} (± {margin}) пункта.',
  'board.fair.failed':
    'Игрите не можаха да се изиграят на заден план. Опитай пак; ако се повтори, презареди страницата.',
  'board.fair.table': 'Колко често печели всяко място',
  'board.fair.seat': 'Място',
  'board.fair.here': 'Тук',
  'board.fair.printed': 'Печатна',
  'board.fair.more': 'Пункта повече',
  'board.fair.note':
    'След ±: с колко може да се различава стойността, със сигурност 95 %. Това са числа за противници с уравновесен нрав, не за хора.',
  'board.look': 'Търси честна',
  'board.look.progress': 'Номер {number}: {done} от {of} игри. Отхвърлени досега: {dropped}.',
  'board.look.running': 'На заден план се правят карти и се играе на тях, докато някоя е честна.',
  'board.look.stopped': 'Спряно на номер {number}. Търсенето продължава оттам.',
  'board.look.found': 'Картата с номер {number} е честна. Отхвърлени преди нея: {dropped}.',
  'board.look.none':
    'От тези желания не излиза карта. С повече региони или с по-малко морета, езера и острови има повече място.',
} satisfies Words<typeof english>;
