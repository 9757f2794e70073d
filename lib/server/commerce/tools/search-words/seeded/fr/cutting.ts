import { synonymGroups } from '../../search-group';

/** Forets, tarauds, scies, limes, abrasifs. */
export const CUTTING_FR = synonymGroups(`
  foret = mèche
  foret à métaux = foret hélicoïdal = foret métal
  foret acier, foret à acier, foret HSS, foret fer, foret à fer, foret inox, foret cobalt, foret alu, foret queue cylindrique > foret à métaux, foret hélicoïdal
  foret rapide, foret acier rapide, foret rectifié, foret machine, foret titane, foret série courte, foret pour métaux > foret à métaux, foret hélicoïdal
  coffret de forets, coffret forets, jeu de forets, boîte de forets, lot de forets, set de forets, assortiment de forets > coffret de forets métaux, foret hélicoïdal
  mèche perceuse, foret perceuse, mèche de perceuse, foret de perceuse, outil de perçage > foret à métaux, foret hélicoïdal, foret béton

  foret étagé = fraise étagée = foret à étages
  foret conique, foret cône, fraise conique à tôle, foret sapin, mèche sapin, foret escalier, mèche étagée > foret étagé, fraise étagée
  foret à tôle, foret tôle, mèche conique, foret conique étagé, foret pagode, cône à percer, step drill > foret étagé, fraise étagée

  foret béton = foret à béton = foret SDS-plus
  mèche SDS, foret SDS, foret marteau, foret perforateur, mèche perforateur, foret de perforateur, foret maçonnerie > foret SDS-plus, foret à béton
  foret pierre, foret à pierre, foret brique, foret parpaing, foret mur, mèche mur, foret granit, foret carbure > foret à béton, foret SDS-plus
  mèche vidia, foret tungstène, mèche widia, foret widia, foret à percussion, mèche à percussion, foret Hilti > foret à béton, foret SDS-plus
  mèche à cheville, foret à cheville, foret cheville, jeu de forets béton, jeu de mèches béton, coffret SDS > foret à béton, foret SDS-plus

  tarauds et filières = coffret de taraudage
  coffret taraud, coffret de filetage, kit de taraudage, jeu de tarauds, taraudage, filetage, outil à fileter > tarauds et filières, coffret de taraudage
  filière, filière ronde, porte-filière, cage à filière, filière hexagonale, jeu de filières, peigne à fileter > tarauds et filières, coffret de taraudage
  tourne-à-gauche, porte-taraud, taraudeuse à main, taraud à main, taraud main, kit réparation filetage > tarauds et filières, coffret de taraudage
  réparation de filet, repasse-filet, refileter, restaurateur de filets, coffret tarauds filières, tarauds filières > tarauds et filières, coffret de taraudage
  taraud > taraud machine, tarauds et filières
  taraud hélicoïdal, taraud trou borgne, taraud borgne, taraud à machine, taraud gun, taraud CNC, taraud goujures hélicoïdales > taraud machine

  fraise à noyer = fraise conique à ébavurer = fraise à chanfreiner
  fraise à ébavurer, fraise conique, fraisoir, fraise à fraiser > fraise à noyer, fraise conique à ébavurer
  foret à noyer, fraise à têtes de vis, fraise 90 degrés, fraise à tête fraisée, mèche à fraiser > fraise à noyer, fraise conique à ébavurer
  ébavureur, ébavureuse, outil à ébavurer, outil à chanfreiner, chanfreineur, lamage > fraise conique à ébavurer, fraise à noyer
  mandrin autoserrant = mandrin auto-serrant = mandrin à serrage rapide
  mandrin, mandrin de perceuse, mandrin perceuse, mandrin sans clé, mandrin rapide, mandrin à clé, mandrin automatique > mandrin autoserrant, mandrin à serrage rapide
  mandrin Jacobs, mandrin à trois mors, mandrin de remplacement, porte-foret, porte-mèche, mandrin B16 > mandrin autoserrant, mandrin à serrage rapide

  scie métaux, scie métal, scie à fer, scie fer, scie à acier, monture de scie, archet de scie, porte-scie > scie à métaux
  arc de scie, monture de scie métaux, scie à main métaux, scie à archet, petite scie à métaux, scie de plombier > scie à métaux
  scie égoïne = scie à main
  égoïne, scie à bois, scie bois, scie de menuisier, scie menuisier, scie de charpentier, scie universelle > scie égoïne, scie à main
  scie à guichet, scie à dos, scie à tenon, scie manuelle, scie à panneaux, scie couteau, égohine > scie égoïne, scie à main
  scie de coffreur, scie à bûches, scie japonaise, scie Bahco, scie passe-partout, scie pliante > scie égoïne, scie à main
  lame de scie, lame scie > lame de scie circulaire, lame de scie sabre, lame de scie à ruban
  lame scie circulaire, lame circulaire, disque de scie, disque scie circulaire, disque à bois, lame carbure, lame au carbure > lame de scie circulaire
  disque bois, lame de scie plongeante, lame scie à onglet, lame de scie radiale, lame de scie table > lame de scie circulaire
  lame scie à ruban, lame de ruban, lame à ruban, ruban de scie, scie à ruban, lame sans fin > lame de scie à ruban
  lame sabre, lame de sabre, lame scie sabre, lame de démolition, lame alligator, lame de scie alternative, lame tigre > lame de scie sabre
  scie sabre > lame de scie sabre
  scie alternative, scie récipro, scie égoïne électrique, scie Sawzall, scie tigre, scie sabre électrique > scie sabre
  scie cloche = trépan
  jeu de scies cloches, coffret scie cloche, coffret de trépans, cloche à percer, foret cloche, mèche cloche > scie cloche, trépan
  fraise cloche, carotteuse à main, couronne de perçage, scie trépan, coupe-cercle, scie cylindrique > scie cloche, trépan
  scie boîtier, scie à boîtier, scie spot, scie à trous, scie trou > scie cloche, trépan

  lime, lime à métaux, lime métal, lime à fer, lime d’atelier, lime bâtarde, lime douce, lime demi-douce, râpe > lime plate
  lime d’ajusteur, lime de mécanicien, lime de serrurier, grosse lime, lime à ébavurer, lime à main > lime plate
  lime aiguille = lime de précision
  lime d’horloger, lime horloger, lime à aiguille, lime de bijoutier, lime bijoutier, petite lime, mini-lime > lime aiguille, lime de précision
  lime de modéliste, lime modélisme, lime fine, queue-de-rat, lime ronde, lime demi-ronde, tiers-point, lime triangulaire > lime aiguille, lime de précision
  jeu de limes, lot de limes, trousse de limes, lime carrée, lime à clés, limes diamant, lime de luthier, rifloir > lime aiguille, lime plate

  disque à tronçonner = disque de tronçonnage = disque à découper
  disque tronçonner, disque tronçonnage, disque de coupe, disque coupe, disque métal, disque à métal, disque inox > disque à tronçonner, disque à découper
  disque meuleuse, disque de meuleuse, disque disqueuse, disque fin, disque acier, disque à couper, disque de découpe > disque à tronçonner, disque à découper
  disque abrasif, disque pour meuleuse, disque Flex, disque à meuler, disque d’ébarbage, meule plate > disque à tronçonner, disque à lamelles
  disque à lamelles = disque lamellaire = plateau à lamelles
  disque lamelles, disque à lamelle zirconium, disque zirconium, disque éventail, disque ponceur, disque à poncer > disque à lamelles, disque lamellaire
  disque de finition, disque d’ébavurage, meule à lamelles, roue à lamelles, disque abrasif lamelles, disque émeri > disque à lamelles, disque lamellaire
  brosse coupe = brosse boisseau = brosse coupelle
  brosse métallique, brosse acier, brosse métal, brosse meuleuse, brosse de meuleuse, brosse torsadée, brosse à fils torsadés > brosse coupe, brosse boisseau
  brosse fil d’acier, brosse disqueuse, brosse circulaire, brosse rotative, brosse à rouille, brosse à décaper, brosse ronde > brosse coupe, brosse boisseau
  brosse conique, brosse tressée, brosse cloche, brosse perceuse, décapeur, brosse à dérouiller, brosse plateau > brosse coupe, brosse boisseau
  pierre à affûter = pierre à aiguiser = pierre d’affûtage
  pierre diamant, pierre diamantée, plaque diamant, plaque diamantée, affûteur diamant, lime diamantée plate > pierre à affûter diamant, pierre à aiguiser
  affûteur, aiguiseur, affuteur de couteaux, aiguiseur de couteaux, aiguise-couteau, affûte-couteau, fusil à aiguiser > pierre à affûter, pierre à aiguiser
  pierre à huile, pierre à eau, pierre à faux, pierre à morfiler, pierre Arkansas, pierre affûtage, pierre japonaise > pierre à affûter, pierre à aiguiser
`);
