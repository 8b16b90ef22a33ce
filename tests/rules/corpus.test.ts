import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardMarks } from '../../tools/corpus/boards.ts';
import { coverage, missing } from '../../tools/corpus/coverage.ts';
import { fromText, playAgain } from '../../tools/corpus/recording.ts';

const games = fromText(readFileSync(new URL('corpus/games.jsonl', import.meta.url), 'utf8'));
const met = coverage();

// `npm run make -- corpus` records them anew, when behaviour was changed on purpose.
it('the boards are as they were recorded, region by region', () => {
  expect(boardMarks()).toBe(readFileSync(new URL('corpus/boards.txt', import.meta.url), 'utf8'));
});

describe('recorded games are played as they were: legal lists, events, states and answers', () => {
  for (const game of games) it(game.name, () => playAgain(game, met.note));

  it('they show every race and power, active and in decline, and every kind of command, event and phase', () => {
    const kinds = 'treaty stout pickCombo expand decline pass abandon conquer finalRoll endConquests place lift';
    const more = 'placeMarker liftMarker endRedeployment berserkRoll convert dragon strike';
    expect([...met.commands].sort()).toEqual(`${kinds} ${more}`.split(' ').sort());
    expect(met.events.size).toBe(22);
    expect(met.phases.size).toBe(9);
    expect(missing(met.active)).toEqual([]);
    expect(missing(met.declined)).toEqual([]);
  });
});
