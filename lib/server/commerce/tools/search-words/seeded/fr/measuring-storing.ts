import { synonymGroups } from '../../search-group';

/** Mesure, traçage, rangement. */
export const MEASURING_STORING_FR = synonymGroups(`
  digital = numérique
  pied à coulisse = calibre à coulisse
  calibre, jauge à coulisse, calibre coulissant, pied coulisse, pied de coulisse, pied a coulise > pied à coulisse, calibre à coulisse
  pied à coulisse digital = pied à coulisse numérique
  pied à coulisse électronique, pied à coulisse à affichage, calibre digital, calibre numérique, calibre électronique > pied à coulisse digital, pied à coulisse numérique
  pied coulisse digital, pied coulisse numérique, pied digital, pied à coulisse LCD > pied à coulisse digital, pied à coulisse numérique
  pied à coulisse mécanique, pied à coulisse manuel, pied à coulisse analogique, vernier, pied à vernier > pied à coulisse à vernier, pied à coulisse
  jauge de profondeur, pied de profondeur, pied à coulisse à cadran, pied à coulisse de poche > pied à coulisse, calibre à coulisse

  micromètre = palmer
  micromètre d’extérieur = micromètre extérieur
  palmer extérieur, palmer d’extérieur, micromètre à vis, vis micrométrique, jauge micrométrique, micromètre à étrier > micromètre d’extérieur, palmer
  micromètre de mécanicien, palmer mécanique, jauge d’épaisseur micrométrique > micromètre d’extérieur, palmer

  comparateur à cadran = comparateur
  comparateur mécanique, comparateur analogique, comparateur à tige, comparateur de mesure, comparateur centésimal > comparateur à cadran, comparateur
  comparateur au centième, comparateur à levier, pupitast, pupitas, indicateur à levier > comparateur à cadran, comparateur
  cadran comparateur, jauge à cadran, comparateur de faux-rond, indicateur à cadran > comparateur à cadran, comparateur

  mètre ruban = mètre à ruban = mesure à ruban
  mètre, mètre déroulant, mètre rétractable, mètre enrouleur, mètre roulant, mètre de poche, mètre automatique > mètre ruban, mesure à ruban
  ruban à mesurer, ruban mesureur, ruban métrique, roulette de mesure, mètre de maçon, mètre de chantier > mètre ruban, mesure à ruban
  mètre Stanley, Powerlock, galon à mesurer, Fatmax, mètre en acier, chevillière > mètre ruban, mesure à ruban
  décamètre, mètre à enrouleur, mesure de poche, mesure roulante, mesure, mesure ruban, mètre menuisier > mètre ruban, mesure à ruban

  niveau, niveau de maçon, niveau maçon, niveau rectangulaire, niveau tubulaire, niveau d’eau > niveau à bulle, niveau laser
  niveau aluminium, niveau alu, niveau bulle, niveau aimanté, niveau de menuisier, niveau Stabila, niveau torpille > niveau à bulle
  niveau de charpentier, règle à niveau, règle niveau, nivelle, niveau de poseur, niveau magnétique > niveau à bulle

  équerre combinée = équerre à combinaison = équerre multifonction
  équerre, équerre de menuisier, équerre menuisier, équerre à chapeau, équerre de mécanicien, équerre d’atelier > équerre combinée, équerre à combinaison
  équerre de charpentier, équerre charpentier, équerre d’onglet, équerre à 45, équerre métallique, équerre inox > équerre combinée, équerre à combinaison
  équerre coulissante, équerre réglable, équerre de précision, équerre de traçage, équerre d’ajusteur, équerre à centrer > équerre combinée, équerre à combinaison
  réglet, réglet inox, règle métallique, règle en acier, réglet de mécanicien, règle graduée, latte métallique, équerre à talon > équerre combinée, équerre à combinaison

  laser lignes croisées = laser croix = niveau laser
  laser, laser ligne, laser en croix, laser vert, laser de chantier, laser autonivelant, laser auto-nivelant > laser lignes croisées, laser croix, niveau laser
  laser de nivellement, laser carreleur, laser de carreleur, laser plaquiste, laser 2 lignes, laser croix vert > laser lignes croisées, laser croix, niveau laser
  croix laser, ligne laser, laser à lignes, laser à lignes croisées, niveau à laser > laser lignes croisées, laser croix, niveau laser
  laser Bosch, laser d’alignement, laser de construction, laser rotatif, lazer > laser lignes croisées, laser croix, niveau laser
  instrument de mesure, outil de mesure, métrologie, appareil de mesure > pied à coulisse, micromètre d’extérieur, comparateur à cadran, mètre ruban

  servante d’atelier = servante
  chariot à outils, chariot d’atelier, desserte d’atelier, desserte, servante à outils, servente > servante d’atelier, servante
  armoire à outils, meuble à outils, meuble d’atelier, meuble à tiroirs, armoire à tiroirs, caisson à tiroirs > servante d’atelier, servante
  chariot outils, chariot mécanicien, chariot de mécanicien, commode à outils, coffre à tiroirs, tiroirs à outils > servante d’atelier, servante
  servante roulante, établi roulant, établi mobile, servante à roulettes, servante mobile, chariot de montage > servante d’atelier, servante
  armoire roulante, meuble roulant, chariot roulant, servante garage, chariot de garage, servante complète > servante d’atelier, servante

  caisse à outils = boîte à outils
  caisse outils, boîte outils, caisse métallique, caisse à outil métallique, coffre à outils, coffre outils, boîte à outils métal > caisse à outils, boîte à outils
  caisse à outils 5 cases, caisse 5 cases, boîte 5 cases, caisse dépliante, caisse à plateaux, caisse à cantilever > caisse à outils, boîte à outils
  caisse accordéon, boîte à outils accordéon, caisse de plombier, caisse de mécanicien, caisse d’ouvrier, caisse en tôle > caisse à outils, boîte à outils
  caisse, valise à outils, valise outils, mallette à outils, mallette outils, coffret à outils, coffret outils > caisse à outils, mallette empilable

  sac à outils = sac porte-outils = panier à outils
  sac outils, sacoche à outils, sacoche outils, sacoche, sac de chantier, sac d’électricien, sac électricien, panier outils > sac à outils, sac porte-outils
  musette, musette à outils, cabas à outils, sac de plombier, sac de technicien, sac de monteur, sacoche d’électricien > sac à outils, sac porte-outils
  sac de dépannage, sac d’intervention, fourre-tout, besace, sac bandoulière, seau à outils > sac à outils, sac porte-outils

  mallette empilable = coffret empilable = caisse empilable
  mallette, valise, valise empilable, valisette, mallette modulable, mallette superposable, Systainer, L-Boxx, LBoxx > mallette empilable, coffret empilable
  caisse à outils à roulettes, caisse sur roulettes, boîte à outils roulante, caisse roulante, Packout, TSTAK > mallette empilable, caisse empilable
  trolley, trolley à outils, chariot porte-outils, valise à roulettes, mallette de transport, mallette machine > mallette empilable, caisse empilable
  coffre de chantier, coffre empilable, coffre à roulettes, caisse de chantier, caisse modulable, rangement modulaire > mallette empilable, caisse empilable
  mallette à roulettes, mallette roulettes, aménagement de fourgon, Sortimo, mallette d’intervention > mallette empilable, caisse empilable

  boîte à compartiments = organiseur = boîte de rangement
  casier à vis, boîte à vis, mallette à vis, boîte vis, casier vis, trieur à vis, rangement vis, boîte à casiers > organiseur, boîte à compartiments
  organizer, organisateur, assortisseur, mallette à compartiments, mallette de rangement, coffret de rangement, boîte de tri > organiseur, boîte à compartiments
  boîte petites pièces, casier de rangement, casier à tiroirs, bloc tiroirs, boîte visserie, casier visserie, boîte à chevilles > organiseur, boîte à compartiments
  boîte d’assortiment, coffret à compartiments, boîte compartimentée, organiseur vis, tiroir à vis, tiroir vis, bac à bec, bac de rangement > organiseur, boîte à compartiments

  panneau perforé = panneau porte-outils
  panneau à outils, panneau outils, panneau mural, porte-outils mural, panneau d’atelier, panneau de rangement > panneau perforé, panneau porte-outils
  plaque perforée, tableau à outils, tableau perforé, mur à outils, grille perforée, tôle perforée à outils > panneau perforé, panneau porte-outils
  râtelier à outils, râtelier mural, rangement mural, support mural, crochet, crochet porte-outils, jeu de crochets > panneau perforé, panneau porte-outils
  porte-outils, support à outils, accroche-outils, suspension d’outils, pegboard > panneau perforé, barre magnétique
  barre magnétique = barre aimantée = réglette magnétique
  barre magnétique porte-outils, rail magnétique, rail aimanté, bande magnétique, bande aimantée, barre à aimant, aimant > barre magnétique, barre aimantée
  support magnétique, support aimanté, porte-outils magnétique, porte-outils aimanté, porte-couteaux, barre à couteaux > barre magnétique, barre aimantée
`);
