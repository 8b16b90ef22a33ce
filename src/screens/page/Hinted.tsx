import type { JSX } from 'react';

interface HintedProps {
  readonly text: string;
  /** What that is, smaller. */
  readonly hint: string | undefined;
}

/** What is to be pressed, and a line on what it is for: two sentences to whoever hears it, as it is two lines to the eye. */
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
