import type { replay as english } from '../en/replay.ts';
import type { Words } from '../keys.ts';

/** Повторение на игра. */
export const replay = {
  'replay.title': 'Повторение',
  'replay.label': 'Повторение на игра',
  'replay.leave': 'Излез от повторението',
  'replay.line': 'Цялата игра',
  'replay.when': 'Рунд {round}, {seat} · {played} от {all}',
  'replay.start': 'Играта всеки момент ще започне.',
  'replay.play': 'Пусни',
  'replay.pause': 'Пауза',
  'replay.back.command': 'С едно действие назад',
  'replay.back.turn': 'С един ход назад',
  'replay.back.round': 'С един рунд назад',
  'replay.back.mark': 'Предишният знак',
  'replay.on.command': 'С едно действие напред',
  'replay.on.turn': 'С един ход напред',
  'replay.on.round': 'С един рунд напред',
  'replay.on.mark': 'Следващият знак',
  'replay.more': 'Скорост, камера и друго',
  'replay.speed': 'Скорост',
  'replay.camera': 'Камера',
  'replay.camera.follows': 'Следва събитията',
  'replay.camera.free': 'Движи се ръчно',
  'replay.sight': 'През очите на',
  'replay.sight.open': 'Всички, с открити монети',
  'replay.sight.onlooker': 'Зрител',
  'replay.jump': 'Отиди на',
  'replay.jump.choose': 'Избери момент',
  'replay.jump.round': 'Началото на рунд {round}',
  'replay.sign.costly': 'Скъпо решение',
  'replay.help':
    'Интервалът пуска и спира. Стрелките наляво и надясно местят с едно действие, а с Shift – с един ход; Page Up и Page Down – с един рунд; запетаята и точката – до знаците.',
} satisfies Words<typeof english>;
