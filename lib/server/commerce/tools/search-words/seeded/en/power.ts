import { synonymGroups } from '../../search-group';

/** Power tools and their batteries. */
export const POWER_EN = synonymGroups(`
  drill driver = driver drill = cordless drill
  power drill, electric drill, battery drill, hand drill, drill gun, drilling machine, drill machine > drill driver
  combi drill, combination drill, 18v drill, brushless drill, rechargeable drill, drill screwdriver > drill driver
  screw gun, screwgun, cordless screwdriver, electric screwdriver, power screwdriver, battery screwdriver > drill driver
  cordless driver, power driver, screwing machine, drywall gun, akkuschrauber > drill driver

  impact wrench = impact gun = impact spanner
  rattle gun, rattler, windy gun, buzz gun, wheel gun, wheel nut gun, lug gun, nut gun, pit gun > impact wrench
  impact driver, cordless impact, nut runner, nutrunner, torque gun, tyre gun, tire gun, zip gun > impact wrench
  cordless wrench, electric wrench, power wrench, battery wrench, air wrench, pneumatic wrench, air impact > impact wrench
  impactor, impacter, nut buster gun, wheel nut remover, lug nut remover > impact wrench

  angle grinder = disc grinder = side grinder
  right-angle grinder, hand grinder, metal grinder, mini grinder, body grinder, grinding machine > angle grinder
  disc cutter, cut-off tool, cutoff tool, cut-off grinder, cut-off saw, flex, metal cutter > angle grinder
  power grinder, electric grinder, portable grinder, 5 inch grinder, small grinder, angle cutter > angle grinder

  circular saw = circ saw
  skilsaw, skil saw, skill saw, skillsaw, buzz saw, round saw, disc saw, power saw > circular saw
  cordless saw, battery saw, plunge saw, track saw, trim saw, rail saw, electric saw, side-winder saw > circular saw
  worm-drive saw, builder’s saw, panel-cutting saw > circular saw

  jigsaw = jig saw
  sabre saw, saber saw, bayonet saw, scroll saw, curve saw, curve-cutting saw, contour saw > jigsaw
  orbital jigsaw, electric jigsaw, pendulum saw, power jigsaw, fretsaw machine, worktop saw > jigsaw

  rotary hammer = rotary hammer drill = sds hammer
  hammer drill, percussion drill, impact drill, roto hammer, rotohammer, rotary drill, drill hammer > rotary hammer
  sds, sds machine, sds hammer drill, kango, kango hammer, hilti, hilti drill, masonry machine > rotary hammer
  jackhammer, jack hammer, demolition hammer, concrete breaker, chipping hammer, chipping gun > rotary hammer
  electric chisel, chisel hammer, power chisel, chasing hammer, combi hammer, combihammer, perforator > rotary hammer
  concrete hammer, breaker drill, electric hammer, drilling hammer, rock drill > rotary hammer

  random orbital sander = random orbit sander = orbital sander
  da sander, d/a sander, dual-action sander, da, palm sander, ro sander, ros, eccentric sander > random orbital sander
  electric sander, power sander, hand sander, sanding machine, disc sander, finishing sander, wood sander > random orbital sander
  sanding tool, round sander, circular sander, rotary sander, smoothing machine, paint sander, excentric sander > random orbital sander
  sheet sander, half-sheet sander, detail sander, furniture sander > random orbital sander

  battery pack = battery = power pack
  li-ion battery, lithium battery, lithium-ion battery, li-ion pack, rechargeable battery, accumulator > lithium-ion battery pack
  drill battery, tool battery, power tool battery, spare battery, replacement battery, cordless battery > lithium-ion battery pack
  slide pack, slide battery, powerpack, accu, akku, 18v pack, battery cell, batt > lithium-ion battery pack
  charger, battery charger, charging station, charging dock, fast charger > drill driver, battery pack

  cordless impact gun, battery impact gun, electric impact gun, wheel nut impact > impact wrench
  breaker hammer, power breaker, concrete breaker hammer, electric breaker > rotary hammer
`);
