import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positionDigest } from '../../src/session/saves/index.ts';
import { type Driver, startDriver } from '../../tools/headless/driver.ts';
import { playTogether } from '../../tools/headless/play.ts';
import { root } from '../../tools/house/run.mjs';
import { playGame } from '../../tools/players/game.ts';
import { randomChoice, randomPlayer } from '../../tools/players/random.ts';
import { isLong } from '../support/how-long.ts';
import { begin } from './ask.ts';
import { malformedLine } from './malformed.ts';

/** As `npm run -s headless` starts it. */
const program = ['--import', 'tsx', 'tools/headless/index.ts'];

describe('the process', () => {
  let driver: Driver;
  beforeAll(() => {
    driver = startDriver(process.execPath, program, root);
  });
  afterAll(() => driver.kill());

  it('plays whole games on every board, many in step, and they are those of the rules', async () => {
    const seeds = [2, 3, 4, 5].flatMap((players) => (isLong ? [1, 2] : [1]).map((seed) => ({ players, seed })));
    const games = seeds.map((setup) => ({ ...setup, choose: randomChoice(setup.seed) }));
    const { commands, hashes } = await playTogether(driver, games);
    const own = seeds.map((setup) => playGame(setup, randomPlayer(setup.seed)));
    expect(hashes).toEqual(own.map(({ state }) => positionDigest(state)));
    expect(commands).toBe(own.reduce((sum, game) => sum + game.commands.length, 0));
  });

  it('gives a driver that waits and one that sends all at once the same answers', async () => {
    const { setup, commands } = playGame({ players: 3, seed: 7 }, randomPlayer(7));
    const requests = (game: string) => [
      { id: 0, request: 'newGame', game, ...setup },
      ...commands.flatMap((command, index) => [
        { id: `apply ${index}`, request: 'apply', game, command },
        { id: `legal ${index}`, request: 'legal', game },
      ]),
    ];
    const waited = [];
    for (const request of requests('slow')) waited.push(await driver.ask(request));
    expect(await driver.askAll(requests('fast'))).toEqual(waited);
    expect(waited.at(-1)).toMatchObject({ ok: true, phase: 'gameOver' });
  });

  it('answers 5,000 malformed lines one by one, lives on, and the game is as it was', async () => {
    await driver.ask(begin);
    const before = await driver.ask({ request: 'state' });
    const lines = fc.sample(malformedLine, { numRuns: 5000, seed: 2 }).map((line) => line.replaceAll('\n', ' '));
    const answers = await driver.send(lines);
    expect(answers).toHaveLength(5000);
    expect(answers.filter(({ ok }) => ok !== false)).toEqual([]);
    expect(await driver.ask({ request: 'state' })).toEqual(before);
  });
});

describe('the process, from its first line to its last', () => {
  const answersTo = (input: string | Buffer) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { input, encoding: 'utf8', cwd: root });
    expect(stderr).toBe('');
    return { status, answers: stdout.split('\n') };
  };

  it('ends when the input ends, after the last answer, even to a line without an end', () => {
    const { status, answers } = answersTo('{"id":1,"request":"games"}\r\n\n{"id":2,"request":"games"}');
    expect(status).toBe(0);
    expect(answers).toEqual([
      '{"id":1,"ok":true,"games":[]}',
      '{"ok":false,"error":{"code":"notJson","message":"The line is not JSON: \\"\\"."}}',
      '{"id":2,"ok":true,"games":[]}',
      '',
    ]);
    expect(answersTo('')).toEqual({ status: 0, answers: [''] });
  });

  it('ends with quit, and does not answer what follows', () => {
    const { status, answers } = answersTo('{"request":"quit"}\n{"request":"games"}\n');
    expect(status).toBe(0);
    expect(answers).toEqual(['{"ok":true}', '']);
  });

  it('survives bytes that are no text, and lines longer than any request', () => {
    const long = Buffer.alloc(20 * 1024 * 1024, 'x');
    const input = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0x00, 0x0a]),
      long,
      Buffer.from('\n{"request":"games"}\n'),
      long,
    ]);
    const { status, answers } = answersTo(input);
    expect(status).toBe(0);
    const told = answers.map((line) => /"code":"(\w+)"/.exec(line)?.[1] ?? line);
    expect(told).toEqual(['notUtf8', 'tooLong', '{"ok":true,"games":[]}', 'tooLong', '']);
  });
});
