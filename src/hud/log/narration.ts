import { boardFacts, type CoinPlace, type GameEvent, isWater, type Place, type RegionId } from '../../rules/index.ts';
import { has, listOf, type MessageArgs, type MessageKey, type Name, t } from '../../ui/locale/index.ts';
import {
  contentWords,
  holderWords,
  markerName,
  type Naming,
  powerName,
  raceName,
  regionName,
  seatName,
} from '../../ui/words/names.ts';
import type { Game } from '../frame/use-game.ts';

export interface Narration {
  readonly key: MessageKey;
  readonly args: MessageArgs;
  /** The regions named in it, by message argument. */
  readonly regions: Readonly<Record<string, RegionId>>;
}

export interface Line extends Narration {
  readonly clause: string;
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

const regionIn = (place: Place): RegionId | null => (place.at === 'region' ? place.region : null);

/** Puts a run of events into words, newest last. Leaves out what another line already says. */
export function narrate(events: readonly GameEvent[], naming: Naming): readonly Line[] {
  return gathered(events).flatMap((event) => {
    const words = lineOf(event, naming);
    return words ? [{ ...words, clause: clauseOf(event) }] : [];
  });
}

function clauseOf(event: GameEvent): string {
  if ('clause' in event) return event.clause;
  if (event.type === 'scored') return 'SCO-1';
  return event.type === 'gameEnded' ? 'END-1' : 'TRN-7';
}

function lineOf(event: GameEvent, naming: Naming): Narration | null {
  const seat = (id: number) => seatName(naming, id);
  switch (event.type) {
    case 'turnBegan':
      return line('log.turnBegan', naming, { round: event.round, seat: seat(event.seat) });
    case 'comboPicked':
      return line('log.comboPicked', naming, {
        seat: seat(event.seat),
        power: powerName(naming, event.power),
        race: raceName(naming, event.race),
        cost: event.cost,
      });
    case 'comboRevealed':
      return line('log.comboRevealed', naming, {
        power: powerName(naming, event.power),
        race: raceName(naming, event.race),
      });
    case 'badgesReshuffled':
      return line('log.badgesReshuffled', naming, {});
    case 'tokensMoved':
      return tokensLine(event, naming);
    case 'markerMoved':
      return markerLine(event, naming);
    case 'lostTribeRemoved':
      return line('log.lostTribeRemoved', naming, {}, { region: event.region });
    case 'coinsMoved':
      return coinsLine(event, naming);
    case 'dieRolled':
      return line('log.dieRolled', naming, { seat: seat(event.seat), value: event.value }, { region: event.region });
    case 'conquered':
      return conqueredLine(event, naming);
    case 'attemptFailed':
      return line('log.attemptFailed', naming, {}, { region: event.region });
    case 'regionAbandoned':
      return line('log.regionAbandoned', naming, {}, { region: event.region });
    case 'declined':
      return line('log.declined', naming, { seat: seat(event.seat) });
    case 'badgeDiscarded':
      return line('log.badgeDiscarded', naming, { power: powerName(naming, event.power) });
    case 'raceLeft':
      return line('log.raceLeft', naming, { race: raceName(naming, event.race) });
    case 'treatyMade':
      return line('log.treatyMade', naming, { seat: seat(event.seat), bound: seat(event.bound) });
    case 'treatyEnded':
      return line('log.treatyEnded', naming, { bound: seat(event.bound) });
    case 'scored':
      return line('log.scored', naming, { seat: seat(event.seat), amount: event.amount });
    case 'gameEnded':
      return endLine(event, naming);
    case 'attackBegan':
    case 'phaseChanged':
    case 'turnEnded':
      return null;
  }
}

export function line(
  key: MessageKey,
  naming: Pick<Naming, 'board'>,
  args: MessageArgs,
  places: Readonly<Record<string, RegionId | null>> = {},
): Narration {
  const names: Record<string, Name | null> = {};
  const regions: Record<string, RegionId> = {};
  for (const [arg, region] of Object.entries(places)) {
    names[arg] = region === null ? null : regionName(naming.board, region);
    if (region !== null) regions[arg] = region;
  }
  return { key, args: { ...args, ...names }, regions };
}

function tokensLine(event: EventOf<'tokensMoved'>, naming: Naming): Narration | null {
  // `conquered` and `regionAbandoned` say so.
  if (event.why === 'conquered' || event.why === 'abandoned') return null;
  const { count, race, seat } = event;
  const args = { seat: seatName(naming, seat), count, race: raceName(naming, race, count) };
  return line(`log.tokensMoved.${event.why}`, naming, args, { from: regionIn(event.from), to: regionIn(event.to) });
}

function markerLine({ marker, count, from, to }: EventOf<'markerMoved'>, naming: Naming): Narration | null {
  const [source, goal] = [regionIn(from), regionIn(to)];
  const args = { marker: markerName(marker, count) };
  if (source !== null && goal !== null) return line('log.markerMoved.moved', naming, args, { from: source, to: goal });
  if (goal !== null) return line('log.markerMoved.placed', naming, args, { to: goal });
  return source === null ? null : line('log.markerMoved.taken', naming, args, { from: source });
}

function coinsLine({ from, to, amount }: EventOf<'coinsMoved'>, naming: Naming): Narration | null {
  const payer = playerAt(from);
  if (to.at === 'column' && payer !== null)
    return line('log.coinsMoved.column', naming, { seat: seatName(naming, payer), amount });
  const owner = playerAt(to);
  if (from.at === 'column' && owner !== null)
    return line('log.coinsMoved.collected', naming, { seat: seatName(naming, owner), amount });
  // The coins of a turn appear as their sum, `scored`, and line by line on the receipt.
  return null;
}

const playerAt = (place: CoinPlace): number | null => (place.at === 'player' ? place.seat : null);

function conqueredLine(event: EventOf<'conquered'>, naming: Naming): Narration {
  const key = `log.conquered.${event.by}`;
  const args = { seat: seatName(naming, event.seat), cost: event.cost?.total ?? 0 };
  return line(has(key) ? key : 'log.conquered.other', naming, args, { region: event.region });
}

function endLine({ standings }: EventOf<'gameEnded'>, naming: Naming): Narration {
  const winners = standings.filter(({ place }) => place === 1);
  return line('log.gameEnded', naming, {
    winners: listOf(winners.map(({ seat }) => seatName(naming, seat))),
    count: winners.length,
    coins: winners[0]?.coins ?? 0,
  });
}

/** A line as plain text, for the live region. */
export function plainWords({ key, args }: Pick<Line, 'key' | 'args'>): string {
  return t(key, args);
}

type TokensMoved = Extract<GameEvent, { type: 'tokensMoved' }>;

/** Merges runs of tokens coming home or going back to the tray: the last event of a run holds the sum. */
function gathered(events: readonly GameEvent[]): readonly GameEvent[] {
  const out: GameEvent[] = [];
  for (const event of events) {
    const before = out.at(-1);
    if (event.type === 'tokensMoved' && before?.type === 'tokensMoved' && isRun(before, event)) {
      out[out.length - 1] = { ...event, count: before.count + event.count };
    } else if (
      event.type === 'coinsMoved' &&
      before?.type === 'coinsMoved' &&
      before.to.at === 'column' &&
      event.to.at === 'column'
    ) {
      out[out.length - 1] = { ...event, amount: before.amount + event.amount };
    } else out.push(event);
  }
  return out;
}

function isRun(a: TokensMoved, b: TokensMoved): boolean {
  return a.force === b.force && a.why === b.why && (a.why === 'readied' || a.why === 'declined');
}

/** The neighbours of a region, with their holders and contents (MAP-2). */
export function neighbours({ view, naming }: Pick<Game, 'view' | 'naming'>, region: RegionId): readonly Narration[] {
  const facts = boardFacts(view.board).regions;
  const beside = facts[region]?.neighbours ?? [];
  return [
    line('answer.neighbours', naming, { count: beside.length }, { region }),
    ...beside.map((next) => {
      const terrain = facts[next]?.terrain;
      const nobody = t(terrain && isWater(terrain) ? 'region.water' : 'region.free');
      const holder = holderWords(view, naming, next) ?? nobody;
      return line('answer.neighbour', naming, { holder, content: contentWords(view, next) }, { region: next });
    }),
  ];
}
