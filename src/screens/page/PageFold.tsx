import { type JSX, useEffect, useRef, useState } from 'react';
import { t } from '../../ui/locale/index.ts';

interface PageFoldProps {
  /** Which it is, for tests and styles. */
  readonly name: 'rooms' | 'climb' | 'puzzles' | 'history';
  /** An address led here: it is unfolded and in sight. */
  readonly startsOpen?: boolean;
  /** Draws what is in it, once it has been unfolded: until then nothing of that is fetched. */
  readonly children: () => JSX.Element;
}

export function PageFold({ name, startsOpen = false, children }: PageFoldProps): JSX.Element {
  const [isOpen, setOpen] = useState(startsOpen);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (startsOpen) fold.current?.scrollIntoView({ block: 'start' });
  }, [startsOpen]);
  return (
    <details
      ref={fold}
      className={`start-short start-${name}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Hinted text={t(`start.${name}`)} hint={t(`start.${name}.about`)} />
      </summary>
      {isOpen ? children() : null}
    </details>
  );
}

interface HintedProps {
  readonly text: string;
  readonly hint: string | undefined;
}

/** A label and a line on what it is for: two sentences to whoever hears it, as two lines to the eye. */
export function Hinted({ text, hint }: HintedProps): JSX.Element {
  if (hint === undefined) return <span>{text}</span>;
  return (
    <>
      <span>
        <span>{text}</span>
        <span className="unseen">. </span>
      </span>
      <small>{hint}</small>
    </>
  );
}
