/**
 * Regions of the board for two, by name. Along the north edge lie farm – forest – swamp – hill – eastForest; west of the farm the peak.
 * Inside are innerHill (beside farm, forest and peak), innerPeak (beside forest, swamp and innerFarm), innerFarm (beside swamp and hill)
 * and the lake, whose shores are forest, innerHill, innerPeak, innerForest and plain. The shore lies inside but for the southern sea.
 */
export const northSea = 0;
export const farm = 1;
export const forest = 2;
export const swamp = 3;
export const hill = 4;
export const peak = 5;
export const innerHill = 6;
export const lake = 7;
export const innerPeak = 8;
export const innerFarm = 9;
export const eastForest = 10;
export const westFarm = 11;
export const innerForest = 12;
export const plain = 13;
export const cavernHill = 14;
export const eastPeak = 15;
export const westSwamp = 16;
export const southHill = 17;
export const southSwamp = 18;
export const southMarsh = 20;
export const shore = 21;
export const southSea = 22;
