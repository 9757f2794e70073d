import { means, type SynonymGroup, same } from '../synonym-group';

/** Measuring tools, levels, squares, and what tools are kept in. */
export const MEASURING_STORING_EN: readonly SynonymGroup[] = [
  same('caliper, calliper'),
  means(
    'vernier gauge, vernier gage, slide gauge, slide caliper, sliding caliper, sliding gauge, verniers',
    'vernier caliper, digital caliper',
  ),
  means(
    'digital vernier, digital vernier gauge, electronic caliper, electronic vernier, lcd caliper, absolute caliper',
    'digital caliper',
  ),
  means(
    'digital gauge, digital measuring tool, waterproof caliper, coolant-proof caliper, digi caliper',
    'digital caliper',
  ),
  means(
    'analog caliper, analogue caliper, manual caliper, dial caliper, mechanical caliper, vernier scale',
    'vernier caliper',
  ),
  means(
    'measuring caliper, depth gauge, depth gage, outside caliper, inside caliper, thickness gauge',
    'caliper',
  ),

  same('micrometer, micrometre'),
  means(
    'mike, mikes, mic, outside mike, outside mic, external micrometer, micrometer caliper, mike gauge',
    'outside micrometer',
  ),
  means(
    'micrometer gauge, micrometer screw gauge, micrometer screw, screw gauge, screw gage, engineer’s micrometer',
    'outside micrometer',
  ),
  means('thousandths gauge, thickness micrometer, frame micrometer, od micrometer', 'outside micrometer'),

  same('dial indicator, dial gauge, dial gage'),
  means(
    'dti, dial test indicator, test indicator, clock gauge, clock indicator, dial clock, clocking gauge',
    'dial indicator',
  ),
  means(
    'run-out gauge, runout gauge, runout indicator, run-out indicator, plunger gauge, plunge indicator',
    'dial indicator',
  ),
  means(
    'dial comparator, comparator gauge, travel indicator, lever indicator, measuring clock, indicator gauge',
    'dial indicator',
  ),

  same('tape measure, measuring tape, tape rule'),
  means(
    'retractable tape, pocket tape, steel tape, power tape, metric tape, metre tape, meter tape',
    'tape measure',
  ),
  means(
    'carpenter’s tape, builder’s tape, builders tape, flexible rule, pocket rule, roll-up ruler, rule tape',
    'tape measure',
  ),
  means(
    'stanley tape, fatmax, spring tape, self-retracting tape, distance tape, measure tape, tape-measure',
    'tape measure',
  ),

  same('spirit level, bubble level'),
  means(
    'level, builder’s level, builders level, carpenter’s level, mason’s level, bricklayer’s level',
    'spirit level',
  ),
  means(
    'box level, box-beam level, i-beam level, magnetic level, torpedo level, water level, aluminum level',
    'spirit level',
  ),
  means(
    'spirit gauge, leveling tool, levelling tool, leveller, level gauge, stabila level, bubble stick',
    'spirit level',
  ),

  means(
    'try square, tri-square, engineer’s square, engineers square, machinist’s square, set square, steel square',
    'combination square',
  ),
  means(
    'combi square, combination set, adjustable square, sliding square, carpenter’s square, carpenters square',
    'combination square',
  ),
  means(
    'speed square, miter square, mitre square, framing square, roofing square, layout square, marking square',
    'combination square',
  ),
  means(
    'l-square, angle square, right-angle square, right angle, rafter square, 45 degree square, rule square',
    'combination square',
  ),
  means(
    'ruler, steel rule, steel ruler, metal ruler, metal rule, straight edge, straightedge, marking gauge',
    'combination square',
  ),

  same('cross-line laser, crossline laser, line laser, laser level'),
  means(
    'cross laser, laser liner, laser line, self-leveling laser, self-levelling laser, leveling laser',
    'cross-line laser',
  ),
  means(
    'levelling laser, green laser, green beam laser, construction laser, builder’s laser, cross-beam laser',
    'cross-line laser',
  ),
  means(
    'laser leveller, laser leveler, beam level, crosshair laser, laser cross, tiling laser, alignment laser',
    'cross-line laser',
  ),

  same('tool box, toolbox'),
  same('organizer, organiser'),
  means(
    'tool trolley, tool cart, roll cab, rollcab, roller cab, rolling cabinet, tool cabinet, roll-around cabinet',
    'roller cabinet',
  ),
  means(
    'tool chest, rolling tool chest, mobile tool chest, drawer cabinet, drawer unit, tool drawers, chest of drawers',
    'roller cabinet',
  ),
  means(
    'workshop trolley, mechanic’s cabinet, mechanic’s trolley, tool wagon, service trolley, roll cart, rolling cart',
    'roller cabinet',
  ),
  means(
    'rollaway, roll-away, roll away, tool cupboard, tool locker, garage cabinet, mobile cabinet, mobile workbench',
    'roller cabinet',
  ),

  means(
    'cantilever box, barn box, barn-style tool box, fold-out tool box, folding tool box, expanding tool box',
    'cantilever tool box',
  ),
  means(
    'metal tool box, steel tool box, concertina tool box, tool chest, tray box, tool carry box, hand-carry box',
    'cantilever tool box',
  ),
  means('tool case, tool carrying case, tool crate, tool kit box, mechanic’s box', 'tool box, case system'),

  means(
    'tool tote, tote, tote bag, tool carrier, tool caddy, tool holdall, holdall, hold-all, open tote',
    'tool bag',
  ),
  means(
    'technician’s bag, electrician’s bag, plumber’s bag, service bag, workman’s bag, gladstone bag, rigger bag',
    'tool bag',
  ),
  means(
    'toolbag, tool sack, tool satchel, open-top bag, open-mouth bag, canvas bag, tool pouch, carry bag',
    'tool bag',
  ),
  means('shoulder bag, tool carryall, carryall, tool basket, tool holder bag', 'tool bag'),

  means(
    'systainer, l-boxx, packout, tstak, t-stak, sortimo, stacking case, stack box, stacking box',
    'stackable case system',
  ),
  means(
    'rolling tool box, wheeled tool box, mobile tool box, tool box on wheels, rolling toolbox, wheeled toolbox',
    'stackable case system',
  ),
  means(
    'modular tool box, modular storage, modular case, modular box, tool tower, case tower, tool stack',
    'stackable case system',
  ),
  means(
    'trolley, trolley case, trolley box, rolling case, wheeled case, transport case, tool suitcase, van storage',
    'stackable case system',
  ),
  means(
    'stackable tool box, stackable box, stackable toolbox, site box, job box, equipment case, van case',
    'stackable case system',
  ),

  means(
    'parts box, parts case, parts organizer, parts bin, parts tray, small parts box, small parts case',
    'small-parts organizer',
  ),
  means(
    'assortment box, assortment case, compartment box, compartment case, divider box, sorting box, sorter',
    'small-parts organizer',
  ),
  means(
    'screw box, screw organizer, screw case, screw storage, nut and bolt box, fastener box, fixings box',
    'small-parts organizer',
  ),
  means(
    'component box, hardware box, hardware organizer, bin box, storage bins, storage case, bits and bobs box',
    'small-parts organizer',
  ),

  same('pegboard, peg board'),
  means(
    'pegboard, shadow board, shadowboard, tool board, tool wall, perforated board, perforated panel',
    'perforated tool panel',
  ),
  means(
    'perfo panel, hook board, hook panel, wall panel, tool hanger, tool hook, wall hooks, hook set',
    'perforated tool panel',
  ),
  means(
    'tool wall panel, garage wall panel, hanging board, tool display board, wall organizer, louvre panel',
    'perforated tool panel',
  ),
  means(
    'tool rack, wall rack, tool holder, wall holder, tool hanging rack',
    'tool panel, magnetic tool rail',
  ),

  same('magnetic tool rail, magnetic rail, magnetic strip, magnetic bar'),
  means(
    'magnet bar, magnet strip, magnet rail, magnetic rack, magnetic holder, magnetic tool holder',
    'magnetic tool rail',
  ),
  means(
    'magnet, tool magnet, wall magnet, magnet holder, magnetic tool strip, magnetic tool bar, magnetic board',
    'magnetic tool rail',
  ),
  means(
    'knife magnet, knife strip, knife rack, magnetic knife holder, magnetic band, magnetic rod',
    'magnetic tool rail',
  ),
];
