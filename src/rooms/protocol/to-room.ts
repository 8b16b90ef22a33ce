import * as v from 'valibot';
import { commandSchema, commandsSchema, setupSchema } from '../../session/saves/schema.ts';
import { bounds } from './bounds.ts';
import {
  choices,
  control,
  device,
  givenName,
  hex,
  id,
  list,
  opponentSchema,
  passport,
  proposal,
  said,
  seat,
  secret,
  step,
  visitChoice,
  whole,
} from './parts.ts';

/**
 * Opens a room: the body of a POST to `/rooms/`. The game may have been played for a while; whoever opens the room holds all seats of people at
 * first, and is its host. Its stacks and dice are drawn anew.
 */
export const openingSchema = v.object({
  secret,
  setup: setupSchema(),
  commands: v.pipe(v.array(v.unknown()), v.maxLength(bounds.brought), commandsSchema),
  choices,
  /** To the opener's share, made before the room tells its own; the share comes with the first `hello`. */
  commitment: v.optional(hex(32)),
  /** The opener is to be the table: each person's seat is free, and who knows the code may take one. */
  bigScreen: v.optional(v.object({ visit: v.nullable(visitChoice) })),
});

const asked = { id } as const;

const endpoint = v.pipe(v.string(), v.maxLength(bounds.endpoint), v.url());
/** Bytes as push services write them. */
const bytes = (letters: number) => v.pipe(v.string(), v.length(letters), v.regex(/^[\w-]*$/));
const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
/** A point of the curve P-256 (65 bytes), a secret of 16 bytes, and what is to be read. */
const order = v.object({ p256dh: bytes(87), auth: bytes(22), title: words(bounds.title), body: words(bounds.notice) });

/** Everything a device may say to a room. What has an id is answered under that id, once: `accepted` or `refused`. */
const messages = [
  /** The first of a connection: which device this is, what it knows already, and an invitation if any. */
  v.object({
    type: v.literal('hello'),
    protocol: whole(0, 9999),
    /** The newest rules that the page can play. */
    rules: whole(0, 9999),
    secret,
    passport: v.optional(passport),
    name: v.optional(givenName),
    /** Whoever has nothing but the room's code asks the host to be let in. */
    knock: v.optional(v.boolean()),
    /** The last step seen, −1 for none. */
    seen: step,
    /** The share in chance that the opening was committed to, until it is known to have arrived. */
    share: v.optional(hex(32)),
  }),
  /** Sits down at another seat, at the same device. */
  v.object({ type: v.literal('claim'), ...asked, passport, name: v.optional(givenName) }),
  /** At a big screen: takes a free seat, asks for a taken one, or plays an opponent's for a while. */
  v.object({ type: v.literal('sit'), ...asked, seat, name: v.optional(givenName), colour: v.optional(seat) }),
  v.object({ type: v.literal('beTable'), ...asked, on: v.boolean() }),
  /** The big screen holds the game, or lets it go on: somebody explains it there. */
  v.object({ type: v.literal('hold'), ...asked, on: v.boolean() }),
  /** What the seat to decide points at (null: nothing any more), for the big screen to show. Kept nowhere. */
  v.object({ type: v.literal('point'), seat, region: v.nullable(whole(0, 99)) }),
  /** The big screen has shown everything up to this step: opponents go on. Kept nowhere. */
  v.object({ type: v.literal('shown'), step }),
  /** This device's share in chance, after the room has committed itself to its own (`fair`). */
  v.object({ type: v.literal('share'), ...asked, value: hex(32) }),
  /** One step: all of these commands or none. `on` is the last step that the player had seen. */
  v.object({ type: v.literal('do'), ...asked, on: step, seat, commands: list(commandSchema, bounds.commands, 1) }),
  /** Takes the seat's last step back, while nothing new is known since. */
  v.object({ type: v.literal('back'), ...asked, on: step, seat }),
  /** Who decides for a seat from now on: one's own, or that of somebody who is away, which an opponent keeps warm. */
  v.object({ type: v.literal('give'), ...asked, seat, control }),
  v.object({ type: v.literal('name'), ...asked, seat, name: givenName }),
  /** `share`: of a rematch, the proposer's share in the chance of the game to be dealt. */
  v.object({ type: v.literal('propose'), ...asked, proposal, share: v.optional(hex(32)) }),
  v.object({ type: v.literal('answer'), ...asked, proposal: whole(0, 999_999), yes: v.boolean() }),
  /** For the host: the links that are valid now. */
  v.object({ type: v.literal('links'), ...asked }),
  /** For the host: a new link for a seat, or for watchers (null); the old one is void. */
  v.object({ type: v.literal('renew'), ...asked, seat: v.nullable(seat) }),
  /** For the host: frees a seat; until it is claimed an opponent plays, if one is named. */
  v.object({ type: v.literal('free'), ...asked, seat, opponent: v.optional(opponentSchema) }),
  /** For the host: lets somebody in who knocks, to the first free seat or to watch, or does not. */
  v.object({ type: v.literal('letIn'), ...asked, knock: whole(0, 999_999), to: v.picklist(['seat', 'watch', 'no']) }),
  /** For the host: sends a watcher away. */
  v.object({ type: v.literal('remove'), ...asked, device }),
  /** Only the browser with this secret is this device from now on: others with a pass of it no more. */
  v.object({ type: v.literal('alone'), ...asked, secret }),
  /** For the first device of a seat, and the host: another one that sits there gets up. */
  v.object({ type: v.literal('putOut'), ...asked, seat, device }),
  /** For the host: from now on whoever sits there is the host. */
  v.object({ type: v.literal('office'), ...asked, seat }),
  /** For the host. */
  v.object({ type: v.literal('choose'), ...asked, choices }),
  /**
   * Orders a notice for when it is the turn of a seat of this device and nobody looks at its page: where a push service takes it, the keys it is encrypted
   * with, and its words, in the language of this device; null: no longer.
   */
  v.object({ type: v.literal('push'), ...asked, endpoint, order: v.nullable(order) }),
  /** Does somebody look at this page? Until it says so, yes. */
  v.object({ type: v.literal('look'), isSeen: v.boolean() }),
  v.object({ type: v.literal('say'), seat, said }),
  /** Gets up for good, from all seats of this device. */
  v.object({ type: v.literal('leave'), ...asked }),
  /** A pass for another browser of the same person: once shown there, it is this device as well. */
  v.object({ type: v.literal('pass'), ...asked }),
  /** After the game: what was sent to this device, from that part on. */
  v.object({ type: v.literal('told'), ...asked, part: whole(0, 999_999) }),
  /** For the host: deletes the room. */
  v.object({ type: v.literal('delete'), ...asked }),
  v.object({ type: v.literal('ping'), at: v.pipe(v.number(), v.finite()) }),
] as const;

export const toRoomSchema = v.variant('type', messages);

export type PushOrder = v.InferOutput<typeof order>;
export type Opening = v.InferOutput<typeof openingSchema>;
export type ToRoom = v.InferOutput<typeof toRoomSchema>;
export type ToRoomType = ToRoom['type'];
export type Saying<Type extends ToRoomType> = Extract<ToRoom, { readonly type: Type }>;
