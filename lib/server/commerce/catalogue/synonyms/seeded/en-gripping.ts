import { means, type SynonymGroup, same } from '../synonym-group';

/** Pliers, clamps, vises, hammers, chisels and punches. */
export const GRIPPING_EN: readonly SynonymGroup[] = [
  same('pliers, plier'),
  same('combination pliers, combi pliers'),
  means(
    'lineman’s pliers, lineman pliers, linesman pliers, linesman’s pliers, linemans, kleins',
    'combination pliers',
  ),
  means(
    'engineer’s pliers, universal pliers, general-purpose pliers, standard pliers, all-purpose pliers',
    'combination pliers',
  ),
  means(
    'square-nose pliers, bull-nose pliers, flat-nose pliers, household pliers, multi-purpose pliers',
    'combination pliers',
  ),
  means('combis, combos, combo pliers, hand pliers, cutting pliers', 'combination pliers'),
  means(
    'electrician’s pliers, electrical pliers, electricians pliers, sparky pliers',
    'insulated combination pliers, combination pliers',
  ),
  means(
    'vde pliers, 1000v pliers, 1000 volt pliers, insulated pliers, live-work pliers, high-voltage pliers',
    'insulated combination pliers',
  ),

  same('needle-nose pliers, long-nose pliers'),
  means(
    'needle-nosed pliers, snipe-nose pliers, snipe nose, snipe-nosed pliers, long noses, needle nose',
    'needle-nose pliers',
  ),
  means(
    'chain-nose pliers, thin-nose pliers, fine-nose pliers, pointed pliers, pointy pliers, point-nose pliers',
    'needle-nose pliers',
  ),
  means(
    'radio pliers, telephone pliers, phone pliers, electronics pliers, half-round pliers, half-round nose pliers',
    'needle-nose pliers',
  ),
  means(
    'jewellery pliers, jewelry pliers, jeweller’s pliers, wire-bending pliers, tapered pliers, nose pliers',
    'needle-nose pliers',
  ),

  same('diagonal cutters, side cutters, diagonal pliers, diagonal cutting pliers'),
  means(
    'side cutter, side cutting pliers, side snips, side nippers, sidecutters, side-cutters',
    'diagonal cutters',
  ),
  means(
    'dikes, dykes, diags, diagonals, nippers, nipper, cutting nippers, end nippers, flush cutters',
    'diagonal cutters',
  ),
  means(
    'wire cutters, wire cutter, wire clippers, wire nippers, wire snips, hard wire cutter, piano wire cutter',
    'diagonal cutters',
  ),
  means(
    'cable cutter, cable cutters, cable snips, electrician’s cutters, electronics cutters, oblique cutters',
    'diagonal cutters',
  ),
  means('snippers, cutter pliers, angle cutters, angled cutters, diagonal nippers', 'diagonal cutters'),

  same('water pump pliers, waterpump pliers, pump pliers'),
  means('channel locks, channel lock, channellocks, channel-lock pliers, channellock', 'water pump pliers'),
  means(
    'tongue and groove pliers, tongue and groove, groove-joint pliers, groove pliers, groove lock pliers',
    'water pump pliers',
  ),
  means(
    'slip-joint pliers, adjustable pliers, adjustable joint pliers, multi-grips, multigrips, multigrip pliers',
    'water pump pliers',
  ),
  means(
    'gland pliers, gland nut pliers, poly grips, polygrips, polygrip pliers, plumber’s pliers, plumbers pliers',
    'water pump pliers',
  ),
  means(
    'cobra pliers, cobras, alligator pliers, parrot-nose pliers, pipe pliers, arc-joint pliers, rib-joint pliers',
    'water pump pliers',
  ),
  means(
    'plumber’s grips, sink pliers, packing pliers, pliers wrench, plier wrench, push-button pliers',
    'water pump pliers',
  ),

  same('locking pliers, self-locking pliers, self-grip pliers'),
  means('mole grips, mole grip, mole wrench, mole pliers, moles, molegrips', 'locking pliers'),
  means(
    'vise grips, vise-grips, vise grip, vice grips, vice grip, vise-grip pliers, vicegrips, visegrips',
    'locking pliers',
  ),
  means(
    'grip pliers, grip wrench, locking wrench, lever-wrench pliers, lever wrench, lock-grip pliers',
    'locking pliers',
  ),
  means(
    'welding grips, welding pliers, weld grips, welder’s pliers, welder’s grips, welding clamps',
    'locking pliers',
  ),
  means(
    'clamp pliers, clamping pliers, holding pliers, gripping pliers, lock-jaw pliers, toggle pliers, lock pliers',
    'locking pliers',
  ),
  means('self-gripping pliers, self-grip wrench, grips, gripping tool, lock-on pliers', 'locking pliers'),

  same('bolt cutters, bolt croppers'),
  means(
    'bolt cropper, bolt cutter, bolt clippers, bolt shears, bolt snips, croppers, cropper',
    'bolt cutters',
  ),
  means(
    'chain cutter, chain cutters, chain cropper, padlock cutter, padlock remover, lock cutter',
    'bolt cutters',
  ),
  means(
    'rebar cutter, rebar cutters, rod cutter, reinforcement cutter, threaded rod cutter, stud cutter',
    'bolt cutters',
  ),
  means(
    'mesh cutter, fence cutter, bar cropper, wire rope cutter, steel cutter, burglar’s key',
    'bolt cutters',
  ),

  same('vise, vice'),
  same('clamp, cramp'),
  means(
    'engineer’s vise, engineers vise, mechanic’s vise, mechanics vise, fitter’s vise, shop vise, workshop vise',
    'bench vise',
  ),
  means(
    'workbench vise, table vise, swivel vise, metalworking vise, steel vise, anvil vise, parallel vise',
    'bench vise',
  ),
  means('bench clamp, work holder, bench holder, blacksmith’s vise, jaw vise, leg vise', 'bench vise'),
  means(
    'machine vise, milling vise, mill vise, drilling vise, drill vise, machinist’s vise, toolmaker’s vise',
    'drill press vise',
  ),
  means(
    'pillar drill vise, drill stand vise, quick-action vise, quick-release vise, low-profile vise, grinding vise',
    'drill press vise',
  ),
  means('pedestal drill vise, cross vise, workholding vise, bed vise', 'drill press vise'),

  same('f-clamp, f clamp, f-cramp'),
  means(
    'screw clamp, wood clamp, woodworking clamp, carpenter’s clamp, joiner’s clamp, cabinetmaker’s clamp',
    'f-clamp',
  ),
  means(
    'f-style clamp, bessey clamp, sliding arm clamp, sliding clamp, malleable clamp, furniture clamp',
    'f-clamp',
  ),
  means('glue clamp, gluing clamp, sash clamp, t-bar clamp, panel clamp', 'f-clamp, bar clamp'),
  same('c-clamp, g-clamp, c clamp, g clamp'),
  means(
    'g-cramp, gee clamp, cee clamp, carriage clamp, fabrication clamp, welder’s clamp, welding clamp',
    'c-clamp',
  ),
  means('deep-throat clamp, forged clamp, steel clamp, heavy clamp, horseshoe clamp, bow clamp', 'c-clamp'),
  means(
    'quick grip, quick-grip, quick-grip clamp, quickgrip, quick clamp, quick-action clamp, irwin clamp',
    'one-hand bar clamp',
  ),
  means(
    'trigger clamp, pistol clamp, pistol-grip clamp, one-handed clamp, single-hand clamp, squeeze clamp',
    'one-hand bar clamp',
  ),
  means(
    'ratchet clamp, ratcheting clamp, ratchet bar clamp, speed clamp, fast clamp, pump clamp, rapid clamp',
    'one-hand bar clamp',
  ),
  means(
    'spreader, spreader clamp, spreading clamp, quick-release clamp, expanding clamp',
    'one-hand bar clamp',
  ),
  means(
    'hold-down clamp, hold-down, hold down, fixture clamp, jig clamp, destaco, de-sta-co clamp',
    'toggle clamp',
  ),
  means(
    'over-center clamp, over-centre clamp, lever clamp, knee-lever clamp, cam clamp, workholding clamp',
    'toggle clamp',
  ),
  means(
    'fast-acting clamp, quick-acting clamp, push-down clamp, welding jig clamp, drill press clamp, toggle fastener',
    'toggle clamp',
  ),

  same('machinist’s hammer, engineer’s hammer, cross pein hammer, cross peen hammer'),
  means(
    'fitter’s hammer, locksmith’s hammer, mechanic’s hammer, bench hammer, workshop hammer, metalworking hammer',
    'machinist’s hammer',
  ),
  means(
    'ball peen hammer, ball pein hammer, ball-peen, ball-pein, cross-peen, cross-pein, crosspein, peening hammer',
    'machinist’s hammer',
  ),
  means(
    'toolmaker’s hammer, riveting hammer, warrington hammer, blacksmith’s hammer, forging hammer, steel hammer',
    'machinist’s hammer',
  ),
  means(
    'framing hammer, carpenter’s hammer, carpenters hammer, joiner’s hammer, nail hammer, nailing hammer',
    'claw hammer',
  ),
  means(
    'rip hammer, ripping hammer, roofing hammer, roofer’s hammer, builder’s hammer, household hammer',
    'claw hammer',
  ),
  means(
    'straight-claw hammer, nail puller, nail remover, nail extractor, estwing, formwork hammer, lathing hammer',
    'claw hammer',
  ),
  same('dead blow hammer, deadblow hammer, dead-blow mallet'),
  means(
    'recoilless hammer, recoil-free hammer, no-bounce hammer, non-bounce hammer, rebound-free hammer',
    'dead blow hammer',
  ),
  means(
    'shot-filled hammer, shot hammer, shot-loaded hammer, urethane hammer, poly hammer, anti-rebound hammer',
    'dead blow hammer',
  ),
  same('soft-face hammer, soft-faced hammer, soft face mallet'),
  means(
    'nylon hammer, plastic hammer, nylon mallet, plastic mallet, soft hammer, soft mallet, thor hammer',
    'soft-face hammer',
  ),
  means(
    'copper hammer, hide hammer, rawhide hammer, hide mallet, rawhide mallet, brass hammer',
    'soft-face hammer',
  ),
  means(
    'non-marring hammer, non-marking hammer, tapping hammer, assembly hammer, tip hammer, fitting hammer',
    'soft-face hammer',
  ),
  same('sledge hammer, sledgehammer'),
  means(
    'sledge, maul, spike maul, spalling hammer, striking hammer, two-handed hammer, double-faced hammer',
    'sledge hammer',
  ),
  means(
    'lump hammer, club hammer, mash hammer, stone hammer, quarry hammer, wrecking hammer, big hammer',
    'sledge hammer',
  ),
  means(
    'fencing maul, post hammer, stake hammer, smith’s sledge, breaking hammer, large hammer, heavy hammer',
    'sledge hammer',
  ),
  same('rubber mallet, rubber hammer'),
  means(
    'paving mallet, paving hammer, paviour’s mallet, paver mallet, slab mallet, flagging mallet',
    'rubber mallet',
  ),
  means(
    'tile mallet, tiler’s mallet, tiling hammer, tile hammer, tent mallet, tent peg mallet, camping mallet',
    'rubber mallet',
  ),
  means(
    'panel beater’s mallet, bodywork mallet, hubcap hammer, flooring mallet, non-marking mallet',
    'rubber mallet',
  ),

  means(
    'cold chisel, flat chisel, metal chisel, cape chisel, cross-cut chisel, crosscut chisel, steel chisel',
    'chisel and punch set',
  ),
  means(
    'engineer’s chisel, mason’s chisel, masonry chisel, stone chisel, brick chisel, chiseling tool',
    'chisel and punch set',
  ),
  means(
    'drift, drift punch, pin punch, pin driver, roll pin punch, parallel pin punch, drive pin punch',
    'punch set',
  ),
  means('center punch, centre punch, prick punch, dot punch, marking punch, hole marker', 'punch set'),
  means(
    'taper punch, starter punch, split pin punch, pin remover, pin extractor, nail punch, nail set',
    'punch set',
  ),
];
