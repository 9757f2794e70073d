import { Catalogue } from '@forgeline/catalogue-index/catalogue';
import { CataloguePacker } from '@forgeline/catalogue-index/pack/catalogue-packer';
import { expect, it } from 'vitest';
import { SEEDED_WORDS } from '@/lib/server/commerce/tools/search-words/seeded/seeded-words';
import { FRENCH_NAMES } from './french-names';

/** A search, and how the name of a tool among its first three begins; nothing is found without one. */
const SEARCHES = `
  clé anglaise = Clé à molette
  clef a mollette = Clé à molette
  clé à griffe = Clé serre-tube
  clé suédoise = Clé serre-tube
  clé BTR = Jeu de clés Allen
  imbus = Jeu de clés Allen
  clé de couple = Clé dynamométrique
  clé plate = Clé à fourche
  clé oeil = Clé polygonale
  rochet = Cliquet réversible
  clé à rochet = Jeu de clés mixtes à cliquet
  coffret douilles = Coffret de douilles
  douille choc = Jeu de douilles à chocs
  barre de force = Poignée articulée
  tournevis plat = Tournevis à fente
  tournevis électricien = Jeu de tournevis isolés
  tournevis d’électricien = Jeu de tournevis isolés
  niveau d'eau = Niveau à bulle
  serre-joint en C = Serre-joint
  tournevis horloger = Jeu de tournevis de précision
  bits = Coffret d’embouts
  Facom = Coffret de douilles
  coupe-fil = Pince coupante
  pince plombier = Pince multiprise
  pince bec fin = Pince à becs longs
  pince grip = Pince-étau
  coupe-cadenas = Coupe-boulons
  sergent = Serre-joint à pompe
  marteau charpentier = Marteau arrache-clou
  massette = Massette
  pointeau = Jeu de burins
  mèche béton = Jeu de forets à béton
  foret acier = Coffret de forets à métaux
  foret conique = Foret étagé
  filière = Coffret de tarauds
  scie bois = Scie égoïne
  trépan = Coffret de scies cloches
  disque meuleuse = Disques à tronçonner
  brosse métallique = Brosse coupe
  aiguiseur = Pierre à affûter
  palmer = Micromètre
  chevillière = Mètre ruban
  niveau de maçon = Niveau à bulle
  laser en croix = Laser lignes croisées
  desserte d’atelier = Servante
  boîte à outils = Caisse à outils
  boîte à vis = Boîte à compartiments
  systainer = Mallettes empilables
  barre aimantée = Barre magnétique
  foreuse = Perceuse-visseuse
  disqueuse = Meuleuse
  visseuse à choc = Boulonneuse
  marteau piqueur = Perforateur
  ponceuse orbitale = Ponceuse
  accu 18V = Batterie

  débloquer un boulon grippé = Poignée articulée
  comment enlever une vis foirée = Pince-étau
  changer une roue = Boulonneuse
  couper une chaîne = Coupe-boulons
  couper un câble = Pince coupante
  découper un plan de travail = Scie sauteuse
  percer un mur = Perforateur
  faire un trou de spot = Coffret de scies cloches
  refaire un filetage abîmé = Coffret de tarauds
  enlever la rouille = Brosse coupe
  aiguiser un couteau = Pierre à affûter
  contrôler le faux-rond = Comparateur
  mettre une étagère de niveau = Niveau à bulle
  coller du bois = Serre-joint à pompe
  ranger des vis = Boîte à compartiments
  travailler sous tension = Pince universelle isolée

  vis =
  vis à bois =
  peinture =
  colle à bois =
  pince à dénuder =
  clé à bougie =
  clé USB =
  ciseau à bois =
  lime à ongles =
  perceuse à colonne =
  gants de travail =
  machine à café =
  bouchon d’oreille =
  échelle =
`;

const searches = SEARCHES.split('\n')
  .filter((line) => line.includes(' ='))
  .map((line) => line.split(' =').map((part) => part.trim()) as [query: string, name: string]);

const idOf = (at: number) => at.toString(16).padStart(24, '0');

function frenchCatalogue(): Catalogue {
  const packer = new CataloguePacker();
  for (const [at, name] of FRENCH_NAMES.entries()) {
    const text = { name, description: '', category: 'outillage', specs: [] };
    packer.put({
      ...text,
      ...{ id: idOf(at), sku: `FR-${at}`, texts: { fr: text }, createdAt: 0, priceCents: 1_000 },
      ...{ isAvailable: true, moq: 1, quantity: 5, rating: { sum: 0, count: 0 }, placing: at, revision: at },
    });
  }
  const catalogue = new Catalogue(packer.pack());
  catalogue.setWords('fr', SEEDED_WORDS.fr ?? { synonyms: [], needs: [], unsold: [] });
  return catalogue;
}

const catalogue = frenchCatalogue();

it.each(searches)('a French search for %s finds %s', async (query, name) => {
  const { tools } = await catalogue.suggest(query, 3, 'fr');
  const found = tools.map(({ id }) => FRENCH_NAMES[Number.parseInt(id, 16)] ?? '');
  if (name === '') expect(found).toEqual([]);
  else
    expect(
      found.filter((each) => each.startsWith(name)),
      found.join(' | '),
    ).not.toEqual([]);
});
