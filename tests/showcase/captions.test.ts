import { describe, expect, it } from 'vitest';
import { showcase } from '../../src/locale/en/showcase.ts';
import { captionOf, wordsIn } from '../../src/showcase/caption.ts';
import { shotOf, targetOf } from '../../src/showcase/director.ts';
import { earnedSoFar, leaders } from '../../src/showcase/earnings.ts';
import { usualOptions } from '../../src/showcase/options.ts';
import { readingTime } from '../../src/showcase/pace.ts';
import { gameOf } from '../../src/showcase/programme.ts';
import type { StageName } from '../../src/turn/index.ts';
import { phaseOf } from '../../src/turn/index.ts';
import { ways } from '../../src/turn/ways.ts';
import { watch } from './watch.ts';

const names = ['Thistle', 'Bramble', 'Sorrel', 'Tansy', 'Yarrow'];

/** What a passer-by must never read: a message's name, something left out, an id. */
const broken = /showcase\.|log\.|phase\.|move\.|\{|\}|undefined|NaN|\bnone\b|\[object| {2}| [.,;]/;

/** Games of raiders are quick, those of strategists weigh more. */
const programme = [
  { number: 0, levels: ['strategist', 'raider'] as const },
  { number: 1, levels: ['raider'] as const },
  { number: 2, levels: ['wanderer', 'raider'] as const },
  { number: 3, levels: ['raider'] as const },
];

describe('captions, shots and the score race of whole games', () => {
  const met = new Set<StageName>();

  it.each(programme)(
    'tells every stage of game $number in words, frames it, and counts what is public (SCO-3)',
    async ({ number, levels }) => {
      const setup = gameOf(number, 3, { ...usualOptions, levels: [...levels] }, (place) => names[place] ?? '');
      const paid = setup.seats.map(() => 0);
      let told = 0;
      const end = await watch(setup, (stage, { context }) => {
        const { view, log, stages, decisions } = context;
        if (view === null) throw new Error('no view');
        const caption = captionOf(stage, decisions, { board: view.board, seats: setup.seats });
        met.add(stage.name);
        told += 1;
        for (const words of [caption.what, caption.why ?? '-', caption.outcome ?? '-']) {
          expect(words).not.toMatch(broken);
          expect(words.trim()).not.toBe('');
          expect(words.length).toBeLessThan(240);
        }
        // Where troops only go, nothing about guarding is said.
        const places = stage.events.some((event) => event.type === 'tokensMoved' && event.why === 'placed');
        if (stage.name === 'redeploy') expect(caption.why === null).toBe(stage.events.length > 0 && !places);
        // Neither what is hoped for nor why says what the die shows.
        if (stage.name === 'finalRoll')
          expect(`${caption.what} ${caption.why}`).not.toMatch(/is taken|holds out|die shows/);
        expect(readingTime(caption, 1)).toBeGreaterThanOrEqual(Math.min(8500, wordsIn(caption) * 180));

        const shot = shotOf(stage);
        if (shot.of === 'regions') {
          expect(shot.regions.length).toBeGreaterThan(0);
          for (const region of [...shot.regions, ...shot.beside]) expect(view.regions[region]).toBeDefined();
        }
        const target = targetOf(stage);
        if (target !== null) expect(shot.of === 'regions' && shot.regions.includes(target)).toBe(true);

        for (const event of stage.events)
          if (event.type === 'scored') paid[event.seat] = (paid[event.seat] ?? 0) + event.amount;
        expect(earnedSoFar(view.players, log, stages)).toEqual(paid);
        if (context.present?.phase !== 'gameOver') expect(view.coins.every((coins) => coins === null)).toBe(true);
      });
      expect(told).toBeGreaterThan(50);
      expect(phaseOf(end)).toBe('gameOver');
    },
    120_000,
  );

  it('has met the stages of a turn', () => {
    for (const name of [
      'pickCombo',
      'readyTroops',
      'conquer',
      'finalRoll',
      'redeploy',
      'score',
      'withdrawal',
      'decline',
    ] as const)
      expect(met, name).toContain(name);
  });
});

describe('the score race', () => {
  it('is led by whoever has most, and by nobody at first', () => {
    expect(leaders([0, 0])).toEqual([]);
    expect(leaders([3, 7, 7])).toEqual([1, 2]);
  });
});

it('says of every phase what the rule is', () => {
  expect(
    Object.keys(showcase)
      .filter((key) => key.startsWith('showcase.rule.'))
      .map((key) => key.slice(14))
      .sort(),
  ).toEqual(Object.keys(ways).sort());
});
