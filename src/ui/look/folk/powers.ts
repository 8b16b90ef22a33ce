import { markers, terrains } from '../glyphs/board.ts';
import { bar, disc, type Sign, solid } from '../glyphs/shapes.ts';

const none: Sign = {};

/** Emblems of the special powers. */
export const powers: Readonly<Record<string, Sign>> = {
  // A flask.
  alchemist: solid(
    `M8.5 1.5h7v2h-1.2v5.5l5.6 10c1 1.9-.2 3.5-2.2 3.5H6.3c-2 0-3.2-1.6-2.2-3.5l5.6-10V3.5H8.5ZM10.8 10.5 8 15.5h8l-2.8-5Z${disc(9.5, 19, 1.2)}${disc(13.8, 18.2, 1.6)}`,
  ),
  // A double axe.
  berserk: solid(
    bar(11, 1, 2, 22),
    'M10 4.5C7.5 5 5.5 4.2 4.2 2.5 1.9 5.8 1.9 11.2 4.2 14.5c1.3-1.7 3.3-2.5 5.8-2ZM14 4.5c2.5.5 4.5-.3 5.8-2 2.3 3.3 2.3 8.7 0 12-1.3-1.7-3.3-2.5-5.8-2Z',
  ),
  bivouacking: markers.encampment ?? none,
  // A dagger.
  commando: solid('M12 .8l2.8 4.2v9H9.2V5Z', 'M5.5 14.8h13v2.4h-13Z', bar(10.7, 17.8, 2.6, 3), disc(12, 21.7, 1.7)),
  // A sealed scroll.
  diplomat: solid(
    'M5.5 2h13c2 0 3 1.2 3 2.8s-1 2.7-2.5 2.7V16h-2.5V5H8v12.5c0 2-1.3 3.5-3 3.5s-2.8-1.5-2.8-3h3.3Z',
    'M10 8h5v1.6h-5ZM10 11.2h5v1.6h-5Z',
    `${disc(16.5, 18, 3)}M14.8 20.2 14 23.5l2.5-1.3 2.5 1.3-.8-3.3-1.7.8Z`,
    'M9 18.5h4v2.5H8.3c.4-.7.7-1.6.7-2.5Z',
  ),
  dragonMaster: markers.dragon ?? none,
  // A wing.
  flying: solid(
    'M1 4.5c5.5 3 12 .8 18.5-1.5 3.2-1.1 4.3 2.5 2.2 4.7 1 .9.7 3-1 4 .7 1.3-.3 3-2.2 3.5.3 1.5-1 2.8-3 2.9-.2 1.5-2 2.2-4.5 1.7C6 18.8 2 12.5 1 4.5Z',
  ),
  forest: terrains.forest ?? none,
  fortified: markers.fortress ?? none,
  // A plumed star.
  heroic: solid('M12 1l3.1 7.2 7.9.7-6 5.1 1.8 7.7-6.8-4.1-6.8 4.1L7 14 1 8.9l7.9-.7Z'),
  hill: terrains.hill ?? none,
  // A purse.
  merchant: solid(
    'M8 2.5c1.5 1 2.5-1 4-1s2.5 2 4 1l-1.5 4h-5Z',
    'M9.3 7.5h5.4c4 2.6 6.3 6.2 6.3 9.7 0 3.8-3.5 5.8-9 5.8s-9-2-9-5.8c0-3.5 2.3-7.1 6.3-9.7ZM12 10.5l1.5 3.3 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 14.2l3.5-.4Z',
  ),
  // A horseshoe.
  mounted: solid(
    `M5.5 22.5H2.8v-2.7h2C2.9 16.7 2 14 2 11.3 2 5.3 6.2 1.5 12 1.5s10 3.8 10 9.8c0 2.7-.9 5.4-2.8 8.5h2v2.7H16l-.5-3c1.8-2.6 2.7-5 2.7-7.3 0-3.6-2.4-6-6.2-6s-6.2 2.4-6.2 6c0 2.3.9 4.7 2.7 7.3l-.5 3Z`,
  ),
  // A torch.
  pillaging: solid(
    'M12.5.5c.3 3 4.5 4.3 4.5 8.3 0 2.7-2 4.7-5 4.7s-5-2-5-4.7c0-2.3 1.5-3.3 2-5 1 .5 1.6 1.3 1.7 2.3C12 5 12.8 3 12.5.5Z',
    'M6.5 14.5h11L16.3 17H7.7ZM9.3 17.8h5.4L13.2 23.5h-2.4Z',
  ),
  // A ship.
  seafaring: solid(
    'M11.2 1h1.6v1.7c4 .8 6.5 4.3 6.7 10.3h-6.7v2h9.7c-.4 3-1.5 5.3-3.3 7H4.8c-1.8-1.7-2.9-4-3.3-7h9.7v-2H4.5c.2-6 2.7-9.5 6.7-10.3Z',
  ),
  // A ghost.
  spirit: solid(
    `M12 1.5c4.7 0 7.5 3.3 7.5 8.3V22.5l-2.5-2-2.5 2-2.5-2-2.5 2-2.5-2-2.5 2V9.8c0-5 2.8-8.3 7.5-8.3Z${disc(9.2, 9.5, 1.7)}${disc(14.8, 9.5, 1.7)}M9.5 14c0 3.5 5 3.5 5 0Z`,
  ),
  // A mug.
  stout: solid(
    'M5 7.5C3 7 2.3 5 3.5 3.5 4.5 2.3 6 2.3 7 3c1-1.7 4-2 5.2-.2 1.5-1 3.8-.3 4.3 1.5 1.3.7 1.3 2.5.2 3.2h2.3c2 0 3.5 1.5 3.5 3.5v4.5c0 2-1.5 3.5-3.5 3.5h-2v1.5c0 1.2-.8 2-2 2H7c-1.2 0-2-.8-2-2ZM17 10v6.5h1.5c.8 0 1.5-.7 1.5-1.5v-3.5c0-.8-.7-1.5-1.5-1.5ZM8 10v9h1.5v-9Zm4.5 0v9H14v-9Z',
  ),
  swamp: terrains.swamp ?? none,
  // A gate into the dark.
  underworld: solid(
    `M12 1.5C6 1.5 2 6 2 13v9.5h20V13C22 6 18 1.5 12 1.5ZM12 6c3.6 0 6 2.7 6 7v9.5H6V13c0-4.3 2.4-7 6-7Z`,
    'M9 22.5v-8c0-2.5 1-4 3-4s3 1.5 3 4v8h-1.5v-3h-3v3ZM11 14.5v1.8h2v-1.8Z',
  ),
  // A chest.
  wealthy: solid(
    'M5.5 3h13C20.6 3 22 4.6 22 7v4h-7.5V9.5h-5V11H2V7c0-2.4 1.4-4 3.5-4Z',
    `M2 12.5h7.5V15h5v-2.5H22V21H2Z`,
    bar(11, 11, 2, 3),
  ),
};
