import { synonymGroups } from '../../search-group';

/** Measuring tools, levels, squares, and what tools are kept in. */
export const MEASURING_STORING_EN = synonymGroups(`
  caliper = calliper
  vernier gauge, vernier gage, slide gauge, slide caliper, sliding caliper, sliding gauge, verniers > vernier caliper, digital caliper
  digital vernier, digital vernier gauge, electronic caliper, electronic vernier, lcd caliper, absolute caliper > digital caliper
  digital gauge, digital measuring tool, waterproof caliper, coolant-proof caliper, digi caliper > digital caliper
  analog caliper, analogue caliper, manual caliper, dial caliper, mechanical caliper, vernier scale > vernier caliper
  measuring caliper, depth gauge, depth gage, outside caliper, inside caliper, thickness gauge > caliper

  micrometer = micrometre
  mike, mikes, mic, outside mike, outside mic, external micrometer, micrometer caliper, mike gauge > outside micrometer
  micrometer gauge, micrometer screw gauge, micrometer screw, screw gauge, screw gage, engineer’s micrometer > outside micrometer
  thousandths gauge, thickness micrometer, frame micrometer, od micrometer > outside micrometer

  dial indicator = dial gauge = dial gage
  dti, dial test indicator, test indicator, clock gauge, clock indicator, dial clock, clocking gauge > dial indicator
  run-out gauge, runout gauge, runout indicator, run-out indicator, plunger gauge, plunge indicator > dial indicator
  dial comparator, comparator gauge, travel indicator, lever indicator, measuring clock, indicator gauge > dial indicator

  tape measure = measuring tape = tape rule
  retractable tape, pocket tape, steel tape, power tape, metric tape, metre tape, meter tape > tape measure
  carpenter’s tape, builder’s tape, builders tape, flexible rule, pocket rule, roll-up ruler, rule tape > tape measure
  stanley tape, fatmax, spring tape, self-retracting tape, distance tape, measure tape, tape-measure > tape measure

  spirit level = bubble level
  level, builder’s level, builders level, carpenter’s level, mason’s level, bricklayer’s level > spirit level
  box level, box-beam level, i-beam level, magnetic level, torpedo level, water level, aluminum level > spirit level
  spirit gauge, leveling tool, levelling tool, leveller, level gauge, stabila level, bubble stick > spirit level

  try square, tri-square, engineer’s square, engineers square, machinist’s square, set square, steel square > combination square
  combi square, combination set, adjustable square, sliding square, carpenter’s square, carpenters square > combination square
  speed square, miter square, mitre square, framing square, roofing square, layout square, marking square > combination square
  l-square, angle square, right-angle square, right angle, rafter square, rule square > combination square
  ruler, steel rule, steel ruler, metal ruler, metal rule, straight edge, straightedge, marking gauge > combination square

  cross-line laser = crossline laser = line laser = laser level
  cross laser, laser liner, laser line, self-leveling laser, self-levelling laser, leveling laser > cross-line laser
  levelling laser, green laser, green beam laser, construction laser, builder’s laser, cross-beam laser > cross-line laser
  laser leveller, laser leveler, beam level, crosshair laser, laser cross, tiling laser, alignment laser > cross-line laser

  tool box = toolbox
  organizer = organiser
  tool trolley, tool cart, roll cab, rollcab, roller cab, rolling cabinet, tool cabinet, roll-around cabinet > roller cabinet
  tool chest > roller cabinet, cantilever tool box
  rolling tool chest, mobile tool chest, drawer cabinet, drawer unit, tool drawers, chest of drawers > roller cabinet
  workshop trolley, mechanic’s cabinet, mechanic’s trolley, tool wagon, service trolley, roll cart, rolling cart > roller cabinet
  rollaway, roll-away, roll away, tool cupboard, tool locker, garage cabinet, mobile cabinet, mobile workbench > roller cabinet

  cantilever box, barn box, barn-style tool box, fold-out tool box, folding tool box, expanding tool box > cantilever tool box
  metal tool box, steel tool box, concertina tool box, tray box, tool carry box, hand-carry box > cantilever tool box
  tool case, tool carrying case, tool crate, tool kit box, mechanic’s box > tool box, case system

  tool tote, tote, tote bag, tool carrier, tool caddy, tool holdall, holdall, hold-all, open tote > tool bag
  technician’s bag, electrician’s bag, plumber’s bag, service bag, workman’s bag, gladstone bag, rigger bag > tool bag
  toolbag, tool sack, tool satchel, open-top bag, open-mouth bag, canvas bag, tool pouch, carry bag > tool bag
  shoulder bag, tool carryall, carryall, tool basket, tool holder bag > tool bag

  systainer, l-boxx, packout, tstak, t-stak, sortimo, stacking case, stack box, stacking box > stackable case system
  rolling tool box, wheeled tool box, mobile tool box, tool box on wheels, rolling toolbox, wheeled toolbox > stackable case system
  modular tool box, modular storage, modular case, modular box, tool tower, case tower, tool stack > stackable case system
  trolley, trolley case, trolley box, rolling case, wheeled case, transport case, tool suitcase, van storage > stackable case system
  stackable tool box, stackable box, stackable toolbox, site box, job box, equipment case, van case > stackable case system

  parts box, parts case, parts organizer, parts bin, parts tray, small parts box, small parts case > small-parts organizer
  assortment box, assortment case, compartment box, compartment case, divider box, sorting box, sorter > small-parts organizer
  screw box, screw organizer, screw case, screw storage, nut and bolt box, fastener box, fixings box > small-parts organizer
  component box, hardware box, hardware organizer, bin box, storage bins, storage case, bits and bobs box > small-parts organizer

  pegboard, peg board, shadow board, shadowboard, tool board, tool wall, perforated board, perforated panel > perforated tool panel
  perfo panel, hook board, hook panel, wall panel, tool hanger, tool hook, wall hooks, hook set > perforated tool panel
  tool wall panel, garage wall panel, hanging board, tool display board, wall organizer, louvre panel > perforated tool panel
  tool rack, wall rack, tool holder, wall holder, tool hanging rack > tool panel, magnetic tool rail

  magnetic tool rail = magnetic rail = magnetic strip = magnetic bar
  magnet bar, magnet strip, magnet rail, magnetic rack, magnetic holder, magnetic tool holder > magnetic tool rail
  magnet, tool magnet, wall magnet, magnet holder, magnetic tool strip, magnetic tool bar, magnetic board > magnetic tool rail
  knife magnet, knife strip, knife rack, magnetic knife holder, magnetic band, magnetic rod > magnetic tool rail

  surveyor’s tape, surveyors tape, long tape, measuring reel, contractor’s tape > tape measure
  hip roof toolbox, hip roof tool box, workshop toolbox, mechanic’s toolbox > cantilever tool box
  compartment organizer, compartment organiser, organizer with compartments, storage organizer > small-parts organizer
`);
