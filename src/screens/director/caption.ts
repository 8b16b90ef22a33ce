import { earnedIn, moveWords } from '../../hud/index.ts';
import { prospect, type Seat, turnRows } from '../../rules/index.ts';
import type { Decision, Stage, StageName } from '../../session/turn/index.ts';
import { t } from '../../ui/locale/index.ts';
import { type Naming, seatName } from '../../ui/words/names.ts';
import { all, outcomeOf, whatHappens } from './what-happens.ts';
import '../../ui/locale/showcase.ts';

/** Differences below this many coins do not count. */
const noticed = 0.05;

/** Why, in a sentence: what its player weighed, else the rule; null if that would explain something else. */
export function whyOf(stage: Stage, decision: Decision | null, naming: Naming): string | null {
  if (takesUp(stage)) return null;
  return odds(stage, decision) ?? weighed(stage, decision, naming) ?? paid(stage) ?? t(`showcase.rule.${stage.name}`);
}

/** Are troops only taken up here, where the rule is about guarding regions? */
function takesUp({ name, events }: Stage): boolean {
  return name === 'redeploy' && events.length > 0 && all(events, 'tokensMoved').every(({ why }) => why !== 'placed');
}

function shows({ name, seat }: Stage, decision: Decision | null): decision is Decision {
  const [command] = decision?.commands ?? [];
  return command !== undefined && decision?.seat === seat && turnRows[name].commands.includes(command.type);
}

function odds(stage: Stage, decision: Decision | null): string | null {
  if (stage.name !== 'finalRoll' || !shows(stage, decision)) return null;
  const [command] = decision.commands;
  if (command?.type !== 'finalRoll') return null;
  const wins = prospect(decision.seen, command.region)?.odds?.wins ?? 0;
  return wins > 0 ? t('showcase.why.odds', { wins }) : null;
}

function weighed(stage: Stage, decision: Decision | null, naming: Naming): string | null {
  if (!shows(stage, decision)) return null;
  const [chosen, next] = decision.weighed;
  if (chosen === undefined || next === undefined) return null;
  const lead = chosen.coins - next.coins;
  const words = {
    seat: seatName(naming, decision.seat),
    other: moveWords(decision.seen, next.command, naming),
    gain: Math.max(0.1, Math.round(Math.abs(lead) * 10) / 10),
  };
  if (Math.abs(lead) < noticed) return t('showcase.why.even', words);
  if (lead > 0) return t('showcase.why.better', words);
  // A player who searches ahead goes by the result of the search.
  return chosen.share === null ? null : t('showcase.why.searched', { seat: words.seat, share: chosen.share });
}

function paid({ name, events }: Stage): string | null {
  if (name !== 'score') return null;
  const lines = earnedIn(events);
  const sum = (regions: boolean) =>
    lines.filter(({ clause }) => (clause === 'SCO-1') === regions).reduce((total, { amount }) => total + amount, 0);
  return lines.length === 0 ? null : t('showcase.why.regions', { count: sum(true), bonus: sum(false) });
}

export interface Caption {
  readonly phase: StageName;
  readonly seat: Seat;
  readonly what: string;
  /** Null if there is nothing to explain. */
  readonly why: string | null;
  /** What replaces `why` once the die has landed; null if none is thrown. */
  readonly outcome: string | null;
}

/** The caption of a stage. `decisions` are the chart's, the latest last. */
export function captionOf(stage: Stage, decisions: readonly Decision[], naming: Naming): Caption {
  const decision = decisions.at(-1) ?? null;
  return {
    phase: stage.name,
    seat: stage.seat,
    what: whatHappens(stage, naming),
    why: whyOf(stage, decision, naming),
    outcome: outcomeOf(stage, naming),
  };
}

export function wordsIn({ what, why, outcome }: Caption): number {
  return [what, why ?? '', outcome ?? ''].join(' ').split(/\s+/).filter(Boolean).length;
}
