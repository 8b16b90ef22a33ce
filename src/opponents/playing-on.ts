/** What the strongest level judges by, for whoever looks at decisions afterwards: its choices, its plans, and the games it plays on. */
export { type Chance, chanceOf } from './chance.ts';
export { outlook } from './evaluation/outlook.ts';
export { choicesOf, deploymentsOf, linesOf } from './levels/choices.ts';
export { raider } from './levels/raider.ts';
export { breadth, breadthOn, leadFrom, lineOf, plansOf, rolled } from './planning/plan.ts';
export { after } from './play.ts';
export { type Choice, compared, type Playouts } from './playouts/compare.ts';
export { imaginedGames } from './playouts/imagined.ts';
export { asFarAsLegal, worthPlayedOn } from './playouts/play-on.ts';
