/**
 * The rules, clause by clause, in short plain words: the reference of the game. ◆ marks a point on which tables differ and
 * which this table has settled. Loaded only when somebody opens the rules.
 */
export const clauses = {
  'SET-1': 'Two to five players, each number with its own board.',
  'SET-2': 'The game lasts 10 rounds with 2 or 3 players, 9 with 4, 8 with 5.',
  'SET-3':
    'Banners and badges are shuffled separately. Six pairs are on offer: five laid out, the sixth on top of the stacks.',
  'SET-4': 'A Lost Tribe stands on each region with its symbol, a Mountain on each mountain region.',
  'SET-5': 'Everybody starts with five coins of value 1. In all there are 30 tens, 24 fives, 20 threes and 35 ones.',
  'SET-6':
    'The player with the most pointed ears starts, or one chosen by the table or by chance. Play goes clockwise.',
  'SET-7':
    'Tokens in the tray: Amazons 15, Dwarves 8, Elves 11, Ghouls 10, Giants 11, Halflings 11, Humans 10, Orcs 10, Ratmen 13, Skeletons 20, Sorcerers 18, Tritons 11, Trolls 10, Wizards 10; 18 Lost Tribes. Markers: 10 Lairs, 6 Fortresses, 9 Mountains, 5 Encampments, 2 Holes, 2 Heroes, 1 Dragon.',
  'SET-8':
    'Banner and badge each show a number of tokens; together they are the size of your race. Banners: Amazons 6 (and 4 more for conquest only), Dwarves 3, Elves 6, Ghouls 5, Giants 6, Halflings 6, Humans 5, Orcs 5, Ratmen 8, Skeletons 6, Sorcerers 5, Tritons 6, Trolls 5, Wizards 5. Badges: Alchemist 4, Berserk 4, Bivouacking 5, Commando 4, Diplomat 5, Dragon Master 5, Flying 5, Forest 4, Fortified 3, Heroic 5, Hill 4, Merchant 2, Mounted 5, Pillaging 5, Seafaring 5, Spirit 5, Stout 4, Swamp 4, Underworld 5, Wealthy 4.',
  'SET-9': 'The die shows three blanks, a 1, a 2 and a 3.',
  'MAP-1':
    'Each region has one terrain (farmland, hill, forest, swamp, mountain, sea, lake), and perhaps a mine, a magic source or a cavern. Water has no symbols and counts for no bonus of terrain or symbol.',
  'MAP-2':
    'Regions that share a border are adjacent. Water is adjacent to its shores, but does not link them to each other.',
  'MAP-3': 'Each board has two seas on its edge and one lake inside: three separate waters.',
  'MAP-4':
    'A border region touches the edge of the board, or lies on the shore of a sea at the edge, whoever holds that sea. Lake shores do not count.',
  'MAP-5': 'Land that borders a sea or the lake is coastal.',
  'MAP-6':
    'A region is non-empty when it holds a Lost Tribe or any race token, active or in decline, your own race in decline included ◆. Mountains and markers alone leave it empty.',
  'COL-1': 'If your turn begins without an active race, pick one of the combos on offer.',
  'COL-2':
    'The top combo is free. For a lower one lay one of your coins on each combo above it. You must have those coins before you take any that lie on the combo you pick.',
  'COL-3': 'Coins lying on the combo you take are yours.',
  'COL-4':
    'Take as many tokens as banner and badge show together, as far as the tray has them. Amazons bring four more.',
  'COL-5':
    'The combos below move up with their coins, and a new pair becomes the last one. Six are on offer as long as both stacks last. When the banners have run out there are fewer.',
  'COL-6': 'When the badges have run out, the discarded ones are shuffled into a new stack.',
  'COL-7':
    'The banner of a race that has left the board for good, with no token on the map or in hand, goes under the banner stack. If that stack is empty, it forms a new last combo with the next badge.',
  'COL-8': 'When several banners return at once, the oldest race goes first ◆.',
  'TRN-1': 'Without an active race: pick, conquer, redeploy, score.',
  'TRN-2': 'With one: either expand (ready, conquer, redeploy, score) or decline.',
  'TRN-3': 'To ready the troops, leave one active token in each region and take the others back in hand.',
  'TRN-4':
    'At that moment, and before the first conquest of that race this turn, you may abandon regions ◆, some or all, taking the last token too. You may not while a Berserk roll waits. Abandoned regions are no longer yours, score nothing, lose Lair, Fortress and Hole, are empty, and may be conquered again.',
  'TRN-5': 'A race left without a region enters the map again.',
  'TRN-6': 'You may choose to conquer nothing.',
  'TRN-7':
    'Order of a turn: Ghouls in decline; active race; redeployment of both; treaty; scoring; the Stout race’s decline; then the withdrawn troops of the others.',
  'TRN-8':
    'A race without any token on the map or in hand is still your active race. Put it in decline before you pick a new one, or pass the turn. Either way you score what else you have ◆. Its decline still pushes out an older race in decline, and its banner returns at once.',
  'CON-1':
    'A conquest takes 2 tokens, and one more for every Encampment, Fortress, Mountain, Lair, Lost Tribe and race token there (your own race in decline too ◆).',
  'CON-2': 'A race without a region enters the map through a border region.',
  'CON-3': 'Any other conquest must be adjacent to a region that same race holds. Your other races do not help.',
  'CON-4': 'Seas and the lake cannot be conquered, except by Seafaring races.',
  'CON-5':
    'Discounts add up, but a conquest always takes at least one token, and you need one in hand to begin it (Sorcerers’ conversions need none). The die never lowers the cost below one.',
  'CON-6': 'You place exactly the cost. Those tokens stay there until redeployment; the rest stay in hand.',
  'CON-7': 'A race cannot conquer what it holds. It may take a region of your other race; that token is lost.',
  'CON-8':
    'A region with a Hole, a Hero or the Dragon cannot be conquered, converted or taken by any power, by anyone ◆. Each such marker works on its own.',
  'CON-9': 'Mountains stay and defend the new holder.',
  'CON-10':
    'A conquered region loses its Lost Tribe, Lair and Fortress for good, and the tokens of its holder withdraw, whoever conquers it ◆.',
  'LOS-1': 'Whoever loses a region takes its tokens in hand and gives one of them back to the tray.',
  'LOS-2':
    'At the end of the conqueror’s turn the rest are all placed in regions the same race still holds ◆, adjacent or not. If several players do so, they go clockwise from the active one.',
  'LOS-3': 'If that race holds no region they stay in hand, and on its next turn it enters again.',
  'LOS-4': 'A lone defender is simply lost.',
  'LOS-5': 'Withdrawn tokens cannot be attacked again this turn. Each region lost costs a token of its own.',
  'DIE-1':
    'With at least one token in hand, and one to three too few for the region you want, you may make one final roll. Name a region that you may attack, then roll once. You may not if your tokens are enough.',
  'DIE-2': 'The region is named before the roll.',
  'DIE-3':
    'If hand and die reach the cost, all tokens left in hand go there and the region is yours. If not, you keep them for redeployment. With no region held they stay in hand, and the race enters again next turn.',
  'DIE-4': 'Either way that race’s conquests are over for this turn. Redeployment and scoring follow.',
  'RED-1': 'Move the tokens of that race freely among its regions, those in hand included, at least one in each.',
  'RED-2': 'All tokens go on the map if the race holds any region (except four Amazons). Races do not mix.',
  'RED-3': 'No region may be abandoned now (unless too few Amazons can be spared).',
  'SCO-1': 'One coin for each region of all your races, active or in decline.',
  'SCO-2': 'The active banner and badge add their bonuses; a race in decline only where its text says so.',
  'SCO-3': 'How many coins each player has is secret until the end. What a turn pays is public.',
  'SCO-4': 'Coins may be changed at any time. Values count, and the bank never runs dry ◆.',
  'DEC-1':
    'Instead of expanding, at the start of your turn, put your active race in decline. That turn you only score: no conquest, no redeployment, no Ghouls.',
  'DEC-2':
    'Your older race in decline leaves the map first: its tokens go to the tray, its banner returns. (A Spirit race stays.)',
  'DEC-3':
    'One token stays, turned over, in each region. All others, those in hand too, go to the tray. (Ghouls all stay.)',
  'DEC-4': 'The badge is discarded and its power ends, unless its text says otherwise.',
  'DEC-5':
    'The turn of decline pays one coin for each region of all your races ◆, and only those bonuses that stay in decline.',
  'DEC-6': 'On your next turn pick a new combo.',
  'DEC-7': 'When the last token of a race in decline leaves the map, its banner returns at once.',
  'DEC-8':
    'Encampments, Holes, Heroes and the Dragon leave when their race declines. Lairs, Fortresses and held seas stay.',
  'END-1': 'After the last round the coins are revealed. Whoever has the most coins wins.',
  'END-2':
    'On a tie, whoever has the most race tokens on the board wins, active and in decline. Tokens in hand, the four Amazons and Encampments do not count. If it is still a tie, the win is shared ◆.',
  'AMA-1': 'Amazons: four extra tokens come with the combo, for conquest only.',
  'AMA-2':
    'At the end of each redeployment four Amazons leave the map, one staying in each region if possible. They return to hand when you next ready the troops. Until then they count for nothing: not in a withdrawal, not in a tie.',
  'AMA-3':
    'With fewer than four to spare you empty regions of your choice ◆, even new ones, until four are off. Those are abandoned and score nothing, but what their conquest earned this turn stays ◆.',
  'AMA-4': 'If fewer than four Amazons are left in all, all of them leave. The race then enters again.',
  'DWA-1': 'Dwarves: one coin more per mine held, in decline and in the turn of decline too.',
  'ELF-1':
    'Elves: losing a region costs no token, not even the last; all return to hand. Only while active, but against your own Ghouls too ◆. Converted Elves are lost.',
  'GHO-1': 'Ghouls: all tokens on the map stay when they decline. Those in hand go to the tray ◆.',
  'GHO-2':
    'From the next turn on, Ghouls in decline conquer as if active, after a new combo is picked and before the active race’s first conquest. They ready troops, abandon, enter and roll for themselves, and the active race keeps its own final roll ◆. Not in a turn of decline.',
  'GHO-3': 'They may attack your own active race. Its survivors return to hand at once and may fight on this turn ◆.',
  'GHO-4':
    'No power applies to them any more, except what stays by its text. Their conquests count for nobody’s bonus and are no attacks for the Diplomat.',
  'GHO-5':
    'When attacked, they lose one token and withdraw the others like an active race. With no region left they stay in hand and may enter again ◆.',
  'GIA-1':
    'Giants: one token less for a region adjacent to a mountain region they hold ◆. For Underworld Giants this works through caverns too.',
  'HAL-1': 'Halflings enter the map at any region they may conquer.',
  'HAL-2': 'A Hole-in-the-Ground goes into each of the first two regions they ever conquer with this combo ◆.',
  'HAL-3': 'Holes go when the Halflings decline, or with the region abandoned, and are not replaced.',
  'HUM-1': 'Humans: one coin more per farmland held.',
  'ORC-1': 'Orcs: one coin more per non-empty region conquered this turn.',
  'RAT-1': 'Ratmen: their number is their only trick.',
  'SKE-1':
    'Skeletons: at redeployment one new token for every two non-empty regions conquered this turn, rounded down, as far as the tray goes.',
  'SOR-1':
    'Sorcerers: once a turn per opponent, before any final roll, conquer a region by replacing that opponent’s lone active token with a Sorcerer from the tray. The token goes back to its own race in the tray. The region counts as conquered and non-empty, and as an attack.',
  'SOR-2': 'There must be a Sorcerer in the tray.',
  'SOR-3':
    'It must be the only race token there, with no Encampment. Lairs, Fortresses and Mountains do not protect it (Lair and Fortress go); Holes, Heroes and the Dragon do.',
  'SOR-4':
    'The region must be adjacent to one the Sorcerers hold (Flying ones: anywhere ◆; Underworld: through caverns too). Water only for Seafaring Sorcerers.',
  'SOR-5': 'Converted Elves are lost.',
  'SOR-6': 'No token in hand is needed ◆.',
  'TRI-1': 'Tritons: one token less for coastal regions (not for water itself).',
  'TRO-1':
    'Trolls: a Troll’s Lair in every region they hold, +1 defence, staying in decline. It goes when the region is abandoned or taken.',
  'WIZ-1': 'Wizards: one coin more per magic source held.',
  'ALC-1': 'Alchemist: two coins more each turn while active.',
  'BER-1':
    'Berserk: before each conquest you may roll the die. Then choose a region; the roll lowers its cost, but never below one token.',
  'BER-2':
    'The roll must be used for the very next conquest. If no region is taken then, or the one chosen needs more than you have in hand, your conquests are over. There is no second roll before it, and the race has no final roll ◆.',
  'BIV-1':
    'Bivouacking: at each redeployment the five Encampments go to any regions held, any number in one; +1 defence each.',
  'BIV-2':
    'When their region is lost they return to you. You place them again with the withdrawn troops at the end of that turn.',
  'BIV-3': 'An Encampment protects a lone token from conversion. They disappear when the race declines.',
  'COM-1': 'Commando: one token less for any region.',
  'DIP-1':
    'Diplomat: after redeployment you may name one opponent whose active race yours did not attack this turn. A failed final roll is an attack ◆. An opponent without an active race may be named ◆.',
  'DIP-2':
    'Until your next turn that opponent’s active race cannot attack or convert your active race. Ghouls in decline may still attack; races in decline are not protected ◆. The peace ends when the Diplomat’s race declines.',
  'DRA-1':
    'Dragon Master: once a turn conquer a region that you may attack, to enter the map too, with exactly one token, whatever defends it. The Dragon goes there. Not after a final roll.',
  'DRA-2':
    'The Dragon stays until it is used again. It is not moved at redeployment, returns to you with an abandoned region, and leaves in decline.',
  'FLY-1': 'Flying: any land region may be conquered, adjacent or not, to enter the map too.',
  'FOR-1': 'Forest: one coin more per forest held.',
  'FRT-1':
    'Fortified: in each turn in which you expand, one Fortress may be placed, at redeployment, in a region you hold that has none; +1 defence, in decline too.',
  'FRT-2': 'Each of your Fortresses on the map pays one coin more each turn while the race is active.',
  'FRT-3':
    'One Fortress per region, six on the whole map, those of earlier Fortified races included. A Fortress goes when its region is abandoned or conquered ◆.',
  'HER-1':
    'Heroic: after redeployment the Heroes go to two different regions held. With only one region, one Hero goes there; with none, neither does.',
  'HIL-1': 'Hill: one coin more per hill held.',
  'MER-1': 'Merchant: one coin more per region held by that race.',
  'MOU-1': 'Mounted: one token less for hills and farmland.',
  'PIL-1': 'Pillaging: one coin more per non-empty region conquered this turn (Orcs get both).',
  'SEA-1':
    'Seafaring: while active, the seas and the lake may be conquered as empty regions (2 tokens, one more per race token there ◆). The race may enter at a sea on the edge, but not at the lake (except Halflings).',
  'SEA-2': 'They are kept and score in decline. Only a Seafaring race may take them.',
  'SPI-1': 'Spirit: this race in decline does not count as your one race in decline, and is never pushed out.',
  'SPI-2': 'Its badge stays with it until the race vanishes, then is discarded.',
  'STO-1':
    'Stout: may decline at the end of a turn in which you expanded, with conquests or without, after scoring it in full. The new combo comes next turn. A turn in which only your Ghouls in decline conquered counts; a turn that was passed does not ◆.',
  'SWA-1': 'Swamp: one coin more per swamp held.',
  'UND-1': 'Underworld: one token less for cavern regions.',
  'UND-2': 'A cavern region you hold is adjacent to all other cavern regions, for conquest.',
  'WEA-1': 'Wealthy: seven coins more once, at the end of the first turn with the badge ◆.',
  'OWN-1':
    'A race of your own has at most 10 tokens and borrows those of a race with as many or more, whose banner is taken out.',
  'OWN-2': 'A power of your own has at most 5 tokens.',
  'OWN-3': 'A race of your own must work with every badge, a power of your own with every banner.',
  'OWN-4':
    'What banner and badge both bring adds up: coins, discounts, defence, extra tokens, new tokens, conversions and strikes. Of two different losses the smaller is paid. A permission that both give is one: one treaty a turn, one roll before a conquest.',
  'VAR-1':
    'Draft: before the first round, from the last player to the first, each takes one of the combos on offer, free of charge. The column is filled up when all have one; each first turn begins with that combo.',
  'VAR-2': 'A table may play one round more than printed, or one fewer.',
  'VAR-3': 'A table may give seats coins to begin with beside the five, up to twenty each.',
  'PRT-1':
    'A race or power of one’s own with a discount pays so many tokens less for the regions it names: by terrain or symbol, beside regions it holds, or by who stands there. At least one token stays due (CON-5).',
  'PRT-2': 'With a surcharge it pays so many tokens more for the regions it names.',
  'PRT-3': 'It may enter the map by the regions it names, not only at the border (CON-2).',
  'PRT-4': 'It may conquer the regions it names without being adjacent (CON-3), and enter the map there (CON-2).',
  'PRT-5': 'The regions it names are adjacent to each other for this race alone.',
  'PRT-6': 'It may conquer seas and the lake (CON-4).',
  'PRT-7': 'When one of its regions is conquered it loses the number of tokens it says, not one (LOS-1).',
  'PRT-8':
    'So many extra tokens come with it. As many leave the map at the end of each redeployment, and come back when troops are readied; if need be, regions are emptied for that.',
  'PRT-9':
    'At redeployment new tokens come from the tray: each turn, or for the regions conquered in it, as far as the tray has any.',
  'PRT-10':
    'It pays the coins it says for each region of a kind that it holds; in decline too, or only then, if it says so.',
  'PRT-11': 'It pays the coins it says for each region of a kind conquered this turn.',
  'PRT-12': 'It pays the coins it says every turn; in decline too, or only then, if it says so.',
  'PRT-13': 'It pays the coins it says once, at the end of the turn in which it was picked.',
  'PRT-14':
    'It brings pieces. It says where they are put, and whether they add to the cost, make a region immune, protect a lone token from conversion, pay coins, come back to their owner, or stay in decline.',
  'PRT-15':
    'Once a turn it may conquer a region it could attack with a single token, whatever defends it. If a piece goes with it, that stays there until the next time, and its region cannot be taken.',
  'PRT-16':
    'Once a turn for each opponent it may replace a lone active token in an adjacent region with one of its own from the tray.',
  'PRT-17': 'It may roll the die before a conquest. The roll lowers the cost of the very next conquest.',
  'PRT-18': 'It has no final roll.',
  'PRT-19':
    'After redeployment it may name an opponent whose active race it did not attack this turn. That race may not attack it until its owner’s next turn.',
  'PRT-20': 'It may decline at the end of a turn that has been scored.',
  'PRT-21': 'When it declines, all of its tokens on the map stay.',
  'PRT-22': 'In decline it goes on conquering, before its owner’s active race.',
  'PRT-23': 'In decline it does not count as the one race in decline, and is never pushed out.',
} as const;
