import { needs } from '../../search-group';

export const NEEDS_FR = needs(`
  desserrer, débloquer, dévisser, défaire, décoincer, dégripper, casser, démonter, enlever : écrou rouillé, écrou grippé, écrou bloqué, écrou coincé, boulon rouillé, boulon grippé, boulon bloqué, vis rouillée, vis grippée, vis bloquée, boulon récalcitrant, boulonnerie rouillée > poignée articulée, boulonneuse à chocs
  desserrer, serrer, démonter, changer, dévisser, resserrer, monter, enlever, déposer : roue, pneu, écrou de roue, vis de roue, boulon de roue, goujon de roue, jante, roue de voiture, pneus hiver > boulonneuse à chocs, poignée articulée, clé dynamométrique, douille à chocs
  serrer, resserrer, contrôler, régler, mesurer, appliquer, vérifier : couple, au couple, couple exact, bon couple, couple de serrage, couple prescrit, culasse, vis de culasse, bougie, moteur, bride, carter, newton mètre, Nm > clé dynamométrique
  serrer, mesurer, contrôler : angle de serrage, au degré, serrage angulaire, vis à allongement > clé dynamométrique électronique
  serrer, desserrer, visser, dévisser, tourner, bloquer, tenir, maintenir, contre-serrer, resserrer : écrou, boulon, écrou hexagonal, vis hexagonale, vis à tête hexagonale, tête hexagonale, contre-écrou, boulonnerie, six pans extérieur > clé mixte, clé à molette, coffret de douilles, clé mixte à cliquet, clé à fourche
  serrer, desserrer, atteindre, accéder, dévisser : boulon encastré, écrou encastré, vis encastrée, écrou profond, écrou en retrait, écrou caché > clé polygonale contre-coudée, clé à pipe, coffret de douilles
  serrer, desserrer, visser, travailler, dévisser, accéder : endroit étroit, espace réduit, peu de place, passage étroit, accès difficile, endroit exigu, recoin > cliquet réversible, clé mixte à cliquet
  serrer, desserrer, visser, dévisser, monter, assembler, resserrer : vis Allen, vis BTR, vis CHC, vis six pans, vis à six pans creux, vis sans tête, six pans creux, meuble, meuble en kit, meuble Ikea, vélo > clé Allen, clé à poignée en T
  saisir, tenir, serrer, tourner, dévisser, desserrer, attraper, bloquer : tube, tuyau, tube acier, tuyau d’eau, tuyau de gaz, tube fileté, canalisation, raccord fileté, tuyauterie > clé serre-tube, pince multiprise, pince-étau
  serrer, desserrer, dévisser, démonter, saisir, resserrer : siphon, robinet, robinetterie, raccord, écrou de siphon, presse-étoupe, évier, lavabo, mitigeur, flexible de douche > pince multiprise, clé à molette
  saisir, tenir, dévisser, extraire, enlever, desserrer, débloquer, retirer, attraper : boulon arrondi, écrou arrondi, tête arrondie, vis foirée, vis abîmée, écrou foiré, boulon foiré, vis cassée, goujon, goujon cassé, tête de vis abîmée, écrou abîmé > pince-étau, pince multiprise, clé serre-tube
  tenir, maintenir, bloquer, serrer, fixer, pincer : tôle, tôles, pièces à souder, pièce à souder, pièces pendant la soudure, tôle à souder > pince-étau, serre-joint en C
  plier, saisir, tenir, attraper, former, tordre, atteindre, recourber : fil, petites pièces, petite pièce, fil fin, cosse, boucle de fil, borne, connecteur, clip > pince à becs longs, pince universelle
  couper, sectionner, raccourcir, trancher : fil électrique, fil, câble, câble électrique, fil de cuivre, fil de fer, fil fin, corde à piano, fil d’acier, bout de câble, fil dur > pince coupante, pince universelle, pince à becs longs
  couper, sectionner, ouvrir, casser, trancher, forcer : chaîne, cadenas, fer à béton, treillis, tige filetée, rond à béton, grillage, antivol, antivol vélo, câble acier, câble métallique, clôture, boulon, rond d’acier, armature > coupe-boulons
  travailler, couper, saisir, intervenir, tenir : sous tension, fil sous tension, câble sous tension, courant, armoire électrique, tableau électrique, pièces sous tension, installation électrique > pince universelle isolée, tournevis isolé
  visser, dévisser, serrer, desserrer, raccorder, brancher, atteindre : borne, bornier, domino, prise, prise électrique, interrupteur, disjoncteur, tableau électrique, armoire électrique, borne encastrée > tournevis isolé
  visser, dévisser, serrer, desserrer, tourner, enlever : vis, vis cruciforme, vis à fente, vis plate, vis Phillips, vis à la main, petite vis > tournevis, embout de vissage
  visser, enfoncer, fixer, poser : vis à bois, vis aggloméré, longues vis, vis de terrasse, vis placo, placo, plaque de plâtre, lame de terrasse, bardage, vis en série > perceuse-visseuse, embout de vissage
  ouvrir, réparer, démonter, dévisser, remonter : téléphone, smartphone, GSM, Natel, ordinateur, ordinateur portable, lunettes, montre, appareil photo, petites vis, vis minuscules, électronique, carte électronique, console, jouet > tournevis de précision

  enfoncer, planter, clouer, taper, frapper, marteler : clou, clous, pointe, pointes, planche, liteau, tasseau, semence > marteau arrache-clou, marteau rivoir
  arracher, retirer, enlever, extraire, tirer : clou, clous, vieux clous, pointe, agrafe, crampillon > marteau arrache-clou
  frapper, marteler, taper, river, redresser, forger, battre, aplatir : métal, acier, tôle, rivet, burin, fer, pièce métallique > marteau rivoir, massette
  casser, démolir, abattre, briser, enfoncer, détruire, concasser : pierre, béton, mur, piquet, pieu, poteau, brique, rocher, dalle, cloison, chape, parpaing, maçonnerie, tasseau de béton > masse, massette, perforateur
  frapper, taper, assembler, emmancher, ajuster, monter, emboîter, chasser : sans abîmer, sans marquer, sans laisser de traces, en douceur, surface fragile, roulement, pièce usinée, pièces délicates, assemblage bois, tenon > maillet à embouts, maillet sans rebond, maillet caoutchouc
  frapper, taper : sans rebond, sans recul, sans rebondir > maillet sans rebond
  poser, taper, caler, ajuster, régler, enfoncer, niveler : carrelage, carreau, carreaux, pavé, pavés, dalle, dalles, bordure, parquet, stratifié, sardine, piquet de tente, lame de parquet > maillet caoutchouc
  pointer, marquer, amorcer, repérer, centrer : trou, centre du trou, point de perçage, centre de perçage, avant-trou > burins et chasse-goupilles
  chasser, extraire, enlever, pousser, retirer, sortir : goupille, goupille élastique, goupille fendue, goupille cylindrique, axe, clavette, pion, mécanindus > chasse-goupilles
  buriner, fendre, trancher, couper, ébarber, casser : rivet, tête de rivet, tête de boulon, écrou, métal à la main, projection de soudure > burin, meuleuse d’angle

  percer, forer, faire, aléser : métal, acier, fer, inox, aluminium, alu, laiton, cuivre, trou dans le métal, trou dans l’acier, fonte, profilé > foret à métaux, foret étagé, perceuse-visseuse
  percer, agrandir, élargir, aléser, ébaucher : tôle, tôle fine, trou, trou dans la tôle, armoire électrique, coffret électrique, tôle inox, trou plus grand > foret étagé, scie cloche
  percer, forer, fixer, cheviller, accrocher, ancrer : mur, béton, brique, pierre, parpaing, maçonnerie, trou de cheville, cheville, plafond, dalle, mur en béton, façade, trou dans le mur > perforateur, foret à béton
  buriner, piquer, enlever, casser, saigner, décoller, déposer : carrelage, faïence, plâtre, enduit, crépi, chape, béton, saignée, saignée dans le mur, mortier > perforateur, burin
  percer, forer : bois, planche, poutre, panneau, meuble, étagère, madrier > perceuse-visseuse, foret hélicoïdal
  percer, découper, scier, faire, couper, encastrer : grand trou, gros trou, trou rond, passage de tube, boîte d’encastrement, boîtier électrique, spot, spot encastré, serrure, trou de serrure, trou de spot, passage de câble, évacuation > scie cloche
  tarauder, fileter, faire, tailler : filetage, filet, taraudage, trou taraudé, trou borgne, trou fileté, pas de vis, filetage intérieur, trou > taraud machine, tarauds et filières
  refaire, réparer, fileter, nettoyer, rectifier, retailler, repasser : filetage, filetage abîmé, filet abîmé, pas de vis foiré, filetage extérieur, tige, goujon, pas de vis, tige filetée > tarauds et filières
  fraiser, noyer, chanfreiner, ébavurer, encastrer, lamer : tête de vis, vis, vis fraisée, tête fraisée, trou, bord de trou, bavure, perçage > fraise à noyer
  serrer, tenir, monter, changer, remplacer : foret, mèche, foret dans la perceuse, mandrin de perceuse, foret sur tour > mandrin autoserrant

  scier, couper, tronçonner, raccourcir : métal, acier, fer, tube, tube acier, tube métallique, barre, boulon, tige filetée, profilé, cornière, tube de cuivre, fer plat > scie à métaux, disque à tronçonner, lame de scie à ruban, meuleuse d’angle
  tronçonner, couper, trancher, meuler, découper : tôle, inox, acier, boulon rouillé, fer à béton, pot d’échappement, échappement, rail > disque à tronçonner, meuleuse d’angle
  scier, couper, débiter, tailler : bois, planche, poutre, madrier, contreplaqué, tasseau, chevron, branche, bûche, lambris > scie égoïne, scie circulaire, scie sauteuse, lame de scie circulaire
  scier, couper, déligner, découper, débiter : panneau, panneaux, contreplaqué, aggloméré, mdf, longues planches, en ligne droite, OSB, mélaminé, lame de terrasse > scie circulaire, lame de scie circulaire
  scier, découper, couper, chantourner, faire : courbe, courbes, arrondi, forme, plan de travail, découpe d’évier, ouverture, gabarit, découpe arrondie > scie sauteuse
  scier, démolir, couper, tronçonner, démonter : palette, palettes, bois avec clous, bois cloué, châssis de fenêtre, cloison, vieux tuyau, clous, montant > lame de scie sabre, scie sabre

  limer, ébavurer, ajuster, lisser, arrondir, chanfreiner, adoucir : bord, arête, bavure, bavures, métal, acier, angle vif, clé, angle, tôle > lime plate, lime aiguille
  limer, ajuster, finir, retoucher, façonner : petite pièce, maquette, petit trou, détail, moule, bijou, rainure, fente > lime aiguille
  meuler, poncer, araser, lisser, enlever, ébarber, reprendre : soudure, cordon de soudure, cordon, projections de soudure, arête, bord en acier, calamine > disque à lamelles, meuleuse d’angle
  décaper, dérouiller, brosser, enlever, nettoyer, retirer, gratter : rouille, peinture, calamine, vieille peinture, revêtement, laitier, corrosion, acier rouillé, vernis > brosse coupe, disque à lamelles
  affûter, aiguiser, affiler, repasser, dresser, aviver : couteau, couteaux, ciseau à bois, ciseaux, lame, fer de rabot, hache, tranchant, outil, ciseau, couteau de cuisine > pierre à affûter diamant
  poncer, lisser, décaper, égrener, polir, préparer : bois, table, meuble, parquet, peinture, vernis, surface, porte, carrosserie, mastic, volet, plateau de table, enduit > ponceuse excentrique

  mesurer, contrôler, relever, lire, vérifier : épaisseur, diamètre, diamètre extérieur, diamètre intérieur, profondeur, arbre, alésage, centième, au centième, dixième, petite pièce, paroi, diamètre de foret > pied à coulisse digital, pied à coulisse à vernier, micromètre d’extérieur
  mesurer, contrôler, vérifier : micron, microns, au micron, millième, au millième, arbre avec précision, diamètre d’arbre, épaisseur de tôle, épaisseur de fil > micromètre d’extérieur
  contrôler, mesurer, régler, vérifier, centrer, dégauchir : faux-rond, voile, voilage, concentricité, jeu, jeu axial, planéité, battement, disque de frein, broche, saut > comparateur à cadran
  mesurer, relever, prendre : longueur, distance, pièce, mur, largeur, hauteur, planche, fenêtre, cotes, mesures, sol, métré > mètre ruban
  poser, accrocher, fixer, aligner, vérifier, niveler, mettre, régler, caler : étagère, tableau, cadre, de niveau, à niveau, d’aplomb, aplomb, droit, cuisine, meuble haut, clôture, machine à laver, niveau > niveau à bulle, laser lignes croisées
  aligner, projeter, tracer, reporter, poser, niveler : ligne, ligne horizontale, carrelage, faïence, niveau dans la pièce, plafond, faux plafond, trait de niveau, cuisine, cloison, suspente > laser lignes croisées
  tracer, vérifier, contrôler, marquer, reporter : angle droit, 90 degrés, 45 degrés, équerrage, angle, onglet, trait, perpendiculaire, ligne droite, trait de coupe > équerre combinée

  serrer, tenir, bloquer, fixer, immobiliser, brider : pièce, pièce sur établi, pièce à limer, métal, établi, pièce pendant le limage > étau d’établi
  serrer, tenir, bloquer, brider, immobiliser : pièce à percer, pièce pendant le perçage, pièce sous la perceuse, rond, perceuse à colonne, pièce à fraiser, barre ronde > étau de perceuse
  coller, serrer, presser, assembler, maintenir, plaquer : bois, planches, bois collé, panneaux, pièces pendant le collage, collage, meuble, tasseau, chant, assemblage > serre-joint à pompe, serre-joint à une main
  serrer, brider, maintenir, fixer, pointer : acier, poutre, poutrelle, charpente métallique, mécano-soudure, métal à souder, IPN > serre-joint en C, pince-étau
  écarter, pousser, pousser contre, serrer : pièces, cadre de porte, huisserie, cadre, chambranle > serre-joint à une main
  brider, maintenir, bloquer, fixer : gabarit, montage, pièce en série, montage d’usinage, pièce dans un gabarit, série > sauterelle

  percer, visser : sans fil, sans prise, sans électricité, sans courant, sur batterie > perceuse-visseuse
  alimenter, recharger, charger, remplacer, faire fonctionner : outil sans fil, outils sans fil, visseuse, machine, machine 18 V, outil 18 V, électroportatif > batterie Li-ion
  ranger, organiser, fermer, classer, entreposer, stocker : outils, outillage, outil, tiroirs, atelier, garage, outils d’atelier > servante d’atelier, caisse à outils
  transporter, porter, emporter, emmener, déplacer : outils, outillage, outils à main, outils sur chantier, chantier, outils de dépannage, dépannage, camionnette, intervention > sac à outils, mallette empilable, caisse à outils
  déplacer, rouler, pousser, amener : outils dans l’atelier, autour de la voiture, outillage lourd, outils au garage > servante d’atelier, mallette empilable
  empiler, transporter, rouler, charger, porter : mallettes, caisses, coffrets, fourgon, camionnette, machines, utilitaire, véhicule > mallette empilable
  trier, ranger, classer, organiser, séparer, stocker : vis, petites pièces, écrous, boulons, rondelles, clous, visserie, chevilles, boulonnerie, quincaillerie, composants, bricoles > boîte à compartiments
  accrocher, suspendre, ranger, exposer, disposer, pendre : outils au mur, outils, mur, mur d’atelier, outils sur le mur, établi, garage > panneau perforé, barre magnétique
  tenir, coller, accrocher, suspendre, aimanter : couteaux, outils en acier, tournevis au mur, outils par aimant, ciseaux > barre magnétique
`);
