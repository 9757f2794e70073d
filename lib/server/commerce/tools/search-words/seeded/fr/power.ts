import { synonymGroups } from '../../search-group';

/** Électroportatif, batteries. */
export const POWER_FR = synonymGroups(`
  perceuse-visseuse = perceuse sans fil
  perceuse, visseuse, visseuse sans fil, visseuse électrique, perceuse électrique, dévisseuse > perceuse-visseuse
  visseuse-perceuse, visseuse dévisseuse, visseuse-dévisseuse, perceuse-dévisseuse, perceuse à batterie, perceuse à main > perceuse-visseuse
  perceuse sur batterie, perceuse accu, visseuse accu, visseuse à batterie, visseuse sur batterie > perceuse-visseuse
  visseuse placo, visseuse plaquiste, tournevis électrique, tournevis sans fil, tournevis à batterie > perceuse-visseuse
  perceuse à accu, perceuse portative, machine à visser, machine à percer, foreuse, foreuse-visseuse, chignole, vilebrequin, drille > perceuse-visseuse
  perceuse-visseuse à batterie, perceuse-visseuse sans charbon, visseuse brushless > perceuse-visseuse
  perceuse d’angle, visseuse d’angle, visseuse-boulonneuse, perceuse professionnelle, perceuse de chantier > perceuse-visseuse
  perceuse à percussion, visseuse à percussion, perceuse percussion, perceuse béton > perforateur, perceuse-visseuse

  boulonneuse = clé à chocs
  boulonneuse à chocs = clé à chocs à batterie
  visseuse à chocs, visseuse à choc, visseuse choc, visseuse impact, visseuse à impact, visseuse à impulsion > boulonneuse à chocs, clé à chocs
  clé choc, clé à percussion, clé à impact, clé pneumatique, clé à chocs pneumatique, clé à chocs électrique, boulonneuse choc > boulonneuse à chocs, clé à chocs
  boulonneuse sans fil, boulonneuse électrique, boulonneuse à batterie, boulonneuse pneumatique, clé à boulonner > boulonneuse à chocs, clé à chocs
  clé à choc sans fil, déboulonneuse, pistolet à chocs, pistolet à boulonner, pistolet à roues, pistolet pneumatique roue > boulonneuse à chocs, clé à chocs
  clé électrique, visseuse de roue, visseuse à roues, démonte-roue électrique, clé à batterie, boulonneuse voiture > boulonneuse à chocs, clé à chocs
  boulonneuse pour pneus, clé à chocs voiture, clé à chocs auto, clé à chocs sans fil > boulonneuse à chocs, clé à chocs

  meuleuse d’angle = meuleuse = disqueuse
  grosse meuleuse, meuleuse à main, mini-meuleuse, meuleuse variable > meuleuse d’angle, meuleuse, disqueuse
  meuleuse angulaire, meuleuse électrique, meuleuse sans fil, meuleuse à disque, petite meuleuse > meuleuse d’angle, meuleuse, disqueuse
  disqueuse électrique, Flex, lapidaire à main, meule à main, tronçonneuse à disque > meuleuse d’angle, meuleuse, disqueuse
  tronçonneuse à métaux, tronçonneuse à métal, ébarbeuse, ébavureuse électrique, machine à meuler, rectifieuse à main > meuleuse d’angle, meuleuse, disqueuse

  circulaire, scie circulaire portative, scie plongeante, scie sur rail, scie circulaire à main, scie circulaire sans fil, scie circulaire à batterie > scie circulaire
  scie électrique, scie à disque, scie sur batterie, scie à batterie, scie sans fil, scie ronde, Skilsaw, scie Skil > scie circulaire, scie sauteuse
  scie circulaire à bois, scie circulaire électrique, scie circulaire plongeante, scie circulaire sur rail > scie circulaire
  sauteuse, scie à chantourner, scie pendulaire, scie sauteuse électrique, scie sauteuse sans fil, sauteuse pendulaire > scie sauteuse
  scie à découper, scie sauteuse filaire, scie de découpe, scie à plan de travail, scie à contourner > scie sauteuse
  scie sauteuse à batterie, scie sauteuse à bois, scie sauteuse métal, scie à guichet électrique > scie sauteuse

  perforateur = perfo = marteau perforateur
  marteau-perforateur, perforateur SDS, perforateur burineur, perfo-burineur, perforateur-burineur, perforatrice > perforateur, marteau perforateur
  marteau burineur, burineur, marteau-piqueur, marteau piqueur, piqueur, brise-béton, démolisseur, marteau-piqueur électrique > perforateur, marteau perforateur
  Hilti, Hilty, marteau SDS, machine SDS, SDS-plus, tamponnoir électrique, marteau électrique > perforateur, foret SDS-plus
  perforateur électrique, perforateur sans fil, perceuse à béton, perceuse SDS, marteau pneumatique, marteau démolisseur > perforateur, marteau perforateur
  perforateur à batterie, perforateur accu, perforateur pneumatique, perforateur béton, marteau à béton, Kango > perforateur, marteau perforateur

  ponceuse excentrique = ponceuse orbitale = ponceuse roto-orbitale
  ponceuse, ponceuse électrique, ponceuse vibrante, ponceuse rotative, ponceuse ronde, ponceuse à disque, ponceuse bois > ponceuse excentrique, ponceuse orbitale
  ponceuse roto-excentrique, ponceuse à main, ponceuse carrossier, ponceuse delta, ponceuse plate > ponceuse excentrique, ponceuse orbitale
  ponceuse à parquet, ponceuse à bande, ponceuse de finition, machine à poncer, ponceuse Festool > ponceuse excentrique, ponceuse orbitale
  ponceuse circulaire, ponceuse carrosserie, ponceuse bois électrique, ponceuse girafe > ponceuse excentrique, ponceuse orbitale

  batterie = accu = accumulateur
  batterie outil, batterie perceuse, batterie visseuse, batterie de rechange, batterie lithium > batterie Li-ion
  accu lithium, accu Li-ion, batterie lithium-ion, batterie portative, pack batterie, bloc batterie, batterie de remplacement > batterie Li-ion
  batterie électroportatif, batterie d’outil, batterie meuleuse, accu de rechange, accu perceuse, accu visseuse > batterie Li-ion
  chargeur, chargeur de batterie, chargeur batterie, chargeur rapide, station de charge, chargeur perceuse, chargeur d’accu > batterie Li-ion, perceuse-visseuse
`);
