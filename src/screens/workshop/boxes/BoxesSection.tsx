import { type JSX, useEffect, useId, useState } from 'react';
import { t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/boxes.ts';
import { BoxList } from './BoxList.tsx';
import { useBoxes, watchBoxes } from './box-shelf.ts';
import type { NamedBox } from './named-box.ts';

interface BoxesSectionProps {
  readonly onPlay: (box: NamedBox) => void;
}

export function BoxesSection({ onPlay }: BoxesSectionProps): JSX.Element | null {
  const { things: boxes, past } = useBoxes();
  const [marked, setMarked] = useState<string | null>(null);
  const heading = useId();
  useEffect(watchBoxes, []);
  // They are made on the set-up page; who has none yet is not kept from the bench by them.
  if (boxes.length === 0 && past.length === 0) return null;
  return (
    <section className="make-boxes" aria-labelledby={heading}>
      <h2 id={heading}>{t('boxes.title')}</h2>
      <BoxList marked={marked} onMark={({ id }) => setMarked(id)} use={{ label: t('make.play'), onUse: onPlay }} />
    </section>
  );
}
