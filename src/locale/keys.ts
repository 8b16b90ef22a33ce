export type { Catalogue, MessageKey } from './en.ts';
