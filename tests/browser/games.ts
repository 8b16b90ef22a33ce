export { gameIn, gameWith } from '../../tools/players/positions.ts';
export { openGame } from '../../tools/site/games.ts';
