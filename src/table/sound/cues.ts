import type { GameEvent } from '../../rules/index.ts';
import type { MotionEdge } from '../motion/beats.ts';
import { isWon, rollIn } from '../motion/rolled.ts';
import { knock, noise, partial, pluck, ting, type Voice } from './render.ts';

/** What can be heard at the table. Each cue accompanies something visible. */
export type Cue =
  | 'place'
  | 'lift'
  | 'pass'
  | 'lose'
  | 'walk'
  | 'die'
  | 'dieWon'
  | 'dieLost'
  | 'coin'
  | 'decline'
  | 'slide'
  | 'turn'
  | 'knock'
  | 'win'
  | 'refuse'
  | 'rattle'
  | 'rustle'
  | 'chime'
  | 'hop';

/** The die's knocks on the board, ever closer, until it rests, in seconds: as long as a throw, once a hand has let it go. */
const bounces = [0.48, 0.65, 0.79, 0.9, 0.99, 1.065, 1.13];

/** How each cue is synthesised; nothing is recorded. */
export const cues: Readonly<Record<Cue, readonly Voice[]>> = {
  place: [...knock(0, 310, 0.8), ...knock(0.012, 196, 0.5, 0.12)],
  lift: [...knock(0, 420, 0.34, 0.07), noise(0, 700, 2600, 0.09, 0.12, { attack: 0.01 })],
  pass: [...knock(0, 520, 0.14, 0.05)],
  lose: [
    ...knock(0, 190, 0.6, 0.2),
    ...knock(0.11, 165, 0.5, 0.18),
    ...knock(0.19, 205, 0.3, 0.14),
    noise(0.02, 180, 1400, 0.5, 0.35, { attack: 0.03 }),
  ],
  walk: [...knock(0, 260, 0.34, 0.09), ...knock(0.13, 240, 0.34, 0.09), ...knock(0.26, 270, 0.3, 0.09)],
  die: bounces.flatMap((at, k) => knock(at, 470 - 22 * (k % 3), 0.8 * 0.8 ** k, 0.1)),
  // Up, and bright; down, and dull.
  dieWon: [
    ...[523.25, 659.25, 783.99, 1046.5].flatMap((frequency, k) => pluck(0.075 * k, frequency, 0.42, 0.5 + 0.2 * k)),
    ...ting(0.225, 2093, 0.3),
  ],
  dieLost: [
    partial(0, 233.08, 0.3, 0.4, { bend: 0.9, attack: 0.012 }),
    partial(0, 466.16, 0.16, 0.1, { bend: 0.9, attack: 0.012 }),
    partial(0.2, 155.56, 0.55, 0.5, { bend: 0.72, attack: 0.012 }),
    partial(0.2, 311.13, 0.25, 0.12, { bend: 0.72, attack: 0.012 }),
    ...knock(0.2, 98, 0.5, 0.3),
  ],
  coin: [...ting(0, 2350, 0.5), ...ting(0.07, 2790, 0.36, 0.6)],
  decline: [
    noise(0, 60, 420, 1.5, 0.8, { attack: 0.18 }),
    noise(0.1, 500, 2200, 1.0, 0.16, { attack: 0.3 }),
    partial(0, 82, 1.8, 0.4, { bend: 0.72, attack: 0.12 }),
    partial(0, 123, 1.4, 0.22, { bend: 0.72, attack: 0.12 }),
    ...knock(0.62, 120, 0.5, 0.4),
  ],
  slide: [noise(0, 300, 1800, 0.34, 0.3, { attack: 0.09 }), ...knock(0.28, 350, 0.3, 0.08)],
  turn: [...pluck(0, 392, 0.4, 0.9), ...pluck(0.14, 523.25, 0.42, 1.1)],
  knock: [...knock(0, 230, 0.7, 0.1), ...knock(0.17, 222, 0.6, 0.1), ...knock(0.34, 236, 0.75, 0.14)],
  win: [392, 493.88, 587.33, 783.99].flatMap((frequency, k) => [
    ...pluck(0.16 * k, frequency, 0.4, 1.5),
    ...pluck(0.16 * k, frequency / 2, 0.2, 1.5),
  ]),
  refuse: [...knock(0, 150, 0.5, 0.12), ...knock(0.1, 134, 0.5, 0.14)],
  // What is touched for its own sake: fainter than anything that is done.
  rattle: [...knock(0, 470, 0.34, 0.07), ...knock(0.4, 448, 0.42, 0.09)],
  rustle: [noise(0, 900, 4200, 0.22, 0.7, { attack: 0.05 }), noise(0.2, 700, 3000, 0.2, 0.5, { attack: 0.06 })],
  chime: ting(0, 1760, 0.34, 0.6),
  hop: [...knock(0, 330, 0.22, 0.06), ...knock(0.42, 286, 0.4, 0.1)],
};

export type CueMoment = MotionEdge;

function cueOf(event: GameEvent): readonly [Cue, CueMoment] | null {
  switch (event.type) {
    case 'tokensMoved':
      if (event.why === 'lost' || event.why === 'abandoned') return ['lose', 'begins'];
      if (event.why === 'withdrawn' || event.why === 'readied' || event.why === 'setAside' || event.why === 'stoodBack')
        return ['walk', 'begins'];
      return ['place', 'lands'];
    case 'lostTribeRemoved':
      return ['lose', 'begins'];
    case 'markerMoved':
      return ['place', 'lands'];
    case 'coinsMoved':
      return ['coin', 'lands'];
    case 'dieRolled':
      return ['die', 'begins'];
    case 'declined':
      return ['decline', 'begins'];
    case 'comboPicked':
    case 'comboRevealed':
      return ['slide', 'begins'];
    case 'turnBegan':
      return ['turn', 'begins'];
    case 'gameEnded':
      return ['win', 'begins'];
    case 'badgesReshuffled':
    case 'attackBegan':
    case 'conquered':
    case 'attemptFailed':
    case 'regionAbandoned':
    case 'badgeDiscarded':
    case 'raceLeft':
    case 'treatyMade':
    case 'treatyEnded':
    case 'scored':
    case 'phaseChanged':
    case 'turnEnded':
      return null;
  }
}

/** What a throw came to is heard once it lies, by what follows from it. */
export function cuesOf(events: readonly GameEvent[], moment: CueMoment): ReadonlySet<Cue> {
  const roll = moment === 'rests' ? rollIn(events) : undefined;
  if (roll !== undefined) return new Set([isWon(roll, events) ? 'dieWon' : 'dieLost']);
  const heard = new Set<Cue>();
  for (const event of events) {
    const [cue, when] = cueOf(event) ?? [];
    if (cue !== undefined && when === moment) heard.add(cue);
  }
  return heard;
}
