import { listOf, type Name, nameOf, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/showcase.ts';
import { narrate, plainWords } from '../../hud/index.ts';
import type { GameEvent } from '../../rules/index.ts';
import type { Stage } from '../../session/turn/index.ts';
import { comboName, forceAt, type Naming, raceName, regionName, seatName, traitName } from '../../ui/words/names.ts';
import { costLineWords } from '../../ui/words/refusal-words.ts';

/** In one sentence. If a die is to be thrown it says what is hoped for, not the result (`outcomeOf`). */
export function whatHappens(stage: Stage, naming: Naming): string {
  return own(stage, naming) ?? sayFromEvents(stage, naming);
}

/** The result of a stage's die, once it has landed; null if none is thrown. */
export function outcomeOf({ events }: Stage, naming: Naming): string | null {
  const roll = first(events, 'dieRolled');
  if (roll === null) return null;
  if (roll.purpose !== 'finalRoll' || roll.region === null) return t('showcase.what.roll.shows', { value: roll.value });
  const won = first(events, 'conquered') !== null;
  const args = { value: roll.value, region: regionName(naming.board, roll.region) };
  return t(won ? 'showcase.what.finalRoll.won' : 'showcase.what.finalRoll.lost', args);
}

function own(stage: Stage, naming: Naming): string | null {
  const { events, seat } = stage;
  const who = seatName(naming, seat);
  switch (stage.name) {
    case 'pickCombo':
      return picked(stage, naming);
    case 'readyTroops':
      return readied(stage, naming);
    case 'ghouls':
    case 'conquer':
      return conquered(stage, naming);
    case 'finalRoll':
      return attempted(stage, naming);
    case 'redeploy':
    case 'withdrawal':
      return placed(stage, naming);
    case 'treaty': {
      const made = first(events, 'treatyMade');
      return made && t('showcase.what.treaty', { seat: who, bound: seatName(naming, made.bound) });
    }
    case 'score':
      return t('showcase.what.score', { seat: who, amount: first(events, 'scored')?.amount ?? 0 });
    case 'stout':
      return t('showcase.what.stout', { seat: who });
    case 'decline':
      return declined(stage, naming);
    case 'handOver':
    case 'gameOver':
      return null;
  }
}

function sayFromEvents({ events, name, seat }: Stage, naming: Naming): string {
  const lines = narrate(events, naming).map(plainWords);
  return lines.length > 0
    ? sentences(...lines.slice(0, 3))
    : t('showcase.what.phase', { seat: seatName(naming, seat), phase: nameOf(`phase.${name}.long`, name) });
}

function picked({ events }: Stage, naming: Naming): string | null {
  const pick = first(events, 'comboPicked');
  if (pick === null) return null;
  const coins = all(events, 'coinsMoved').filter(({ from, to }) => from.at === 'column' && to.at === 'player');
  const collected = coins.reduce((sum, { amount }) => sum + amount, 0);
  return t('showcase.what.pickCombo', {
    seat: seatName(naming, pick.seat),
    combo: comboName(naming, pick),
    cost: pick.cost,
    collected,
  });
}

function readied(stage: Stage, naming: Naming): string | null {
  const given = first(stage.events, 'regionAbandoned');
  if (given !== null) {
    const region = regionName(naming.board, given.region);
    return t('showcase.what.abandoned', { seat: seatName(naming, stage.seat), region });
  }
  const moves = all(stage.events, 'tokensMoved').filter(({ why }) => why === 'readied');
  const race = moves[0]?.race;
  if (race === undefined) return null;
  const count = moves.reduce((sum, move) => sum + move.count, 0);
  return t('showcase.what.readyTroops', {
    seat: seatName(naming, stage.seat),
    count,
    race: raceName(naming, race, count),
  });
}

function conquered(stage: Stage, naming: Naming): string | null {
  const taken = all(stage.events, 'conquered').at(-1);
  if (taken === undefined) return beforehand(stage, naming) ?? readied(stage, naming);
  const place = { region: regionName(naming.board, taken.region), from: loser(stage, taken, naming) };
  const who = { seat: seatName(naming, taken.seat), race: raceOf(stage, taken) };
  const { cost, by } = taken;
  if (cost === null) return t('showcase.what.taken', { ...who, ...place, by: traitName(naming, by) });
  const parts = cost.lines.map((line) =>
    t('showcase.cost.line', { what: costLineWords(naming, line), amount: line.amount }),
  );
  return t('showcase.what.conquer', {
    ...who,
    ...place,
    cost: cost.total,
    parts: listOf(parts.length > 1 ? parts : []),
  });
}

function beforehand({ events, seat }: Stage, naming: Naming): string | null {
  const roll = first(events, 'dieRolled');
  return roll && t('showcase.what.roll', { seat: seatName(naming, seat) });
}

/** Who held the region before; null if nobody, or the same player. */
function loser({ before }: Stage, { region, seat }: EventOf<'conquered'>, naming: Naming): string | null {
  const force = forceAt(before, region);
  return force === null || force.seat === seat ? null : seatName(naming, force.seat);
}

function raceOf({ before, after }: Stage, { force }: { readonly force: number }): Name {
  const found = [...after.forces, ...before.forces].find(({ id }) => id === force);
  return raceName(after, found?.race ?? '');
}

function attempted(stage: Stage, naming: Naming): string | null {
  const roll = first(stage.events, 'dieRolled');
  if (roll === null || roll.region === null) return beforehand(stage, naming);
  const cost = first(stage.events, 'conquered')?.cost ?? first(stage.events, 'attemptFailed')?.cost;
  const hand = stage.before.forces.find(({ id }) => id === roll.force)?.hand ?? 0;
  return t('showcase.what.finalRoll', {
    seat: seatName(naming, roll.seat),
    race: raceOf(stage, roll),
    region: regionName(naming.board, roll.region),
    short: Math.max(1, (cost?.total ?? 0) - hand),
  });
}

function placed({ events, name, seat }: Stage, naming: Naming): string | null {
  const moves = all(events, 'tokensMoved').filter(({ why }) => why === 'placed');
  const who = seatName(naming, seat);
  const count = moves.reduce((sum, move) => sum + move.count, 0);
  if (count === 0)
    return name === 'redeploy' && events.length === 0 ? t('showcase.what.redeploy.stay', { seat: who }) : null;
  const regions = new Set(moves.map(({ to }) => (to.at === 'region' ? to.region : -1))).size;
  return t(`showcase.what.${name === 'withdrawal' ? 'withdrawal' : 'redeploy'}`, { seat: who, count, regions });
}

function declined({ before, events, seat }: Stage, naming: Naming): string | null {
  const decline = first(events, 'declined');
  const force = before.forces.find(({ id }) => id === decline?.force);
  return force
    ? t('showcase.what.decline', { seat: seatName(naming, seat), race: raceName(naming, force.race) })
    : null;
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

function first<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type): EventOf<Type> | null {
  const is = (event: GameEvent): event is EventOf<Type> => event.type === type;
  return events.find(is) ?? null;
}

export function all<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type): EventOf<Type>[] {
  const is = (event: GameEvent): event is EventOf<Type> => event.type === type;
  return events.filter(is);
}
