import type { LogEntry } from '../../rules/course.ts';
import { contentOf, income, type RegionId, regionsOf, type Seat, seatsInOrder } from '../../rules/index.ts';
import { listOf } from '../../ui/locale/index.ts';
import { comboName, contentWords, forceAt, seatName } from '../../ui/words/names.ts';
import type { Game } from '../frame/use-game.ts';
import { line, type Narration, narrate } from '../log/narration.ts';

export type SeenGame = Pick<Game, 'view' | 'naming'>;

export function holdings(game: SeenGame, seat: Seat): readonly Narration[] {
  const { view, naming } = game;
  const held = regionsOf(view, seat);
  return [
    line('answer.holds', naming, { seat: seatName(naming, seat), count: held.length }),
    ...held.map((region) => {
      const declined = forceAt(view, region)?.declined ? 'declined' : null;
      return line('answer.region', naming, { content: contentWords(view, region), declined }, { region });
    }),
  ];
}

/** What others have done since the last turn of the person at the screen, or since the beginning if there was none. */
export function changes({ view, naming }: SeenGame, log: readonly LogEntry[]): readonly Narration[] {
  const all = log.flatMap(({ events }) => events);
  const ended = all.findLastIndex((event) => event.type === 'turnEnded' && event.seat === view.viewer);
  const since = all.slice(ended + 1);
  const begun = since.findIndex((event) => event.type === 'turnBegan' && event.seat === view.viewer);
  const lines = narrate(begun < 0 ? since : since.slice(0, begun), naming);
  return lines.length > 0 ? lines : [line('answer.unchanged', naming, {})];
}

/** What is public: latest income, income if scored now (SCO-1, SCO-3), coins if `tally`; at the end all. */
export function standing(
  game: SeenGame,
  log: readonly LogEntry[],
  tally: readonly number[] | null = null,
): readonly Narration[] {
  const { view, naming } = game;
  const events = log.flatMap((entry) => entry.events);
  if (view.phase === 'gameOver')
    return narrate(
      events.filter(({ type }) => type === 'gameEnded'),
      naming,
    );
  return [
    ...seatsInOrder(view).flatMap((seat) => {
      const paid = events.findLast((event) => event.type === 'scored' && event.seat === seat);
      const amount = income(view, seat).reduce((sum, pay) => sum + pay.amount, 0);
      const name = seatName(naming, seat);
      return [
        line('answer.standing', naming, { seat: name, count: regionsOf(game.view, seat).length, amount }),
        ...(tally ? [line('players.has', naming, { seat: name, amount: tally[seat] ?? 0 })] : []),
        ...(paid?.type === 'scored' ? [line('players.earned', naming, { seat: name, amount: paid.amount })] : []),
      ];
    }),
    ...(tally ? [] : [line('answer.secret', naming, {})]),
  ];
}

/** The combos on offer, top first: tokens, cost, and the coins on them (COL-1 to COL-4). */
export function offers({ view, naming }: SeenGame): readonly Narration[] {
  const { races, powers } = contentOf(view);
  return [
    ...view.column.map((combo, cost) =>
      line('answer.combo', naming, {
        combo: comboName(view, combo),
        tokens: (races[combo.race]?.tokens ?? 0) + (powers[combo.power]?.tokens ?? 0),
        cost,
        coins: combo.coins,
      }),
    ),
    line('column.left', naming, { banners: view.bannersLeft, badges: view.badgesLeft }),
  ];
}

export function actionsIn(naming: SeenGame['naming'], region: RegionId, actions: readonly string[]): Narration {
  return line('answer.legal', naming, { actions: listOf(actions) }, { region });
}
