import { synonymGroups } from '../../search-group';

/** Clés, serrage au couple, douilles, tournevis, embouts. */
export const TURNING_FR = synonymGroups(`
  clé = clef
  jeu = coffret = set = assortiment
  kit, lot, composition, série, garniture > jeu, coffret

  clé à molette = clé à crémaillère = clé réglable
  clé anglaise, clé française, clé ajustable, clé à mollette, clé molette, clé crémaillère > clé à molette, clé à crémaillère
  clé à mâchoire mobile, clé à ouverture réglable, clé à ouverture variable, clé à mâchoires réglables > clé à molette, clé à crémaillère
  clé Bahco, Bahco, clé Crescent, clé Lachèze, clé auto-réglable, clé réglable à molette > clé à molette, clé à crémaillère
  clé universelle, clé multiprise > clé à molette, pince multiprise
  clé suédoise > clé serre-tube, clé à griffe, clé à molette
  clé de serrage, clé à écrou, clé à boulon, clé de mécanicien, clé mécanique, clé d’atelier > clé mixte, clé à molette, clé polygonale

  clé mixte = clé combinée
  clé à fourche = clé plate
  clé mixte à fourche, clé mixte plate, clé plate à œil, clé fourche et œil, clé mixe > clé mixte, clé combinée
  clé à fourche, clé plate, clé fourche, clé plate double, clé à fourche double, clé double fourche, clé à deux fourches > clé mixte
  Facom, clé Facom, outillage Facom > clé mixte, coffret de douilles, servante d’atelier
  clé ouverte, clé à ouverture, clé à tirage, clé plate simple, clé à fourche simple > clé à fourche, clé plate, clé mixte
  jeu de clés, jeu de clés plates, trousse de clés, lot de clés, série de clés, panoplie de clés, pochette de clés > jeu de clés mixtes
  jeu de clés combinées, clés en trousse, kit de clés, clés métriques, râtelier de clés > jeu de clés mixtes

  clé polygonale = clé à œil
  clé polygonale contre-coudée = clé à œil contre-coudée = clé contre-coudée
  clé œil, clé fermée, clé à anneau, clé étoile, clé douze pans, clé 12 pans, clé à œillet, clé annulaire > clé polygonale, clé à œil, clé mixte
  clé double œil, clé à double œil, clé polygonale double, clé à œil double, clé double polygonale > clé polygonale, clé à œil
  clé coudée, clé à œil coudée, clé à œil contrecoudée, clé polygonale coudée, clé en col de cygne, clé déportée, clé contrecoudée > clé contre-coudée, clé polygonale
  clé demi-lune, clé en S > clé polygonale contre-coudée, clé contre-coudée
  clé à pipe = clé à pipe débouchée
  clé pipe, pipe débouchée, clé à tube, clé tube, clé en tube, clé à canon, clé à béquille, clé borgne > clé à pipe, coffret de douilles

  clé à cliquet = clé mixte à cliquet
  cliquet = rochet
  clé à rochet, clé cliquet, clé mixte cliquet, clé rapide, clé œil à cliquet, clé polygonale à cliquet > clé mixte à cliquet, clé à cliquet
  clé mixte réversible, clé à fourche à cliquet, clé plate à cliquet, clé Gear Wrench > clé mixte à cliquet, clé à cliquet
  jeu de clés cliquet, jeu de clés à rochet, trousse de clés à cliquet > jeu de clés à cliquet

  clé serre-tube = clé à griffe = clé Stillson
  Stillson, serre-tube, clé à tuyau, clé de plombier, Stilson > clé serre-tube, clé à griffe
  clé à mâchoires dentées, clé américaine, clé de chauffagiste, clé à gaz, clé Ridgid > clé serre-tube, clé à griffe
  clé à crémaillère plombier, tenaille à tube, pince à tube, pince serre-tube, pince à tuyau > clé serre-tube, pince multiprise
  clé lavabo, clé sanitaire, pince sanitaire, pince de plombier, pince plombier > pince multiprise, clé serre-tube

  clé Allen = clé hexagonale = clé six pans = clé mâle
  clé BTR, BTR, Allen, clé 6 pans, clé à six pans, clé six pans creux, clé à six pans creux, clé hexa > clé Allen, clé hexagonale, clé six pans, clé mâle
  clé imbus, imbus, inbus, clé inbus, clé CHC, clé Ikea, clé en L, clé Unbrako, clé alène > clé Allen, clé hexagonale, clé six pans, clé mâle
  clé mâle coudée, clé coudée mâle, clé pour vis creuse, clé six pans mâle, clé hexagonale coudée > clé Allen, clé hexagonale, clé six pans, clé mâle
  clé à bout sphérique, clé à boule, clé Allen à boule, clé Allen sphérique, clé à rotule, tête boule > clé à tête sphérique, clé Allen, clé hexagonale, clé six pans, clé mâle
  jeu de BTR, jeu BTR, trousse Allen, jeu Allen, clés Allen en étui, jeu de six pans > jeu de clés Allen, clé hexagonale, clé six pans, clé mâle
  clé en T, clé Allen en T, clé BTR en T, clé hexagonale en T, clé six pans en T, clé mâle en T, clé T, poignée en T > clé à poignée en T
  clé emmanchée, clé Allen à poignée, clé Allen emmanchée, tournevis six pans, tournevis Allen, tournevis hexagonal, tournevis BTR > clé à poignée en T, clé Allen, clé hexagonale

  clé dynamométrique = clé de couple
  clé dynamo, clé dynanométrique, clé dynamétrique, dynamomètre, clé à couple > clé dynamométrique, clé de couple
  clé à déclenchement, clé débrayable, clé de serrage au couple, clé à limiteur de couple, clé limiteuse, clé Nm > clé dynamométrique à déclenchement, clé dynamométrique
  clé au couple, cliquet dynamométrique, limiteur de couple, clé micrométrique, clé de culasse, clé tarée, torquemètre > clé dynamométrique, clé de couple
  clé dynamométrique vélo, clé dynamométrique moto, clé dynamométrique auto, clé dynamométrique roue > clé dynamométrique, clé de couple
  clé dynamométrique digitale, clé dynamométrique numérique, clé dynamo digitale, clé de couple électronique > clé dynamométrique électronique
  clé angulaire, mesureur d’angle, clé à mesure d’angle, serrage angulaire > clé dynamométrique électronique
  clé dynamométrique poids lourd, clé dynamométrique camion, clé dynamométrique PL > clé dynamométrique série lourde, clé dynamométrique

  manche à cliquet, levier à cliquet, poignée à cliquet, rochet réversible, cliquet à douille > cliquet réversible, cliquet
  clé à douille à cliquet, cliquet fin, cliquet fine denture, cliquet débrayable, cliquet à bascule > cliquet réversible, cliquet

  coffret de douilles = jeu de douilles
  douille, coffret douilles, jeu douilles, coffret cliquet, coffret à cliquet, jeu de cliquets > coffret de douilles, jeu de douilles
  coffret de mécanicien, coffret mécanique, coffret mécano, coffret Facom, coffret de clés à douilles, mallette de douilles > coffret de douilles, jeu de douilles
  clé à douille, clé douille, clé à manchon > coffret de douilles, jeu de douilles, cliquet
  cardan, cardan de clé, rallonge de cliquet, rallonge de douille, cardan à douille, poignée coulissante, tournevis à douille > coffret de douilles, jeu de douilles
  douille six pans, douille 6 pans, douille 12 pans, douille hexagonale, douille métrique > coffret de douilles, jeu de douilles
  douille à chocs = douille impact
  douille à choc, douille choc, douille renforcée, douille noire, douille pneumatique, douille boulonneuse > douille à chocs, douille impact
  douille longue, douille profonde, douille de roue, douille jante alu, douille jante, douille machine, douille chrome-molybdène > douille à chocs, douille impact

  poignée articulée = manche articulé = levier articulé
  barre de force, bras de force, levier de force, barre de desserrage, levier de desserrage, rallonge d’effort > poignée articulée, manche articulé, levier articulé
  bras de levier, barre articulée, manche de force, barre de déblocage, débloqueur, levier à douille, breaker bar > poignée articulée, manche articulé, levier articulé
  clé en croix, croix de roue, clé de roue, clé démonte-roue, démonte-roue, clé lève-roue, clé à roue, manivelle de roue > poignée articulée, boulonneuse à chocs, clé à chocs

  tournevis plat = tournevis à fente
  tournevis fente, tournevis lame plate, tournevis à lame plate, tournevis normal, tournevis droit > tournevis à fente, tournevis plat
  tournevis mécanicien, tournevis ordinaire, tournevis lame droite, tournevis bout plat > tournevis à fente, tournevis plat
  tournevis cruciforme = tournevis Phillips
  tournevis croix, tournevis en croix, tournevis à croix, tournevis PH, tournevis crusiforme, cruciforme > tournevis Phillips, tournevis cruciforme
  tournevis Pozidriv, tournevis Pozidrive, tournevis PZ, Pozidriv, Pozidrive, tournevis Philips > tournevis Phillips, tournevis cruciforme, embout de vissage
  tourne-vis, visse-dévisse, tournevis manuel > tournevis
  coffret tournevis, coffret de tournevis, lot de tournevis, set de tournevis, trousse de tournevis, tournevis en coffret > jeu de tournevis, tournevis d’atelier
  tournevis à frapper, tournevis traversant, tournevis lame traversante, tournevis à tête frappe, tournevis mécano > tournevis d’atelier
  tournevis isolé = tournevis d’électricien = tournevis VDE
  tournevis électricien, tournevis électrique isolé, tournevis 1000 V, tournevis 1000 volts > tournevis isolé, tournevis VDE
  tournevis sous tension, tournevis de bornier, tournevis bornier, tournevis domino, tournevis de tableau > tournevis isolé, tournevis VDE
  tournevis de précision = tournevis d’horloger
  tournevis précision, tournevis horloger, tournevis de lunettes, tournevis lunettes, tournevis d’opticien > tournevis de précision, tournevis d’horloger
  micro-tournevis, mini-tournevis, petit tournevis, tournevis de bijoutier, tournevis bijoutier, tournevis montre > tournevis de précision, tournevis d’horloger
  tournevis électronique, tournevis d’électronicien, tournevis téléphone, tournevis portable, tournevis ordinateur > tournevis de précision, tournevis d’horloger
  kit réparation téléphone, tournevis smartphone, tournevis modélisme, tournevis miniature, tournevis de mécanique fine > tournevis de précision, tournevis d’horloger

  embout de vissage = embout de tournevis
  coffret d’embouts = jeu d’embouts
  coffret embouts, jeu embouts, boîte d’embouts, assortiment d’embouts, kit d’embouts > coffret d’embouts, embout de vissage
  bit, jeu de bits, coffret de bits, embout visseuse, embout tournevis, embout de visseuse, tête de vissage > embout de vissage, coffret d’embouts
  embout torx, embout cruciforme, embout plat, embout PH, embout PZ, embout Allen, embout hexagonal, pointe de vissage > embout de vissage, coffret d’embouts
  torx, clé torx, tournevis torx, tournevis étoile, clé étoilée, six lobes > embout de vissage, tournevis de précision
  porte-embout, porte-embout magnétique, porte-bit, adaptateur embout > coffret d’embouts, embout de vissage
`);
