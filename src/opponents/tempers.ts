import { type CharacterId, evenTemper, type Temper } from './types.ts';

export const characterTempers: Readonly<Record<CharacterId, Temper>> = {
  avenger: evenTemper,
  leveller: evenTemper,
  homebody: { ...evenTemper, patience: 0.54 },
  miser: { ...evenTemper, patience: 0.55 },
  gadabout: { ...evenTemper, patience: 0.46 },
};
