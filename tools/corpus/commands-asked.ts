import { actingForce, actionsOf, boardFacts, type Command, contentOf, type GameState } from '../../src/rules/index.ts';

const { powers, races } = contentOf({});

const traits = [...Object.values(races), ...Object.values(powers)];
const markers = ['mountain', 'nonsense', ...traits.flatMap((trait) => (trait.markers ?? []).map(({ id }) => id))];

/**
 * The commands that recorded games are asked about, legal or not. Their order is part of the recorded fingerprints: a kind of command that is added is
 * asked last.
 */
export function commandsAsked(state: GameState): Command[] {
  const acting = actingForce(state);
  const actions = ['nonsense', ...(acting ? actionsOf(state, acting) : []).map(({ id }) => id)];
  const most = Math.max(0, ...state.forces.map(({ hand }) => hand), ...state.regions.map(({ tokens }) => tokens));
  const counts = Array.from({ length: most + 1 }, (_, index) => index + 1);
  const seats = [null, ...Array.from({ length: state.players + 1 }, (_, seat) => seat)];
  return [
    ...Array.from({ length: 8 }, (_, index): Command => ({ type: 'pickCombo', index })),
    { type: 'expand' },
    { type: 'decline' },
    { type: 'pass' },
    { type: 'endConquests' },
    { type: 'endRedeployment' },
    { type: 'stout', decline: true },
    { type: 'stout', decline: false },
    ...seats.map((seat): Command => ({ type: 'treaty', seat })),
    ...actions.map((action): Command => ({ type: 'act', action })),
    ...boardFacts(state.board).regions.flatMap(({ id: region }): Command[] => [
      { type: 'abandon', region },
      { type: 'conquer', region },
      { type: 'finalRoll', region },
      ...actions.map((action): Command => ({ type: 'act', action, region })),
      ...counts.flatMap((count): Command[] => [
        { type: 'place', region, count },
        { type: 'lift', region, count },
      ]),
      ...markers.flatMap((marker): Command[] => [
        { type: 'placeMarker', marker, region },
        { type: 'liftMarker', marker, region },
      ]),
    ]),
  ];
}
