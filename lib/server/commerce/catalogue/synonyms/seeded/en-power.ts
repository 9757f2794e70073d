import { means, type SynonymGroup, same } from '../synonym-group';

/** Power tools and their batteries. */
export const POWER_EN: readonly SynonymGroup[] = [
  same('drill driver, driver drill, cordless drill'),
  means(
    'power drill, electric drill, battery drill, hand drill, drill gun, drilling machine, drill machine',
    'drill driver',
  ),
  means(
    'combi drill, combination drill, 18v drill, brushless drill, rechargeable drill, drill screwdriver',
    'drill driver',
  ),
  means(
    'screw gun, screwgun, cordless screwdriver, electric screwdriver, power screwdriver, battery screwdriver',
    'drill driver',
  ),
  means('cordless driver, power driver, screwing machine, drywall gun, akkuschrauber', 'drill driver'),

  same('impact wrench, impact gun, impact spanner'),
  means(
    'rattle gun, rattler, windy gun, buzz gun, wheel gun, wheel nut gun, lug gun, nut gun, pit gun',
    'impact wrench',
  ),
  means(
    'impact driver, cordless impact, nut runner, nutrunner, torque gun, tyre gun, tire gun, zip gun',
    'impact wrench',
  ),
  means(
    'cordless wrench, electric wrench, power wrench, battery wrench, air wrench, pneumatic wrench, air impact',
    'impact wrench',
  ),
  means('impactor, impacter, nut buster gun, wheel nut remover, lug nut remover', 'impact wrench'),

  same('angle grinder, disc grinder, side grinder'),
  means(
    'right-angle grinder, hand grinder, metal grinder, mini grinder, body grinder, grinding machine',
    'angle grinder',
  ),
  means(
    'disc cutter, cut-off tool, cutoff tool, cut-off grinder, cut-off saw, flex, metal cutter',
    'angle grinder',
  ),
  means(
    'power grinder, electric grinder, portable grinder, 5 inch grinder, small grinder, angle cutter',
    'angle grinder',
  ),

  same('circular saw, circ saw'),
  means('skilsaw, skil saw, skill saw, skillsaw, buzz saw, round saw, disc saw, power saw', 'circular saw'),
  means(
    'cordless saw, battery saw, plunge saw, track saw, trim saw, rail saw, electric saw, side-winder saw',
    'circular saw',
  ),
  means('worm-drive saw, builder’s saw, panel-cutting saw', 'circular saw'),

  same('jigsaw, jig saw'),
  means('sabre saw, saber saw, bayonet saw, scroll saw, curve saw, curve-cutting saw, contour saw', 'jigsaw'),
  means(
    'orbital jigsaw, electric jigsaw, pendulum saw, power jigsaw, fretsaw machine, worktop saw',
    'jigsaw',
  ),

  same('rotary hammer, rotary hammer drill, sds hammer'),
  means(
    'hammer drill, percussion drill, impact drill, roto hammer, rotohammer, rotary drill, drill hammer',
    'rotary hammer',
  ),
  means(
    'sds, sds machine, sds hammer drill, kango, kango hammer, hilti, hilti drill, masonry machine',
    'rotary hammer',
  ),
  means(
    'jackhammer, jack hammer, demolition hammer, concrete breaker, chipping hammer, chipping gun',
    'rotary hammer',
  ),
  means(
    'electric chisel, chisel hammer, power chisel, chasing hammer, combi hammer, combihammer, perforator',
    'rotary hammer',
  ),
  means('concrete hammer, breaker drill, electric hammer, drilling hammer, rock drill', 'rotary hammer'),

  same('random orbital sander, random orbit sander, orbital sander'),
  means(
    'da sander, d/a sander, dual-action sander, da, palm sander, ro sander, ros, eccentric sander',
    'random orbital sander',
  ),
  means(
    'electric sander, power sander, hand sander, sanding machine, disc sander, finishing sander, wood sander',
    'random orbital sander',
  ),
  means(
    'sanding tool, round sander, circular sander, rotary sander, smoothing machine, paint sander, excentric sander',
    'random orbital sander',
  ),
  means('sheet sander, half-sheet sander, detail sander, furniture sander', 'random orbital sander'),

  same('battery pack, battery, power pack'),
  means(
    'li-ion battery, lithium battery, lithium-ion battery, li-ion pack, rechargeable battery, accumulator',
    'lithium-ion battery pack',
  ),
  means(
    'drill battery, tool battery, power tool battery, spare battery, replacement battery, cordless battery',
    'lithium-ion battery pack',
  ),
  means(
    'slide pack, slide battery, powerpack, accu, akku, 18v pack, battery cell, batt',
    'lithium-ion battery pack',
  ),
  means(
    'charger, battery charger, charging station, charging dock, fast charger',
    'drill driver, battery pack',
  ),
];
