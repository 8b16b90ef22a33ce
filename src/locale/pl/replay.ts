import type { replay as english } from '../en/replay.ts';
import type { Words } from '../keys.ts';

/** Powtórka gry. */
export const replay = {
  'replay.title': 'Powtórka',
  'replay.label': 'Powtórka gry',
  'replay.leave': 'Wyjdź z powtórki',
  'replay.line': 'Cała gra',
  'replay.when': 'Tura gry {round}, {seat} · {played} z {all}',
  'replay.start': 'Gra zaraz się zacznie.',
  'replay.play': 'Odtwórz',
  'replay.pause': 'Wstrzymaj',
  'replay.back.command': 'Ruch wstecz',
  'replay.back.turn': 'Tura wstecz',
  'replay.back.round': 'Tura gry wstecz',
  'replay.back.mark': 'Poprzedni znacznik',
  'replay.on.command': 'Ruch naprzód',
  'replay.on.turn': 'Tura naprzód',
  'replay.on.round': 'Tura gry naprzód',
  'replay.on.mark': 'Następny znacznik',
  'replay.more': 'Tempo, kamera i inne',
  'replay.speed': 'Tempo',
  'replay.camera': 'Kamera',
  'replay.camera.follows': 'Tam, gdzie coś się dzieje',
  'replay.camera.free': 'Poruszana ręcznie',
  'replay.sight': 'Oczami',
  'replay.sight.open': 'Wszystkich, z odkrytymi monetami',
  'replay.sight.onlooker': 'Widza',
  'replay.jump': 'Przejdź do',
  'replay.jump.choose': 'Wybierz chwilę',
  'replay.jump.round': 'Początek tury gry {round}',
  'replay.help':
    'Spacja odtwarza i wstrzymuje. Strzałki w lewo i w prawo prowadzą o ruch, z klawiszem Shift o turę; Page Up i Page Down o turę gry; przecinek i kropka do znaczników.',
} satisfies Words<typeof english>;
