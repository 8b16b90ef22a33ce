import { type JSX, useId } from 'react';
import type { Game } from '../../../hud/index.ts';
import { type DangerWord, dangerWordOf, hasToLose, isOnTheMarch } from '../../../opponents/judgement/ahead.ts';
import type { RegionId } from '../../../rules/index.ts';
import { listOf, t } from '../../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../../ui/look/index.ts';
import { regionName } from '../../../ui/words/names.ts';
import { gradeSign, shownChanceOf } from '../../../ui/words/threats.ts';
import { DangerReasons } from './DangerReasons.tsx';

/** Says how near the danger to the player's regions is; pressed, who could take what, and whether the board marks it. While one is attacked it speaks of that. */
export function DangerButton({ game }: { readonly game: Game }): JSX.Element | null {
  const id = useId();
  const on = useSettings((settings) => settings.threats);
  if (!hasToLose(game.view)) return null;
  const attacked = on ? attackedIn(game) : [];
  const isAttacked = attacked.length > 0;
  // While the player conquers there is no word for it, and nothing is reckoned at every step.
  const word = on && !isOnTheMarch(game.view) ? dangerWordOf(game.view) : null;
  const words = isAttacked
    ? t('aid.danger.attack', { regions: listOf(attacked.map((region) => regionName(game.view.board, region))) })
    : word && wordOf(word);
  return (
    <div className="danger-chip">
      <button
        type="button"
        className="dangers"
        data-aid="threats"
        data-grade={word ? (isAttacked ? 'attack' : word.grade) : undefined}
        popoverTarget={id}
        title={t('aid.danger.why')}
      >
        {/* Of one breadth whatever the word: the dock keeps its lines. */}
        <Glyph name="thing.shield" /> <span>{t('aid.danger.short')}</span>
        {word ? <b>{isAttacked ? '!' : signOf(word)}</b> : null}
        {/* Without a word for it, whether they are looked for at all. */}
        <span className="unseen">{words ?? t(on ? 'aid.danger.on' : 'aid.danger.off')}</span>
      </button>
      <DangerReasons game={game} id={id} words={words} />
    </div>
  );
}

/** The viewer's regions that are being attacked in what is shown. */
function attackedIn({ stage, view }: Game): readonly RegionId[] {
  return (stage?.events ?? []).flatMap((event) =>
    event.type === 'attackBegan' && event.defender === view.viewer && event.seat !== view.viewer ? [event.region] : [],
  );
}

function wordOf({ grade, regions, chance }: DangerWord): string {
  if (grade === 'safe') return t('aid.danger.safe');
  return t(`aid.danger.${grade}`, { count: regions.length, chance: shownChanceOf(chance) });
}

/** The word as a sign, where there is no room for it: as the sign on the board, of which there are so many. */
function signOf({ grade, regions, chance }: DangerWord): string {
  const sign = gradeSign(grade, chance);
  return grade === 'certain' ? `${regions.length} ${sign}` : sign;
}
