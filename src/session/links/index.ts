/** Games as links: set-up and commands in a few hundred characters, for the part of an address that no host sees (docs/links.md). */
export { makeBoxLink, openBoxLink } from './box-link.ts';
export { type Linked, makeLink, openLink, positionOf } from './link.ts';
