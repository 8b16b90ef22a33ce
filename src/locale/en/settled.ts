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
  'settled.BER-2':
    'Here, a Berserk roll must be used for the very next conquest, and the race has no final roll. While it waits, nothing is converted.',
  'settled.DIP-1': 'Here, a failed final roll is an attack too. An opponent without an active race may be named.',
  'settled.DIP-2':
    'Here, the peace protects only the Diplomat’s active race. Races in decline of the same player may be attacked.',
  'settled.STO-1':
    'Here, a Stout race may decline late after any turn spent expanding, even if only your Ghouls conquered. After a pass it may not.',
  'settled.SEA-1': 'Here, a sea that another race holds in decline costs three tokens and is not empty.',
  'settled.SOR-4': 'Here, Flying Sorcerers without a region may begin with a conversion, inland too.',
  'settled.WEA-1': 'Here, Wealthy pays once, at the end of the first turn with the badge.',
  'settled.HAL-2': 'Here, Seafaring Halflings may dig their Holes on water too, the lake included.',
  'settled.FRT-3':
    'Here, a Fortress placed in this redeployment comes back to hand when you empty its region in the same one.',
  'settled.GIA-1': 'Here, only a mountain region that the Giants hold makes its neighbours cheaper.',
  'otherwise.CON-1': 'Here, tokens of your own race in decline cost you nothing to conquer.',
  'otherwise.CON-8': 'Here, a Hole, a Hero or the Dragon stops opponents only: your own Ghouls may enter.',
  'otherwise.CON-10':
    'Here, a Lair or a Fortress stays when a region goes from one of your races to another; only an opponent’s conquest removes it.',
  'otherwise.DEC-5': 'Here, the turn of decline pays only for the race that declines, not for your other races.',
  'otherwise.LOS-2':
    'Here, troops that withdrew may go to any region of yours. With another race they are guests: one to the cost each, until their own race’s next turn.',
  'otherwise.ELF-1': 'Here, Elves lose one token to their own player’s Ghouls, like any race.',
  'otherwise.AMA-3': 'Here, only Amazons to spare leave, up to four: no region is emptied for it.',
  'otherwise.SOR-6': 'Here, a conversion needs a token in hand.',
  'otherwise.GHO-2': 'Here, there is one final roll a turn: after the Ghouls’ in decline, the active race gets none.',
  'otherwise.GHO-3':
    'Here, survivors of your own active race stand back when your Ghouls attack it, and are placed at the end of the turn.',
  'otherwise.TRN-4': 'Here, regions may be abandoned at any time of your conquests, but not those conquered this turn.',
  'otherwise.TRN-8': 'Here, a race without tokens leaves when your turn begins, and you pick a new combo at once.',
  'otherwise.DIP-2': 'Here, the peace protects all races of the Diplomat’s player, those in decline too.',
  'otherwise.MAP-6':
    'Here, your own race in decline leaves a region empty for you: its conquest counts as that of an empty one.',
  'otherwise.COL-8': 'Here, banners that return at once are shuffled among themselves.',
  'otherwise.GHO-1': 'Here, Ghouls in hand stay in hand when they decline, and may enter later.',
  'otherwise.GHO-5': 'Here, Ghouls in decline lose all tokens of a region that is taken from them; none withdraws.',
  'otherwise.BER-2': 'Here, a Berserk race has a final roll as well; a roll made beforehand still counts for it.',
  'otherwise.DIP-1': 'Here, only a conquest is an attack: a failed final roll does not rule a treaty out.',
  'otherwise.STO-1': 'Here, a Stout race may decline late after a pass as well.',
  'otherwise.END-2': 'Here, a tie in coins and in tokens goes to the player who plays later in the round.',
  'otherwise.SCO-3': 'Here, coins lie open: everybody sees how much each player has.',
  'otherwise.GIA-1': 'Here, every mountain region makes its neighbours cheaper for Giants, whoever holds it.',
} as const;
