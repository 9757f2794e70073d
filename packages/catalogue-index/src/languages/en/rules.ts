import { foldText } from '@forgeline/tool-text/fold-text';
import { newStemmer } from 'snowball-stemmers';
import { type LanguageRules, memoizeWords, wordSet } from '../language-rules';
import { EVERYDAY_WORDS } from './everyday-words';
import { NEAR_WORDS } from './near-words';
import { englishSound } from './sound';

const stemmer = newStemmer('english');

export const ENGLISH: LanguageRules = {
  fold: foldText,
  stem: memoizeWords((word) => stemmer.stem(word.replace(/ives$/, 'ife').replace(/elves$/, 'elf'))),
  sound: englishSound,
  fillers:
    wordSet(`a an and or the to of is are be it its this that these those there i me my we our you your he she they them
    some any something anything thing things stuff one ones do does did can could would should will want wants need needs
    needed looking look find get buy have has had please what which how where when not no at by from as per`),
  prepositions: wordSet(
    'for with without in on into onto against under over inside through within up between',
  ),
  vague:
    wordSet(`good best better quality professional pro cheap strong sturdy robust heavy light lightweight big large small
    little tiny huge long short new old nice great premium basic simple standard universal proper safe safely easy easily quick
    quickly fast exact exactly exacting precise precisely accurate accurately gently gentle carefully tool tools equipment
    duty industrial workshop hand top high low size sized piece pieces pcs pc pack type style model`),
  tools: wordSet('tool tools'),
  containers: wordSet('set sets kit kits assortment assortments system systems pack packs series range'),
  conjunctions: wordSet('and or &'),
  everyday: wordSet(`${EVERYDAY_WORDS} ${NEAR_WORDS}`),
  endingFrom: 5,
  links: undefined,
  nounsAreCapitalised: false,
  kindComesFirst: false,
};
