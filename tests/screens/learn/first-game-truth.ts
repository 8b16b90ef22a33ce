import { expect } from 'vitest';
import { markedDangersOf } from '../../../src/opponents/judgement/ahead.ts';
import {
  activeForce,
  boardFacts,
  type Command,
  explain,
  type Force,
  forcesOf,
  type GameEvent,
  heldRegions,
  income,
  isWater,
  prospect,
  pushedOut,
  type RegionId,
  tokensLeft,
} from '../../../src/rules/index.ts';
import type { Line } from '../../../src/screens/learn/first-game/lesson.ts';
import type { LessonMoment } from '../../../src/screens/learn/first-game/lesson-moment.ts';
import { type MessageArgs, said as spell } from '../../../src/ui/locale/index.ts';
import { traitName } from '../../../src/ui/words/names.ts';
import { stateOf } from '../../support/position.ts';

type Claim = (moment: LessonMoment, args: MessageArgs, region: RegionId) => boolean;

const said = (value: MessageArgs[string] = null) => spell(value);
const holderOf = ({ view }: LessonMoment, region: RegionId): Force | undefined =>
  view.forces.find(({ id }) => id === view.regions[region]?.force);
const can = ({ legal }: LessonMoment, type: string, region?: RegionId) =>
  legal.some(
    (command) => command.type === type && (region === undefined || ('region' in command && command.region === region)),
  );
const costs = ({ view }: LessonMoment, region: RegionId, cost: unknown) => prospect(view, region)?.cost.total === cost;
const paysMore = ({ view }: LessonMoment, region: RegionId, source: string) =>
  prospect(view, region)?.cost.lines.some((line) => line.source === source && line.amount > 0) ?? false;
const pay = ({ last, me }: LessonMoment): number =>
  last.reduce((sum, event) => (event.type === 'scored' && event.seat === me ? sum + event.amount : sum), -1) + 1;
const mine = ({ view, me }: LessonMoment) => forcesOf(view, me);
const moved = (events: readonly GameEvent[], why: string, seat: number) =>
  events.reduce(
    (sum, event) =>
      event.type === 'tokensMoved' && event.why === why && event.seat === seat ? sum + event.count : sum,
    0,
  );
const moves = (moment: LessonMoment) =>
  ['lift', 'place', 'liftMarker', 'placeMarker'].some((type) => can(moment, type));
const declined = ({ last, me }: LessonMoment) => last.some((event) => event.type === 'declined' && event.seat === me);
const isLast = ({ view }: LessonMoment) => view.round === view.rounds;
/** Regions that could be taken that are not the learner's own. */
const open = (moment: LessonMoment, type: 'conquer' | 'finalRoll') =>
  moment.legal.filter((command) => command.type === type && holderOf(moment, command.region)?.seat !== moment.me)
    .length;
const faces = ({ view }: LessonMoment, region: RegionId) => {
  const odds = prospect(view, region)?.odds;
  return odds ? (odds.wins / odds.of) * 6 : -1;
};

/** What each line claims, asked of the rules once more. */
const claims: Readonly<Record<string, Claim>> = {
  'lesson.minute': ({ chronicle }) => chronicle.deeds.length === 0,
  'lesson.goal': ({ view }, { turns }) => turns === view.rounds - view.round + 1,
  'lesson.pick': (moment) => can(moment, 'pickCombo') && mine(moment).length === 0,
  'lesson.enter': (moment, { cost }, region) => can(moment, 'conquer', region) && costs(moment, region, cost),
  'lesson.near': (moment, { count }) => isByLandAlone(moment) && moment.legal.filter(isConquer).length === count,
  'lesson.mountain': (moment, { cost }, region) =>
    can(moment, 'conquer', region) && paysMore(moment, region, 'mountain') && costs(moment, region, cost),
  'lesson.tribe': (moment, { cost }, region) =>
    can(moment, 'conquer', region) && paysMore(moment, region, 'lostTribe') && costs(moment, region, cost),
  'lesson.die': (moment, { wins }, region) =>
    open(moment, 'conquer') === 0 && can(moment, 'finalRoll', region) && faces(moment, region) === wins,
  'lesson.rollAny': (moment, { wins }, region) =>
    open(moment, 'conquer') === 0 && can(moment, 'finalRoll', region) && faces(moment, region) === wins,
  'lesson.rolled.won': ({ last, me }, { value }) =>
    last.some((event) => event.type === 'dieRolled' && event.value === value && event.seat === me) &&
    last.some((event) => event.type === 'conquered' && event.seat === me),
  'lesson.rolled.lost': ({ last }, { value }) =>
    last.some((event) => event.type === 'dieRolled' && event.value === value) &&
    last.some(({ type }) => type === 'attemptFailed'),
  'lesson.danger': ({ view }) => view.phase === 'redeploy' && markedDangersOf(view).size > 0,
  'lesson.redeploy': (moment) => can(moment, 'endRedeployment') && moment.view.phase === 'redeploy' && moves(moment),
  'lesson.redeploy.again': (moment) =>
    can(moment, 'endRedeployment') && moment.view.phase === 'redeploy' && moves(moment) && !isLast(moment),
  'lesson.redeploy.still': (moment) =>
    can(moment, 'endRedeployment') && moment.view.phase === 'redeploy' && !moves(moment),
  'lesson.end': (moment) => can(moment, 'endRedeployment') && isLast(moment),
  'lesson.scored': (moment, { coins }) =>
    pay(moment) === coins && clausesPaid(moment).every((clause) => clause === 'SCO-1'),
  'lesson.scored.extra': (moment, { coins, land, extra }) =>
    pay(moment) === coins && landPaid(moment) === land && coins === Number(land) + Number(extra) && Number(extra) > 0,
  'lesson.trait': (moment, { by }) => {
    const { race, power } = moment.active ?? expect.fail('no race');
    const paying = traitsPaid(moment);
    return [race, power].some(
      (id) => id !== null && paying.includes(id) && said(traitName(moment.view, id)) === said(by),
    );
  },
  'lesson.scored.declined': (moment, { coins }) =>
    pay(moment) === coins && declined(moment) && clausesPaid(moment).every((clause) => clause === 'SCO-1'),
  'lesson.scored.declined.extra': (moment, { coins, extra }) =>
    pay(moment) === coins && declined(moment) && coins === landPaid(moment) + Number(extra) && Number(extra) > 0,
  'lesson.both': (moment, { coins }) =>
    pay(moment) === coins &&
    mine(moment).some(({ declined }) => declined) &&
    mine(moment).some(({ declined }) => !declined),
  'lesson.coins': ({ legal, view, me }, { coins }) => legal.length > 0 && view.coins[me] === coins,
  'lesson.choice': (moment) => can(moment, 'expand') && can(moment, 'decline'),
  'lesson.only': (moment) => moment.view.phase === 'readyTroops' && can(moment, 'expand') && can(moment, 'decline'),
  'lesson.signs': ({ view }) => signsDoNothing(view),
  'lesson.one': (moment) => can(moment, 'pickCombo') && oldLeaves(moment),
  'lesson.watch': ({ view, rival, legal, did }) => legal.length === 0 && (view.seat === rival || did.length > 0),
  'lesson.watch.pick': (moment) => isDoing(moment, 'comboPicked'),
  'lesson.watch.decline': (moment) => isDoing(moment, 'declined'),
  'lesson.watch.ready': ({ did, rival }) => moved(did, 'readied', rival) > 0,
  'lesson.watch.take': (moment, { cost }) =>
    isDoing(moment, 'conquered') && moved(moment.did, 'conquered', moment.rival) === cost && !isAttacked(moment),
  'lesson.watch.attack': (moment, { cost }) =>
    isDoing(moment, 'conquered') && moved(moment.did, 'conquered', moment.rival) === cost && isAttacked(moment),
  'lesson.watch.die': (moment) => isDoing(moment, 'dieRolled'),
  'lesson.watch.move': ({ did, rival }) => moved(did, 'placed', rival) + moved(did, 'lifted', rival) > 0,
  'lesson.watch.coins': ({ did, rival }, { coins }) =>
    did.some((event) => event.type === 'scored' && event.seat === rival && event.amount === coins),
  'lesson.lost': ({ view, legal, chronicle }, { count }) =>
    (legal.length === 0 || ['readyTroops', 'withdrawal'].includes(view.phase)) &&
    chronicle.lost === count &&
    Number(count) > 0,
  'lesson.ready': (moment) => can(moment, 'expand') && moment.view.phase === 'readyTroops',
  'lesson.readyAny': (moment) => can(moment, 'expand') && can(moment, 'decline'),
  'lesson.gone': (moment) =>
    can(moment, 'decline') && moment.active !== null && tokensLeft(moment.view, moment.active) === 0,
  'lesson.attack': (moment, { cost }, region) => {
    const holder = holderOf(moment, region);
    const isRivals = holder !== undefined && activeForce(moment.view, moment.rival)?.id === holder.id;
    return can(moment, 'conquer', region) && isRivals && costs(moment, region, cost);
  },
  'lesson.attacked': ({ last, rival }) => moved(last, 'lost', rival) === 1 && moved(last, 'withdrawn', rival) > 0,
  'lesson.attacked.lone': ({ last, rival }) =>
    moved(last, 'lost', rival) === 1 && moved(last, 'withdrawn', rival) === 0,
  'lesson.decline': (moment, { spare, regions }) =>
    can(moment, 'decline') &&
    !isLast(moment) &&
    moment.active !== null &&
    heldRegions(moment.view, moment.active).length === regions &&
    regions > 0 &&
    free(moment, moment.active) === spare,
  'lesson.pay': ({ view, me }, { cost, many, few, loot }) =>
    Number(cost) <= (view.coins[me] ?? 0) &&
    Number(many) > Number(few) &&
    view.column.length > Number(cost) &&
    view.column[0]?.coins === loot,
  'lesson.pickAny': (moment) => can(moment, 'pickCombo'),
  'lesson.pickAny.again': (moment) => can(moment, 'pickCombo') && mine(moment).length > 0,
  'lesson.again': (moment, _, region) =>
    can(moment, 'conquer', region) &&
    (boardFacts(moment.view.board).regions[region]?.entry ?? false) &&
    moment.active !== null &&
    heldRegions(moment.view, moment.active).length === 0,
  'lesson.saved': ({ last, view }, { by, cost, full }) =>
    last.some(
      (event) =>
        event.type === 'conquered' &&
        event.cost !== null &&
        event.cost.total === cost &&
        event.cost.lines.some(
          ({ source, of = '', amount }) =>
            source === 'discount' && said(traitName(view, of)) === said(by) && full === Number(cost) - amount,
        ),
    ),
  'lesson.sweep': (moment, _, region) =>
    can(moment, 'conquer', region) && holderOf(moment, region)?.seat !== moment.me && mine(moment).length > 0,
  'lesson.last': (moment) => isLast(moment) && can(moment, 'expand'),
  'lesson.more': (moment, _, region) => can(moment, 'conquer', region) && holderOf(moment, region)?.seat !== moment.me,
  'lesson.more.last': (moment, _, region) => isLast(moment) && can(moment, 'conquer', region),
  'lesson.stop': (moment) => ['conquer', 'finalRoll', 'act'].every((type) => !can(moment, type)),
  'lesson.stop.hand': (moment) =>
    moment.active?.hand === 0 && ['conquer', 'finalRoll', 'act'].every((type) => !can(moment, type)),
  'lesson.stop.own': (moment) => open(moment, 'conquer') + open(moment, 'finalRoll') === 0,
  'lesson.stop.may': (moment) => open(moment, 'conquer') === 0 && can(moment, 'act'),
  'lesson.ghouls': (moment) => moment.view.phase === 'ghouls' && can(moment, 'endConquests'),
  'lesson.spread': (moment) =>
    explain(moment.view, { type: 'endRedeployment' })?.code === 'tokensInHand' && !isLast(moment),
  'lesson.spread.last': (moment) =>
    explain(moment.view, { type: 'endRedeployment' })?.code === 'tokensInHand' && isLast(moment),
  'lesson.deploy': ({ view }) => explain(view, { type: 'endRedeployment' }) !== null,
  'lesson.withdrawal': ({ view, me }) => view.phase === 'withdrawal' && view.turnSeat !== me,
  'lesson.withdrawal.done': (moment) => moment.view.phase === 'withdrawal' && can(moment, 'endRedeployment'),
  'lesson.treaty': (moment) => can(moment, 'treaty'),
  'lesson.stout': (moment) => can(moment, 'stout') && pay(moment) > 0,
};

/** The opponent has just done that. */
const isDoing = ({ did, legal, rival }: LessonMoment, type: GameEvent['type']) =>
  legal.length === 0 && did.some((event) => event.type === type && 'seat' in event && event.seat === rival);
const isAttacked = ({ did, me }: LessonMoment) =>
  did.some((event) => event.type === 'attackBegan' && event.defender === me);

/** Regions with a sign pay a race without anything of its own one coin, and cost it what land without one costs. */
function signsDoNothing({ board }: LessonMoment['view']): boolean {
  const signed = boardFacts(board).regions.flatMap(({ symbols }, region) => (symbols.length > 0 ? [region] : []));
  return signed.every((region) => {
    const plain = stateOf(
      `board ${board}; turn 0 conquer; seat 0 ratmen+alchemist ${region}; seat 1 humans+hill hand:3`,
    );
    const pays = income(plain, 0).filter((line) => line.region === region);
    return pays.length === 1 && pays[0]?.amount === 1;
  });
}

/** Whatever is picked and declines next, the race in decline leaves. */
function oldLeaves({ view, me }: LessonMoment): boolean {
  const old = forcesOf(view, me).filter(({ declined }) => declined);
  return old.length > 0 && old.some((force) => pushedOut(view, { ...force, power: null }).includes(force));
}

const isConquer = ({ type }: Command) => type === 'conquer';

/** Only land beside the active race's may be taken, and water borders it or not, but is closed. */
function isByLandAlone({ view, active, legal }: LessonMoment): boolean {
  const held = active ? heldRegions(view, active) : [];
  const open = legal.flatMap((command) => (command.type === 'conquer' ? [command.region] : []));
  const { regions } = boardFacts(view.board);
  const isNear = open.every((region) => regions[region]?.neighbours.some((near) => held.includes(near)));
  const water = regions.flatMap(({ terrain }, region) => (isWater(terrain) ? [region] : []));
  return isNear && water.every((region) => explain(view, { type: 'conquer', region })?.code === 'water');
}

function clausesPaid({ last, me }: LessonMoment): string[] {
  return last.flatMap((event) =>
    event.type === 'coinsMoved' && event.from.at === 'stash' && event.to.at === 'player' && event.to.seat === me
      ? [event.clause]
      : [],
  );
}

function traitsPaid({ last }: LessonMoment): readonly string[] {
  return last.flatMap((event) => {
    if (event.type !== 'coinsMoved' || event.of === null || 'region' in event.of) return [];
    return ['race' in event.of ? event.of.race : event.of.power];
  });
}

const landPaid = (moment: LessonMoment) => clausesPaid(moment).filter((clause) => clause === 'SCO-1').length;

function free({ view }: LessonMoment, force: Force): number {
  // Those set aside come to hand with the others (TRN-3, AMA-2).
  const inHand = force.hand + force.aside;
  return heldRegions(view, force).reduce((sum, region) => sum + (view.regions[region]?.tokens ?? 0) - 1, inHand);
}

/** Is what the line says so? Lines nobody has thought about are not. */
export function isTrue({ key, args = {}, target, again }: Line, moment: LessonMoment): boolean {
  if (again?.of === 'sum') {
    const sum = again.parts.reduce((all, { amount }) => all + amount, 0);
    if (sum !== (args.tokens ?? args.coins ?? args.cost)) return false;
  }
  const region = target?.at === 'region' ? target.region : -1;
  return claims[key]?.(moment, args, region) ?? false;
}

/** Lines that are looked at here. */
export const claimed: readonly string[] = Object.keys(claims);
