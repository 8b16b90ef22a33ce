import { type Command, contentOf, type GameEvent } from '../../src/rules/index.ts';
import type { Replayed } from './recording.ts';

const { powers, races } = contentOf({});

/** What a corpus covers: kinds of commands, events and phases; races and powers, active and in decline. */
export interface Coverage {
  readonly commands: Set<string>;
  readonly events: Set<string>;
  readonly phases: Set<string>;
  readonly active: Set<string>;
  readonly declined: Set<string>;
  /** Records what a step of a game covers. */
  note(step: Replayed): void;
}

/** Creates an empty record. */
export function coverage(): Coverage {
  const met = {
    commands: new Set<string>(),
    events: new Set<string>(),
    phases: new Set<string>(),
    active: new Set<string>(),
    declined: new Set<string>(),
  };
  return {
    ...met,
    note({ before, state, command, events }) {
      met.commands.add(kindOf(command));
      met.phases.add(before.phase).add(state.phase);
      for (const event of events) {
        met.events.add(event.type);
        if (event.type === 'comboPicked') met.active.add(event.race).add(event.power);
        if (event.type === 'declined') for (const id of comboOf(before.forces, event)) met.declined.add(id);
      }
    },
  };
}

function kindOf(command: unknown): string {
  const { type, action } = Object(command) as { type: Command['type']; action?: string };
  return action ?? type;
}

function comboOf(
  forces: readonly { id: number; race: string; power: string | null }[],
  { force: id }: Extract<GameEvent, { type: 'declined' }>,
): string[] {
  const force = forces.find((candidate) => candidate.id === id);
  return force ? [force.race, force.power ?? ''] : [];
}

/** The races and powers of the box that are not among these. */
export function missing(met: ReadonlySet<string>): string[] {
  return [...Object.keys(races), ...Object.keys(powers)].filter((id) => !met.has(id));
}
