import type { JSX } from 'react';

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
