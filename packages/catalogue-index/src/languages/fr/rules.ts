import { foldText } from '@forgeline/tool-text/fold-text';
import { newStemmer } from 'snowball-stemmers';
import { type LanguageRules, memoizeWords, wordSet } from '../language-rules';
import { EVERYDAY_WORDS } from './everyday-words';
import { frenchSound } from './sound';

const stemmer = newStemmer('french');

/** `d’atelier` is `atelier`. */
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

/** The stemmer expects accents, which folded words have lost: it gives `etaux` and `etau`, `isolees` and `isole` different stems. */
function simplified(word: string): string {
  return word
    .replace(/(?<=..)(?:aux?|als?)$/, 'al')
    .replace(/ees?$/, 'e')
    .replace(/^clefs?$/, 'cle');
}

export const FRENCH: LanguageRules = {
  elision: ELISION,
  fold: (text) => foldText(text.replace(ELISION, '')),
  stem: memoizeWords((word) => stemmer.stem(simplified(word))),
  sound: frenchSound,
  fillers:
    wordSet(`un une des le la les d de du au aux a en et ou y ce cet cette ces mon ma mes son sa ses notre nos votre vos
    leur leurs je tu il elle on nous vous ils elles me te se qui que qu quoi dont ou est sont etre ai as avoir avons
    faut il veux veut voudrais voulons cherche cherchons chercher recherche trouver acheter achat besoin peut peux pouvoir
    comme ainsi plus tres pas ne aussi bien quel quelle quels quelles combien comment merci svp quelque chose truc par si`),
  prepositions: wordSet('pour avec sans dans sur sous contre vers entre depuis'),
  vague:
    wordSet(`bon bonne bons bonnes meilleur meilleure meilleurs meilleures qualite pro professionnel professionnelle
    professionnels professionnelles cher chere solide solides robuste robustes fort forte lourd lourde lourds lourdes leger
    legere grand grande grands grandes gros grosse petit petite petits petites long longue longs longues court courte nouveau
    nouvelle neuf neuve simple simples standard universel universelle precis precise exact exacte rapide rapidement facile
    facilement outil outils outillage atelier industriel industrielle main haut haute qualites taille tailles type modele
    style piece pieces pcs pce`),
  tools: wordSet('outil outils outillage'),
  containers: wordSet(
    'jeu jeux set sets kit kits coffret coffrets assortiment assortiments lot lots gamme serie composition systeme systemes',
  ),
  conjunctions: wordSet('et ou &'),
  everyday: wordSet(EVERYDAY_WORDS),
  endingFrom: 5,
  links: undefined,
  nounsAreCapitalised: false,
  kindComesFirst: true,
};
