import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import type { LevelId } from '../../opponents/types.ts';
import { aftermath, forecast } from '../../rules/ahead.ts';
import {
  boardFacts,
  type Command,
  comboCost,
  type GameView,
  holder,
  legal,
  type RegionId,
  regionCost,
} from '../../rules/index.ts';
import type { Decision } from '../../session/turn/index.ts';
import { type Naming, seatName } from '../../ui/words/names.ts';

interface Listener {
  readonly naming: Naming;
  readonly viewer: number | null;
}

/** The plainest thing that is true of the move and told it from others; the wanderer has no reasons. */
export function reasonOf({ commands, seen, seat }: Decision, level: LevelId | null, listener: Listener): string {
  const [command] = commands;
  if (command === undefined) return t('reason.none');
  if (level === 'wanderer' && roams(command)) return t('reason.wander');
  switch (command.type) {
    case 'pickCombo':
      return picking(seen, command.index);
    case 'expand':
      return t('reason.expand', { tokens: forecast(seen)?.expand?.tokens ?? 0 });
    case 'decline':
      return t('reason.decline');
    case 'stout':
      return t(command.decline ? 'reason.declineLate' : 'reason.stay');
    case 'pass':
      return t('reason.pass');
    case 'abandon':
      return t('reason.abandon');
    case 'conquer':
      return taking(seen, command.region, listener, regionCost(seen, command.region));
    case 'act':
      return command.region === undefined ? t('reason.roll') : taking(seen, command.region, listener, null);
    case 'finalRoll':
      return t('reason.finalRoll');
    case 'endConquests':
      return t(takes(seen).length > 0 ? 'reason.enough' : 'reason.spent');
    case 'treaty':
      return command.seat === null
        ? t('reason.noTreaty')
        : t('reason.treaty', { bound: seatName(listener.naming, command.seat) });
    case 'place':
    case 'lift':
    case 'placeMarker':
    case 'liftMarker':
    case 'endRedeployment':
      return t(seen.phase === 'withdrawal' || seen.seat !== seat ? 'reason.settle' : 'reason.guard');
  }
}

/** Does a wanderer leave that to chance? */
const roams = ({ type }: Command) => type === 'pickCombo' || type === 'conquer' || type === 'act' || type === 'decline';

function picking(view: GameView, index: number): string {
  const coins = view.column[index]?.coins ?? 0;
  const cost = comboCost(view, index);
  if (coins > cost) return t('reason.pick.paid', { coins: coins - cost });
  return cost === 0 ? t('reason.pick.free') : t('reason.pick.dear', { cost });
}

/** The regions that could be taken with the tokens in hand. */
function takes(seen: GameView): readonly RegionId[] {
  return legal(seen).flatMap((command) => (command.type === 'conquer' ? [command.region] : []));
}

function taking(seen: GameView, region: RegionId, { naming, viewer }: Listener, cost: number | null): string {
  const coins = aftermath(seen, region)?.coins;
  const gain = coins ? coins.after - coins.before : 1;
  const beside = isBeside(seen, region) ? 'own' : null;
  if (gain > 1) return t('reason.rich', { coins: gain, beside });
  const loser = holder(seen, region);
  if (loser && loser.seat !== seen.turnSeat)
    return loser.seat === viewer
      ? t('reason.yours', { beside })
      : t('reason.rival', { rival: seatName(naming, loser.seat), beside });
  const least = Math.min(...takes(seen).map((one) => regionCost(seen, one) ?? Number.POSITIVE_INFINITY));
  if (cost !== null && cost <= least) return t('reason.cheap', { cost, beside });
  return t('reason.more', { beside });
}

function isBeside(seen: GameView, region: RegionId): boolean {
  const own = seen.turn.force;
  const neighbours = boardFacts(seen.board).regions[region]?.neighbours ?? [];
  return own !== null && neighbours.some((neighbour) => seen.regions[neighbour]?.force === own);
}

const weightiest: readonly Command['type'][] = ['decline', 'conquer', 'act', 'finalRoll', 'pickCombo', 'expand'];

/** The one whose conquest pays most, or else the weightiest. Null without decisions. */
export function tellingOf(decisions: readonly Decision[]): Decision | null {
  const rank = ({ commands: [command] }: Decision) => {
    if (command?.type === 'stout' && command.decline) return 0;
    const place = command ? weightiest.indexOf(command.type) : -1;
    return place < 0 ? weightiest.length : place;
  };
  const gain = ({ commands: [command], seen }: Decision) => {
    if (command?.type !== 'conquer') return 0;
    const coins = aftermath(seen, command.region)?.coins;
    return coins ? coins.after - coins.before : 0;
  };
  return decisions.toSorted((a, b) => rank(a) - rank(b) || gain(b) - gain(a))[0] ?? null;
}
