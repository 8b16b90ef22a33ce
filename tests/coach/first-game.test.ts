import { describe, expect, it } from 'vitest';
import { progressOf, type Saying, sayingAt, steps, taught } from '../../src/coach/first-game/lesson.ts';
import type { LessonMoment } from '../../src/coach/first-game/lesson-moment.ts';
import type { Target } from '../../src/coach/first-game/step.ts';
import { phaseChoices } from '../../src/hud/board/choices.ts';
import { spreadRest } from '../../src/hud/board/deployment.ts';
import { clauses } from '../../src/locale/en/clauses.ts';
import { lesson } from '../../src/locale/en/lesson.ts';
import { t } from '../../src/locale/index.ts';
import '../../src/locale/lesson.ts';
import { type Command, legal, standings } from '../../src/rules/index.ts';
import { revive } from '../../src/saves/index.ts';
import { openingOf } from '../../src/saves/opening.ts';
import { makeRecord } from '../../src/saves/record.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { stateOf } from '../support/position.ts';
import { act, answer, begun, momentIn, type Played, setup } from './first-game-play.ts';
import { claimed, isTrue } from './first-game-truth.ts';

/** The commands that pressing what is pointed at comes to. */
function pressed({ view, legal: open, naming }: LessonMoment, target: Target | undefined): readonly Command[] {
  switch (target?.at) {
    case 'region':
      return open.filter(
        (command) => (command.type === 'conquer' || command.type === 'finalRoll') && command.region === target.region,
      );
    case 'combo':
      return open.filter((command) => command.type === 'pickCombo' && command.index === target.index);
    case 'choice':
      if (target.choice === 'spread') return spreadRest(view, open);
      return phaseChoices(view, open, naming).find(({ id }) => id === target.choice)?.commands ?? [];
    case undefined:
      return [];
  }
}

/** Notes are read: what the coach says once they are. */
function afterNotes(moment: LessonMoment, skipped: string[], heard: (saying: Saying) => void): Saying | null {
  for (;;) {
    const saying = sayingAt(moment, skipped);
    if (saying) heard(saying);
    if (!saying?.step.note) return saying;
    skipped.push(saying.name);
  }
}

/** Plays the first game as the coach says; gives what was said, in order, and which number each step of the lesson had. */
function obedient(): { game: Played; said: string[]; numbers: Map<string, number>; presses: number } {
  const game = begun();
  const skipped: string[] = [];
  const said: string[] = [];
  const numbers = new Map<string, number>();
  let presses = 0;
  while (game.state.phase !== 'gameOver') {
    const moment = momentIn(game);
    const saying = afterNotes(moment, skipped, ({ step }) => {
      said.push(step.id);
      if (taught.includes(step)) numbers.set(step.id, progressOf(moment, skipped).step);
    });
    if (game.state.seat === 1) answer(game);
    else {
      const commands = pressed(moment, saying?.line.target);
      expect(commands.length, saying?.step.id).toBeGreaterThan(0);
      act(game, commands);
      presses += 1;
    }
  }
  return { game, said, numbers, presses };
}

const wordsOf = ({ line }: Saying) => t(line.key, line.args);
const count = (words: string) => words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Columns that the lesson does not offer. */
const columns = [
  'ghouls+diplomat amazons+stout',
  'sorcerers+berserk ghouls+stout',
  'halflings+dragonMaster elves+bivouacking',
  'amazons+diplomat halflings+flying',
  'ghouls+stout trolls+heroic',
  'skeletons+seafaring giants+fortified',
  'ghouls+spirit humans+stout',
];

/** Messages of the lesson that are no lines of a step. */
const steering = [
  /^lesson\.(at\.|leave|next|progress|real|repeat|resume|skip|unknown|wait|yours)/,
  /^lesson\.(won|shared|beaten|learned|when)$/,
];

describe('the first game', () => {
  it('has lines of a dozen words at most, and every one is held against the rules', () => {
    const lines = Object.keys(lesson).filter((key) => !steering.some((pattern) => pattern.test(key)));
    expect(lines.toSorted()).toEqual(claimed.toSorted());
    for (const [key, text] of Object.entries(lesson)) {
      if (/learned|when/.test(key)) continue;
      for (const many of [0, 1, 12]) {
        const wanted = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [
          name,
          name === 'rival' ? 'Bramble' : many,
        ]);
        const words = t(key as keyof typeof lesson, Object.fromEntries(wanted));
        expect(count(words), words).toBeLessThanOrEqual(12);
      }
    }
  });

  it('says every step to who does as the coach says, in order, wins, and takes few presses', () => {
    const { game, said, numbers, presses } = obedient();
    const heard = [...new Set(said)].filter((id) => taught.some((step) => step.id === id));
    expect(heard).toEqual(taught.map(({ id }) => id));
    // Every step has a number of its own: the lesson is seen to go on.
    expect([...numbers.values()]).toEqual(taught.map((_, place) => place + 1));
    for (const id of ['rolled', 'attacked', 'lost', 'scored']) expect(said, id).toContain(id);
    expect(standings(game.state).find(({ place }) => place === 1)?.seat).toBe(0);
    expect(presses).toBeGreaterThan(20);
    expect(presses).toBeLessThan(45);
  });

  it('never gets stuck, never says what is not so, and always ends, whatever the learner does', () => {
    const heard = new Set<string>();
    for (let seed = 1; seed <= 90; seed++) {
      const draw = drawFrom(seed);
      // In every other game the column holds what brings phases and commands of its own.
      const game = begun(seed % 2 === 0 ? columns[seed % columns.length] : undefined);
      // Skipped now and then, as anybody may: the line for every turn has to do.
      const skipped: string[] = seed % 5 === 0 ? ['goal', 'pick'] : [];
      let step = 0;
      for (let turn = 0; game.state.phase !== 'gameOver'; turn++) {
        expect(turn).toBeLessThan(2000);
        const moment = momentIn(game);
        const progress = progressOf(moment, skipped);
        expect(progress.step).toBeGreaterThanOrEqual(step);
        expect(progress.step).toBeLessThanOrEqual(progress.steps);
        step = progress.step;
        const saying = afterNotes(moment, skipped, (each) => {
          heard.add(each.line.key);
          expect(isTrue(each.line, moment), `${seed}: ${wordsOf(each)}`).toBe(true);
          expect(count(wordsOf(each)), wordsOf(each)).toBeLessThanOrEqual(12);
          if (each.line.clause) expect(Object.keys(clauses)).toContain(each.line.clause);
        });
        // Somebody who is asked for a decision is told something, and what is pointed at can be done.
        expect(saying, `${game.state.phase} ${game.state.seat}`).not.toBeNull();
        if (saying?.line.target) expect(pressed(moment, saying.line.target).length, saying.step.id).toBeGreaterThan(0);
        if (game.state.seat === 1) answer(game);
        else if (draw(4) === 0 && saying?.line.target) act(game, pressed(moment, saying.line.target));
        else act(game, [randomCommand(draw, game.state)]);
      }
    }
    // Nobody is without a token left but in longer games.
    expect(claimed.filter((key) => !heard.has(key))).toEqual(['lesson.gone']);
    // Ninety games: seconds, and more on a machine that has other work.
  }, 60_000);

  it('lets the coins and the loss be read before troops that withdrew are placed', () => {
    const game = begun();
    act(game, [
      { type: 'pickCombo', index: 0 },
      { type: 'conquer', region: 1 },
      { type: 'conquer', region: 5 },
      { type: 'conquer', region: 6 },
      { type: 'finalRoll', region: 2 },
      { type: 'lift', region: 5, count: 1 },
      { type: 'place', region: 2, count: 1 },
      { type: 'endRedeployment' },
    ]);
    while (game.state.seat === 1) answer(game);
    expect(game.state.phase).toBe('withdrawal');
    const heard: string[] = [];
    const last = afterNotes(momentIn(game), [], ({ step }) => heard.push(step.id));
    expect(heard).toEqual(['scored', 'lost', 'deployAny']);
    expect(last?.line.target).toEqual({ at: 'choice', choice: 'spread' });
  });

  it('weighs the coins that lie on a combo, and names them', () => {
    const others = 'giants+hill skeletons+underworld tritons+pillaging elves+merchant';
    const said = (column: string) => {
      const saying = sayingAt(momentIn(begun(`${column} ${others}`)), ['goal', 'pick']);
      return saying && wordsOf(saying);
    };
    expect(said('dwarves+alchemist ratmen+commando')).toBe('12 tokens for 1 coin, or 7 for free? Pay!');
    expect(said('dwarves+alchemist:1 ratmen+commando')).toBe('12 tokens for 1 coin, or 7 plus 1 coin? Pay!');
    // Three tokens are not worth the coin that is paid and the one that is passed by.
    expect(said('orcs+swamp:1 ratmen+commando')).toMatch(/^Pick a race/);
  });

  it('guards while that matters and can be done, and not in the last round', () => {
    const placing = (round: number, tokens: string) => {
      const state = stateOf(
        `board 2; round ${round}; turn 0 redeploy; seat 0 humans+merchant ${tokens}; seat 1 orcs+hill 4:3`,
      );
      const saying = sayingAt(momentIn({ state, log: [] }), ['goal', 'redeploy', 'end']);
      return saying?.line.key;
    };
    expect(placing(7, '1:2 2')).toBe('lesson.redeploy.again');
    expect(placing(7, '1 2')).toBe('lesson.redeploy.still');
    expect(placing(7, '1 2 hand:2')).toBe('lesson.spread');
    expect(placing(10, '1:2 2')).toBe('lesson.end');
    expect(placing(10, '1 2')).toBe('lesson.end');
    expect(placing(10, '1 2 hand:2')).toBe('lesson.spread.last');
  });

  it('goes on past every step that is skipped', () => {
    const game = begun();
    const skipped: string[] = [];
    for (let time = 0; time <= steps.length; time++) {
      const saying = sayingAt(momentIn(game), skipped);
      if (!saying) break;
      expect(skipped).not.toContain(saying.name);
      skipped.push(saying.name);
    }
    expect(sayingAt(momentIn(game), skipped)).toBeNull();
    // What fits every turn is silent for this turn only.
    act(game, [{ type: 'pickCombo', index: 0 }]);
    expect(sayingAt(momentIn(game), ['conquerAny 9'])).not.toBeNull();
  });

  it('is where it was when the game is opened again', async () => {
    const game = begun();
    act(game, [
      { type: 'pickCombo', index: 0 },
      { type: 'conquer', region: 1 },
    ]);
    const before = sayingAt(momentIn(game), ['goal']);
    const commands = game.log.map(({ command }) => command);
    const record = makeRecord({ id: 'a', savedAt: 1, setup, commands, game: game.state });
    const again = revive(record, await openingOf(record.setup));
    const after = sayingAt(momentIn({ state: again.game, log: [...again.log] }), ['goal']);
    expect(after?.line).toEqual(before?.line);
    expect(after?.step.id).toBe('mountain');
  });

  it('follows a step that is taken back', () => {
    const game = begun();
    act(game, [
      { type: 'pickCombo', index: 0 },
      { type: 'conquer', region: 1 },
    ]);
    const earlier = begun();
    act(earlier, [{ type: 'pickCombo', index: 0 }]);
    expect(sayingAt(momentIn(game), ['goal'])?.step.id).toBe('mountain');
    expect(sayingAt(momentIn(earlier), ['goal'])?.step.id).toBe('enter');
    expect(legal(earlier.state)).toContainEqual({ type: 'conquer', region: 1 });
  });
});
