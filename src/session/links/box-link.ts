import { LinkError, type LinkProblem, unwrap, wrap } from './envelope.ts';
import { NumberReader, NumberWriter } from './fields.ts';
import { textLike } from './text.ts';

/** Longest description of what is in a box, in bytes. */
const LONGEST = 16_000;

/** What such a description is likely to hold. Part of the format: changed only with another version of links. */
const like =
  '{"id":"base","own":{"ownRaces":[{"id":"own","names":{"en":"","ro":"","pl":"","bg":"","it":""},"tokens":5,"borrows":"","parts":[{"part":"discount","amount":1,"where":["hill","forest","swamp","mountain","farmland","cavern","mine","magic"]},{"part":"coins","amount":1,"where":["coast"],"when":"always"},{"part":"marker","piece":"tower","put":"byHand","supply":3,"defence":1}],"arms":{"shape":"swallowtail","division":"plain","charge":"star","field":"#","second":"#","ink":"#"}}],"ownPowers":[{"id":"own"';

const field = textLike(like, LONGEST);

/** Packs JSON (docs/boxes.md) into what comes after `#made=`; null if it holds more than a link can. */
export function makeBoxLink(json: string): string | null {
  try {
    const to = new NumberWriter();
    field.write(to, json);
    return wrap(to.fold());
  } catch {
    return null;
  }
}

/** Unpacks it: JSON that is still to be read, or why there is none. Accepts any text and never throws. */
export function openBoxLink(
  link: string,
): { readonly ok: true; readonly json: string } | { readonly ok: false; readonly problem: LinkProblem } {
  try {
    const from = new NumberReader(unwrap(link).number);
    const json = field.read(from);
    return from.isEmpty ? { ok: true, json } : { ok: false, problem: 'broken' };
  } catch (failure) {
    return { ok: false, problem: failure instanceof LinkError ? failure.code : 'broken' };
  }
}
