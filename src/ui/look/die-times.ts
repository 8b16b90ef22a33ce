/** How long the result of the die stays to be read, in milliseconds at speed 1. */
export const dieTimes = {
  thrown: 720,
  /** Of one of many in a turn. */
  again: 480,
  /** On the plan, where nothing rolls: the result alone. */
  plan: 1400,
  /** On the big screen, for people at a distance. */
  showcase: 3200,
} as const;
