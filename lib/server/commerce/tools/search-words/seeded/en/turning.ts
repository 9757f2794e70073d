import { synonymGroups } from '../../search-group';

/** Wrenches, torque tools, sockets and screwdrivers. */
export const TURNING_EN = synonymGroups(`
  wrench = spanner

  adjustable wrench = adjustable spanner = shifting spanner
  shifter, shifting wrench, adjustable jaw wrench, variable wrench, roller wrench, universal wrench, multi wrench > adjustable wrench
  crescent wrench, crescent, crescent spanner, bahco wrench, king dick > adjustable wrench
  knuckle buster > adjustable wrench
  monkey wrench, monkey spanner > adjustable wrench, pipe wrench

  combi wrench, combi spanner, combo wrench, combo spanner, ring and open end spanner > combination wrench
  open-ended spanner, open-end wrench, open-ended wrench, open-end spanner, open ender > combination wrench
  open-jaw wrench, open-jaw spanner, flat spanner, flat wrench, jaw spanner, fork wrench > combination wrench
  metric spanner, metric wrench, spanner kit, wrench kit > combination wrench set
  rocket spanner, set spanner, engineer’s spanner, mechanic’s wrench, garage spanner > combination wrench
  spanner set, wrench set, set of spanners, spanner roll, wrench roll > combination wrench set, ratcheting combination wrench set
  nut wrench, bolt wrench, hex nut wrench, nut spanner > combination wrench, adjustable wrench

  box-end wrench, box wrench, box-end spanner, closed-end wrench, ring-end wrench > ring wrench, combination wrench
  ring spanner, ring key, star spanner, loop spanner > ring wrench, combination wrench
  double box wrench, double box-end wrench, double-ended ring spanner, double-end wrench > double ring wrench
  cranked spanner, cranked ring spanner, cranked wrench, swan-neck spanner, offset spanner > offset double ring wrench
  offset box wrench, bent wrench, gooseneck wrench, obstruction wrench > offset double ring wrench

  ratcheting wrench = ratchet spanner = ratcheting spanner
  gear wrench, gearwrench, gear spanner, speed wrench, speed spanner > ratcheting combination wrench
  ratcheting box wrench, ratchet ring spanner, ratchet combination spanner, reversible spanner > ratcheting combination wrench
  ratchet wrench > ratchet, ratcheting wrench

  stillson, stillson wrench, stilson, stilson wrench, stillsons, ridgid wrench > pipe wrench
  plumber’s wrench, plumber’s spanner, plumbing wrench, pipe spanner, tube wrench > pipe wrench
  pipe tongs, pipe grip, pipe grips, footprints, footprint wrench, pipe gripper, gas pipe wrench > pipe wrench
  pipe turner, pipe fitter’s wrench, pipefitter wrench, conduit wrench > pipe wrench

  hex key = hexagon key = hex wrench = hexagon wrench
  allen key, allen wrench, allen spanner, allen, alan key, allan key > hex key
  unbrako key, unbrako, inbus key, inbus, imbus key, zeta key, ikea key > hex key
  l-key, l-wrench, hex l-key, l-shaped key, angle key, socket screw key, socket-head key > hex key
  hex spanner, hexagonal key, hexagonal wrench, internal hex key, six-sided key, grub screw key > hex key
  ball hex, ballpoint hex key, ball-ended key, ball driver, ball-end wrench, ball key, bondhus > ball-end hex key
  hexagon screwdriver, hex screwdriver, allen driver, allen screwdriver > hex driver, hex key
  hex driver > hex key
  t-handle = tee handle = t-grip
  t-bar key, t-key, t-bar wrench, t-wrench, tee wrench, t-handle key, t-bar hex > t-handle hex driver
  t-handle allen key, t-handle allen wrench, t-handle hex key, tee handle hex key, t-bar allen key, tee allen key, t-allen, p-handle > t-handle hex driver

  click wrench, clicker, clicker wrench, click-stop wrench, torque clicker > click torque wrench
  tension wrench, torsion wrench, torque key, torque bar, torque tool, torque handle > torque wrench
  dynamometric wrench, dynamometer wrench, newton meter wrench, micrometer wrench, calibrated wrench > torque wrench
  torque ratchet, torque limiter, torque-limiting wrench, preset wrench, moment wrench > torque wrench
  bike torque wrench, bicycle torque wrench, motorcycle torque wrench, car torque wrench > torque wrench
  cylinder head wrench, head bolt wrench, spark plug torque wrench > torque wrench
  electronic torque wrench, digital torque spanner, torque meter, torque gauge, torque tester, torque adapter > digital torque and angle wrench
  angle gauge, torque angle gauge, angle meter, degree wrench, angular wrench, torque-to-yield wrench > torque and angle wrench
  truck torque wrench, lorry torque wrench, wheel torque wrench, big torque wrench, hgv torque wrench > heavy-duty torque wrench

  ratchet handle, socket ratchet, ratchet driver, reversible ratchet, socket handle, ratchet lever > ratchet
  quick-release ratchet, fine ratchet, ratchet head, socket driver, socket spanner handle > ratchet
  socket wrench, socket spanner > socket set, ratchet
  socket kit, ratchet set, ratchet kit, ratchet and socket set, drive set > socket set
  mechanic’s socket set, mechanic’s socket kit, metric socket, socket box > socket set
  mechanic’s tool set, mechanic’s set, car tool kit, sockets and ratchet, garage set > socket set
  nut driver, nut spinner, socket driver set > socket set
  six-point socket, hex socket, drive socket, nut socket, chrome socket > socket set
  extension bar, socket extension, socket extension bar, ratchet extension, drive extension, wobble bar > socket set
  universal joint, u-joint, uj, knuckle joint, sliding t-bar, sliding bar, tommy bar > socket set
  impact-rated socket, impact-grade socket, air socket, air gun socket, black socket > impact socket
  deep socket, long socket, deep-well socket, deepwell socket, long-reach socket > deep impact socket
  wheel nut socket, lug nut socket, lug socket, wheel socket, alloy wheel socket > impact socket
  rattle gun socket, impact gun socket, windy gun socket, pneumatic socket, heavy-duty socket > impact socket

  power bar, johnson bar, knuckle bar, cracker bar, flex bar, pull bar, strong bar > breaker bar
  flex handle, flex-head handle, flexible handle, hinge handle, hinged handle, swivel handle > breaker bar
  swing handle, jointed handle, nut breaker bar, leverage bar, cheater bar, cheater pipe > breaker bar
  power handle, nut buster, long bar, wheel nut bar, persuader bar, breaker handle > breaker bar
  wheel brace, lug wrench, wheel wrench, tyre wrench, tire wrench, four-way wrench > breaker bar, impact wrench

  turnscrew, screw turner, hand screwdriver, screw-driver > screwdriver
  slotted screwdriver = flathead screwdriver = flat-blade screwdriver = slot screwdriver
  flat-head screwdriver, flat head, flat screwdriver, flat driver, straight screwdriver > slotted screwdriver
  straight-blade screwdriver, standard screwdriver, minus screwdriver, common screwdriver, plain screwdriver > slotted screwdriver
  blade screwdriver, parallel-tip screwdriver, cabinet screwdriver, slot driver > slotted screwdriver
  phillips screwdriver = cross-head screwdriver = crosshead screwdriver
  cross-point screwdriver, cross-slot screwdriver, cross screwdriver, crosspoint, crosshead > phillips screwdriver
  philips screwdriver, phillips head, philips head, phillips driver, plus screwdriver > phillips screwdriver
  through-tang screwdriver, pound-through screwdriver, go-through screwdriver, strike-cap screwdriver > mechanic’s screwdriver
  screwdriver kit, screwdriver assortment, screwdriver pack, workshop screwdriver, engineer’s screwdriver > screwdriver set

  electrician’s screwdriver, electrical screwdriver, electrician screwdriver, sparky screwdriver, sparks screwdriver > insulated screwdriver
  terminal screwdriver, terminal driver, live-line screwdriver, high-voltage screwdriver, safety screwdriver > insulated screwdriver
  vde driver, 1000v screwdriver, 1000 volt screwdriver, sparks driver, instrument driver > insulated screwdriver

  watchmaker’s screwdriver, clockmaker’s screwdriver, watch screwdriver, jeweller’s screwdriver, jeweler’s screwdriver > precision screwdriver
  jewellers screwdriver, watchmakers screwdriver, optician’s screwdriver, eyeglass screwdriver, glasses screwdriver > precision screwdriver
  micro screwdriver, mini screwdriver, miniature screwdriver, small screwdriver, tiny screwdriver > precision screwdriver
  electronics screwdriver, electronic screwdriver, laptop screwdriver, phone screwdriver, computer screwdriver > precision screwdriver
  phone repair kit, electronics repair kit, hobby screwdriver, model screwdriver, instrument screwdriver > precision screwdriver

  driver bit, screwdriver bit, screw bit, insert bit, power bit, impact bit, screwdriving bit > bit set
  bit kit, bit assortment, bit case, bit box, bit pack, screwdriver insert, screwdriver tip, screw tip > bit set
  bit holder, magnetic bit holder, quick-release holder, bit adapter, quick-change chuck > bit set with holder
  pozidriv, pozidrive, pozidriv bit, pozi, pozi bit, posidrive, posi bit, pz, supadriv > bit set
  phillips bit, hex bit, slotted bit, star bit, six-lobe, six-lobe bit, hexalobular > bit set
  torx, torx bit, torx key, torx driver, torx screwdriver, star screwdriver, star driver > bit set, precision screwdriver

  t handle allen, t handle allens, t-handle allen set, t handle hex > t-handle hex driver
`);
