import type { access } from './en/access.ts';
import type { aids } from './en/aids.ts';
import type { boardEditor } from './en/board-editor.ts';
import type { boards } from './en/boards.ts';
import type { boxes } from './en/boxes.ts';
import type { characters } from './en/characters.ts';
import type { climb } from './en/climb.ts';
import type { coach } from './en/coach.ts';
import type { combo } from './en/combo.ts';
import type { explain } from './en/explain.ts';
import type { first } from './en/first.ts';
import type { games } from './en/games.ts';
import type { grasp } from './en/grasp.ts';
import type { history } from './en/history.ts';
import type { house } from './en/house.ts';
import type { lesson } from './en/lesson.ts';
import type { lessonAgain } from './en/lesson-again.ts';
import type { lessonQuestions } from './en/lesson-questions.ts';
import type { living } from './en/living.ts';
import type { offline } from './en/offline.ts';
import type { panels } from './en/panels.ts';
import type { parts } from './en/parts.ts';
import type { puzzles } from './en/puzzles.ts';
import type { recap } from './en/recap.ts';
import type { reference } from './en/reference.ts';
import type { replay } from './en/replay.ts';
import type { review } from './en/review.ts';
import type { rooms } from './en/rooms.ts';
import type { settled } from './en/settled.ts';
import type { share } from './en/share.ts';
import type { showcase } from './en/showcase.ts';
import type { sight } from './en/sight.ts';
import type { story } from './en/story.ts';
import type { talk } from './en/talk.ts';
import type { tips } from './en/tips.ts';
import type { turnMap } from './en/turn-map.ts';
import type { visit } from './en/visit.ts';
import type { workshop } from './en/workshop.ts';

/** Key of a message in the English catalogue, the source of all others. List every new file of the catalogue here. */
export type MessageKey =
  | keyof typeof first
  | keyof typeof access
  | keyof typeof aids
  | keyof typeof boardEditor
  | keyof typeof boards
  | keyof typeof boxes
  | keyof typeof characters
  | keyof typeof climb
  | keyof typeof coach
  | keyof typeof combo
  | keyof typeof explain
  | keyof typeof games
  | keyof typeof grasp
  | keyof typeof panels
  | keyof typeof history
  | keyof typeof house
  | keyof typeof lesson
  | keyof typeof lessonAgain
  | keyof typeof lessonQuestions
  | keyof typeof living
  | keyof typeof offline
  | keyof typeof parts
  | keyof typeof puzzles
  | keyof typeof recap
  | keyof typeof reference
  | keyof typeof replay
  | keyof typeof review
  | keyof typeof rooms
  | keyof typeof settled
  | keyof typeof share
  | keyof typeof showcase
  | keyof typeof sight
  | keyof typeof story
  | keyof typeof talk
  | keyof typeof tips
  | keyof typeof turnMap
  | keyof typeof visit
  | keyof typeof workshop;

/** A file of another language: it `satisfies Words<typeof english>`, so that missing and extra messages are compile errors. */
export type Words<English> = { readonly [Key in keyof English]: string };
