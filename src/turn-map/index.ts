/** The map of the turn: the state chart drawn as a card. See docs/architecture.md. */
export { default as TurnMap, type MapGame, type TurnMapProps } from './TurnMap.tsx';
