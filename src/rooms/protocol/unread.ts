import type { FromRoomType } from './from-room.ts';

/**
 * What a page does about a message of a kind that it cannot read. `needed`: it cannot go on without it; it says hello again, and where that brings no other
 * one, the room is too new for it. `shown`: what it shows is not true any more; it says hello again, once. `passing`: it goes on without it.
 */
type Weight = 'needed' | 'shown' | 'passing';

const weights: Readonly<Record<FromRoomType, Weight>> = {
  welcome: 'needed',
  more: 'needed',
  step: 'needed',
  accepted: 'needed',
  refused: 'needed',
  local: 'needed',
  closed: 'needed',
  outdated: 'needed',
  roster: 'shown',
  knocks: 'shown',
  clock: 'shown',
  choices: 'shown',
  proposal: 'shown',
  drawing: 'shown',
  opened: 'shown',
  knocking: 'passing',
  waits: 'passing',
  said: 'passing',
  pointed: 'passing',
  notice: 'passing',
  links: 'passing',
  pass: 'passing',
  told: 'passing',
  pong: 'passing',
};

/** A message that cannot be read: of which kind it is (empty where it says none), and what that means for a page. */
export interface Unread {
  readonly kind: string;
  readonly weight: Weight;
  readonly id: string | null;
}

/** Of what `readFromRoom` cannot read. Kinds that later rooms may have only add something. Never throws. */
export function unreadIn(text: string): Unread {
  const said = parsed(text);
  const { type, id } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  if (typeof type !== 'string') return { kind: '', weight: 'needed', id: null };
  const weight = Object.hasOwn(weights, type) ? weights[type as FromRoomType] : 'passing';
  return { kind: type, weight, id: typeof id === 'string' ? id : null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
