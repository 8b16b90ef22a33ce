/** Bounds of what is sent to a room and from it: nobody can keep a room busy, or fill its disk, with one message. */
export const bounds = {
  /** Letters of a message to a room; opening one with a game that was played elsewhere may take more. */
  message: 16_384,
  opening: 4_000_000,
  /** Letters of the log of a game that was played elsewhere: what the engine takes in one row. */
  dealt: 1_500_000,
  /** Lists and objects within each other, in any message to a room. */
  depth: 16,
  /** Commands of one step: more than any hand has on the table. */
  commands: 64,
  /** Letters of an id that a device gives to what it asks for. */
  id: 40,
  /** Connections and watchers of one room. */
  connections: 64,
  watchers: 32,
  /** Strangers who knock at once; the milliseconds after which one who was not heard gives way to the next. */
  knocks: 3,
  knocksFor: 2 * 60_000,
  /** Letters of an address at which a push service takes notices, of a notice's title and text; notices that one device, and one room, may have ordered. */
  endpoint: 1_000,
  title: 80,
  notice: 200,
  pushes: 4,
  pushesAtAll: 20,
  /** Passes of one room that are open at once, how long each is good for in milliseconds, and the browsers that are one device with them. */
  passes: 8,
  passFor: 24 * 60 * 60_000,
  browsers: 8,
  /** Devices that have come by the code of a big screen and sit nowhere yet. */
  guests: 32,
  /** Minutes that a passer-by may play at most. */
  visit: 120,
  /** How much of what was said can be read once more. */
  heard: 6,
  /** Entries of the log in one message from a room. */
  entries: 200,
  /** Messages that one connection may send in a burst, and the milliseconds until another one is granted. */
  burst: 60,
  grant: 50,
  /** Milliseconds after which a connection that says nothing is given up. A page says something every 20 s; one that nobody looks at may be let run once a minute. */
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
  /** Letters of a part of the leak receipt. */
  told: 200_000,
} as const;
