import type { GameEvent } from '../../rules/index.ts';
import type { Cue } from './cues.ts';

export type CueMoment = 'begins' | 'lands';

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

export function cuesOf(events: readonly GameEvent[], moment: CueMoment): ReadonlySet<Cue> {
  const heard = new Set<Cue>();
  for (const event of events) {
    const [cue, when] = cueOf(event) ?? [];
    if (cue !== undefined && when === moment) heard.add(cue);
  }
  return heard;
}
