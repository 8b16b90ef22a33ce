import type boards from './en/boards.json';
import type boxes from './en/boxes.json';
import type folk from './en/folk.json';
import type games from './en/games.json';
import type hud from './en/hud.json';
import type lesson from './en/lesson.json';
import type minute from './en/minute.json';
import type offline from './en/offline.json';
import type puzzles from './en/puzzles.json';
import type reference from './en/reference.json';
import type rooms from './en/rooms.json';
import type showcase from './en/showcase.json';
import type start from './en/start.json';
import type story from './en/story.json';
import type tips from './en/tips.json';
import type turnMap from './en/turn-map.json';
import type workshop from './en/workshop.json';

/** The source of all others: a file for each place that fetches them, `start` for all before turn one. */
interface English {
  readonly boards: typeof boards;
  readonly boxes: typeof boxes;
  readonly folk: typeof folk;
  readonly games: typeof games;
  readonly hud: typeof hud;
  readonly lesson: typeof lesson;
  readonly minute: typeof minute;
  readonly offline: typeof offline;
  readonly puzzles: typeof puzzles;
  readonly reference: typeof reference;
  readonly rooms: typeof rooms;
  readonly showcase: typeof showcase;
  readonly start: typeof start;
  readonly story: typeof story;
  readonly tips: typeof tips;
  readonly 'turn-map': typeof turnMap;
  readonly workshop: typeof workshop;
}

export type MessageKey = { [Place in keyof English]: keyof English[Place] }[keyof English];

/** `hud` is `pl/hud.json`. Those of `clauses` are no messages: long texts by clause id, shown as they are. */
export type Namespace = keyof English | 'clauses';

/** Families of messages that are asked for by an id: `race.orcs`. A box of one's own may bring ids that have none. */
export type Family =
  | 'colour'
  | 'level'
  | 'marker'
  | 'opponent.name'
  | 'part.holder'
  | 'part.where'
  | 'pattern'
  | 'phase'
  | 'power'
  | 'race'
  | 'rules.group'
  | 'rung'
  | 'settings'
  | 'symbol'
  | 'talk'
  | 'temper'
  | 'terrain';
