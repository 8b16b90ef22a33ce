import { type Content, guest } from '../index.ts';
import { blame, clipped, counted, type ForceDraft, nameOf, numberOf, type Reading, type StandDraft } from './draft.ts';
import { cut, cutAll, type Statement, type Word } from './vocabulary.ts';

/** What a force line may say besides regions. */
const parts = ['declined', 'hand', 'aside', 'id'];

/** Every marker brought by a race or a power of the box, and the guests of other races. */
function markerNames({ races, powers }: Content): string[] {
  const traits = [...Object.values(races), ...Object.values(powers)];
  return [...traits.flatMap(({ markers }) => (markers ?? []).map(({ id }) => id)), guest.id];
}

/** `race+power`, or the race alone. */
export function comboOf(reading: Reading, word: Word): { readonly race: string; readonly power: string | null } | null {
  const [banner, badge] = cut(word, '+');
  const race = nameOf(reading, banner, Object.keys(reading.box.races), 'race');
  const power = badge && nameOf(reading, badge, Object.keys(reading.box.powers), 'power');
  return race === null || (badge !== null && power === null) ? null : { race, power };
}

/** `seat 0 race+power 3:2 7 12[marker:2] hand:4 declined`: a race in play and where its tokens are. */
export function readForce(reading: Reading, { keyword, words }: Statement): void {
  const [seatWord, comboWord, ...rest] = words;
  if (!seatWord || !comboWord) {
    blame(reading, keyword, 'Expected "seat", a number, and a race: seat 0 race+power 3:2 7 hand:4.');
    return;
  }
  const seat = numberOf(reading, seatWord, 'the number of a seat');
  const combo = comboOf(reading, comboWord);
  if (seat === null || combo === null) return;
  const force: ForceDraft = {
    word: comboWord,
    seat: { value: seat, word: seatWord },
    ...combo,
    declined: false,
    id: null,
    hand: 0,
    aside: null,
    memory: [],
    said: new Set(),
    stands: [],
  };
  for (const word of rest) readPart(reading, force, word);
  reading.draft.forces.push(force);
}

function readPart(reading: Reading, force: ForceDraft, word: Word): void {
  if (/^\d/.test(word.text)) {
    const stand = readStand(reading, word);
    if (stand) force.stands.push(stand);
    return;
  }
  const found = counted(reading, word);
  if (!found) return;
  const [name, count] = found;
  if (force.said.has(name.text)) blame(reading, word, `"${clipped(name.text)}" was said already.`);
  force.said.add(name.text);
  const [part, counter] = cut(name, '.');
  if (part.text === 'memory' && counter) force.memory.push({ word: counter, value: count });
  else if (name.text === 'declined' && word.text === name.text) force.declined = true;
  else if (name.text === 'hand') force.hand = count;
  else if (name.text === 'aside') force.aside = count;
  else if (name.text === 'id') force.id = count;
  else nameOf(reading, parts.includes(name.text) ? word : name, parts, 'part of a force line');
}

/** `7`, `7:2` or `7:2[marker,marker:3]`: a region, its tokens and the markers beside them. */
function readStand(reading: Reading, word: Word): StandDraft | null {
  const [ground, inside] = cut(word, '[');
  const found = counted(reading, ground);
  if (!found) return null;
  const region = numberOf(reading, found[0], 'the number of a region');
  if (region === null) return null;
  const markers = new Map<string, number>();
  if (inside) {
    const [list, after] = cut(inside, ']');
    if (after === null || after.text !== '') {
      blame(reading, word, `Expected region:tokens[marker,marker:2], found "${clipped(word.text)}".`);
      return null;
    }
    for (const part of cutAll(list, ',')) {
      const marker = counted(reading, part);
      const name = marker && nameOf(reading, marker[0], markerNames(reading.box), 'marker');
      if (marker && name !== null && markers.has(name)) blame(reading, part, `"${name}" was said already.`);
      else if (marker && name !== null) markers.set(name, marker[1]);
    }
  }
  return { region: { value: region, word }, tokens: found[1], markers };
}
