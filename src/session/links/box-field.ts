import { type BoxName, type Content, contentDigest, contentOf, findContent } from '../../rules/index.ts';
import { readBoxName } from '../../rules/own-boxes.ts';
import { LinkError } from './envelope.ts';
import { flag, type NumberReader, type NumberWriter, optional, Unfit } from './fields.ts';
import { textLike } from './text.ts';

/** Longest name of a box, and longest description of a custom one, in bytes. */
const LONGEST = { id: 100, own: 16_000 } as const;
const idField = textLike('', LONGEST.id);
const ownField = optional(
  textLike(
    '{"races":[""],"powers":[""],"ownRaces":[{"id":"","tokens":,"borrows":"","does":""}],"ownPowers":[{',
    LONGEST.own,
  ),
);

/** Digits of a box's fingerprint that a link repeats: 32 bits. */
const DIGITS = 8;

export interface Box {
  readonly name: BoxName | undefined;
  readonly content: Content;
}

export function writeBox(to: NumberWriter, name: BoxName | undefined): Content {
  const content = contentOf({ content: name });
  flag.write(to, name !== undefined);
  if (name === undefined) return content;
  idField.write(to, name.id);
  ownField.write(to, name.own === undefined ? undefined : JSON.stringify(name.own));
  to.put(Number.parseInt(contentDigest(content).slice(0, DIGITS), 16), 2 ** 32);
  return content;
}

/** Throws `otherBox` if this table has none of that name, or one with something else in it. */
export function readBox(from: NumberReader): Box {
  if (!flag.read(from)) return { name: undefined, content: contentOf({}) };
  const id = idField.read(from);
  const own = ownField.read(from);
  const fingerprint = from.take(2 ** 32);
  const name = readBoxName({ id, ...(own !== undefined && { own: parsed(own) }) });
  if (name === null) throw new Unfit('no box name');
  const found = findContent(name);
  if (!found.ok) throw new LinkError('otherBox');
  const digest = contentDigest(found.content);
  if (Number.parseInt(digest.slice(0, DIGITS), 16) !== fingerprint) throw new LinkError('otherBox');
  return { name: { ...name, digest }, content: found.content };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unfit('no description of a box');
  }
}
