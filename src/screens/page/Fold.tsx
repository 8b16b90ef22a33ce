import { type JSX, useState } from 'react';
import { Hinted } from './PageFold.tsx';

interface FoldProps {
  /** What it is about, for tests and styles. */
  readonly name: string;
  readonly summary: string;
  readonly hint?: string;
  /** Draws what is in it, once it has been unfolded: until then nothing of that is fetched. */
  readonly children: () => JSX.Element;
}

export function Fold({ name, summary, hint, children }: FoldProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="start-more" data-fold={name} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Hinted text={summary} hint={hint} />
      </summary>
      {isOpen ? children() : null}
    </details>
  );
}
