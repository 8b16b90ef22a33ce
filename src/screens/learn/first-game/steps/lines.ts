import { prospectOf } from '../../../../opponents/judgement/cache.ts';
import { type ConquestCost, contentOf, type GameView, type RegionId, type Seat } from '../../../../rules/index.ts';
import { type MessageArgs, type MessageKey, said, t } from '../../../../ui/locale/index.ts';
import { traitName } from '../../../../ui/words/names.ts';
import { costLineWords } from '../../../../ui/words/refusal-words.ts';
import type { Figure, Line, Part, Target } from '../lesson.ts';
import type { Conquest, LessonMoment } from '../lesson-moment.ts';

export const picture = (name: Extract<Figure, { of: 'picture' }>['name']): Figure => ({ of: 'picture', name });

export const choice = (name: string): Target => ({ at: 'choice', choice: name });

export function costSum(view: GameView, cost: ConquestCost | undefined): Figure | undefined {
  return (
    cost && { of: 'sum', parts: cost.lines.map((line) => ({ amount: line.amount, what: costLineWords(view, line) })) }
  );
}

/** A line that asks for this conquest; explained again, its cost is added up. */
export function conquestLine(
  { view }: LessonMoment,
  key: MessageKey,
  { region, cost }: Conquest,
  args: MessageArgs = {},
): Line {
  const again = costSum(view, prospectOf(view, region)?.cost);
  return { key, args: { ...args, cost }, target: { at: 'region', region }, ...(again && { again }), clause: 'CON-1' };
}

/** The line for a final roll, at the region where it is most likely to succeed; null if none is allowed. */
export function rollLine({ view, legal, me }: LessonMoment, key: MessageKey): Line | null {
  const rolls = legal.flatMap((command) => (command.type === 'finalRoll' ? [rollAt(view, command.region, me)] : []));
  const [best] = rolls.toSorted((a, b) => Number(a.own) - Number(b.own) || b.wins - a.wins);
  if (!best || best.own) return null;
  const { wins, region, hand, cost } = best;
  return {
    key,
    args: { wins },
    target: { at: 'region', region },
    figure: { of: 'die', hand, cost },
    clause: 'DIE-1',
  };
}

function rollAt(view: GameView, region: RegionId, me: Seat) {
  const holder = view.forces.find(({ id }) => id === view.regions[region]?.force);
  const prospect = prospectOf(view, region);
  const odds = prospect?.odds;
  // The odds are given in faces of the six-sided die.
  return {
    region,
    own: holder?.seat === me,
    wins: odds ? Math.round((odds.wins / odds.of) * 6) : 0,
    hand: prospect?.inHand ?? 0,
    cost: prospect?.cost.total ?? 0,
  };
}

export function sizeOf(view: GameView, index: number): number {
  return tokensOf(view, index).reduce((sum, { amount }) => sum + amount, 0);
}

/** The tokens of a combo on offer: its race's, and its power's. */
function tokensOf(view: GameView, index: number): readonly Part[] {
  const { races, powers } = contentOf(view);
  const combo = view.column[index];
  if (!combo) return [];
  return [
    { amount: races[combo.race]?.tokens ?? 0, what: said(traitName(view, combo.race)) },
    { amount: powers[combo.power]?.tokens ?? 0, what: said(traitName(view, combo.power)) },
  ];
}

/** A line that asks for this combo; explained again, its tokens are added up. */
export function comboLine({ view }: LessonMoment, key: MessageKey, index: number, args: MessageArgs = {}): Line {
  const again: Figure = { of: 'sum', parts: tokensOf(view, index) };
  return {
    key,
    args: { ...args, tokens: sizeOf(view, index) },
    target: { at: 'combo', index },
    again,
    clause: 'COL-2',
  };
}

interface Pay extends Part {
  /** The race or power that added it; undefined for regions. */
  readonly by: string | undefined;
}

/** What the learner's latest turn paid, by what paid it: regions first, then what a race or power added. */
export function payOf({ last, me, view }: LessonMoment): readonly Pay[] {
  const paid = new Map<string | undefined, number>();
  for (const event of last) {
    if (event.type !== 'coinsMoved' || event.from.at !== 'stash') continue;
    if (event.to.at !== 'player' || event.to.seat !== me || event.of === null) continue;
    const by = 'race' in event.of ? event.of.race : 'power' in event.of ? event.of.power : undefined;
    paid.set(by, (paid.get(by) ?? 0) + event.amount);
  }
  return [...paid]
    .map(([by, amount]) => ({
      by,
      amount,
      what: by === undefined ? t('lesson.regions', { count: amount }) : said(traitName(view, by)),
    }))
    .toSorted((a, b) => Number(a.by !== undefined) - Number(b.by !== undefined));
}

export const paySum = (moment: LessonMoment): Figure => ({ of: 'sum', parts: payOf(moment) });
