import { beforeAll, describe, expect, it } from 'vitest';
import type { LevelId } from '../../../src/opponents/types.ts';
import type { GameView } from '../../../src/rules/index.ts';
import { type Caption, captionOf, wordsIn } from '../../../src/screens/director/caption.ts';
import { shotOf, targetOf } from '../../../src/screens/director/director.ts';
import { readingTime } from '../../../src/screens/director/pace.ts';
import { earnedSoFar, leaders } from '../../../src/screens/showcase/Overlay.tsx';
import { usualOptions } from '../../../src/screens/showcase/options.ts';
import { gameOf } from '../../../src/screens/showcase/use-games.ts';
import {
  partOf,
  type Stage,
  type StageName,
  type TableContext,
  type TableSnapshot,
} from '../../../src/session/turn/index.ts';
import { transitions } from '../../../src/session/turn/stages.ts';
import showcase from '../../../src/ui/locale/en/showcase.json';
import { watch } from '../showcase/watch.ts';

const names = ['Thistle', 'Bramble', 'Sorrel', 'Tansy', 'Yarrow'];

/** What a passer-by must never read: a message's name, something left out, an id. */
const broken = /showcase\.|log\.|phase\.|move\.|\{|\}|undefined|NaN|\bnone\b|\[object| {2}| [.,;]/;

/** A stage as the showcase meets it, with its caption. */
interface Moment {
  readonly stage: Stage;
  readonly context: TableContext;
  readonly view: GameView;
  readonly caption: Caption;
  /** Coins that each seat has been paid in the stages up to this one. */
  readonly paid: readonly number[];
}

/** Plays a game of the programme to its end and notes every stage. */
async function momentsOf(
  number: number,
  levels: readonly LevelId[],
): Promise<{ moments: Moment[]; end: TableSnapshot }> {
  const setup = gameOf(number, 3, { ...usualOptions, levels: [...levels] }, (place) => names[place] ?? '');
  const moments: Moment[] = [];
  let paid: readonly number[] = setup.seats.map(() => 0);
  const end = await watch(setup, (stage, { context }) => {
    const { view, decisions } = context;
    if (view === null) throw new Error('no view');
    const gains = stage.events.flatMap((event) => (event.type === 'scored' ? [event] : []));
    paid = paid.map((sum, seat) => gains.reduce((all, gain) => (gain.seat === seat ? all + gain.amount : all), sum));
    const caption = captionOf(stage, decisions, { board: view.board, content: view.content, seats: setup.seats });
    moments.push({ stage, context, view, caption, paid });
  });
  return { moments, end };
}

/** Games of raiders are quick, those of strategists weigh more. */
const programme = [
  { number: 0, levels: ['strategist', 'raider'] as const },
  { number: 1, levels: ['raider'] as const },
  { number: 2, levels: ['wanderer', 'raider'] as const },
  { number: 3, levels: ['raider'] as const },
];

const met = new Set<StageName>();

describe.each(programme)('whole game $number of the programme', ({ number, levels }) => {
  let moments: readonly Moment[] = [];
  let end: TableSnapshot;

  beforeAll(async () => {
    ({ moments, end } = await momentsOf(number, levels));
    for (const { stage } of moments) met.add(stage.name);
  }, 120_000);

  it('is shown to its end, stage by stage', () => {
    expect(moments.length).toBeGreaterThan(50);
    expect(partOf(end)).toBe('gameOver');
  });

  it('has a caption for every stage, in whole words and short', () => {
    for (const { caption } of moments)
      for (const words of [caption.what, caption.why ?? '-', caption.outcome ?? '-']) {
        expect(words).not.toMatch(broken);
        expect(words.trim()).not.toBe('');
        expect(words.length).toBeLessThan(240);
      }
  });

  it('leaves every caption long enough to be read', () => {
    for (const { caption } of moments)
      expect(readingTime(caption, 1)).toBeGreaterThanOrEqual(Math.min(8500, wordsIn(caption) * 180));
  });

  it('explains a redeployment unless troops are only taken up', () => {
    for (const { stage, caption } of moments) {
      if (stage.name !== 'redeploy') continue;
      const places = stage.events.some((event) => event.type === 'tokensMoved' && event.why === 'placed');
      expect(caption.why === null).toBe(stage.events.length > 0 && !places);
    }
  });

  it('does not give away what the die will show', () => {
    for (const { stage, caption } of moments)
      if (stage.name === 'finalRoll')
        expect(`${caption.what} ${caption.why}`).not.toMatch(/is taken|holds out|die shows/);
  });

  it('frames regions of the board, the contested one among them', () => {
    for (const { stage, view } of moments) {
      const shot = shotOf(stage);
      if (shot.of === 'regions') {
        expect(shot.regions.length).toBeGreaterThan(0);
        for (const region of [...shot.regions, ...shot.beside]) expect(view.regions[region]).toBeDefined();
      }
      const target = targetOf(stage);
      if (target !== null) expect(shot.of === 'regions' && shot.regions.includes(target)).toBe(true);
    }
  });

  it('counts in the score race what was paid so far', () => {
    for (const { view, context, paid } of moments)
      expect(earnedSoFar(view.players, context.log, context.stages)).toEqual(paid);
  });

  it('SCO-3 shows no coins before the end', () => {
    for (const { view, context } of moments)
      if (context.present?.phase !== 'gameOver') expect(view.coins.every((coins) => coins === null)).toBe(true);
  });
});

it('the games of the programme have the stages of a turn', () => {
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

describe('the score race', () => {
  it('is led by whoever has most, and by nobody at first', () => {
    expect(leaders([0, 0])).toEqual([]);
    expect(leaders([3, 7, 7])).toEqual([1, 2]);
  });
});

it('the showcase has a rule to tell for every phase', () => {
  expect(
    Object.keys(showcase)
      .filter((key) => key.startsWith('showcase.rule.'))
      .map((key) => key.slice(14))
      .sort(),
  ).toEqual(Object.keys(transitions).sort());
});
