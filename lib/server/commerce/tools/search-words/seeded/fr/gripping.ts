import { synonymGroups } from '../../search-group';

/** Pinces, étaux, serre-joints, marteaux, burins. */
export const GRIPPING_FR = synonymGroups(`
  pince universelle = pince combinée
  pince plate, pince électricien, pince d’électricien, pince de monteur, pince de mécanicien, pince classique > pince universelle, pince combinée
  pince à tout faire, pince multi-usage, pince multifonction, pince normale, pince simple > pince universelle, pince combinée
  pince isolée = pince VDE
  pince isolée 1000 V, pince 1000 V, pince 1000 volts, pince isolante, pince universelle électricien > pince universelle isolée, pince VDE
  pince universelle VDE, pince combinée isolée, pince sous tension, pince haute tension, pince TST > pince universelle isolée, pince VDE
  jeu de pinces, lot de pinces, coffret de pinces, set de pinces, Knipex > pince universelle, pince multiprise, pince coupante

  pince à bec effilé = pince à becs longs = pince à bec demi-rond = pince demi-ronde
  pince bec long, pince à bec long, pince long bec, pince bec fin, pince à bec fin, pince à bec mince, pince pointue > pince à becs longs, pince à bec effilé, pince à bec demi-rond
  pince bec effilé, pince effilée, pince bec demi-rond, pince bec rond > pince à becs longs, pince à bec effilé, pince à bec demi-rond
  pince téléphone, pince de téléphoniste, pince radio, pince à bec plat, pince à bec pointu > pince à becs longs, pince à bec effilé, pince à bec demi-rond
  pince à bec de cigogne, pince bec de canard, pince aiguille, pince d’électronicien, pince longue, pince fine > pince à becs longs, pince à bec effilé, pince à bec demi-rond
  pince à bec coudé, pince bec coudé, pince bijoutier, pince de bijoutier, pince ronde, pince à becs ronds > pince à becs longs, pince à bec effilé, pince à bec demi-rond

  pince coupante de côté = pince coupante diagonale = coupante diagonale
  pince coupante, coupante, pince coupante côté, pince coupante latérale, coupante de côté, coupante côté > pince coupante de côté, pince coupante diagonale
  pince coupe-fil, coupe-fil, pince à couper, pince coupante renforcée > pince coupante de côté, pince coupante diagonale
  coupe-câble, pince à câble, pince câble, coupe-conducteur, pince coupe-câble, cisaille à câble, cisaille électricien, pince coupante électricien > pince coupante de côté, pince coupante diagonale
  pince coupante en bout, coupante en bout, pince ras de coupe, pince coupante électronique, pince corde à piano > pince coupante de côté, pince coupante diagonale
  tenaille, tenaille russe, tricoise, tenaille à ferrer, tenaille de coffreur, tenaille menuisier, pince à ferrailler > pince coupante de côté, pince coupante diagonale, pince universelle

  pince multiprise = pince à crémaillère = pince pompe à eau
  multiprise, pince multi-prise, multi-prise, pince multiprise entrepassée > pince multiprise, pince à crémaillère
  pince à pompe, pince pompe, pince pompe-eau, pince à eau, pince à siphon, pince siphon, pince à écrou > pince multiprise, pince à crémaillère
  pince Cobra, Cobra, pince Alligator, Alligator, pince perroquet, bec de perroquet, pince crocodile > pince multiprise, pince à crémaillère
  pince réglable, pince ajustable, pince à joint coulissant, pince clé, pince-clé, pince à raccord > pince multiprise, pince à crémaillère
  pince à radiateur, pince motoriste, pince à coulisse, pince mille-prises, pince à mâchoires réglables > pince multiprise, pince à crémaillère

  pince-étau = pince à étau
  étau à main, étau portatif, pince bloquante, pince de blocage, pince à blocage, pince autobloquante > pince-étau
  pince auto-serrante, pince autoserrante, pince grip, grip, pince Vise-Grip, Vise-Grip, pince à verrouillage > pince-étau
  pince à souder, pince de soudeur, pince de soudage, pince tôlier, pince de tôlier, pince de carrossier > pince-étau
  pince à levier, pince à serrage rapide, pince de serrage, pince de maintien, pince bloqueuse > pince-étau

  pince coupe-boulon, coupe-barre, coupe-rond, coupe-tige, coupeboulon > coupe-boulons
  coupe-chaîne, coupe-cadenas, pince à cadenas, cisaille à boulons, cisaille coupe-boulon > coupe-boulons
  coupe-fer, cisaille à fer, cisaille à béton, coupe-treillis, coupe-ferraille, cisaille à treillis, coupe fer à béton > coupe-boulons
  coupe-grillage, pince coupe-grillage, coupe-antivol, cisaille de ferrailleur, coupe-câble acier > coupe-boulons

  étau d’établi = étau parallèle
  étau > étau d’établi, étau parallèle, étau de perceuse
  étau établi, étau d’atelier, étau de serrurier, étau d’ajusteur, étau mécanicien, étau de mécanicien, étau tournant > étau d’établi, étau parallèle
  étau à base tournante, étau forgé, étau fonte, étau à pied, étau d’agriculteur, étau de forgeron, étau à enclume > étau d’établi, étau parallèle
  étaux, étau menuisier, étau de menuisier, presse d’établi, étau pivotant > étau d’établi, étau parallèle
  étau de perceuse = étau machine = étau de perçage
  étau perceuse, étau pour perceuse, étau à serrage rapide, étau de fraisage, étau fraiseuse, étau de fraiseuse > étau de perceuse, étau machine, étau de perçage
  étau de machine, étau pour machine-outil, étau de machine-outil, étau colonne, étau de précision, étau de table > étau de perceuse, étau machine, étau de perçage

  serre-joint à pompe = serre-joint à vis = serre-joint à coulisse
  serre-joint en F, serre-joint menuisier, serre-joint de menuisier, serre-joint de maçon, serre-joint fonte > serre-joint à pompe, serre-joint à vis
  sergent, sergent de menuisier, serre-joint dormant, serrejoint, presse à vis, presse à coller, presse à main, serre-joint bois > serre-joint à pompe, serre-joint à vis
  serre-joint saute-crémaillère, serre-joint à crémaillère, serre-joint à levier, serre-joint parallèle, Bessey > serre-joint à pompe, serre-joint à vis
  serre-joint en C = serre-joint à étrier = presse en C
  presse en G, serre-joint en G, presse à étrier, serre-joint forgé, presse de serrurier, serre-joint soudeur > serre-joint à étrier, serre-joint en C
  serre-joint métal, serre-joint de soudage, presse de mécanicien, presse C, bride de serrage, étrier de serrage > serre-joint à étrier, serre-joint en C
  serre-joint à une main = serre-joint une main = serre-joint rapide
  serre-joint à serrage rapide, serre-joint pistolet, serre-joint à gâchette, serre-joint automatique > serre-joint à une main, serre-joint rapide
  serre-joint monomain, Quick-Grip, serre-joint quick grip, serre-joint écarteur, écarteur, serre-joint mono-main > serre-joint à une main, serre-joint rapide
  sauterelle = sauterelle de serrage = bride à genouillère
  attache sauterelle, serrage à genouillère, bloqueur à genouillère, genouillère, sauterelle verticale à bride > sauterelle, bride à genouillère
  sauterelle de bridage, sauterelle de montage, bride rapide, serrage rapide, dispositif de bridage, Destaco > sauterelle, bride à genouillère
  pince à ressort, pince de menuisier, pince à coller > serre-joint à une main, serre-joint rapide

  marteau rivoir = marteau de mécanicien
  marteau, marteau de serrurier, marteau serrurier, marteau d’ajusteur, marteau d’atelier, marteau allemand > marteau rivoir, marteau arrache-clou
  marteau mécanicien, marteau à panne, marteau à panne transversale, marteau à garnir, marteau à main > marteau rivoir, marteau de mécanicien
  marteau à boule, marteau à bille, marteau à panne ronde, marteau postillon, marteau de forgeron, marteau à river > marteau rivoir, marteau de mécanicien
  marteau électricien, marteau d’électricien, marteau de menuisier, marteau menuisier, rivoir, marto > marteau rivoir, marteau de mécanicien
  marteau arrache-clou = marteau de charpentier
  marteau charpentier, marteau de coffreur, marteau coffreur, coffreur, marteau à dents, marteau à griffe > marteau arrache-clou, marteau de charpentier
  marteau à panne fendue, marteau fendu, marteau de couvreur, marteau américain, arrache-clou > marteau arrache-clou, marteau de charpentier
  marteau à clous, marteau clou, marteau à clouer, tire-clou, marteau de ferrailleur, Estwing > marteau arrache-clou, marteau de charpentier
  marteau sans rebond = maillet sans rebond = massette sans rebond
  marteau anti-rebond, maillet anti-rebond, massette anti-rebond, marteau antirebond, marteau à inertie > marteau sans rebond, maillet sans rebond, massette sans rebond
  marteau à grenaille, marteau inertie, marteau sans recul, massette à inertie, dead blow > marteau sans rebond, maillet sans rebond, massette sans rebond
  marteau à embouts = maillet à embouts = massette à embouts
  marteau nylon, maillet nylon, massette nylon, marteau plastique, maillet plastique, marteau à embouts plastique > marteau à embouts, maillet à embouts, massette à embouts
  massette plastique, marteau cuivre, massette cuivre, marteau laiton, marteau tendre, marteau de montage > marteau à embouts, maillet à embouts, massette à embouts
  maillet de carrossier, marteau à têtes interchangeables, marteau à embouts interchangeables, massette à têtes plastiques > marteau à embouts, maillet à embouts, massette à embouts
  masse = masse couple
  massette de maçon, massette de carreleur, portugaise, massette portugaise, massette à manche bois > massette, masse
  massette > masse
  grosse masse, gros marteau, marteau lourd, masse à deux mains, masse de démolition, masse de carrier > masse, masse couple
  marteau à frapper devant, marteau à devant, têtu, merlin, masse de chantier > masse, masse couple
  maillet caoutchouc = maillet en caoutchouc
  maillet, maillet de carreleur, maillet carreleur, maillet de paveur, maillet de camping, maillet de tente > maillet caoutchouc, maillet à embouts
  marteau caoutchouc, marteau en caoutchouc, massette caoutchouc, maillet gomme, marteau en gomme, maillet bois > maillet caoutchouc

  ciseau à froid, burin plat, burin de mécanicien, bédane, ciseau à métaux, ciseau de maçon, burin de maçon, broche de maçon > burin
  ciseau à pierre, pointerolle, burin manuel, jeu de burins, coffret de burins, burin à main, langue de carpe > burin
  jeu de chasse-goupilles, jeu chasse-goupille, chasse goupille cylindrique, chasse-clou > chasse-goupilles
  chasse-cône, chasse-pointe, chasse-rivet, chasse-axe, chasse-clavette, pousse-goupille > chasse-goupilles
  pointeau, pointeau automatique, pointeau de centrage, poinçon, pointeau à tracer, pointeau de mécanicien > chasse-goupilles, burin
`);
