export { announce, forgetSaid, lastSaid, sayAgain } from './announcer.ts';
/** Palette, patterns, signs, settings. What is asked before them stands apart (`kept-language.ts`). */

export { AsWritten, Naming } from './AsWritten.tsx';
export { dieTimes } from './die-times.ts';
export { raceColours } from './folk/colours.ts';
export { defaultRace, races } from './folk/races.ts';
export { BoxContext, Glyph, type GlyphProps, type Sign, type SignKind, signIn, useDealt } from './glyphs.tsx';
export { useBold, useMedia, useStill } from './live.ts';
export { entitle, ScreenTitle, useTitle } from './page-title.tsx';
export {
  type Colour,
  lamp,
  marks,
  type Pattern,
  type PlayerColour,
  patternBackground,
  playerColour,
  players,
  rims,
  stone,
  tableColours,
  terrains,
} from './palette.ts';
export { portraitRows, portraits, portraitsAcross } from './portraits.ts';
export {
  type CoachChoice,
  coachChoices,
  contrastChoices,
  isAudible,
  motionChoices,
  opponentDelayOf,
  paces,
  type QualityChoice,
  qualityChoices,
  type Settings,
  showRateOf,
  speeds,
  type TellChoice,
  tellChoices,
  useSettings,
  volumesOf,
  withSoundToggled,
} from './settings.ts';
export { fingers, hoverless, narrow, phone, upright } from './sizes.ts';
