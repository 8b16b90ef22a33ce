import type { Power } from '../trait.ts';
import { alchemist } from './alchemist.ts';
import { berserk } from './berserk.ts';
import { bivouacking } from './bivouacking.ts';
import { commando } from './commando.ts';
import { diplomat } from './diplomat.ts';
import { dragonMaster } from './dragonMaster.ts';
import { flying } from './flying.ts';
import { forest } from './forest.ts';
import { fortified } from './fortified.ts';
import { heroic } from './heroic.ts';
import { hill } from './hill.ts';
import { merchant } from './merchant.ts';
import { mounted } from './mounted.ts';
import { pillaging } from './pillaging.ts';
import { seafaring } from './seafaring.ts';
import { spirit } from './spirit.ts';
import { stout } from './stout.ts';
import { swamp } from './swamp.ts';
import { underworld } from './underworld.ts';
import { wealthy } from './wealthy.ts';

/** Every power of the box, by id. */
export const powers: Readonly<Record<string, Power>> = {
  alchemist,
  berserk,
  bivouacking,
  commando,
  diplomat,
  dragonMaster,
  flying,
  forest,
  fortified,
  heroic,
  hill,
  merchant,
  mounted,
  pillaging,
  seafaring,
  spirit,
  stout,
  swamp,
  underworld,
  wealthy,
};
