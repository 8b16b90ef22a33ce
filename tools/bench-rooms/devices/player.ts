import { comeTo, isWhole, type RoomClient } from '../../../src/rooms/client/index.ts';
import { randomChoice } from '../../players/random.ts';
import { nodeWorld } from './node-world.ts';
import { moveOf } from './plain.ts';

/** Somebody at a room with the page's own client, who plays whenever it is his turn and notes what was acknowledged. */
export interface Player {
  readonly client: RoomClient;
  readonly secret: string;
  /** Acknowledged steps: the number of each by its key, as the room's log has it. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** What was refused, by code: a step that was meant for an earlier moment, say. */
  readonly refused: ReadonlyMap<string, number>;
  /** Milliseconds from each loss of the connection until the room had welcomed it again. */
  readonly gaps: readonly number[];
  /** Keys of everything that was ever asked. */
  readonly asked: ReadonlySet<string>;
  readonly isWaiting: boolean;
  /** Begins nothing new; what was asked is still answered. */
  rest(): void;
  end(): void;
}

/** Milliseconds from what somebody sees to what he does. */
const between = 60;

/** Comes to a room and plays. */
export function player(address: string, secret: string, seed: number, passport?: string): Player {
  const choose = randomChoice(seed);
  const page = `p${seed}`;
  const client = comeTo(nodeWorld, { address, secret, passport, page, clock: () => Date.now() });
  const acknowledged = new Map<string, number>();
  const refused = new Map<string, number>();
  const asked = new Set<string>();
  const gaps: number[] = [];
  let count = 0;
  let isWaiting = false;
  let isResting = false;
  let cutAt: number | null = null;
  /** The step after which there is something to be done: not the same twice. */
  let last = -1;

  const look = () => {
    const { connection, known } = client.state;
    if (connection === 'resuming') cutAt ??= performance.now();
    if (connection === 'here' && cutAt !== null) {
      gaps.push(performance.now() - cutAt);
      cutAt = null;
    }
    if (isWaiting || isResting || connection === 'ended' || !isWhole(known) || known.n <= last) return;
    const move = moveOf(known, choose);
    if (move === null) return;
    isWaiting = true;
    // Nobody presses buttons faster than a room lets one device speak.
    setTimeout(() => void act(known.n, known.you.device, known.view.seat, move), between);
  };

  const act = async (on: number, device: number, seat: number, move: NonNullable<ReturnType<typeof moveOf>>) => {
    const key = `${device} ${page}.${count++}`;
    asked.add(key);
    const answer = await client.ask({ type: 'do', on, seat, commands: [move] });
    isWaiting = false;
    if (answer.type === 'accepted') {
      acknowledged.set(key, answer.step);
      last = answer.step - 1;
    } else if (answer.type === 'refused') {
      const code = answer.why.by === 'room' ? answer.why.code : answer.why.refusal.code;
      refused.set(code, (refused.get(code) ?? 0) + 1);
    }
    look();
  };

  client.subscribe(look);
  return {
    client,
    secret,
    acknowledged,
    refused,
    gaps,
    asked,
    get isWaiting() {
      return isWaiting;
    },
    rest: () => {
      isResting = true;
    },
    end: () => client.end(),
  };
}
