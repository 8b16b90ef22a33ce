import { describe, expect, it } from 'vitest';
import { argsOf, questions, stateOf } from '../../../src/screens/learn/first-game/questions/questions.ts';
import { has, t } from '../../../src/ui/locale/index.ts';
import '../../../src/ui/locale/lesson.ts';
import { apply, boardFacts, type Command, type GameState, income, legal } from '../../../src/rules/index.ts';
import { longestSentence } from './sentences.ts';

const coins = (state: GameState) => income(state, 0).reduce((sum, { amount }) => sum + amount, 0);
const mine = (state: GameState, region: number) =>
  state.forces.some(({ id, seat }) => seat === 0 && id === state.regions[region]?.force);
const done = (state: GameState, command: Command) => {
  const outcome = apply(state, command);
  return outcome.ok ? outcome.state : null;
};

/** The right answers, tried out move by move. */
const truths: Readonly<Record<string, (state: GameState, region: number) => boolean>> = {
  attack: (state, region) =>
    legal(state).some(
      (command) => (command.type === 'conquer' || command.type === 'finalRoll') && command.region === region,
    ),
  coins: (state, region) => {
    const taken = done(state, { type: 'conquer', region });
    return taken !== null && coins(taken) === coins(state) + 2;
  },
  gone: (state, region) => {
    const after = done(state, { type: 'decline' });
    return after !== null && mine(state, region) && !mine(after, region);
  },
};

/** What the words of a wrong answer claim. */
const claims: Readonly<Record<string, (state: GameState, region: number) => boolean>> = {
  'attack.no.alreadyHeld': mine,
  'attack.no.water': ({ board }, region) => ['sea', 'lake'].includes(boardFacts(board).regions[region]?.terrain ?? ''),
  'attack.no.notAdjacent': (state, region) =>
    !boardFacts(state.board).regions[region]?.neighbours.some((near) => mine(state, near)),
  'attack.no.tooFewTokens': (state, region) =>
    boardFacts(state.board).regions[region]?.neighbours.some((near) => mine(state, near)) ?? false,
  'coins.own': mine,
  'coins.far': (state, region) => done(state, { type: 'conquer', region }) === null,
  'coins.signs': (state, region) =>
    (boardFacts(state.board).regions[region]?.symbols.length ?? 0) > 0 && gainsOne(state, region),
  'coins.one': (state, region) =>
    boardFacts(state.board).regions[region]?.symbols.length === 0 && gainsOne(state, region),
  'gone.empty': (state, region) => state.regions[region]?.force === null,
  'gone.rival': (state, region) => state.regions[region]?.force !== null && !mine(state, region),
  'gone.kept': (state, region) => mine(state, region) && mine(done(state, { type: 'decline' }) ?? state, region),
};

const gainsOne = (state: GameState, region: number) =>
  coins(done(state, { type: 'conquer', region }) ?? state) === coins(state) + 1;

describe.each(questions)('the question $id', (question) => {
  const state = stateOf(question);
  const regions = state.regions.map((_, region) => region);
  // Once the words are there: a judge asks which reasons have some.
  const answers = () => regions.map((region) => ({ region, verdict: question.judge(state, region) }));

  it('is answered as the rules answer it, in every region', () => {
    for (const { region, verdict } of answers())
      expect({ region, right: verdict.isRight }).toEqual({ region, right: truths[question.id]?.(state, region) });
  });

  it('has several right answers and more wrong ones, of several kinds', () => {
    const right = answers().filter(({ verdict }) => verdict.isRight);
    expect(right.length).toBeGreaterThan(1);
    expect(right.length).toBeLessThan(regions.length / 2);
    expect(new Set(answers().map(({ verdict }) => verdict.why)).size).toBeGreaterThan(3);
  });

  it('says why to each answer, in short sentences that are so', () => {
    for (const { region, verdict } of answers()) {
      const key = verdict.why;
      expect(has(key), key).toBe(true);
      const words = t(key, verdict.args);
      expect(longestSentence(words), words).toBeLessThanOrEqual(12);
      const said = verdict.isRight ? /^Right/ : /^No/;
      expect(words).toMatch(said);
      if (!verdict.isRight) {
        const claim = key.replace('lesson.ask.', '');
        expect(claims[claim]?.(state, region), `${key} ${region}`).toBe(true);
      }
    }
  });

  it('is asked in two ways, in short sentences', () => {
    const asked = (['', '.other'] as const).map((way) => t(`lesson.ask.${question.id}${way}`, argsOf(state)));
    expect(new Set(asked).size).toBe(2);
    for (const words of asked) expect(longestSentence(words), words).toBeLessThanOrEqual(12);
  });
});

it('the pay of the race and power in the question about coins is what its words say', () => {
  const question = questions.find(({ id }) => id === 'coins') ?? expect.fail('no question');
  const state = stateOf(question);
  const paying = state.regions.flatMap((_, region) =>
    question.judge(state, region).isRight ? [boardFacts(state.board).regions[region]?.terrain] : [],
  );
  expect(new Set(paying)).toEqual(new Set(['farmland', 'hill']));
});
