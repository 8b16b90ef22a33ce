import fc from 'fast-check';

/** Requests that are good as they stand, each with the fields it cannot do without. */
const good: readonly (readonly [request: Record<string, unknown>, required: readonly string[]])[] = [
  [{ request: 'newGame', players: 2, seed: 1 }, ['players', 'seed']],
  [{ request: 'load', state: {} }, ['state']],
  [{ request: 'load', position: 'turn 0' }, ['position']],
  [{ request: 'view', seat: 0 }, ['seat']],
  [{ request: 'explain', command: { type: 'expand' } }, ['command']],
  [{ request: 'apply', command: { type: 'pickCombo', index: 0 } }, ['command']],
  [{ request: 'undo' }, []],
  [{ request: 'hash' }, []],
  [{ request: 'replay', setup: { players: 2, seed: 1 }, commands: [] }, ['setup']],
];
const anyGood = fc.constantFrom(...good);
/** What no field of ours may be, whichever it is. */
const misfit = fc.constantFrom<unknown>(1.5, -7, 'no such thing', [[]], { no: 'such' }, false, 1e300, '');
const id = fc.option(fc.oneof(fc.integer(), fc.string()), { nil: undefined });
const strange = fc.string({ minLength: 1 }).filter((name) => !/^[a-z]+$/i.test(name));

const missing = fc
  .tuple(fc.constantFrom(...good.filter(([, required]) => required.length > 0)), fc.nat(), id)
  .map(([[request, required], which, id]) => {
    const gone = required[which % required.length] ?? 'request';
    return { ...request, id, [gone]: undefined };
  });
const unknown = fc
  .tuple(anyGood, strange, fc.jsonValue(), id)
  .map(([[request], name, value, id]) => ({ id, ...request, [name]: value }));
const wrong = fc
  .tuple(anyGood, misfit, fc.constantFrom('players', 'seed', 'seat', 'command', 'steps', 'game', 'request', 'id'))
  .filter(([, value, field]) => !fits(field, value))
  .map(([[request], value, field]) => ({ ...request, [field]: value }));
const other = fc.jsonValue().filter((value) => JSON.stringify(value) !== '{}');

/** Some misfits fit here: an id may be any text, a seed any whole number. */
function fits(field: string, value: unknown): boolean {
  return (
    (field === 'id' && (typeof value === 'string' || value === -7)) ||
    (field === 'game' && value === 'no such thing') ||
    (field === 'seed' && value === -7)
  );
}

const cut = fc.tuple(anyGood, fc.nat()).map(([[request], at]) => {
  const text = JSON.stringify(request);
  return text.slice(0, at % text.length);
});
const oneLine = (text: string) => text.replaceAll('\n', ' ');

/** Lines that no program should send: none is a request that could be fulfilled. */
export const malformedLine = fc.oneof(
  fc.oneof(missing, unknown, wrong).map((value) => JSON.stringify(value)),
  cut,
  fc.string().map(oneLine),
  fc.string({ unit: 'binary' }).map(oneLine),
  other.map((value) => JSON.stringify(value)),
);
