import type { Course } from '../../rules/course.ts';
import { view } from '../../rules/index.ts';
import type { Sight } from '../../session/turn/table-port.ts';
import type { Known } from '../protocol/index.ts';
import { toldCourse } from './course.ts';
import type { RemoteTable } from './remote-table.ts';
import type { RoomClient } from './room-client.ts';

/** May be set back for the eyes: what happened is shown again from there. The game stays where it is. */
export interface RewindableTable extends RemoteTable {
  /** After how many commands it is shown; null where it is shown as it is. */
  readonly played: number | null;
  /** Shows it as it was after so many commands, as everybody saw it. False where that cannot be done. */
  goBack(played: number): boolean;
  /** Shows one command more; after the last one, the table as it is. */
  goOn(): void;
  leavePast(): void;
  /** The revision under which the table shows what is known now. */
  revisionOf(known: Pick<Known, 'revision'>): number;
}

export function rewindableTable(client: RoomClient, table: RemoteTable): RewindableTable {
  let past: { readonly course: Course; readonly played: number } | null = null;
  /** How often it was set back or on: revisions only grow. */
  let turned = 0;
  let last = -1;
  const listeners = new Set<(revision: number) => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener(last + turned);
  };
  const go = (next: typeof past) => {
    past = next;
    turned += 1;
    tell();
  };
  const shown = (sight: Sight): Sight => {
    const revision = sight.revision + turned;
    if (past === null) return { ...sight, revision };
    const { course, played } = past;
    const seen = view(course.at(played), null);
    // Entries are those of the room: the chart knows by them what it has shown.
    return { ...sight, revision, view: seen, legal: [], log: sight.log.slice(0, played), mayTakeBack: false, here: [] };
  };
  return {
    ...table,
    get played() {
      return past?.played ?? null;
    },
    goBack(played) {
      const { known } = client.state;
      if (known === null) return false;
      const course = toldCourse(known);
      if (course === null || played < 0 || played >= course.log.length) return false;
      go({ course, played });
      return true;
    },
    goOn() {
      if (past === null) return;
      const { course, played } = past;
      go(played + 1 < course.log.length ? { course, played: played + 1 } : null);
    },
    leavePast() {
      if (past !== null) go(null);
    },
    revisionOf: ({ revision }) => revision + turned,
    look: async (seat) => shown(await table.look(seat)),
    async send(request) {
      const answer = await table.send(request);
      return answer.accepted ? { ...answer, sight: shown(answer.sight) } : answer;
    },
    subscribe(listener) {
      listeners.add(listener);
      const leave = table.subscribe((revision) => {
        last = revision;
        listener(last + turned);
      });
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
  };
}
