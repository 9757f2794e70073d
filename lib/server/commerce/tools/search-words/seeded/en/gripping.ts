import { synonymGroups } from '../../search-group';

/** Pliers, clamps, vises, hammers, chisels and punches. */
export const GRIPPING_EN = synonymGroups(`
  pliers = plier
  combination pliers = combi pliers
  lineman’s pliers, lineman pliers, linesman pliers, linesman’s pliers, linemans, kleins > combination pliers
  engineer’s pliers, universal pliers, general-purpose pliers, standard pliers, all-purpose pliers > combination pliers
  square-nose pliers, bull-nose pliers, flat-nose pliers, household pliers, multi-purpose pliers > combination pliers
  combis, combos, combo pliers, hand pliers, cutting pliers > combination pliers
  electrician’s pliers, electrical pliers, electricians pliers, sparky pliers > insulated combination pliers, combination pliers
  vde pliers, 1000v pliers, 1000 volt pliers, insulated pliers, live-work pliers, high-voltage pliers > insulated combination pliers

  needle-nose pliers = long-nose pliers
  needle-nosed pliers, snipe-nose pliers, snipe nose, snipe-nosed pliers, long noses, needle nose > needle-nose pliers
  chain-nose pliers, thin-nose pliers, thin pliers, fine-nose pliers, pointed pliers, pointy pliers, point-nose pliers > needle-nose pliers
  radio pliers, telephone pliers, phone pliers, electronics pliers, half-round pliers, half-round nose pliers > needle-nose pliers
  jewellery pliers, jewelry pliers, jeweller’s pliers, wire-bending pliers, tapered pliers, nose pliers > needle-nose pliers

  diagonal cutters = side cutters = diagonal pliers = diagonal cutting pliers
  side cutter, side cutting pliers, side snips, side nippers, sidecutters, side-cutters > diagonal cutters
  dikes, dykes, diags, diagonals, nippers, nipper, cutting nippers, end nippers, flush cutters > diagonal cutters
  wire cutters, wire cutter, wire clippers, wire nippers, wire snips, hard wire cutter, piano wire cutter > diagonal cutters
  cable cutter, cable cutters, cable snips, electrician’s cutters, electronics cutters, oblique cutters > diagonal cutters
  snippers, cutter pliers, angle cutters, angled cutters, diagonal nippers > diagonal cutters

  water pump pliers = waterpump pliers = pump pliers
  channel locks, channel lock, channellocks, channel-lock pliers, channellock > water pump pliers
  tongue and groove pliers, tongue and groove, groove-joint pliers, groove pliers, groove lock pliers > water pump pliers
  slip-joint pliers, adjustable pliers, adjustable joint pliers, multi-grips, multigrips, multigrip pliers > water pump pliers
  gland pliers, gland nut pliers, poly grips, polygrips, polygrip pliers, plumber’s pliers, plumbers pliers > water pump pliers
  cobra pliers, cobras, alligator pliers, parrot-nose pliers, pipe pliers, arc-joint pliers, rib-joint pliers > water pump pliers
  plumber’s grips, sink pliers, packing pliers, pliers wrench, plier wrench, push-button pliers > water pump pliers

  locking pliers = self-locking pliers = self-grip pliers
  mole grips, mole grip, mole wrench, mole pliers, moles, molegrips > locking pliers
  vise grips, vise-grips, vise grip, vice grips, vice grip, vise-grip pliers, vicegrips, visegrips > locking pliers
  grip pliers, grip wrench, locking wrench, lever-wrench pliers, lever wrench, lock-grip pliers > locking pliers
  welding grips, welding pliers, weld grips, welder’s pliers, welder’s grips, welding clamps > locking pliers
  clamp pliers, clamping pliers, holding pliers, gripping pliers, lock-jaw pliers, toggle pliers, lock pliers > locking pliers
  self-gripping pliers, self-grip wrench, grips, gripping tool, lock-on pliers > locking pliers

  bolt cutters = bolt croppers
  bolt cropper, bolt cutter, bolt clippers, bolt shears, bolt snips, croppers, cropper > bolt cutters
  chain cutter, chain cutters, chain cropper, padlock cutter, padlock remover, lock cutter > bolt cutters
  rebar cutter, rebar cutters, rod cutter, reinforcement cutter, threaded rod cutter, stud cutter > bolt cutters
  mesh cutter, fence cutter, bar cropper, wire rope cutter, steel cutter, burglar’s key > bolt cutters

  vise = vice
  clamp = cramp
  engineer’s vise, engineers vise, mechanic’s vise, mechanics vise, fitter’s vise, shop vise, workshop vise > bench vise
  workbench vise, table vise, swivel vise, metalworking vise, steel vise, anvil vise, parallel vise > bench vise
  bench clamp, work holder, bench holder, blacksmith’s vise, jaw vise, leg vise > bench vise
  machine vise, milling vise, mill vise, drilling vise, drill vise, machinist’s vise, toolmaker’s vise > drill press vise
  pillar drill vise, drill stand vise, quick-action vise, quick-release vise, low-profile vise, grinding vise > drill press vise
  pedestal drill vise, cross vise, workholding vise, bed vise > drill press vise

  f-clamp = f clamp = f-cramp
  screw clamp, wood clamp, woodworking clamp, carpenter’s clamp, joiner’s clamp, cabinetmaker’s clamp > f-clamp
  f-style clamp, bessey clamp, sliding arm clamp, sliding clamp, malleable clamp, furniture clamp > f-clamp
  glue clamp, gluing clamp, sash clamp, t-bar clamp, panel clamp > f-clamp, bar clamp
  c-clamp = g-clamp = c clamp = g clamp
  g-cramp, gee clamp, cee clamp, carriage clamp, fabrication clamp, welder’s clamp, welding clamp > c-clamp
  deep-throat clamp, forged clamp, steel clamp, heavy clamp, horseshoe clamp, bow clamp > c-clamp
  quick grip, quick-grip, quick-grip clamp, quickgrip, quick clamp, quick-action clamp, irwin clamp > one-hand bar clamp
  trigger clamp, pistol clamp, pistol-grip clamp, one-handed clamp, single-hand clamp, squeeze clamp > one-hand bar clamp
  ratchet clamp, ratcheting clamp, ratchet bar clamp, speed clamp, fast clamp, pump clamp, rapid clamp > one-hand bar clamp
  spreader, spreader clamp, spreading clamp, quick-release clamp, expanding clamp > one-hand bar clamp
  hold-down clamp, hold-down, hold down, fixture clamp, jig clamp, destaco, de-sta-co clamp > toggle clamp
  over-center clamp, over-centre clamp, lever clamp, knee-lever clamp, cam clamp, workholding clamp > toggle clamp
  fast-acting clamp, quick-acting clamp, push-down clamp, welding jig clamp, drill press clamp, toggle fastener > toggle clamp

  machinist’s hammer = engineer’s hammer = cross pein hammer = cross peen hammer
  fitter’s hammer, locksmith’s hammer, mechanic’s hammer, bench hammer, workshop hammer, metalworking hammer > machinist’s hammer
  ball peen hammer, ball pein hammer, ball-peen, ball-pein, cross-peen, cross-pein, crosspein, peening hammer > machinist’s hammer
  toolmaker’s hammer, riveting hammer, warrington hammer, blacksmith’s hammer, forging hammer, steel hammer > machinist’s hammer
  framing hammer, carpenter’s hammer, carpenters hammer, joiner’s hammer, nail hammer, nailing hammer > claw hammer
  rip hammer, ripping hammer, roofing hammer, roofer’s hammer, builder’s hammer, household hammer > claw hammer
  straight-claw hammer, nail puller, nail remover, nail extractor, estwing, formwork hammer, lathing hammer > claw hammer
  dead blow hammer = deadblow hammer = dead-blow mallet
  recoilless hammer, recoil-free hammer, no-bounce hammer, non-bounce hammer, rebound-free hammer > dead blow hammer
  shot-filled hammer, shot-filled mallet, shot hammer, shot-loaded hammer, urethane hammer, poly hammer, anti-rebound hammer > dead blow hammer
  soft-face hammer = soft-faced hammer = soft face mallet
  nylon hammer, plastic hammer, nylon mallet, plastic mallet, soft hammer, soft mallet, thor hammer > soft-face hammer
  copper hammer, copper mallet, hide hammer, rawhide hammer, hide mallet, rawhide mallet, brass hammer > soft-face hammer
  non-marring hammer, non-marking hammer, tapping hammer, assembly hammer, tip hammer, fitting hammer > soft-face hammer
  sledge hammer = sledgehammer
  sledge, maul, spike maul, spalling hammer, striking hammer, two-handed hammer, double-faced hammer > sledge hammer
  lump hammer, club hammer, mash hammer, stone hammer, quarry hammer, wrecking hammer, big hammer > sledge hammer
  fencing maul, post hammer, stake hammer, smith’s sledge, breaking hammer, large hammer, heavy hammer > sledge hammer
  rubber mallet = rubber hammer
  paving mallet, paving hammer, paviour’s mallet, paver mallet, slab mallet, flagging mallet > rubber mallet
  tile mallet, tiler’s mallet, tiling hammer, tile hammer, tent mallet, tent peg mallet, camping mallet > rubber mallet
  panel beater’s mallet, bodywork mallet, hubcap hammer, flooring mallet, non-marking mallet > rubber mallet

  cold chisel, flat chisel, metal chisel, cape chisel, cross-cut chisel, crosscut chisel, steel chisel > chisel and punch set
  engineer’s chisel, mason’s chisel, masonry chisel, stone chisel, brick chisel, chiseling tool > chisel and punch set
  drift, drift punch, pin punch, pin driver, roll pin punch, parallel pin punch, drive pin punch > punch set
  center punch, centre punch, prick punch, dot punch, marking punch, hole marker > punch set
  taper punch, starter punch, split pin punch, pin remover, pin extractor, nail punch, nail set > punch set

  knipex, plier set, pliers set > combination pliers, water pump pliers, diagonal cutters
  bolster, bolster chisel, brick bolster, brick chisel, mason’s chisel, stonemason’s chisel > chisel set
`);
