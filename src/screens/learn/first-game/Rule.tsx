import { type JSX, useEffect, useState } from 'react';
import { openClause } from '../../../hud/index.ts';
import { useScope } from '../../../table/scope.tsx';
import { t } from '../../../ui/locale/index.ts';
import { clauseTexts, useLanguage } from '../../../ui/locale/language.ts';

async function textOf(clause: string): Promise<string> {
  const texts = await clauseTexts();
  // The mark of a point that tables differ on means nothing to a learner yet.
  return (texts[clause] ?? '').replaceAll(' ◆', '');
}

/** In the coach's own card, so that what the line points at stays in sight; else asked of the reference. */
export function Rule({ clause }: { readonly clause: string }): JSX.Element {
  const scope = useScope();
  const language = useLanguage(({ id }) => id);
  const [text, setText] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has another text
  useEffect(() => {
    let isWanted = true;
    textOf(clause).then(
      (found) => isWanted && setText(found),
      () => isWanted && openClause(scope, clause),
    );
    return () => {
      isWanted = false;
    };
  }, [clause, language]);
  return (
    <p className="coach-rule" data-said>
      {text ?? t('rules.loading')}
    </p>
  );
}
