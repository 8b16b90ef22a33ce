/**
 * ◆: points on which printed editions or tables differ, and how this table plays, by clause. Learned with the coach and with the
 * reference, which tell them where they matter.
 */
export const settled = {
  'settled.intro': 'Printed editions and tables do not agree on everything. At each ◆ you see how it is played here.',
  'settled.MAP-6': 'Here, your own race in decline makes a region non-empty for you too.',
  'settled.COL-8': 'Here, when several banners return at once, the oldest race goes first.',
  'settled.TRN-4':
    'Here, you abandon regions only before the race’s first conquest of the turn, and not while a Berserk roll waits.',
  'settled.TRN-8':
    'Here, a race without tokens must decline before you pick a new one. Or you pass the turn and score what else you have.',
  'settled.CON-1': 'Here, tokens of your own race in decline defend against you like any others.',
  'settled.CON-8':
    'Here, a Hole, a Hero or the Dragon stops everybody, its owner too, and every power, conversions included.',
  'settled.CON-10':
    'Here, a Lair or a Fortress falls with its region, even when another race of the same player takes it.',
  'settled.LOS-2': 'Here, troops that withdrew go only to regions of the same race, not to another race of yours.',
  'settled.SCO-4': 'Here, coins are counted by value, so the bank never runs dry.',
  'settled.DEC-5':
    'Here, the turn of decline pays for the regions of all your races, not only of the one that declines.',
  'settled.END-2': 'Here, a tie in coins and in tokens is a shared win.',
  'settled.AMA-3':
    'Here, with fewer than four to spare, you empty regions until four Amazons are off. Those regions score nothing, but what their conquest earned this turn stays.',
  'settled.ELF-1': 'Here, Elves lose no token to their own player’s Ghouls either.',
  'settled.GHO-1': 'Here, only the Ghouls on the map stay when they decline. Those in hand go to the tray.',
  'settled.GHO-2': 'Here, Ghouls in decline have a final roll of their own, and the active race keeps its own.',
  'settled.GHO-3':
    'Here, your Ghouls may attack your own active race. Its survivors return to hand and may fight on this turn.',
  'settled.GHO-5': 'Here, Ghouls in decline withdraw like an active race. They may enter again when they hold nothing.',
  'settled.SOR-6': 'Here, a conversion needs no token in hand.',
  'settled.BER-2': 'Here, a Berserk roll must be used for the very next conquest, and the race has no final roll.',
  'settled.DIP-1': 'Here, a failed final roll is an attack too. An opponent without an active race may be named.',
  'settled.DIP-2':
    'Here, the peace protects only the Diplomat’s active race. Races in decline of the same player may be attacked.',
  'settled.STO-1':
    'Here, a Stout race may decline late after any turn spent expanding, even if only your Ghouls conquered. After a pass it may not.',
} as const;
