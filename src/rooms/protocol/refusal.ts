import type { Refused } from '../../session/turn/table-port.ts';

/**
 * Why a room refuses what is not for the rules to refuse. Each is the key `rooms.refused.<code>` of the message catalogue.
 *
 * - `malformed`: not a message of this protocol, or too large.
 * - `tooFast`: more messages than anybody presses buttons; wait a moment.
 * - `helloFirst`: nobody knows yet who this is.
 * - `badPassport`: forged, of another room, or taken back by the host.
 * - `notYourSeat`, `notHost`: whoever asks has no right to it.
 * - `watching`: who watches does not act.
 * - `stale`: the table has gone on since; look again.
 * - `nothingToTakeBack`: nothing was done, or something new is known since.
 * - `noSuchSeat`, `noSuchProposal`, `noSuchDevice`: it does not exist, or no longer.
 * - `notAbsent`: the seat's owner is there, or has not been away long enough.
 * - `notNow`: it is not the moment (a finished game is not paused).
 * - `paused`: the table is paused by agreement.
 * - `hostAway`: it can be done only while the host is at the table.
 * - `shareFirst`: whoever opened the table gives the share it has committed itself to before it is shown anything.
 * - `full`: no more connections or watchers, or too many ask already.
 * - `doorShut`: others knock already, or the host has just let nobody in.
 * - `roomFull`: the room has stored as much as it may; its game can be played to the end, but nothing else changed.
 * - `unknown`: what a page takes a reason for that it does not know, since a later room may have more; no room says it.
 */
export const roomRefusals = [
  'malformed',
  'tooFast',
  'helloFirst',
  'badPassport',
  'notYourSeat',
  'notHost',
  'watching',
  'stale',
  'nothingToTakeBack',
  'noSuchSeat',
  'noSuchProposal',
  'noSuchDevice',
  'notAbsent',
  'notNow',
  'paused',
  'hostAway',
  'shareFirst',
  'full',
  'doorShut',
  'roomFull',
  'unknown',
] as const;

export type RoomRefusal = (typeof roomRefusals)[number];

/** Why something asked of a room was refused: by the room, or by the rules, with the command and their words for it. */
export type Why = { readonly by: 'room'; readonly code: RoomRefusal } | ({ readonly by: 'rules' } & Refused);
