import { needs } from '../../search-group';

export const NEEDS_EN = needs(`
  undo, loosen, free, break, crack, release, remove, unscrew, get off, take off : rusted nut, rusty nut, rusted bolt, rusty bolt, seized bolt, seized nut, stuck bolt, stuck nut, tight bolt, tight nut, frozen bolt, frozen nut, corroded bolt, stubborn nut, stubborn bolt > breaker bar, impact wrench
  undo, loosen, remove, tighten, change, unscrew, fit : wheel nut, lug nut, wheel bolt, wheel, tyre, tire, car wheel > impact wrench, breaker bar, heavy-duty torque wrench
  tighten, set, fasten, check, apply, measure, torque : torque, exact torque, right torque, correct torque, specified torque, newton meters, Nm, cylinder head, head bolt, spark plug, engine bolt, flange, gearbox, bolt to spec > click torque wrench, digital torque and angle wrench
  tighten, measure, turn : angle, torque angle, degrees, angle of turn, stretch bolt, yield bolt > digital torque and angle wrench
  tighten, loosen, undo, turn, fasten, unscrew, hold : nut, bolt, hex nut, hexagon nut, hex bolt, hexagon bolt, hex head > combination wrench, adjustable wrench, socket set, ratcheting combination wrench
  tighten, loosen, undo, turn, reach : recessed bolt, recessed nut, deep bolt, sunk bolt, hidden nut > offset double ring wrench, socket set
  tighten, loosen, turn, undo, work, reach : tight space, confined space, narrow gap, behind obstruction, limited space, hard to reach > fine-tooth ratchet, ratcheting combination wrench
  tighten, loosen, undo, turn, drive, unscrew : allen screw, allen bolt, socket screw, cap screw, socket-head screw, hex socket, hexagon socket, grub screw, set screw, furniture, flat-pack furniture, bicycle, bike > hex key, T-handle hex driver
  grip, hold, turn, grab, clamp, loosen, tighten, rotate, unscrew, twist : pipe, steel pipe, iron pipe, tube, water pipe, gas pipe, threaded pipe, conduit, pipe fitting > pipe wrench, water pump pliers, locking pliers
  grip, hold, turn, loosen, tighten, undo : tap nut, faucet, gland nut, union nut, fitting, sink, siphon, waste trap, plumbing > water pump pliers, adjustable wrench
  hold, grip, turn, remove, undo, loosen, unscrew, extract, get off, take off : rounded bolt, rounded nut, damaged bolt, stripped bolt, stripped nut, worn bolt, broken stud, round bolt, damaged nut > locking pliers, water pump pliers, pipe wrench
  hold, clamp, fix, grip, lock : sheet, sheets, parts for welding, work for welding, metal together, part while welding > locking pliers, c-clamp
  pick, reach, bend, hold, grip, form : wire, small parts, thin wire, terminal, connector, wire loop, wire end, clip > needle-nose pliers, combination pliers
  cut, snip, trim, clip, nip, sever : wire, cable, electric cable, copper wire, thin wire, cable end, piano wire, hard wire, steel wire, electrical wire > diagonal cutters, combination pliers, needle-nose pliers
  cut, sever, snip, remove, open : chain, padlock, lock, rebar, reinforcing bar, reinforcement, threaded rod, steel rod, mesh, thick wire, bolt, wire rope, fence > bolt cutters
  work, cut, hold, grip : live wires, live cable, under voltage, live parts, live circuit, electrical panel, mains, switchboard > insulated combination pliers, insulated screwdriver
  turn, drive, tighten, loosen, unscrew, undo, fasten, reach, screw : terminal, terminal block, sunk terminal, fuse box, socket outlet, switch, electric panel, live screw, control cabinet > insulated screwdriver
  drive, turn, tighten, loosen, unscrew, undo, remove : screw, slotted screw, phillips screw, cross-head screw, machine screw, screws by hand > screwdriver, bit set
  drive, turn, fasten, screw : screws, wood screws, chipboard screws, long screws, decking screws, plasterboard, drywall > drill driver, bit set
  open, repair, fix, unscrew, dismantle : laptop, phone, computer, glasses, spectacles, watch, camera, tiny screws, small screws, electronics, circuit board, eyeglasses, console, toy > precision screwdriver

  drive, knock, hit, hammer, bang, pound : nail, nails, pin, tack > claw hammer, machinist’s hammer
  pull, remove, extract, draw : nail, nails, old nails, staple > claw hammer
  hit, strike, hammer, beat, flatten, forge, drive, rivet : metal, steel, chisel, punch, rivet, sheet metal, iron > machinist’s hammer
  break, smash, demolish, crush, drive, split : stone, rock, concrete, wall, brick wall, post, fence post, stake, rubble, slab, paving, masonry > sledge hammer, rotary hammer
  tap, knock, hit, assemble, strike, drive, seat, align, join, fit : parts gently, parts together, without marks, without damage, delicate surface, bearing, soft metal, wood joint, press fit, machined part, finished surface > soft-face hammer, dead blow hammer, rubber mallet
  hit, strike, knock : without rebound, without bounce, without recoil > dead blow hammer
  lay, tap, set, knock, level, seat, bed : tiles, tile, paving, paving stone, slab, slabs, panel, laminate, flooring, tent peg > rubber mallet
  mark, punch, start : hole centre, hole center, drill hole, drilling point, centre of hole, center of hole > chisel and punch set
  drive, remove, push, knock, extract, tap : pin, roll pin, split pin, cotter pin, dowel pin, spring pin > chisel and punch set
  chisel, split, chip, cut, shear : rivet, rivet head, rusted bolt head, weld spatter, metal by hand, nut > chisel and punch set, angle grinder

  drill, bore, make : steel, metal, aluminum, aluminium, stainless steel, iron, hole in metal, holes in metal, brass > twist drill, step drill, drill driver
  drill, enlarge, widen, open, bore, ream : sheet metal, thin sheet, sheet steel, hole in sheet metal, larger hole, control panel, hole > step drill, hole saw
  drill, bore, make, hang, put, fix, anchor : wall, concrete, brick, masonry, stone, anchor hole, anchor holes, plug hole, wall plug, rawlplug, dowel hole, block wall, ceiling > sds-plus hammer drill set, rotary hammer
  chisel, break, remove, chip, chase : tiles, wall tiles, plaster, concrete, mortar, cable slot, wall > rotary hammer
  drill, bore, make : wood, timber, plank, beam, board, furniture > drill driver, twist drill
  cut, bore, drill, saw, make : large hole, big hole, round hole, hole for pipe, pipe hole, socket hole, downlight hole, hole in door, spotlight hole, lock hole, worktop hole > hole saw
  cut, make, tap, thread : thread, threads, internal thread, blind hole thread, screw thread, threaded hole, hole > machine tap, tap and die set
  cut, repair, restore, clean, recut, chase, fix, renew : thread, damaged thread, stripped thread, external thread, rod, stud, bolt thread > tap and die set
  sink, recess, chamfer, deburr : screw head, screw heads, countersunk screw, countersunk screw heads, hole, drilled hole, edge of hole, burr > countersink
  hold, grip, change, chuck : drill, drill bit, drill in drill press, drill in lathe > keyless drill chuck

  saw, cut, shorten : metal, steel, iron, metal tube, metal pipe, steel tube, steel bar, bolt, threaded rod, profile, angle iron, copper pipe > hacksaw, cutting discs, band saw blade, angle grinder
  cut, slice, sever, grind : sheet metal, stainless steel, steel, rusted bolt, rebar, exhaust, tube > cutting discs, angle grinder
  saw, cut : wood, timber, board, plank, lumber, beam, plywood, plywood by hand, laminate, branch > hand saw, circular saw, jigsaw, circular saw blade
  saw, rip, trim, cut : plywood, sheet material, sheet goods, chipboard, mdf, long boards, straight line, deck boards, panel > circular saw, circular saw blade
  saw, cut : curve, curves, shape, worktop, opening, sink hole, pattern > jigsaw
  make : curved cut, curved cuts, cut-out, timber, wood, plywood, worktop > jigsaw
  cut, demolish, saw : nails, wood with nails, nail-embedded timber, pallet, pallets, window frame, wall, stud, old pipe > reciprocating saw blades

  file, deburr, smooth, finish, fit, round, shape : edge, metal edge, burr, burrs, steel, metal, corner, key > flat file, needle file
  file, shape, finish, clean : small part, model, small hole, fine detail, mold, die, jewelry, jewellery, slot > needle file
  grind, smooth, blend, finish, remove, dress : weld, weld seam, weld seams, weld bead, weld spatter, edge, steel edge, burr > flap disc, angle grinder
  remove, strip, clean, brush : rust, paint, scale, old coating, coating, old paint, slag, dirt from steel, corrosion > wire cup brush, flap disc
  sharpen, hone, whet, grind, flatten : knife, knives, chisel, plane iron, plane blade, blade, scissors, edge, tool, axe, wood chisel > diamond bench stone
  sand, smooth, finish, prepare, polish, strip : wood, table, table top, tabletop, furniture, floor, paint, varnish, surface, door, car body, filler, paintwork > random orbital sander

  measure, check, gauge, read : thickness, diameter, outside diameter, inside diameter, depth, shaft, bore, hundredth, to a hundredth, wall thickness, small part, drill diameter > digital caliper, vernier caliper, outside micrometer
  measure, check, gauge : micron, microns, thousandth, to a micron, shaft exactly, shaft diameter, wire thickness, sheet thickness > outside micrometer
  check, measure, set, align, find, test : run-out, runout, concentricity, play, end float, shaft wobble, true running, flatness, brake disc, spindle > dial indicator
  measure : length, distance, room, wall, width, height, board, window, floor > tape measure
  hang, align, check, straighten, put, set, level : shelf, shelves, picture, straight, level, plumb, kitchen, cabinet, fence, wall, table, washing machine > spirit level, cross-line laser
  align, project, mark, lay, level : line, tiles, level line, horizontal line, across the room, kitchen units, ceiling, wall tiles > cross-line laser
  mark, scribe, check, measure, draw : 90 degrees, 45 degrees, right angle, angle, square, miter, mitre, line, straight line, cut line > combination square

  hold, clamp, fix, grip : workpiece, work on bench, part on bench, work at the bench, metal while filing, part while filing > bench vise
  hold, clamp, fix : workpiece for drilling, work under drill press, part for drilling, round bar, work on mill, round stock > drill press vise
  clamp, press, hold, join, squeeze, glue : wood, boards, glued wood, glued joint, joint, panels, parts while glue dries, furniture, timber > f-clamp, one-hand bar clamp
  clamp, hold, fix : steel, beam, steelwork, weldment, metal for welding > c-clamp, locking pliers
  spread, push, clamp : parts, boards, door frame, frame > one-hand bar clamp
  hold, clamp, fix : jig, fixture, workpiece in jig, part in fixture, series production > vertical toggle clamp

  drill, screw : without cable, without power outlet, cordless > drill driver
  power, charge, run, replace : cordless tool, cordless tools, drill, machine, 18 V tools, 18 V machine > battery pack
  store, keep, organize, organise, tidy, roll, lock : tools, tool, all my tools, drawers, drawers locked, workshop, garage > roller cabinet, cantilever tool box
  carry, transport, take, bring, move, lug : tools, hand tools, tools to site, tools for a service van, van, site, job > tool bag, stackable case system, cantilever tool box
  move, wheel, roll, push : tools around, around workshop, around garage, around shop > roller cabinet, stackable case system
  stack, transport, carry, load, roll, wheel : cases, boxes, service van, van, job site, machines > stackable case system
  sort, store, organize, organise, keep, separate, tidy : screws, small parts, nuts and bolts, nuts, bolts, washers, nails, fasteners, bits and pieces, components, dowels > small-parts organizer
  hang, store, display, arrange, keep : tools on wall, tools on the wall, tools, wall, bench, workshop wall, tools above bench > perforated tool panel, magnetic tool rail
  hold, stick, keep, hang, attach : knives, steel tools, tools on wall, tools magnetically, screwdrivers, chisels > magnetic tool rail
`);
