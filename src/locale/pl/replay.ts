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
  'replay.back.mark': 'Poprzedni ważny moment',
  'replay.on.command': 'Ruch naprzód',
  'replay.on.turn': 'Tura naprzód',
  'replay.on.round': 'Tura gry naprzód',
  'replay.on.mark': 'Następny ważny moment',
  'replay.more': 'Tempo, kamera i inne',
  'replay.speed': 'Tempo',
  'replay.camera': 'Kamera',
  'replay.camera.follows': 'Podąża za wydarzeniami',
  'replay.camera.free': 'Sterowana ręcznie',
  'replay.sight': 'Kto patrzy',
  'replay.sight.open': 'Wszyscy, z odkrytymi monetami',
  'replay.sight.onlooker': 'Widz',
  'replay.jump': 'Przejdź do',
  'replay.jump.choose': 'Wybierz moment',
  'replay.jump.round': 'Początek tury gry {round}',
  'replay.sign.costly': 'Kosztowna decyzja',
  'replay.help':
    'Spacja odtwarza i wstrzymuje. Strzałki w lewo i w prawo przesuwają o ruch, z klawiszem Shift o turę; Page Up i Page Down o turę gry; przecinek i kropka do ważnych momentów.',
} satisfies Words<typeof english>;
