import { type JSX, useCallback, useEffect, useRef } from 'react';
import { countComing } from '../../ui/lazy/fetch-now.ts';
import { answered, attempted } from '../../ui/platform/attempt.ts';
import { lettersReady } from '../../ui/platform/letters.ts';
import cover from './cover.avif';

/** Milliseconds for the picture and the letters: whatever waits for them does not wait longer. */
const patience = 8000;

interface StartPictureProps {
  /** Called once the page looks as it is to look: its picture and its letters are there, or do not come. */
  readonly onStanding: (stands: true) => void;
}

export function StartPicture({ onStanding }: StartPictureProps): JSX.Element {
  const image = useRef<HTMLImageElement>(null);
  const stands = useCallback(() => onStanding(true), [onStanding]);
  useEffect(() => {
    // Once the picture is there, words have been laid out and their letters asked for.
    const seen = answered(patience, async () => {
      await attempted(async () => image.current?.decode());
      return lettersReady();
    });
    countComing(seen);
    void seen.then(stands);
  }, [stands]);
  return (
    <div className="start-picture" aria-hidden="true">
      <img ref={image} src={cover} alt="" width="1600" height="1000" />
    </div>
  );
}
