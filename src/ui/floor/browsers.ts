/**
 * The floor: the oldest browsers that the game is made for. The layout needs `:has` (Firefox 121), `dvh` (Chrome and Edge 108) and the sizes of containers
 * (Safari 16); the workers are modules, which all of these can. The build compiles for them, the first page names them where it cannot start
 * (`gate.js`, which asks for the same), and docs/browsers.md says what else they lack.
 */
export const browsers = [
  { name: 'Chrome', version: 108, year: 2022 },
  { name: 'Edge', version: 108, year: 2022 },
  { name: 'Safari', version: 16, year: 2022 },
  { name: 'Firefox', version: 121, year: 2023 },
] as const;

/** The floor as bundlers name it: the syntax of scripts and styles. */
export const buildTarget: string[] = browsers.map(({ name, version }) => `${name.toLowerCase()}${version}`);
