import type { replay as english } from '../en/replay.ts';
import type { Words } from '../keys.ts';

/** Reluarea unui joc. */
export const replay = {
  'replay.title': 'Reluare',
  'replay.label': 'Reluarea unui joc',
  'replay.leave': 'Ieși din reluare',
  'replay.line': 'Tot jocul',
  'replay.when': 'Turul {round}, {seat} · {played} din {all}',
  'replay.start': 'Jocul stă să înceapă.',
  'replay.play': 'Redă',
  'replay.pause': 'Pauză',
  'replay.back.command': 'O mutare înapoi',
  'replay.back.turn': 'Un tur înapoi',
  'replay.back.round': 'Un tur al jocului înapoi',
  'replay.back.mark': 'Semnul anterior',
  'replay.on.command': 'O mutare înainte',
  'replay.on.turn': 'Un tur înainte',
  'replay.on.round': 'Un tur al jocului înainte',
  'replay.on.mark': 'Semnul următor',
  'replay.more': 'Viteză, cameră și altele',
  'replay.speed': 'Viteză',
  'replay.camera': 'Cameră',
  'replay.camera.follows': 'Merge unde se întâmplă ceva',
  'replay.camera.free': 'Mișcată manual',
  'replay.sight': 'Văzut de',
  'replay.sight.open': 'Toți, cu monedele pe față',
  'replay.sight.onlooker': 'Un spectator',
  'replay.jump': 'Mergi la',
  'replay.jump.choose': 'Alege un moment',
  'replay.jump.round': 'Începutul turului {round}',
  'replay.sign.costly': 'O decizie costisitoare',
  'replay.help':
    'Bara de spațiu pornește și oprește. Săgețile stânga și dreapta merg cu o mutare, cu Shift cu un tur; Page Up și Page Down cu un tur al jocului; virgula și punctul din semn în semn.',
} satisfies Words<typeof english>;
