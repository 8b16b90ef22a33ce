import {
  armsCharges,
  armsDivisions,
  armsShapes,
  boardBounds,
  boxTitleLength,
  figureBacks,
  figureBodies,
  figureColours,
  figureGear,
  figureHeads,
  houseBounds,
  mostOwnTokens,
  mostParts,
  type PartField,
  partNames,
  partRule,
  regionSymbols,
  rulingIds,
  terrains,
} from '../../src/rules/index.ts';

function schemaOf(field: PartField): object {
  switch (field.kind) {
    case 'count':
      return { type: 'integer', minimum: field.least, maximum: field.most };
    case 'choice':
      return { enum: field.of };
    case 'flag':
      return { const: true };
    case 'some':
      return { type: 'array', items: { enum: field.of }, minItems: 1, uniqueItems: true };
  }
}

function partSchema(part: (typeof partNames)[number]): object {
  const { fields, clause } = partRule(part);
  const all = Object.entries(fields);
  return {
    title: part,
    description: clause,
    type: 'object',
    properties: {
      part: { const: part },
      ...Object.fromEntries(all.map(([name, field]) => [name, schemaOf(field)])),
    },
    required: ['part', ...all.flatMap(([name, { optional }]) => (optional ? [] : [name]))],
    additionalProperties: false,
  };
}

const name = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9-]{0,39}$' };
const colour = { type: 'string', pattern: '^#[0-9a-f]{6}$' };
const armsFields = {
  shape: { enum: armsShapes },
  division: { enum: armsDivisions },
  charge: { enum: armsCharges },
  field: colour,
  second: colour,
  ink: colour,
};
const arms = { type: 'object', properties: armsFields, required: Object.keys(armsFields), additionalProperties: false };
const figureFields = {
  body: { enum: figureBodies },
  head: { enum: figureHeads },
  right: { enum: figureGear },
  left: { enum: figureGear },
  back: { enum: figureBacks },
  ...Object.fromEntries(figureColours.map((dye) => [dye, colour])),
};
const figure = {
  type: 'object',
  properties: figureFields,
  required: Object.keys(figureFields),
  additionalProperties: false,
};
const names = { type: 'array', items: name, maxItems: 100 };

function ownSchema(
  most: number,
  needed: Readonly<Record<string, object>>,
  more: Readonly<Record<string, object>> = {},
): object {
  return {
    type: 'object',
    properties: {
      id: name,
      tokens: { type: 'integer', minimum: 0, maximum: most },
      ...needed,
      ...more,
      names: {
        type: 'object',
        propertyNames: { pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{1,8})?$' },
        additionalProperties: { type: 'string', minLength: 1, maxLength: 24 },
        minProperties: 1,
        maxProperties: 12,
      },
      arms: { $ref: '#/$defs/arms' },
      does: name,
      parts: { type: 'array', items: { $ref: '#/$defs/part' }, maxItems: mostParts },
    },
    required: ['id', 'tokens', ...Object.keys(needed)],
    not: { required: ['does', 'parts'] },
    additionalProperties: false,
  };
}

/** A board: a printed one's number, the name of one of one's own, or its data. */
function boardSchema(): object {
  const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
  const { regions, aspect, seed, around } = boardBounds;
  const region = {
    type: 'object',
    properties: {
      terrain: { enum: terrains },
      at: { type: 'array', items: whole(0, 100), minItems: 2, maxItems: 2 },
      around: { type: 'array', items: whole(-1, regions.most - 1), minItems: around.least, maxItems: around.most },
      symbols: { type: 'array', items: { enum: regionSymbols }, uniqueItems: true },
      lostTribe: { type: 'boolean' },
    },
    required: ['terrain', 'at', 'around'],
    additionalProperties: false,
  };
  const data = {
    type: 'object',
    properties: {
      players: whole(2, 5),
      aspect: whole(aspect.least, aspect.most),
      seed: whole(0, seed),
      regions: { type: 'array', items: region, minItems: regions.least, maxItems: regions.most },
    },
    required: ['players', 'aspect', 'seed', 'regions'],
    additionalProperties: false,
  };
  return { oneOf: [whole(2, 5), { type: 'string', pattern: '^own:[A-Za-z0-9_-]+$', maxLength: 1200 }, data] };
}

/** What a table plays otherwise: clauses read otherwise, and variants. */
function houseSchema(): object {
  return {
    type: 'object',
    properties: {
      otherwise: { type: 'array', items: { enum: rulingIds }, maxItems: rulingIds.length },
      draft: { const: true },
      rounds: { type: 'integer', minimum: -houseBounds.fewer, maximum: houseBounds.more },
      coins: { type: 'array', items: { type: 'integer', minimum: 0, maximum: houseBounds.coins }, maxItems: 5 },
    },
    additionalProperties: false,
  };
}

/** The JSON Schema of a box, made of the vocabulary itself. What only the rules can say (which fields go together, who has tokens to lend) is not in it. */
export function boxSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A box that games are dealt from',
    type: 'object',
    properties: {
      id: name,
      digest: { type: 'string', maxLength: 100 },
      title: { type: 'string', minLength: 1, maxLength: boxTitleLength },
      own: {
        type: 'object',
        properties: {
          races: names,
          powers: names,
          ownRaces: {
            type: 'array',
            items: ownSchema(mostOwnTokens.race, { borrows: name }, { figure: { $ref: '#/$defs/figure' } }),
            maxItems: 100,
          },
          ownPowers: { type: 'array', items: ownSchema(mostOwnTokens.power, {}), maxItems: 100 },
        },
        additionalProperties: false,
      },
      house: houseSchema(),
      board: boardSchema(),
    },
    required: ['id'],
    additionalProperties: false,
    $defs: { arms, figure, part: { oneOf: partNames.map(partSchema) } },
  };
}
