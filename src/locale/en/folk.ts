/**
 * What every race and every power does, at length and in our own words. Loaded with the rules, when somebody opens them.
 */
export const races = {
  amazons:
    'Four extra Amazons march with you while you conquer. Each time you redeploy, four of them leave the map. They return to hand on your next turn.',
  dwarves: 'Every mine region your Dwarves hold pays one coin more, in decline too.',
  elves:
    'When a region of your active Elves is conquered, nobody dies. All of them return to hand and are placed again at the end of that turn, even when your own Ghouls took it.',
  ghouls:
    'When your Ghouls decline, every token on the map stays. From the next turn on they act before your new race, and conquer as if they were active.',
  giants:
    'A region next to a mountain region your Giants hold takes one token less to conquer. For Underworld Giants this works through caverns too.',
  halflings:
    'Your Halflings may enter the map in any region. The first two regions they conquer each get a Hole-in-the-Ground: nobody can take those.',
  humans: 'Every farmland region your Humans hold pays one coin more.',
  orcs: 'Every non-empty region your Orcs conquered this turn pays one coin more.',
  ratmen: 'No tricks. There are simply more Ratmen than anybody else.',
  skeletons:
    'When you redeploy, take one new Skeleton from the tray for every two non-empty regions you conquered this turn.',
  sorcerers:
    'Once a turn for each opponent, replace a lone active token next to your Sorcerers with a Sorcerer from the tray. The region is then yours.',
  tritons: 'Land that borders a sea or the lake takes one token less to conquer.',
  trolls: 'Every region your Trolls hold gets a Troll’s Lair. It adds one to the defence, and stays when they decline.',
  wizards: 'Every region with a magic source that your Wizards hold pays one coin more.',
} as const;

export const powers = {
  alchemist: 'Two coins more at the end of every turn, as long as the race is active.',
  berserk:
    'Before each conquest you may roll the die. Then choose a region and take it with that many tokens fewer, but never fewer than one. Once you have rolled, you cannot abandon a region until the roll is used.',
  bivouacking:
    'Each time you redeploy, spread five Encampments over your regions as you like. Each adds one to the defence of its region.',
  commando: 'Every region takes one token less to conquer, but never fewer than one.',
  diplomat:
    'At the end of your turn, name an opponent whose active race you did not attack. Until your next turn, that race may not attack your active race.',
  dragonMaster:
    'Once a turn, conquer a region with a single token, whatever defends it. The Dragon stays there and keeps it safe until you send it elsewhere.',
  flying: 'Your race may conquer any land region of the map, adjacent or not.',
  forest: 'Every forest region the race holds pays one coin more.',
  fortified:
    'Once a turn, as you redeploy, build a Fortress in a region you hold. It adds one to the defence, even in decline. It also pays one coin a turn while the race is active.',
  heroic: 'At the end of your turn, place the two Heroes in two of your regions. Nobody can take those.',
  hill: 'Every hill region the race holds pays one coin more.',
  merchant: 'Every region the race holds pays one coin more.',
  mounted: 'Hill and farmland regions take one token less to conquer.',
  pillaging: 'Every non-empty region conquered this turn pays one coin more.',
  seafaring:
    'Your race may conquer the two seas and the lake as if they were empty land. It keeps them in decline, and only other Seafaring races can take them.',
  spirit: 'In decline, this race never has to make room for another. It stays as long as it holds a region.',
  stout:
    'Conquer and score as usual, then put the race in decline at once, without losing a turn. A turn in which only your Ghouls conquered counts too; a turn you passed does not.',
  swamp: 'Every swamp region the race holds pays one coin more.',
  underworld: 'Cavern regions take one token less. All caverns count as adjacent to a cavern you hold.',
  wealthy: 'Seven coins more at the end of your first turn with this badge, and never again.',
} as const;
