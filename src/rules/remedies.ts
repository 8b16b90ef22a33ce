import { takeAtCost } from './commands/conquer.ts';
import type { Command } from './commands/index.ts';
import { costOf } from './cost.ts';
import { legal } from './legal.ts';
import { begin } from './play.ts';
import { actingForce, areAdjacent, factsOf, forceOf, holder } from './queries.ts';
import { openRegions } from './reach.ts';
import type { Refusal, RemedyCode } from './refusal.ts';
import type { Force, GameState, Position, RegionId, Seat } from './state.ts';
import { hasTurnToCome } from './turn-order.ts';
import { trial } from './view.ts';

interface Advised {
  readonly position: Position;
  /** All that may be done now. */
  readonly may: readonly Command[];
  readonly command: Command;
  readonly refusal: Refusal;
}

type CanFollow = (advised: Advised) => boolean;

const always = () => true;
const regionIn = (command: Command): RegionId | null => ('region' in command ? (command.region ?? null) : null);

function has(...types: readonly Command['type'][]): CanFollow {
  return ({ may }) => types.every((type) => may.some((command) => command.type === type));
}

const elsewhere: CanFollow = ({ may, command }) =>
  may.some(
    (one) =>
      one.type === command.type &&
      regionIn(one) !== regionIn(command) &&
      !('marker' in one && 'marker' in command && one.marker !== command.marker),
  );

function takes(types: readonly Command['type'][], isOne: (advised: Advised, region: RegionId) => boolean): CanFollow {
  return (advised) =>
    advised.may.some((command) => {
      const region = regionIn(command);
      return region !== null && types.includes(command.type) && isOne(advised, region);
    });
}

const isEntry = ({ position }: Advised, region: RegionId) => {
  const { entry, edge } = factsOf(position, region);
  return entry || edge;
};

/** Can the race get next to the region, by no more conquests than advice may take? */
const getsNextTo: CanFollow = ({ position, may, command }) => {
  const force = actingForce(position);
  const wanted = regionIn(command);
  if (force === null || wanted === null) return false;
  const isNext = (region: RegionId) => areAdjacent(position, force, region, wanted);
  // A final roll would end the conquests.
  const taken = may.some((one) => one.type === 'act' && one.region !== undefined && isNext(one.region));
  return taken || conquerable(position, force).some(isNext);
};

/** Is enough to be taken up elsewhere, beside what is in hand? */
const takesUp: CanFollow = ({ position, may, command, refusal: { facts } }) => {
  if (command.type !== 'place') return false;
  const own = holder(position, command.region)?.id;
  const most = new Map<RegionId, number>();
  for (const one of may)
    if (one.type === 'lift' && one.region !== command.region && holder(position, one.region)?.id === own)
      most.set(one.region, one.count);
  return [...most.values()].reduce((sum, count) => sum + count, Number(facts.inHand)) >= command.count;
};

/** Can what is advised be done now? A phase always has something to do; other advice must be possible. */
const canFollow: Readonly<Record<RemedyCode, CanFollow>> = {
  pickComboFirst: always,
  readyTroopsFirst: always,
  ghoulsFirst: always,
  conquerFirst: always,
  redeployFirst: always,
  treatyFirst: always,
  stoutFirst: always,
  withdrawalFirst: always,
  chooseOwn: (advised) => elsewhere(advised) || (advised.command.type === 'place' && has('lift')(advised)),
  otherRegion: elsewhere,
  waitForPeace: ({ position, refusal }) => hasTurnToCome(position, Number(refusal.remedy?.facts.seat)),
  endConquests: has('endConquests'),
  rollFirst: ({ may }) => may.some((one) => one.type === 'act' && one.region === undefined),
  cheaperRegion: has('finalRoll'),
  takeUp: takesUp,
  nameAnother: has('treaty'),
  declineOrPass: has('decline', 'pass'),
  expandInstead: has('expand', 'decline'),
  expandFirst: has('expand'),
  placeThem: always,
  liftSpare: always,
  liftMore: has('lift'),
  finalRoll: ({ may, command }) => may.some((one) => one.type === 'finalRoll' && one.region === regionIn(command)),
  moreTokens: always,
  conquerInstead: always,
  pickHigher: has('pickCombo'),
  chooseBorder: takes(['conquer', 'finalRoll', 'act'], isEntry),
  holdNeighbour: getsNextTo,
};

/** Most steps it may take until what is advised can be done: the last of them. */
const mostSteps = 3;

/** Regions that the race may conquer with its tokens, as one of its next conquests. */
function conquerable(position: Position, force: Force): readonly RegionId[] {
  const known = conquerableIn.get(position);
  if (known !== undefined) return known;
  const reached = new Set<RegionId>();
  let ahead: readonly GameState[] = [trial(position)];
  for (let step = 0; step < mostSteps; step++)
    ahead = ahead.flatMap((state) => {
      const mover = forceOf(state, force.id);
      const next = openRegions(state, mover).flatMap((open, region) =>
        open && !reached.has(region) && mover.hand > 0 && costOf(state, mover, region) <= mover.hand ? [region] : [],
      );
      return next.map((region) => {
        reached.add(region);
        const play = begin(state);
        takeAtCost(play, forceOf(play.state, force.id), region);
        return play.state;
      });
    });
  const all = [...reached];
  conquerableIn.set(position, all);
  return all;
}

const conquerableIn = new WeakMap<Position, readonly RegionId[]>();

/** The list of the position that was asked about last: of one position many commands are asked about. */
let last: { readonly position: Position; readonly viewer: Seat | null; readonly may: readonly Command[] } | null = null;

function mayIn(position: Position, viewer: Seat | null): readonly Command[] {
  if (last?.position !== position || last.viewer !== viewer) last = { position, viewer, may: legal(position, viewer) };
  return last.may;
}

/** The refusal of a command, without its advice if that cannot be followed now. */
export function advisedBy(position: Position, command: Command, refusal: Refusal, viewer: Seat | null): Refusal {
  const { remedy } = refusal;
  if (remedy === null || canFollow[remedy.code] === always) return refusal;
  const advised = { position, may: mayIn(position, viewer), command, refusal };
  return canFollow[remedy.code](advised) ? refusal : { ...refusal, remedy: null };
}
