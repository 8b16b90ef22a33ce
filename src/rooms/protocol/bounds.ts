/** Bounds of what is sent to a room and from it: nobody can keep a room busy, or fill its disk, with one message. */
export const bounds = {
  /** Letters of a message to a room; opening one with a game that was played elsewhere may take more. */
  message: 16_384,
  opening: 1_000_000,
  /** Commands that an opening brings. */
  brought: 5_000,
  /** Letters of the log of a game that was played elsewhere: what the engine takes in one row. */
  dealt: 1_500_000,
  /** Bytes of a row: less than what the engine takes in one. */
  row: 1_900_000,
  /** Lists and objects within each other, in any message to a room. */
  depth: 16,
  /** Commands of one step: more than any hand has on the table. */
  commands: 64,
  /** Letters of an id that a device gives to what it asks for. */
  id: 40,
  /** Connections of a room; those still unknown, and milliseconds to say who they are; of one device. */
  connections: 64,
  unknown: 8,
  unknownFor: 10_000,
  ofDevice: 8,
  watchers: 32,
  atSeat: 8,
  drawings: 64,
  /** Proposals that are open at once, and those to join beside them. */
  proposals: 20,
  joins: 16,
  /** Strangers who knock at once; the milliseconds after which one who was not heard gives way to the next. */
  knocks: 3,
  knocksFor: 2 * 60_000,
  /** Letters of a push address, a notice's title and text; notices one device, and one room, may order. */
  endpoint: 1_000,
  title: 80,
  notice: 200,
  pushes: 4,
  pushesAtAll: 20,
  /** Passes of a device open at once, their milliseconds, and the browsers that are one device with them. */
  passes: 4,
  passFor: 24 * 60 * 60_000,
  browsers: 8,
  /** Devices that have come by the code of a big screen and sit nowhere yet. */
  guests: 32,
  /** Milliseconds after which one of them makes way for the next, if there are too many. */
  guestFor: 60_000,
  /** Minutes that a passer-by may play at most. */
  visit: 120,
  /** How much of what was said can be read once more. */
  heard: 6,
  /** Entries of the log in one message from a room. */
  entries: 200,
  /**
   * What may be spent at once, and the milliseconds until one more is granted: by a device, from the share of a seat, from that of everybody without one, and by a connection
   * of somebody unknown. A message costs one, a hello ten, each step one more, and so do each `letters` that the room sends or reads about it, and so many `commands`. Nobody owes more
   * than `debt`.
   */
  budget: {
    device: { burst: 150, each: 15 },
    seat: { burst: 250, each: 12 },
    others: { burst: 200, each: 16 },
    stranger: { burst: 40, each: 200 },
    debt: 5_000,
    hello: 10,
    letters: 8_192,
    commands: 8,
  },
  /** Refusals of form or speed, within so many milliseconds, that close a connection, and its code. */
  refusals: 100,
  refusalsIn: 60_000,
  tooMuch: 4029,
  /** Ms without a word until a connection is given up: pages speak every 20 s, unseen ones once a minute. */
  silence: 90_000,
  /** Milliseconds of a clock's bank, of its grace, and of patience with who is away. */
  bank: 24 * 60 * 60_000,
  grace: 60 * 60_000,
  days: 30,
  /** Milliseconds after sitting down within which a device gives its share in chance. */
  share: 60_000,
  /** Letters of the leak receipt that are kept for somebody who sits, and for somebody who watches: the newest. */
  receipt: 1_500_000,
  watchersReceipt: 300_000,
  /** Letters of all receipts of a room together. */
  receipts: 8_000_000,
  /** How often people of one room may take another name. */
  renames: 1_000,
  /** Accepted requests that were no steps, by whose ids repetitions are known. */
  accepted: 2_000,
  /** Steps of a turn that can be taken back. */
  past: 200,
  /** Commands of a game that people may play: opponents and clocks still bring it to its end. */
  played: 45_000,
  /** Bytes that a room stores before it takes nothing but its game: as the host says, else this. */
  room: 20_000_000,
  /** Letters of a part of the leak receipt. */
  told: 200_000,
} as const;
