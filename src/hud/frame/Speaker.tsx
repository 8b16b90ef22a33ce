import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import { useScope } from '../../table/scope.tsx';
import { useTopDialog } from './Dialog.tsx';
import { useIsUrgent, usePlace } from './speaker.ts';

/** The place of what speaks: by the board. What is urgent moves into a dialog while one is open, else hidden behind it. */
export function Speaker(): JSX.Element {
  const scope = useScope();
  const home = useRef<HTMLDivElement>(null);
  const [box] = useState(() => document.createElement('div'));
  const top = useTopDialog();
  const isUrgent = useIsUrgent();
  const dialog = isUrgent ? top : null;
  useLayoutEffect(() => {
    box.className = 'speaker';
    (dialog ?? home.current)?.append(box);
    return () => box.remove();
  }, [box, dialog]);
  useLayoutEffect(() => {
    const place = usePlace.of(scope);
    place.setState({ box });
    return () => place.setState({ box: null });
  }, [scope, box]);
  return <div className="speaker-home" ref={home} />;
}
