import type { FunctionComponent, JSX, ReactNode } from 'react';
import { askAgain, fetched, type Room, useFetched, useMissing } from '../../fetched/index.ts';
import { Kept } from './Kept.tsx';
import { Missing } from './Missing.tsx';

interface Places<Props> {
  /** What is there until it has come. */
  readonly waiting?: () => ReactNode;
  /** What is around the words where it could not be had, or has failed: the frame of its panel. */
  readonly around?: (words: JSX.Element, props: Props) => JSX.Element;
  /** Its class, by which it has its place among the panels: these words keep it. */
  readonly place?: string;
  /** A whole screen: who draws it sees to it when it fails. */
  readonly isScreen?: boolean;
}

/** A component of which the file is fetched. */
type Part<Props> = FunctionComponent<Props> & {
  /** Fetches it ahead. */
  readonly want: () => void;
};

/**
 * A component that is fetched when it is first drawn. What cannot be had says so in its place, with a button that asks for it again; a part
 * that fails does the same. Nothing else on the page is touched.
 */
export function part<Props extends object>(
  load: Room<Props>,
  { waiting = () => null, around = (words) => words, place, isScreen = false }: Places<Props> = {},
): Part<Props> {
  const room = fetched(load);
  // Called once for each file, where modules begin.
  function Part(props: Props): ReactNode {
    const { value, isMissing, isComing } = useFetched(room);
    // A file waits for its words, however long they are missing.
    const isHeldUp = useMissing(({ all }) => all.some(({ holdsUp }) => holdsUp)) && isComing;
    if (value !== null) {
      const drawn = <value.default {...props} />;
      return isScreen ? (
        drawn
      ) : (
        <Kept place={place} around={(words) => around(words, props)}>
          {drawn}
        </Kept>
      );
    }
    if (isMissing || isHeldUp)
      return around(<Missing why="missing" isComing={isComing && isMissing} onAgain={askAgain} place={place} />, props);
    return waiting();
  }
  return Object.assign(Part, { want: room.want });
}
