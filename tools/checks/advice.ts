import {
  actingForce,
  apply,
  boardFacts,
  type Command,
  explain,
  type GameState,
  hasTurnToCome,
  holder,
  legal,
  type Refusal,
  type RemedyCode,
} from '../../src/rules/index.ts';
import { areAdjacent } from '../../src/rules/queries.ts';
import { everyCommand } from './commands.ts';

/** What is asked of a piece of advice: the position, what may be done in it, what was refused and how. */
interface Advised {
  readonly state: GameState;
  readonly may: readonly Command[];
  readonly asked: Command;
  readonly refusal: Refusal;
}

type Follows = (advised: Advised) => boolean;

const regionIn = (command: Command) => ('region' in command ? (command.region ?? null) : null);
const isAny =
  (...types: readonly Command['type'][]): Follows =>
  ({ may }) =>
    types.every((type) => may.some((command) => command.type === type));

/** Something of the same kind, with the same piece or action, that can be done in another region. */
const elsewhere: Follows = ({ may, asked }) =>
  may.some(
    (command) =>
      command.type === asked.type &&
      regionIn(command) !== regionIn(asked) &&
      (!('marker' in command) || !('marker' in asked) || command.marker === asked.marker),
  );

const takes = new Set<Command['type']>(['conquer', 'finalRoll', 'act']);
/** A way to take a region of some kind. */
const takesOne =
  (isOne: (advised: Advised, region: number) => boolean): Follows =>
  (advised) =>
    advised.may.some((command) => {
      const region = regionIn(command);
      return takes.has(command.type) && region !== null && isOne(advised, region);
    });

/** Tokens that can be lifted from other regions of the race in this one. */
function spareElsewhere({ state, may, asked }: Advised): number {
  const region = regionIn(asked);
  const race = region === null ? null : holder(state, region)?.id;
  const most = new Map<number, number>();
  for (const command of may)
    if (command.type === 'lift' && command.region !== region && holder(state, command.region)?.id === race)
      most.set(command.region, Math.max(most.get(command.region) ?? 0, command.count));
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}

const seatIn = ({ refusal }: Advised) => Number(refusal.remedy?.facts.seat);
const isPhase: Follows = ({ may }) => may.length > 0;

/** For each piece of advice: can what it says be done? */
const follows: Readonly<Record<RemedyCode, Follows>> = {
  pickComboFirst: isPhase,
  readyTroopsFirst: isPhase,
  ghoulsFirst: isPhase,
  conquerFirst: isPhase,
  redeployFirst: isPhase,
  treatyFirst: isPhase,
  stoutFirst: isPhase,
  withdrawalFirst: isPhase,
  chooseOwn: (advised) => elsewhere(advised) || (advised.asked.type === 'place' && isAny('lift')(advised)),
  otherRegion: elsewhere,
  waitForPeace: (advised) => hasTurnToCome(advised.state, seatIn(advised)),
  endConquests: isAny('endConquests'),
  rollFirst: ({ may }) => may.some((command) => command.type === 'act' && command.region === undefined),
  cheaperRegion: isAny('finalRoll'),
  takeUp: (advised) => {
    const { asked, refusal } = advised;
    return asked.type === 'place' && Number(refusal.facts.inHand) + spareElsewhere(advised) >= asked.count;
  },
  nameAnother: isAny('treaty'),
  declineOrPass: isAny('decline', 'pass'),
  expandInstead: isAny('expand', 'decline'),
  expandFirst: isAny('expand'),
  placeThem: ({ may, refusal }) =>
    may.some((command) =>
      refusal.code === 'markersInHand'
        ? command.type === 'placeMarker' && command.marker === refusal.facts.marker
        : command.type === 'place',
    ),
  liftSpare: ({ state, may }) =>
    may.some((command) => command.type === 'lift' && (state.regions[command.region]?.tokens ?? 0) > 1),
  liftMore: isAny('lift'),
  finalRoll: ({ may, asked }) => may.some((one) => one.type === 'finalRoll' && one.region === regionIn(asked)),
  // It says how many, and not where from.
  moreTokens: () => true,
  conquerInstead: ({ may, refusal }) =>
    may.some((one) => one.type === 'conquer' && one.region === refusal.remedy?.facts.region),
  pickHigher: ({ may, asked }) =>
    may.some((one) => one.type === 'pickCombo' && asked.type === 'pickCombo' && one.index < asked.index),
  chooseBorder: takesOne(({ state }, region) => {
    const facts = boardFacts(state.board).regions[region];
    return facts !== undefined && (facts.entry || facts.edge);
  }),
  holdNeighbour: ({ state, asked }) => {
    const force = actingForce(state);
    const wanted = regionIn(asked);
    if (force === null || wanted === null) return false;
    return [...takenWithin(3, state)].some((region) => region !== wanted && areAdjacent(state, force, region, wanted));
  },
};

let last: { readonly state: GameState; readonly taken: ReadonlySet<number> } | null = null;

/** Regions that can be taken as one of the next so many steps, without the die. */
function takenWithin(steps: number, state: GameState): ReadonlySet<number> {
  if (last?.state === state) return last.taken;
  const taken = new Set<number>();
  let ahead = [state];
  for (let step = 0; step < steps; step++)
    ahead = ahead.flatMap((now) =>
      legal(now).flatMap((command) => {
        const region = regionIn(command);
        const isTaking = command.type === 'conquer' || command.type === 'act';
        if (!isTaking || region === null || taken.has(region)) return [];
        taken.add(region);
        const outcome = apply(now, command);
        return outcome.ok ? [outcome.state] : [];
      }),
    );
  last = { state, taken };
  return taken;
}

/** How many refusals with advice were asked about, in all. */
export const advised = { count: 0 };

/** What is advised in this position and cannot be done: the command that was refused, and the advice. */
export function adviceFaults(state: GameState): string[] {
  const may = legal(state);
  return everyCommand(state).flatMap((asked) => {
    const refusal = explain(state, asked);
    if (!refusal?.remedy) return [];
    advised.count += 1;
    if (follows[refusal.remedy.code]({ state, may, asked, refusal })) return [];
    return [`${JSON.stringify(asked)}: ${refusal.code}, and then ${refusal.remedy.code}, which cannot be done`];
  });
}
