import { synonymGroups } from '../../search-group';

/** Drills, taps and dies, saws and blades, files and abrasives. */
export const CUTTING_EN = synonymGroups(`
  drill bit, drill tip, boring bit > twist drill, step drill, hammer drill set
  twist drill = twist bit
  jobber drill, jobber bit, jobber length drill, jobber, jobbers, drill index, bit index > twist drill
  metal drill, metal drill bit, steel drill, steel drill bit, hss drill, hss bit, hss drill bit > twist drill
  high-speed steel drill, high-speed drill, ground drill, split-point drill, spiral drill, straight-shank drill > twist drill
  drill bit set, drill kit, drill assortment, drill case, drill box, metric drill set > twist drill set

  step drill = step bit = stepped drill
  step drill bit, stepper bit, stepped bit, multi-step bit, step cutter, unibit, uni-bit > step drill
  cone cutter, cone drill, cone bit, conical drill, conical bit, taper drill, tapered drill > step drill
  christmas tree bit, christmas tree drill, tree bit, pagoda bit, sheet metal drill, sheet metal bit > step drill
  conduit bit, hole enlarger, enlarging drill, panel drill, cone-cut > step drill

  sds bit, sds drill bit, sds plus bit, sds plus drill bit, hammer drill bit, hammer bit > sds-plus hammer drill set
  masonry bit, masonry drill bit, concrete bit, concrete drill bit, stone drill, stone bit > sds-plus hammer drill set
  brick drill, wall drill, wall bit, anchor drill, anchor bit, plug drill, rawlplug drill, rawl drill > sds-plus hammer drill set
  carbide drill, carbide bit, tungsten bit, tct drill, percussion bit, rotary hammer bit, rotary bit > sds-plus hammer drill set
  masonry drill, concrete drill, sds drill > sds-plus hammer drill set, rotary hammer

  tap and die set = thread cutting set = threading set
  threading kit, threading tool, thread cutter, thread cutting kit, screw-cutting set, thread-cutting tool > tap and die set
  thread repair kit, rethreading kit, rethreader, thread restorer, thread chaser, threader, tap & die > tap and die set
  tap wrench, tap handle, tap holder, die stock, diestock, die holder, die handle, die wrench > tap and die set
  button die, round die, split die, circular die, threading die, thread die, screw plate > tap and die set
  tapping set, tapping kit, hand tap, tap set, plug tap, taper tap, bottoming tap, die set > tap and die set
  thread tap, threading tap, screw tap, thread-cutting tap > machine tap, tap and die set
  spiral tap, helical tap, blind-hole tap, blind hole tap, cnc tap, gun tap, fluted tap, helix tap > spiral-flute machine tap

  countersink = counter sink = countersinker
  countersink bit, countersinking tool, countersink drill, countersink cutter, csk, csk bit, csk drill > countersink
  chamfer tool, chamfering tool, chamfer bit, chamfer cutter, chamfer mill, beveling bit > countersink
  deburring bit, deburring tool, deburrer, rose bit, rose countersink, rosehead > countersink

  keyless chuck = quick-release chuck = quick-action chuck
  jacobs chuck, drill press chuck, self-tightening chuck, hand-tight chuck, fast-action chuck > keyless drill chuck
  drill holder, bit chuck, replacement chuck, tailstock chuck, taper chuck, three-jaw drill chuck > keyless drill chuck

  hacksaw = hack saw
  metal saw, saw for metal, metal-cutting saw, iron saw, steel saw, pipe saw, junior hacksaw > hacksaw
  hacksaw frame, saw frame, frame saw, mini hacksaw, hand hacksaw, bow saw for metal, tube saw > hacksaw
  hand saw = handsaw
  panel saw, crosscut saw, cross-cut saw, rip saw, ripsaw, tenon saw, back saw, backsaw > hand saw
  wood saw, timber saw, carpenter’s saw, joiner’s saw, hard-point saw, hardpoint saw, plywood saw > hand saw
  toolbox saw, general-purpose saw, board saw, manual saw, saw for wood, push saw, lumber saw > hand saw

  tct blade, tct saw blade, carbide blade, carbide saw blade, carbide-tipped blade, tipped saw blade > circular saw blade
  skilsaw blade, skill saw blade, circ saw blade, round saw blade, circular blade, saw disc > circular saw blade
  miter saw blade, mitre saw blade, chop saw blade, table saw blade, crosscut blade, rip blade, wood blade > circular saw blade
  band saw = bandsaw
  bandsaw blade, band blade, saw band, bandsaw band, band saw band, continuous blade, endless blade > band saw blade
  reciprocating saw blade = recip saw blade = recip blade
  sabre saw blade, saber saw blade, sawzall blade, sawsall blade, tiger saw blade, reciprocating blade > reciprocating saw blade
  demolition blade, demo blade, wrecking blade, demolition saw blade, nail-cutting blade, rescue blade > reciprocating saw blade
  recip saw, sawzall, tiger saw, reciprocating saw > reciprocating saw blade
  hole saw = holesaw = hole cutter
  hole saw kit, holesaw kit, core cutter, core bit, core drill, cup saw, bell saw, annular saw > hole saw
  crown saw, ring saw, tank cutter, circle cutter, round hole cutter, downlight cutter, spotlight cutter > hole saw
  hole drill, big hole drill, holesaw arbor, arbor, arbour, pilot drill, knockout cutter > hole saw

  engineer’s file, engineers file, hand file, metal file, workshop file, machinist’s file, steel file > flat file
  bastard file, mill file, mill bastard file, second-cut file, smooth file, fitter’s file, iron file > flat file
  sharpening file, deburring file, bench file, single file, large file > flat file
  needle file = swiss file = swiss-pattern file
  jeweller’s file, jeweler’s file, jewellers file, jewelers file, watchmaker’s file, key file, warding file > needle file
  model file, modelling file, hobby file, small file, mini file, miniature file, fine file > needle file
  precision file, diemaker’s file, die sinker’s file, pattern file, escapement file, round file, half-round file > needle file

  disc = disk
  cutting disc = cut-off disc = cut-off wheel = cutting wheel = cutoff wheel
  slitting disc, slitting wheel, thin disc, thin-cut disc, parting disc, parting-off disc, slicing disc > cutting disc
  metal disc, metal cutting disc, steel cutting disc, inox disc, stainless disc, chop disc, chop wheel > cutting disc
  zip disc, zip wheel, zip cut, grinder blade, cutter disc, cutting blade for grinder, abrasive wheel > cutting disc
  grinder disc, angle grinder disc, grinder wheel, abrasive disc, grinding disc, grinding wheel > cutting disc, flap disc
  flap disc = flap wheel = flapper disc
  flapper, flapper wheel, sanding flap, sanding disc, sandpaper disc, emery disc, zirconium disc > flap disc
  zirc disc, blending disc, finishing disc, deburring disc, fan disc, lamellar disc, mop disc > flap disc
  flap sander disc, abrasive flap, weld grinding disc, weld disc, polishing disc, sanding wheel > flap disc
  wire brush, wire wheel, knot brush, knotted brush, knotted wheel, knot wheel, twist-knot brush, twisted brush > wire cup brush
  cup wheel, wire cup, rotary brush, brush wheel, grinder brush, steel brush, steel wire brush > wire cup brush
  rust brush, metal brush, stripping brush, paint-stripping brush, descaling brush, rust remover, power brush > wire cup brush
  bench stone = sharpening stone = whetstone = oilstone
  oil stone, water stone, waterstone, honing stone, hone, grindstone, grinding stone, arkansas stone > bench stone
  diamond stone, diamond plate, diamond hone, diamond sharpener, sharpening plate, honing plate > diamond bench stone
  sharpener, knife sharpener, chisel sharpener, blade sharpener, tool sharpener, wet stone, india stone > bench stone
  rasp, wood rasp, farrier rasp > flat file

  fretsaw, fret saw for curves, coping jigsaw > jigsaw
`);
