import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import type { Weighed } from '../../opponents/types.ts';
import { activeForce, type GameView } from '../../rules/index.ts';
import type { Decision } from '../../session/turn/index.ts';
import { comboName, type Naming, raceName } from '../../ui/words/names.ts';
import { moveWords } from './moves.ts';

/** A move that was weighed, and how many others came to the same. */
export interface Told extends Weighed {
  readonly same: number;
}

/** Coins and shares are told to so many parts of one. */
const tenths = (value: number) => Math.round(value * 10);
const percents = (share: number | null) => (share === null ? null : Math.round(share * 100));

/** The chosen one first; of those that come to the same, or read the same, only the first. */
export function differing(weighed: readonly Weighed[], wordsOf: (weighed: Weighed) => string): readonly Told[] {
  const told: { readonly one: Weighed; readonly words: string; same: number }[] = [];
  for (const one of weighed) {
    const words = wordsOf(one);
    const known = told.find(
      (other) =>
        other.words === words ||
        (tenths(other.one.coins) === tenths(one.coins) && percents(other.one.share) === percents(one.share)),
    );
    if (!known) told.push({ one, words, same: 0 });
    else if (known.words !== words) known.same += 1;
  }
  return told.map(({ one, same }) => ({ ...one, same }));
}

/** Less of a lead than this, in coins, is nearly as good. */
const noticed = 1;

/** Which race to take, or whether to keep it; null if none was planned. */
export function plannedOf(decisions: readonly Decision[]): Decision | null {
  return decisions.find(({ seen, weighed: [chosen] }) => chosen?.ahead && planWords(seen, chosen) !== null) ?? null;
}

/** All of it is what the opponent weighed; null where it planned nothing. */
export function planOf({ seen, weighed }: Decision, naming: Naming): string | null {
  const [chosen, other] = weighed;
  const plan = chosen && planWords(seen, chosen);
  if (!plan) return null;
  if (!other?.ahead) return plan;
  const move = moveWords(seen, other.command, naming);
  const less = Math.round(chosen.coins - other.coins);
  const { now } = other.ahead;
  return `${plan} ${less < noticed ? t('plan.even', { move, now }) : t('plan.other', { move, now, less })}`;
}

function planWords(seen: GameView, { command, ahead }: Weighed): string | null {
  if (!ahead) return null;
  const { now, declinesNext } = ahead;
  const behind = declinesNext ? ahead.behind : null;
  if (command.type === 'pickCombo') {
    const picked = seen.column[command.index];
    if (!picked) return null;
    const combo = comboName(seen, picked);
    return behind === null ? t('plan.pick', { combo, now }) : t('plan.pickOnce', { combo, now, behind });
  }
  const force = activeForce(seen, seen.seat);
  if (!force) return null;
  const race = raceName(seen, force.race);
  if (command.type === 'decline') return t('plan.decline', { race, now });
  if (command.type !== 'expand') return null;
  return behind === null ? t('plan.keep', { race, now }) : t('plan.keepOnce', { race, now, behind });
}
