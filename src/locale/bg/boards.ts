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
} satisfies Words<typeof english>;
