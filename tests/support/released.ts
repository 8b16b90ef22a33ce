import { boxesReleased, type Dealt, type MarkerId, type Power, type Race } from '../../src/rules/index.ts';

/** What a game names to be dealt from each released box, the first box first. */
export const everyBox: readonly Dealt[] = boxesReleased().map(({ id }) => ({ content: { id } }));

/** Every race that was ever released, by id, whichever box it is in. */
export const races: Readonly<Record<string, Race>> = Object.assign({}, ...boxesReleased().map((box) => box.races));

/** Every power that was ever released, by id. */
export const powers: Readonly<Record<string, Power>> = Object.assign({}, ...boxesReleased().map((box) => box.powers));

/** A released box in which that marker is. */
export function dealtWith(marker: MarkerId): Dealt {
  const box = boxesReleased().find(({ markers }) => markers.has(marker));
  if (box === undefined) throw new Error(`no released box has the marker ${marker}`);
  return { content: { id: box.id } };
}
