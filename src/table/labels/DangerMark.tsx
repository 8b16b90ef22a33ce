import { Glyph } from '../../look/index.ts';
import type { Threat } from '../../rules/ahead.ts';

const looks = {
  certain: { name: 'sure', glyph: 'thing.shield', className: 'table-danger' },
  chance: { name: 'die', glyph: 'thing.die', className: 'table-danger table-danger-die' },
  new: { name: 'new', glyph: 'phase.pickCombo', className: 'table-danger table-danger-new' },
} as const;

/**
 * Marks a region that could be taken before its holder's next turn, with the tokens it takes: hatched with a shield, dashed with a die if it takes
 * luck, dotted with a banner if only a race that is yet to be picked could.
 */
export function DangerMark({ danger }: { readonly danger: Threat | undefined }) {
  if (!danger) return null;
  if (danger.grade === 'remote') return null;
  const { name, glyph, className } = looks[danger.grade];
  return (
    <span className={className} data-danger={name}>
      <Glyph name={glyph} />
      <b>{danger.tokens > 0 ? danger.tokens : '?'}</b>
    </span>
  );
}
