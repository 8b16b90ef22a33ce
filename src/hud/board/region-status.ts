import { useEffect } from 'react';
import { prospectOf } from '../../opponents/judgement/cache.ts';
import { boardFacts, isConquest, isWater, type Prospect, type RegionId } from '../../rules/index.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { type List, listOf, said, sentences, t } from '../../ui/locale/index.ts';
import { useSettings } from '../../ui/look/index.ts';
import { contentWords, holderWords, regionTitle } from '../../ui/words/names.ts';
import { barrierWords, costLines, refusalWords, sentence } from '../../ui/words/refusal-words.ts';
import type { Game } from '../frame/use-game.ts';
import { regionChoices } from './choices.ts';
import { useIsAsked } from './questions.ts';
import type { RegionAhead } from './region-ahead.ts';

// Nothing is to be gained or lost before the first combo is picked.
const file = lazyValue(() => import('./region-ahead.ts'), { needsNotice: true });

interface RegionWords {
  /** What its control is called. */
  readonly name: string;
  /** Its description. */
  readonly detail: string | undefined;
}

/** What the control of a region says: on the plan as below the picture. What others could take is reckoned for one region at a time, the current one. */
export function useRegionWords(game: Game, region: RegionId, isCurrent: boolean): RegionWords {
  const isAsked = useIsAsked();
  const isWarned = useSettings((settings) => settings.threats);
  const ahead = file.use(({ value }) => value?.regionAhead ?? null);
  const isWanted = game.view.forces.length > 0;
  useEffect(() => {
    if (isWanted) file.load();
  }, [isWanted]);
  return {
    name: regionSentence(game, region, { isAsked, ahead, isWarned }),
    detail: regionDetail(game, region, { isAsked, ahead: isCurrent ? ahead : null, isWarned }),
  };
}

export interface RegionTelling {
  /** The board is asked about, and does not give the answers away. */
  readonly isAsked?: boolean;
  /** What may come of it; null before that is fetched. */
  readonly ahead?: RegionAhead | null;
  readonly isWarned?: boolean;
}

/** What decides first: all that decides stands here, since not every reader says a description. */
export function regionSentence(
  game: Game,
  region: RegionId,
  { isAsked = false, ahead = null, isWarned = true }: RegionTelling = {},
): string {
  const { view } = game;
  const asking = isAsked ? null : askingFor(game, region);
  return inSentences([
    regionTitle(view.board, region),
    ...(isAsked ? [] : statusWords(game, region, asking)),
    heldWords(game, region),
    isAsked || !isWarned ? null : ahead?.danger(game, region),
    placeWords(game, region, isAsked ? [] : ahead?.worth(game, region)),
    ...(asking && isConquest(view.phase) ? (ahead?.gain(game, region) ?? []) : []),
  ]);
}

function regionDetail(
  game: Game,
  region: RegionId,
  { isAsked = false, ahead = null, isWarned = true }: RegionTelling = {},
): string | undefined {
  if (isAsked) return undefined;
  const asking = askingFor(game, region);
  const { barrier, cost } = asking ?? {};
  return (
    inSentences([
      cost && cost.lines.length > 1 ? t('board.cost.lines', { lines: costLines(game.view, cost) }) : null,
      barrier ? refusalWords(barrier, game.naming).remedy : null,
      isWarned ? ahead?.more(game, region) : null,
    ]) || undefined
  );
}

/** What taking the region would mean, where its cost is asked: by whoever is to move, of what is not held already. */
function askingFor({ view, phase }: Game, region: RegionId): Prospect | null {
  const isAsking = view.seat === view.viewer && (isConquest(phase) || phase === 'readyTroops');
  const outlook = isAsking ? prospectOf(view, region) : null;
  return outlook?.barrier?.code === 'alreadyHeld' ? null : outlook;
}

/** What may be done now, at what cost, or what is in the way; why nothing can be is said to who tries. */
function statusWords(
  { view, legal, naming, phase }: Game,
  region: RegionId,
  asking: Prospect | null,
): readonly string[] {
  const choices = regionChoices(view, legal, region, naming);
  // What this race can never take has no price for it.
  const isCostSaid = asking === null || asking.barrier?.code === 'water' || choices.some(({ id }) => id === 'conquer');
  // The region's name has been said.
  const offered = choices.map(({ id, label }) => (id === 'place' ? t('board.status.place') : label));
  const canLift = choices.length === 0 && legal.some((one) => one.type === 'lift' && one.region === region);
  return [
    ...(isCostSaid ? [] : [costWords(asking, isConquest(phase))]),
    ...(asking?.barrier ? [barrierWords(asking.barrier, naming)] : []),
    ...offered,
    ...(canLift ? [t('board.status.lift')] : []),
  ];
}

/** What is in hand counts once the troops are ready. */
function costWords({ cost, short, inHand, barrier }: Prospect, isReady: boolean): string {
  const isShort = isReady && short > 0 && barrier === null;
  return isShort
    ? t('board.status.short', { count: cost.total, hand: inHand })
    : t('board.status.cost', { count: cost.total });
}

function heldWords({ view, naming }: Game, region: RegionId): string {
  const holder = holderWords(view, naming, region);
  const content = contentWords(view, region);
  if (holder) return t('board.held', { holder, content });
  const terrain = boardFacts(view.board).regions[region]?.terrain;
  return listed(content) ?? t(terrain && isWater(terrain) ? 'region.water' : 'region.free');
}

function placeWords({ view }: Game, region: RegionId, worth: readonly string[] = []): string | null {
  const facts = boardFacts(view.board).regions[region];
  return listed(
    listOf([...(facts?.entry ? [t('region.edge')] : []), ...(facts?.coastal ? [t('region.coastal')] : []), ...worth]),
  );
}

/** A list that stands by itself; null if nothing is on it. */
const listed = (all: List): string | null => (all.list.length > 0 ? sentence(said(all)) : null);

/** Each a sentence of its own, those that are none without a stop included. */
function inSentences(all: readonly (string | null | undefined)[]): string {
  return sentences(...all.map((words) => words && (/[.!?…]$/.test(words) ? words : `${words}.`)));
}
