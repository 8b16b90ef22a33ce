import type { GameEvent } from '../../rules/index.ts';

/** Events shown together: one movement of the table. */
export interface Beat {
  readonly manner: Manner;
  readonly events: readonly GameEvent[];
}

/** `rests`: the die that is thrown lies, and what it came to is seen. */
export type MotionEdge = 'begins' | 'lands' | 'rests';

export type Manner = 'carried' | 'lost' | 'walked' | 'fought' | 'coins' | 'die' | 'declined' | 'slid';

const ofFight: ReadonlySet<Manner> = new Set(['carried', 'lost', 'walked']);

function mannerOf(event: GameEvent): Manner | null {
  switch (event.type) {
    case 'tokensMoved':
      if (event.why === 'lost' || event.why === 'abandoned') return 'lost';
      return event.why === 'withdrawn' ||
        event.why === 'readied' ||
        event.why === 'setAside' ||
        event.why === 'stoodBack'
        ? 'walked'
        : 'carried';
    case 'attackBegan':
      return 'fought';
    case 'lostTribeRemoved':
      return 'lost';
    case 'markerMoved':
      return 'carried';
    case 'coinsMoved':
      return 'coins';
    case 'dieRolled':
      return 'die';
    case 'declined':
      return 'declined';
    case 'comboPicked':
    case 'comboRevealed':
    case 'raceLeft':
      return 'slid';
    case 'badgesReshuffled':
    case 'conquered':
    case 'attemptFailed':
    case 'regionAbandoned':
    case 'badgeDiscarded':
    case 'treatyMade':
    case 'treatyEnded':
    case 'scored':
    case 'phaseChanged':
    case 'turnBegan':
    case 'turnEnded':
    case 'gameEnded':
      return null;
  }
}

function goesWith(manner: Manner, last: Manner): boolean {
  if (last === 'fought') return ofFight.has(manner);
  // A pick is one movement, with its tokens and the column, and so is a decline with all that leaves.
  if (last === 'slid' || last === 'declined') return manner === 'carried' || manner === 'slid';
  return last === manner && manner !== 'die';
}

/** Groups the events of a stage: neighbours of the same manner move together, silent ones join the next. */
export function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: { manner: Manner; events: GameEvent[] }[] = [];
  let quiet: GameEvent[] = [];
  for (const event of events) {
    const manner = mannerOf(event);
    const last = beats.at(-1);
    if (manner === null) quiet.push(event);
    else if (last !== undefined && goesWith(manner, last.manner)) {
      last.events.push(...quiet, event);
      quiet = [];
    } else {
      beats.push({ manner, events: [...quiet, event] });
      quiet = [];
    }
  }
  const last = beats.at(-1);
  // The badge leaves with the rest.
  if (last?.manner === 'declined') last.events.push(...quiet);
  else if (quiet.length > 0) beats.push({ manner: 'slid', events: quiet });
  return beats;
}
