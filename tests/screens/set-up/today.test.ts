import { describe, expect, it } from 'vitest';
import { nextSetup } from '../../../src/screens/set-up/next-game.ts';
import { dayOf, dayWords, gameOfDay } from '../../../src/screens/set-up/today.ts';
import '../../../src/ui/locale/english.ts';

const [morning, evening, next] = ['2026-11-05T00:01Z', '2026-11-05T23:59Z', '2026-11-06T00:00Z'].map(
  (moment) => new Date(moment),
) as [Date, Date, Date];

describe("today's game", () => {
  it('is the same for everybody all day at Greenwich, and another one tomorrow', () => {
    expect(gameOfDay(morning)).toEqual(gameOfDay(evening));
    expect(gameOfDay(morning)).toMatchObject({
      game: { players: 2, seed: 20261105, firstSeat: 0 },
      seats: [{ control: 'human' }, { control: { level: 'raider', character: 'homebody' } }],
    });
    const { game, seats } = gameOfDay(next);
    expect(game.seed).toBe(20261106);
    expect(seats[1]?.control).not.toEqual(gameOfDay(morning).seats[1]?.control);
  });

  it('is told from any other game, and says its day', () => {
    const game = gameOfDay(evening);
    expect(dayWords(dayOf(game) ?? expect.fail('no day'))).toBe('5 November');
    expect(dayWords(evening, 'numeric')).toBe('5 November 2026');
    const renamed = { ...game, seats: game.seats.map((seat) => ({ ...seat, name: 'Ada', colour: 4 })) };
    expect(dayOf(renamed)).toEqual(new Date('2026-11-05'));
    expect(dayOf(nextSetup('again', game, 5))).toBeNull();
    expect(dayOf({ ...game, seats: game.seats.map((seat) => ({ ...seat, control: 'human' as const })) })).toBeNull();
    expect(dayOf({ ...game, game: { ...game.game, firstSeat: 1 } })).toBeNull();
    expect(dayOf({ ...game, game: { ...game.game, seed: 20261345 } })).toBeNull();
  });
});
