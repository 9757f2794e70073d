import { foldText } from '@forgeline/tool-text/fold-text';
import { newStemmer } from 'snowball-stemmers';
import { type LanguageRules, memoizeWords, wordSet } from '../language-rules';
import { EVERYDAY_WORDS } from './everyday-words';
import { NEAR_WORDS } from './near-words';
import { germanSound } from './sound';

const stemmer = newStemmer('german');
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** `Schlüsseln` are `Schlüssel`. */
const DATIVE = /(?<=[^aeiou]e[lr])n$/;

/** `Säge`, `Saege` and, of one without the key, `Sage` have one stem; so have `Hammer` and `Hämmer`. */
function withoutUmlauts(word: string): string {
  return word.replace(/ae|oe|(?<![aeiouq])ue/g, (pair) => pair[0] ?? '');
}

export const GERMAN: LanguageRules = {
  fold: (text) => foldText(text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter)),
  stem: memoizeWords((word) => stemmer.stem(withoutUmlauts(word).replace(DATIVE, ''))),
  sound: germanSound,
  fillers:
    wordSet(`der die das den dem des ein eine einen einem einer eines und oder ist sind es ich mir mich wir uns sie ihr man
    etwas was wie wo kann koennen soll will moechte brauche brauchen suche suchen gesucht bitte so sehr auch nicht kein keine
    zu zur zum als pro je ca etc bzw dass dabei damit ab er ganz alles`),
  prepositions: wordSet('fuer mit ohne in im aus auf am an gegen unter ueber bei von vom durch ins bis'),
  vague:
    wordSet(`gut gute guter gutes guten beste bester besten qualitaet profi professionell professionelle guenstig guenstige
    stark starke starker stabil stabile stabiler robust robuste robuster schwer schwere schwerer leicht leichte leichter gross
    grosse grosser grosses klein kleine kleiner kleines lang lange langer kurz kurze kurzer neu neue neuer alt alte alter altes
    alten einfach einfache einfacher normal normale sicher sichere sicherer genau genaue genauer exakt exakte schnell schnelle
    schonend sauber gerade werkzeug werkzeuge werkstatt stueck teilig teiliges groesse groessen typ modell art hochwertig
    hochwertige hochwertiger verschiedene rostige rostig alten`),
  tools: wordSet('werkzeug werkzeuge'),
  containers: wordSet(
    'satz saetze set sets sortiment sortimente garnitur garnituren system systeme kit kits',
  ),
  conjunctions: wordSet('und oder &'),
  everyday: wordSet(`${EVERYDAY_WORDS} ${NEAR_WORDS}`),
  endingFrom: 4,
  links: ['', 's', 'n', 'en', 'e', 'es', 'er'],
  nounsAreCapitalised: true,
  kindComesFirst: false,
};
