import type { JSX } from 'react';
import { boardFacts, boxesReleased, findContent, houseCount, type OwnBox, ownIds } from '../../rules/index.ts';
import { readBoard, readBoxName, readHouse } from '../../rules/own-boxes.ts';
import { t } from '../../ui/locale/index.ts';
import type { Found } from '../../ui/storage/reader.ts';
import type { Draft } from './draft.ts';

/** House rules, board, own content if a game can still be dealt from it; and what all that is called. */
export function readBox({ house, board, own, title }: Found<Draft>): Pick<Draft, 'house' | 'board' | 'own' | 'title'> {
  const rules = typeof house === 'object' && house !== null ? readHouse({ ...house })?.house : undefined;
  const map = board === undefined ? null : readBoard(board);
  const id = boxesReleased().at(-1)?.id;
  const name = own === undefined ? null : readBoxName({ id, own });
  const called = title === undefined ? null : readBoxName({ id, title });
  return {
    ...(rules && { house: rules }),
    ...(map?.ok && { board: map.id }),
    ...(name?.own && findContent(name).ok && { own: name.own }),
    ...(called?.title && { title: called.title }),
  };
}

export interface FromBoxProps {
  readonly draft: Draft;
  /** Says what guests are called; null until that has come. */
  readonly namesOf: ((own: OwnBox) => string) | null;
}

export function FromBox({ draft, namesOf }: FromBoxProps): JSX.Element | null {
  const { title, own, house, board } = draft;
  const [guests, rules] = [ownIds(own).length, houseCount(house ?? {})];
  const parts = [
    ...(own && guests > 0
      ? [namesOf ? `${t('setup.guests')}: ${namesOf(own)}` : t('setup.guests.some', { count: guests })]
      : []),
    ...(rules > 0 ? [t('setup.house.some', { count: rules })] : []),
    ...(board === undefined ? [] : [t('setup.boards.chosen', { regions: boardFacts(board).regions.length })]),
  ];
  const words = title === undefined ? parts.join(' · ') : t('setup.boxes.chosen', { title });
  return words === '' ? null : (
    <p className="start-box" data-from-box>
      {words}
    </p>
  );
}
