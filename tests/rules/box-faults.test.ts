import { describe, expect, it } from 'vitest';
import { type BoxFault, houseBounds, partNames, readBox, rulingIds } from '../../src/rules/index.ts';

const coins = { part: 'coins', amount: 2, where: ['hill'], when: 'always' };
const tower = { part: 'marker', piece: 'tower' };

/** A box that says everything there is to say. */
const whole = {
  id: 'base',
  digest: 'd1920e03948f9018',
  title: 'Our box',
  own: {
    races: ['orcs', 'elves'],
    powers: ['hill'],
    ownRaces: [
      {
        id: 'gnomes',
        tokens: 6,
        parts: [coins, { ...tower, put: 'byHand', supply: 3, movable: true }],
        names: { en: 'Gnomes', 'pt-BR': 'Gnomos' },
        arms: {
          shape: 'shield',
          division: 'bend',
          charge: 'star',
          field: '#102030',
          second: '#a0b0c9',
          ink: '#ffffff',
        },
        borrows: 'ratmen',
        figure: {
          body: 'slim',
          head: 'crown',
          right: 'sword',
          left: 'none',
          back: 'cape',
          skin: '#102030',
          cloth: '#112233',
          trim: '#445566',
          metal: '#778899',
        },
      },
    ],
    ownPowers: [{ id: 'nimble', tokens: 4, does: 'flying' }],
  },
  house: { otherwise: ['CON-1', 'LOS-2'], draft: true, rounds: -1, coins: [0, 3] },
  board: 4,
};

/** The box with a value put at a path, `own.ownRaces.0.id`; left out where it is undefined. */
function edited(path: string, value: unknown): unknown {
  const copy = { whole: structuredClone(whole) };
  const keys = path === '' ? ['whole'] : ['whole', ...path.split('.')];
  let node: Record<string, unknown> = copy;
  for (const key of keys.slice(0, -1)) node = Object(node[key]);
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete node[last];
  else node[last] = value;
  return copy.whole;
}

const inShort = ({ place, why, facts }: BoxFault) => `${place} ${why} ${JSON.stringify(facts)}`;

/** What is wrong with the box once it is edited so. */
function faultWith(path: string, value: unknown): string | null {
  const reading = readBox(edited(path, value));
  return reading.ok ? null : inShort(reading.fault);
}

const words = (some: readonly string[]) => JSON.stringify({ words: some });
const tongues = (count: number) => Object.fromEntries([...'abcdefghijklm'].slice(0, count).map((c) => [`a${c}`, 'G']));
const boxFields = words(['id', 'digest', 'title', 'own', 'house', 'board']);
const powerFields = ['id', 'tokens', 'does', 'parts', 'names', 'arms'];
const armsFields = ['shape', 'division', 'charge', 'field', 'second', 'ink'];
const figureFields = ['body', 'head', 'right', 'left', 'back', 'skin', 'cloth', 'trim', 'metal'];
const integers = JSON.stringify({ least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER });
const grounds = ['any', 'land', 'water', 'coast', 'border', 'farmland', 'hill', 'forest', 'swamp', 'mountain'];
const symbols = ['mine', 'magic', 'cavern'];

const race = 'own.ownRaces.0';
const there = 'own.ownRaces[0]';
const seats = JSON.stringify({ least: 0, most: houseBounds.coins });

describe('a box that says everything', () => {
  it('is read as it is', () => {
    expect(readBox(whole)).toStrictEqual({ ok: true, name: whole });
  });

  it.each<readonly [what: string, path: string, value: unknown]>([
    ['a name of forty signs', 'id', 'x'.repeat(40)],
    ['a digest of a hundred', 'digest', 'x'.repeat(100)],
    ['a title of forty', 'title', 'x'.repeat(40)],
    ['a hundred races', 'own.races', Array(100).fill('orcs')],
    ['twelve languages', `${race}.names`, tongues(12)],
    ['a name of twenty-four', `${race}.names.en`, 'x'.repeat(24)],
    ['a language of three letters', `${race}.names`, { fil: 'Duwende', 'zh-Hant': 'Dwarf' }],
    ['three that nobody can take', `${race}.parts`, [{ ...tower, put: 'first', supply: 3, immune: true }]],
    ['shared ones that stay', `${race}.parts`, [{ ...tower, put: 'byHand', supply: 4, stays: true, shared: true }]],
    ['everywhere, and stay', `${race}.parts`, [{ ...tower, put: 'everywhere', stays: true, guards: true, pays: 2 }]],
    ['recruits every turn', `${race}.parts`, [{ part: 'recruits', tokens: 1, per: 'turn', most: 6 }]],
    ['recruits for every fourth', `${race}.parts`, [{ part: 'recruits', tokens: 1, per: 'conquered', every: 4 }]],
    ['some parts twice', `${race}.parts`, [coins, coins]],
    ['a board by its number', 'board', 2],
  ])('may have %s', (_what, path, value) => {
    expect(faultWith(path, value)).toBeNull();
    expect(readBox(edited(path, value))).toMatchObject({ name: edited(path, value) });
  });

  it('is read in its one form', () => {
    const reading = readBox(edited(`${race}.tokens`, -0));
    expect(reading.ok && Object.is(reading.name.own?.ownRaces?.[0]?.tokens, 0)).toBe(true);
    expect(readBox({ id: 'base', house: { otherwise: [], draft: false, rounds: 0, coins: [0] } })).toStrictEqual({
      ok: true,
      name: { id: 'base' },
    });
    expect(readBox({ id: 'base', own: {} })).toStrictEqual({ ok: true, name: { id: 'base', own: {} } });
  });
});

describe('the data of a box are refused with the place and what is wrong', () => {
  it.each<readonly [path: string, value: unknown, fault: string]>([
    ['', null, ' object {}'],
    ['', undefined, ' missing {}'],
    ['', [], ' object {}'],
    ['', 'base', ' object {}'],
    ['extra', 1, `extra unknownField ${boxFields}`],
    ['x'.repeat(50), 1, `${'x'.repeat(40)} unknownField ${boxFields}`],
    ['id', undefined, 'id missing {}'],
    ...[7, '', ['base'], '1st', 'a b', 'b!', '-', 'x'.repeat(41)].map(
      (id) => ['id', id, 'id name {"most":40}'] as const,
    ),
    ...[7, '', 'x'.repeat(101)].map((digest) => ['digest', digest, 'digest text {"most":100}'] as const),
    ...['  ', ['Ours'], 'two\nlines', 'x'.repeat(41)].map(
      (title) => ['title', title, 'title text {"most":40}'] as const,
    ),
    ['own', 7, 'own object {}'],
    ['own.extra', 1, `own.extra unknownField ${words(['races', 'powers', 'ownRaces', 'ownPowers'])}`],
    ['own.races', 'orcs', 'own.races list {}'],
    ['own.races', Array(101).fill('orcs'), 'own.races tooMany {"most":100}'],
    ['own.races', ['orcs', 7], 'own.races[1] name {"most":40}'],
    ['own.races', ['orcs', undefined], 'own.races[1] missing {}'],
    ['own.powers', {}, 'own.powers list {}'],
    ['own.powers', Array(101).fill('hill'), 'own.powers tooMany {"most":100}'],
    ['own.ownRaces', 7, 'own.ownRaces list {}'],
    ['own.ownPowers', 'x', 'own.ownPowers list {}'],
    [race, null, `${there} object {}`],
    [`${race}.extra`, 1, `${there}.extra unknownField ${words([...powerFields, 'borrows', 'figure'])}`],
    ['own.ownPowers.0.borrows', 'orcs', `own.ownPowers[0].borrows unknownField ${words(powerFields)}`],
    ['own.ownPowers.0', 4, 'own.ownPowers[0] object {}'],
    ['own.ownPowers.0.does', 7, 'own.ownPowers[0].does name {"most":40}'],
    [`${race}.id`, undefined, `${there}.id missing {}`],
    [`${race}.borrows`, undefined, `${there}.borrows missing {}`],
    [`${race}.tokens`, undefined, `${there}.tokens missing {}`],
    ...[1.5, '6', 1e300].map((tokens) => [`${race}.tokens`, tokens, `${there}.tokens number ${integers}`] as const),
    [`${race}.does`, 'humans', `${there}.parts doesAndParts {}`],
    // Names by language.
    [`${race}.names`, 7, `${there}.names object {}`],
    [`${race}.names`, {}, `${there}.names tooFew {}`],
    [`${race}.names`, { en: undefined }, `${there}.names.en missing {}`],
    [`${race}.names`, tongues(13), `${there}.names tooMany {"most":12}`],
    ...['english', 'e', 'EN', 'en-', 'en-b!', '1en', 'en-GB-x'].map(
      (tongue) => [`${race}.names`, { [tongue]: 'G' }, `${there}.names.${tongue} language {}`] as const,
    ),
    [`${race}.names`, { ['x'.repeat(30)]: 'G' }, `${there}.names.${'x'.repeat(24)} language {}`],
    ...[' ', 7, 'x'.repeat(25)].map((en) => [`${race}.names.en`, en, `${there}.names.en text {"most":24}`] as const),
    // Arms and figure.
    [`${race}.arms`, 7, `${there}.arms object {}`],
    [`${race}.arms.extra`, 7, `${there}.arms.extra unknownField ${words(armsFields)}`],
    [`${race}.arms.shape`, undefined, expect.stringMatching(/^own\.ownRaces\[0\]\.arms\.shape missing .*"shield"/)],
    [`${race}.arms.division`, 'x', expect.stringMatching(/^own\.ownRaces\[0\]\.arms\.division word .*"bend"/)],
    [`${race}.arms.charge`, 7, expect.stringMatching(/^own\.ownRaces\[0\]\.arms\.charge word .*"star"/)],
    [`${race}.arms.field`, undefined, `${there}.arms.field missing {}`],
    ...['#12345G', '#1234567', ' #123456', '#12345', ['#ffffff'], 7].map(
      (ink) => [`${race}.arms.ink`, ink, `${there}.arms.ink colour {}`] as const,
    ),
    [`${race}.arms.second`, 'red', `${there}.arms.second colour {}`],
    [`${race}.figure`, 7, `${there}.figure object {}`],
    [`${race}.figure.extra`, 7, `${there}.figure.extra unknownField ${words(figureFields)}`],
    ...figureFields
      .slice(0, 5)
      .map(
        (field) => [`${race}.figure.${field}`, 'x', expect.stringMatching(new RegExp(`\\.${field} word .`))] as const,
      ),
    ...figureFields
      .slice(5)
      .map((field) => [`${race}.figure.${field}`, 'red', `${there}.figure.${field} colour {}`] as const),
    ['own.ownPowers.0.figure', {}, `own.ownPowers[0].figure unknownField ${words(powerFields)}`],
    // Rules of the house.
    ['house', 7, 'house object {}'],
    ['house.extra', 1, `house.extra unknownField ${words(['otherwise', 'draft', 'rounds', 'coins'])}`],
    ['house.otherwise', ['CON-2'], `house.otherwise word ${words(rulingIds)}`],
    ['house.otherwise', [7], `house.otherwise word ${words(rulingIds)}`],
    ['house.otherwise', 'CON-1', `house.otherwise word ${words(rulingIds)}`],
    ['house.draft', 1, 'house.draft flag {}'],
    ...[2, -6, 0.5].map((rounds) => ['house.rounds', rounds, 'house.rounds number {"least":-5,"most":1}'] as const),
    ...[[21], [1, 1, 1, 1, 1, 1], [-1], ['1'], 3].map(
      (given) => ['house.coins', given, `house.coins number ${seats}`] as const,
    ),
    ['board', 7, 'board board {}'],
    ['board', null, 'board board {}'],
    // Parts.
    [`${race}.parts`, 7, `${there}.parts list {}`],
    [`${race}.parts`, Array(7).fill(coins), `${there}.parts tooMany {"most":6}`],
    [
      `${race}.parts`,
      [coins, { part: 'income', amount: 1 }, { part: 'income', amount: 2 }],
      `${there}.parts[2] partTwice {"part":"income"}`,
    ],
    [`${race}.parts`, [null], `${there}.parts[0] object {}`],
    [`${race}.parts`, [{}], `${there}.parts[0].part missing ${words(partNames)}`],
    [`${race}.parts`, [{ part: 'luck' }], `${there}.parts[0].part word ${words(partNames)}`],
  ])('%s: %j', (path, value, fault) => {
    expect(faultWith(path, value)).toEqual(fault);
  });

  it.each<readonly [part: object, fault: string]>([
    [{ part: 'water', amount: 1 }, `.amount unknownField ${words(['part'])}`],
    [{ part: 'losses' }, '.tokens missing {}'],
    [{ part: 'losses', tokens: 4 }, '.tokens number {"least":0,"most":3}'],
    [{ part: 'losses', tokens: -1 }, '.tokens number {"least":0,"most":3}'],
    [{ part: 'income', amount: 1, when: 'never' }, `.when word ${words(['active', 'declined', 'always'])}`],
    [{ part: 'entry' }, '.where missing {}'],
    [{ part: 'entry', where: [] }, '.where tooFew {}'],
    [{ part: 'entry', where: ['hill', 'hill'] }, '.where twice {"word":"hill"}'],
    [{ part: 'entry', where: ['moon'] }, `.where[0] word ${words([...grounds, ...symbols])}`],
    [{ part: 'entry', where: Array(14).fill('hill') }, '.where tooMany {"most":13}'],
    [
      { part: 'surcharge', amount: 1, where: ['any'], holder: ['elves'] },
      `.holder[0] word ${words(['nobody', 'tribe', 'opponent', 'declined'])}`,
    ],
    [{ part: 'spoils', amount: 1, of: 'lost' }, `.of word ${words(['nonEmpty', 'conquered'])}`],
    [{ part: 'recruits', tokens: 1, per: 'day' }, `.per word ${words(['nonEmpty', 'conquered', 'turn'])}`],
    [
      { part: 'recruits', tokens: 1, per: 'turn', every: 2 },
      '.every partBars {"part":"recruits","field":"every","other":"per"}',
    ],
    [{ ...tower, put: 'there' }, `.put word ${words(['everywhere', 'first', 'byHand'])}`],
    [{ ...tower, put: 'everywhere', immune: false }, '.immune flag {}'],
    ...['perRegion', 'perTurn', 'movable', 'required', 'withdraws', 'shared'].map(
      (field) =>
        [
          { ...tower, put: 'first', supply: 2, [field]: field.startsWith('per') ? 1 : true },
          `.${field} partBars {"part":"marker","field":"${field}","other":"put"}`,
        ] as const,
    ),
    [{ ...tower, put: 'everywhere', supply: 2 }, '.supply partBars {"part":"marker","field":"supply","other":"put"}'],
    [{ ...tower, put: 'first' }, '.put partNeeds {"part":"marker","field":"put","other":"supply"}'],
    [
      { ...tower, put: 'everywhere', immune: true },
      '.immune partBars {"part":"marker","field":"immune","other":"put"}',
    ],
    [
      { ...tower, put: 'first', supply: 4, immune: true },
      '.immune partBars {"part":"marker","field":"immune","other":"supply"}',
    ],
    [
      { ...tower, put: 'first', supply: 4, stays: true },
      '.stays partBars {"part":"marker","field":"stays","other":"put"}',
    ],
    [
      { ...tower, put: 'byHand', supply: 4, stays: true },
      '.stays partNeeds {"part":"marker","field":"stays","other":"shared"}',
    ],
    [
      { ...tower, put: 'byHand', supply: 4, movable: true, perTurn: 1 },
      '.perTurn partBars {"part":"marker","field":"perTurn","other":"movable"}',
    ],
  ])('the part %j', (part, fault) => {
    expect(faultWith(`${race}.parts`, [part])).toBe(`${there}.parts[0]${fault}`);
  });
});
