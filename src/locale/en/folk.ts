/**
 * What every race and every power does, at length and in our own words. Loaded with the rules, when somebody opens them.
 */
export const races = {
  amazons:
    'Four more Amazons march with you while you conquer. Each time you redeploy, four of them leave the map and come back to hand on your next turn.',
  dwarves: 'Every mine region your Dwarves hold pays one coin more, while they are active and ever after.',
  elves:
    'When a region of your active Elves is conquered nobody dies: all of them come back to hand and are placed again at the end of that turn. So it is when your own Ghouls take it.',
  ghouls:
    'When your Ghouls decline, every token on the map stays. From the next turn on they act before your new race, conquering as if they were active.',
  giants:
    'A region adjacent to a mountain region your Giants hold takes one token less to conquer. For Underworld Giants caverns join regions too.',
  halflings:
    'Your Halflings may enter the map in any region. A Hole-in-the-Ground goes into each of the first two regions they conquer: nobody can take those.',
  humans: 'Every farmland region your Humans hold pays one coin more.',
  orcs: 'Every region your Orcs conquer this turn that was not empty pays one coin more at the end of the turn.',
  ratmen: 'No tricks. There are simply more Ratmen than anybody else.',
  skeletons:
    'When you redeploy, take one new Skeleton from the tray for every two non-empty regions you conquered this turn.',
  sorcerers:
    'Once a turn per opponent, replace a lone active token next to your Sorcerers with a Sorcerer from the tray: the region is yours.',
  tritons: 'Land that borders a sea or the lake takes one token less to conquer.',
  trolls:
    'Every region your Trolls hold gets a Troll’s Lair, which adds one to its defence and stays when they decline.',
  wizards: 'Every region with a magic source your Wizards hold pays one coin more.',
} as const;

export const powers = {
  alchemist: 'Two coins more at the end of every turn, as long as the race is active.',
  berserk:
    'Before any conquest you may roll the die; then choose a region and take it with that many tokens fewer (never fewer than one). Once the die is thrown no region can be abandoned until it is used.',
  bivouacking:
    'Each time you redeploy, spread five Encampments over your regions as you like. Each adds one to the defence of its region.',
  commando: 'Every region takes one token less to conquer (never fewer than one).',
  diplomat:
    'At the end of your turn name an opponent whose active race you did not attack: until your next turn it may not attack your active race.',
  dragonMaster:
    'Once a turn conquer a region with a single token, whatever defends it. The Dragon stays there and keeps it safe until you send it elsewhere.',
  flying: 'Your race need not be adjacent: it may conquer any land region of the map.',
  forest: 'Every forest region the race holds pays one coin more.',
  fortified:
    'Once a turn, as you redeploy, build a Fortress in a region you hold. It adds one to the defence, even in decline, and pays one coin a turn while the race is active.',
  heroic: 'At the end of your turn place the two Heroes in two of your regions: nobody can take those.',
  hill: 'Every hill region the race holds pays one coin more.',
  merchant: 'Every region the race holds pays one coin more.',
  mounted: 'Hill and farmland regions take one token less to conquer.',
  pillaging: 'Every region conquered this turn that was not empty pays one coin more.',
  seafaring:
    'Your race may conquer the two seas and the lake as if they were empty land. It keeps them in decline, and only other Seafaring folk can take them.',
  spirit: 'Once in decline this race never has to make room for another: it stays as long as it holds a region.',
  stout:
    'Conquer and score as usual, then put the race in decline at once, without losing a turn over it. Your Ghouls’ conquests alone are turn enough; a turn that was passed is not.',
  swamp: 'Every swamp region the race holds pays one coin more.',
  underworld:
    'Cavern regions take one token less, and from a cavern region you hold all other caverns count as adjacent.',
  wealthy: 'Seven coins more at the end of your first turn with this badge, and never again.',
} as const;
