/**
 * ◆: points on which printed editions or tables differ, and how this table plays, by clause. Learned with the coach and with the
 * reference, which tell them where they matter.
 */
export const settled = {
  'settled.intro': 'Printed editions and tables do not agree on everything. At each ◆ this is what is played here.',
  'settled.MAP-6': 'This table plays: your own race in decline makes a region non-empty for you too.',
  'settled.COL-8': 'This table plays: when several banners return at once, the oldest race goes first.',
  'settled.TRN-4':
    'This table plays: regions are abandoned only before the race’s first conquest of the turn, and not while a Berserk roll waits.',
  'settled.TRN-8':
    'This table plays: a race without tokens must be declined before a new pick, or the turn is passed, scoring what else you have.',
  'settled.CON-1': 'This table plays: tokens of your own race in decline defend against you like any others.',
  'settled.CON-8':
    'This table plays: a Hole, a Hero or the Dragon stops everybody, its owner too, and every power, conversions included.',
  'settled.CON-10':
    'This table plays: a Lair or a Fortress falls with its region even when another race of the same player takes it.',
  'settled.LOS-2':
    'This table plays: troops that withdrew go only to regions of the same race, not to another race of yours.',
  'settled.SCO-4': 'This table plays: coins are counted by value, so the bank never runs dry.',
  'settled.DEC-5':
    'This table plays: the turn of decline pays for the regions of all your races, not only for those of the race that declines.',
  'settled.END-2': 'This table plays: a tie in coins and in tokens is a shared win.',
  'settled.AMA-3':
    'This table plays: with fewer than four to spare regions are emptied until four Amazons are off; those score nothing, but what their conquest earned this turn stays.',
  'settled.ELF-1': 'This table plays: Elves lose no token to their own player’s Ghouls either.',
  'settled.GHO-1': 'This table plays: only the Ghouls on the map stay at their decline; those in hand go to the tray.',
  'settled.GHO-2':
    'This table plays: Ghouls in decline have a final roll of their own, and the active race keeps its own.',
  'settled.GHO-3':
    'This table plays: your Ghouls may attack your own active race, whose survivors return to hand and may fight on this turn.',
  'settled.GHO-5':
    'This table plays: Ghouls in decline withdraw like an active race, and may enter anew when they hold nothing.',
  'settled.SOR-6': 'This table plays: a conversion needs no token in hand.',
  'settled.BER-2':
    'This table plays: a Berserk roll must be used for the very next conquest, and there is no final roll besides.',
  'settled.DIP-1':
    'This table plays: a failed attempt is an attack too, and an opponent without an active race may be named.',
  'settled.DIP-2':
    'This table plays: the peace protects only the Diplomat’s active race; races in decline of the same player may be attacked.',
  'settled.STO-1':
    'This table plays: a Stout race may decline late after any turn spent expanding, even if only your Ghouls conquered; after a pass it may not.',
} as const;
